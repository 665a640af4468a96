import Foundation
import PackagePlugin

/// Turns `Templates/` into Swift source, so that the packs travel inside the program.
@main
struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let templates = context.package.directoryURL.appending(path: "Templates")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
        return [
            .buildCommand(
                displayName: "Embedding the template packs",
                executable: try context.tool(named: "EmbedTemplatesTool").url,
                arguments: [templates.path(), output.path()],
                inputFiles: files(below: templates),
                outputFiles: [output]
            )
        ]
    }

    private func files(below folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
        var files: [URL] = []
        while let file = found?.nextObject() as? URL {
            if (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true { files.append(file) }
        }
        return files.sorted { $0.path() < $1.path() }
    }
}
