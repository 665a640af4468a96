import Platform

/// A target of a package whose code is generated in each build, and what it needs besides its configuration.
public struct PluginTarget: Sendable {
    public let name: String
    public let folder: String

    /// - Parameter name: as the manifest has it; nil is no name of a target that a folder could have.
    public init?(_ name: String) {
        let isPlain = name.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F }
        guard isPlain, !name.isEmpty else { return nil }
        self.name = name
        folder = "Sources/" + name
    }

    /// SwiftPM takes a target without a Swift file for none; nil where the folder has one.
    public var placeholder: (path: String, text: String)? {
        guard FolderWalk(folder).files(endingWith: [".swift"]).isEmpty else { return nil }
        let text = "// The code of this module is generated in each build, as `netlayer.yml` says.\n"
        return (FilePath.join(folder, name + ".swift"), text)
    }

    /// Whether code outside of the module uses what is generated: nothing else is in it, or the manifest says so.
    public var isUsedOutside: Bool { placeholder != nil || PackageManifest.isUsedOutside(folder) }

    /// What the manifest of the package says of it.
    public var manifestLines: [String] {
        [
            "// dependencies, with the path of a checkout of Netlayer:",
            ".package(path: \"../netlayer\"),",
            "// targets:",
            ".target(name: \"\(name)\", plugins: [.plugin(name: \"NetlayerPlugin\", package: \"netlayer\")]),",
        ]
    }
}
