import Foundation
import PackagePlugin

/// Generates the code of a target while it is built: all of it, or only the mocks in a test target.
@main
struct NetlayerPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let package = context.package.directoryURL
        guard target.kind == .test else {
            let configuration = Configuration(in: [target.directoryURL, package])
            let generation = Generation(target: target.name, module: target.moduleName, isTest: false)
            return try generation.commands(
                configuration,
                context.netlayer,
                context.pluginWorkDirectoryURL
            )
        }
        let tested = target.dependencies.compactMap { dependency -> SourceModuleTarget? in
            if case .target(let target) = dependency { return target as? SourceModuleTarget }
            return nil
        }
        let module = tested.first { Configuration(in: [$0.directoryURL]) != nil } ?? tested.first
        let configuration = Configuration(in: [target.directoryURL] + tested.map(\.directoryURL) + [package])
        let generation = Generation(target: target.name, module: module?.moduleName, isTest: true)
        return try generation.commands(
            configuration,
            context.netlayer,
            context.pluginWorkDirectoryURL
        )
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NetlayerPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = context.xcodeProject.directoryURL
            let tested = target.dependencies.compactMap { dependency -> XcodeTarget? in
                if case .target(let target) = dependency { return target }
                return nil
            }
            let isTest = target.isTest
            let module = isTest ? tested.first { $0.configuration(in: project) != nil } ?? tested.first : target
            let candidates = [target] + (isTest ? tested : [])
            let configuration =
                candidates.lazy.compactMap { $0.configuration(in: project) }.first ?? Configuration(in: [project])
            let generation = Generation(target: target.displayName, module: module?.moduleName, isTest: isTest)
            return try generation.commands(
                configuration,
                context.netlayer,
                context.pluginWorkDirectoryURL
            )
        }
    }
#endif
