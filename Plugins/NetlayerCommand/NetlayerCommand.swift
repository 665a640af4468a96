import Foundation
import PackagePlugin

/// `swift package netlayer …`: the command line for one target of a package, or for all.
@main
struct NetlayerCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let package = context.package.directoryURL
        let tool = Tool(file: try context.netlayer, folder: package)
        var rest = ArgumentExtractor(arguments)
        let names = rest.extractOption(named: "target")
        let targets = try names.isEmpty ? [] : context.package.targets(named: names.filter(context.hasTarget))
        let folders = targets.isEmpty ? context.package.targets.map(\.directoryURL) : targets.map(\.directoryURL)
        let foreign = names.filter { !context.hasTarget($0) }.flatMap { ["--target", $0] }
        let places = (targets.isEmpty ? [package] : []) + folders
        try tool.run(rest.remainingArguments + foreign, configurations: places.compactMap { Configuration(in: [$0]) })
    }
}

extension PluginContext {
    fileprivate func hasTarget(_ name: String) -> Bool { package.targets.contains { $0.name == name } }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NetlayerCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let project = context.xcodeProject.directoryURL
            let tool = Tool(file: try context.netlayer, folder: project)
            var rest = ArgumentExtractor(arguments)
            let names = rest.extractOption(named: "target")
            let targets = context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }
            let own = targets.compactMap { $0.configuration(in: project) }
            let common = names.isEmpty ? Configuration(in: [project]) : nil
            let words = rest.remainingArguments.isEmpty ? ["generate"] : rest.remainingArguments
            try tool.run(words, configurations: (common.map { [$0] } ?? []) + own)
        }
    }
#endif
