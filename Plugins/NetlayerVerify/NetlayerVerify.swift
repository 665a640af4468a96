import Foundation
import PackagePlugin

/// Reports in each build whether the committed code is up to date. Generates nothing.
@main
struct NetlayerVerify: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        return commands(
            Configuration(in: [target.directoryURL, context.package.directoryURL]),
            of: target.name,
            module: target.moduleName,
            fix: "swift package netlayer generate",
            tool: try context.netlayer,
            workFolder: context.pluginWorkDirectoryURL
        )
    }

    private func commands(
        _ configuration: Configuration?,
        of target: String,
        module: String,
        fix: String,
        tool: URL,
        workFolder: URL
    ) -> [Command] {
        guard let configuration else {
            Diagnostics.error("Netlayer: there is no netlayer.yml in the folder of `\(target)` or of the package")
            return []
        }
        // The tool rewrites the mark when it finds drift. The build watches the mark, so that it runs the tool again.
        let mark = workFolder.appending(path: "drift")
        let files = FileManager.default
        guard files.fileExists(atPath: mark.path) || files.createFile(atPath: mark.path, contents: nil) else {
            Diagnostics.error("Netlayer: can't write `\(mark.path)`, which says whether there was drift")
            return []
        }
        let source = workFolder.appending(path: "NetlayerVerified.swift")
        return [
            .buildCommand(
                displayName: "Netlayer: verifying the code of \(target)",
                executable: tool,
                arguments: [
                    "plugin", "verify", "--config", configuration.path, "--module", module, "--fix", fix,
                    "--mark", mark.path, "--source", source.path,
                ],
                inputFiles: [mark]
                    + WatchedFiles.paths(of: configuration.file, isWatchingAll: true).map {
                        URL(fileURLWithPath: $0)
                    },
                outputFiles: [source]
            )
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NetlayerVerify: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = context.xcodeProject.directoryURL
            let configuration = target.configuration(in: project) ?? Configuration(in: [project])
            return commands(
                configuration,
                of: target.displayName,
                module: target.moduleName,
                fix: "netlayer generate" + (configuration.map { " --config \($0.path)" } ?? ""),
                tool: try context.netlayer,
                workFolder: context.pluginWorkDirectoryURL
            )
        }
    }
#endif
