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
