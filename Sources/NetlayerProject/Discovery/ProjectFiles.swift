import NetlayerKit
import Platform

/// The files below a folder of somebody's project. Hidden folders, links, dependencies and build products are skipped,
/// and the number of entries is limited, so that the walk is quick in any folder.
public struct FolderWalk: Sendable {
    /// Folders that contain other people's code, or build products.
    private static let skipped: Set<String> = [
        "node_modules", "Pods", "Carthage", "DerivedData", "build", "Build", "vendor", "Vendor", "dist", "target",
    ]

    /// The maximum depth, and the maximum number of entries in all. Folders of modules in folders of layers are deep:
    /// `Projects/Data/User/Sources/Remote/Mapping/Response/Base/Reply.swift`
    public struct Limits: Sendable {
        public var depth = 32
        public var entries = 50_000

        public init() {}
    }

    private let folder: String
    private let limits: Limits

    public init(_ folder: String, limits: Limits = Limits()) {
        self.folder = folder
        self.limits = limits
    }

    /// Paths relative to the folder, those near its root first, then by name. Folders that can't be read, or that
    /// contain a manifest of generated files, are skipped.
    public func files(endingWith endings: [String]) -> [String] { walk(endings).paths }

    /// The same paths, and whether the folder holds no more than the limits allow.
    public func walk(_ endings: [String]) -> (paths: [String], isWhole: Bool) {
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
                    guard seen <= limits.entries else { return (found, false) }
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
        return (found, level.isEmpty)
    }
}

/// A target of a package whose code is generated in each build, with the parts that it needs besides a configuration.
public struct PluginTarget: Sendable {
    public let name: String
    public let folder: String

    /// - Parameter name: the name in the manifest; nil is returned if a folder can't have it.
    public init?(_ name: String) {
        let isPlain = name.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F }
        guard isPlain, !name.isEmpty else { return nil }
        self.name = name
        folder = "Sources/" + name
    }

    /// The Swift file without which SwiftPM wouldn't accept the target; nil if the folder has one.
    public var placeholder: (path: String, text: String)? {
        guard FolderWalk(folder).files(endingWith: [".swift"]).isEmpty else { return nil }
        let text = "// The code of this module is generated in each build, as `netlayer.yml` says.\n"
        return (FilePath.join(folder, name + ".swift"), text)
    }

    /// Whether code outside of the module uses it: the module has no other code, or the manifest shows that.
    public var isUsedOutside: Bool { placeholder != nil || PackageManifest.isUsedOutside(folder) }

    /// The lines for the package's manifest.
    public var manifestLines: [String] {
        [
            "// dependencies, with the path of a checkout of Netlayer:", ".package(path: \"../netlayer\"),",
            "// targets:",
            ".target(name: \"\(name)\", plugins: [.plugin(name: \"NetlayerPlugin\", package: \"netlayer\")]),",
        ]
    }
}

/// Finds out whether a project sets a default actor isolation for its code.
enum DefaultIsolation {
    /// The names or endings of files that can set it: manifests of packages and project generators, Xcode's settings.
    static let files = ["Package.swift", "Project.swift", "project.yml", ".pbxproj", ".xcconfig"]

    private static let words = ["defaultIsolation", "default-isolation", "SWIFT_DEFAULT_ACTOR_ISOLATION"].map {
        Array($0.utf8)
    }

    static func isSaid(in bytes: [UInt8]) -> Bool {
        words.contains { ByteSearch.firstOffset(of: $0, in: bytes) != nil }
    }
}
