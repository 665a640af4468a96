import Platform

/// Finds files in an output folder that nobody generated and that are compiled with it.
enum AddedFiles {
    /// How files end that Xcode or SwiftPM compiles, makes code of, or takes for part of a module.
    private static let endings: Set = [
        "swift", "c", "cc", "cp", "cpp", "cxx", "c++", "m", "mm", "h", "hh", "hpp", "hxx", "pch", "modulemap", "s",
        "asm", "nasm",
        "metal", "cl", "d", "iig", "l", "lm", "ll", "y", "ym", "yy", "r", "applescript", "def", "exp",
        "intentdefinition",
        "mlmodel", "xcmappingmodel",
    ]

    /// Paths below the folder of such files, hidden ones too, and of links, which could lead to some.
    /// - Parameter known: what is generated.
    /// - Parameter inner: folders that are left out.
    static func paths(in folder: String, besides known: Set<String>, _ inner: [String]) throws(MachineError) -> [String]
    {
        var found: [String] = []
        var open = Disk.target(folder) == .folder ? [""] : []
        while let place = open.popLast() {
            for name in try Disk.names(in: FilePath.join(folder, place)) where name != ".git" {
                let path = place.isEmpty ? name : place + "/" + name
                guard !known.contains(path), !inner.contains(path) else { continue }
                switch Disk.entry(FilePath.join(folder, path)) {
                case .folder: open.append(path)
                case .file where isCode(name): found.append(path)
                case .link where isCode(name) || isFolder(path, in: folder, besides: known): found.append(path)
                default: continue
                }
            }
        }
        return found
    }

    private static func isCode(_ name: String) -> Bool {
        name.lastIndex(of: ".").map { endings.contains(name[name.index(after: $0)...].lowercased()) } ?? false
    }

    /// Whether a link leads to a folder into which nothing is generated.
    private static func isFolder(_ link: String, in folder: String, besides known: Set<String>) -> Bool {
        Disk.target(FilePath.join(folder, link)) == .folder && !known.contains { $0.hasPrefix(link + "/") }
    }
}
