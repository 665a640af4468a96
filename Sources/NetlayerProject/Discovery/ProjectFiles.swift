import NetlayerKit
import Platform

/// The files below a folder, for looking around in somebody's project: hidden folders, links, dependencies and build
/// products are passed by, and the walk ends at a number of entries, so that it is quick in any folder.
public struct FolderWalk: Sendable {
    /// Folders that hold other people's code, or what was built from it.
    private static let skipped: Set<String> = [
        "node_modules", "Pods", "Carthage", "DerivedData", "build", "Build", "vendor", "Vendor", "dist", "target",
    ]

    /// How deep, and how many entries in all.
    public struct Limits: Sendable {
        public var depth = 8
        public var entries = 50_000

        public init() {}
    }

    private let folder: String
    private let limits: Limits

    public init(_ folder: String, limits: Limits = Limits()) {
        self.folder = folder
        self.limits = limits
    }

    /// Paths relative to the folder, those near its root first, then by name. A folder that can't be read, or in which a
    /// manifest says that its files are generated, counts as empty.
    public func files(endingWith endings: [String]) -> [String] {
        var found: [String] = []
        var level = [""]
        var seen = 0
        for _ in 0...limits.depth where !level.isEmpty {
            var next: [String] = []
            for place in level {
                guard let names = try? Disk.names(in: FilePath.join(folder, place)) else { continue }
                if names.contains(OutputManifest.fileName) { continue }
                for name in names where !name.hasPrefix(".") {
                    seen += 1
                    guard seen <= limits.entries else { return found }
                    let path = place.isEmpty ? name : place + "/" + name
                    switch Disk.entry(FilePath.join(folder, path)) {
                    case .folder: if !FolderWalk.skipped.contains(name) { next.append(path) }
                    case .file: if endings.contains(where: name.hasSuffix) { found.append(path) }
                    default: continue
                    }
                }
            }
            level = next
        }
        return found
    }
}

/// A target of a package whose code is generated in each build, and what it needs besides its configuration.
public struct PluginTarget: Sendable {
    public let name: String
    public let folder: String

    /// - Parameter name: as the manifest has it; nil isn't a name of a target that a folder could have.
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
            "// dependencies, with the path of a checkout of Netlayer:", ".package(path: \"../netlayer\"),",
            "// targets:",
            ".target(name: \"\(name)\", plugins: [.plugin(name: \"NetlayerPlugin\", package: \"netlayer\")]),",
        ]
    }
}

/// Tells whether a project says which actor its code is isolated to where the code says nothing.
enum DefaultIsolation {
    /// The endings of the files that could say it: manifests of packages and of project generators, Xcode's settings.
    static let files = ["Package.swift", "Project.swift", "project.yml", ".pbxproj", ".xcconfig"]

    private static let words = ["defaultIsolation", "default-isolation", "SWIFT_DEFAULT_ACTOR_ISOLATION"].map {
        Array($0.utf8)
    }

    static func isSaid(in bytes: [UInt8]) -> Bool {
        words.contains { ByteSearch.firstOffset(of: $0, in: bytes) != nil }
    }
}
