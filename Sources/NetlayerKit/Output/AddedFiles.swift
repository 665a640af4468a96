import Platform

/// Finds Swift files in an output folder that nobody generated.
enum AddedFiles {
    /// Paths below the folder of Swift files, and of links, which could lead to some; hidden ones aren't compiled.
    /// - Parameter known: what is generated.
    /// - Parameter inner: folders that are left out.
    static func paths(in folder: String, besides known: Set<String>, _ inner: [String]) throws(MachineError) -> [String]
    {
        var found: [String] = []
        var open = Disk.target(folder) == .folder ? [""] : []
        while let place = open.popLast() {
            for name in try Disk.names(in: FilePath.join(folder, place)) where !name.hasPrefix(".") {
                let path = place.isEmpty ? name : place + "/" + name
                guard !known.contains(path), !inner.contains(path) else { continue }
                switch Disk.entry(FilePath.join(folder, path)) {
                case .folder: open.append(path)
                case .file where isSwift(name): found.append(path)
                case .link where isSwift(name) || isFolder(path, in: folder, besides: known): found.append(path)
                default: continue
                }
            }
        }
        return found
    }

    private static func isSwift(_ name: String) -> Bool { name.lowercased().hasSuffix(".swift") }

    /// Whether a link leads to a folder into which nothing is generated.
    private static func isFolder(_ link: String, in folder: String, besides known: Set<String>) -> Bool {
        Disk.target(FilePath.join(folder, link)) == .folder && !known.contains { $0.hasPrefix(link + "/") }
    }
}
