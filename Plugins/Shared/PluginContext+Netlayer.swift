#if canImport(PackagePlugin)
    import Foundation
    import PackagePlugin

    extension PluginContext {
        /// The tool: built from source, or `netlayer` of an artifact bundle.
        var netlayer: URL { get throws { try (try? tool(named: "NetlayerTool"))?.url ?? tool(named: "netlayer").url } }
    }
#endif

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension XcodePluginContext {
        var netlayer: URL { get throws { try (try? tool(named: "NetlayerTool"))?.url ?? tool(named: "netlayer").url } }
    }
#endif
