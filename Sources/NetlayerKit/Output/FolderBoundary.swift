import Platform

/// Keeps writing inside of one folder: a link in it that leads elsewhere is never followed.
struct FolderBoundary {
    private let folder: String
    private let root: String?
    private var checked: Set<String> = []
    /// The folder of the last path, and whether it is there.
    private var last: (folder: String, isThere: Bool) = ("", true)

    init(_ folder: String) {
        self.folder = folder
        root = Disk.resolved(folder)
    }

    /// Throws where a part of the path is a link that leaves the folder; false where nothing can be at the path.
    mutating func check(_ path: String) throws(MachineError) -> Bool {
        // Whoever reads there learns why the folder can't be found.
        guard let root else { return true }
        let parent = FilePath.folder(of: path)
        if parent != last.folder { last = (parent, try check(folder: parent, for: path, root)) }
        return last.isThere ? try check(path, for: path, root) : false
    }

    private mutating func check(folder path: String, for file: String, _ root: String) throws(MachineError) -> Bool {
        var place = ""
        for part in path.split(separator: "/") {
            place += (place.isEmpty ? "" : "/") + part
            guard checked.insert(place).inserted else { continue }
            guard try check(place, for: file, root) else {
                checked.remove(place)
                return false
            }
        }
        return true
    }

    private func check(_ place: String, for file: String, _ root: String) throws(MachineError) -> Bool {
        let full = folder + "/" + place
        guard let entry = Disk.entry(full) else { return false }
        guard entry == .link else { return true }
        let target = Disk.resolved(full)
        if target != root, !(target?.hasPrefix(root == "/" ? root : root + "/") ?? false) {
            let reason = "the link `\(full)` leads out of the output folder"
            throw MachineError("write", folder + "/" + file, reason: reason)
        }
        return true
    }
}
