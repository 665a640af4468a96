/// Keeps writing inside of one folder: a link in it that leads elsewhere is never followed.
struct FolderBoundary {
    private let folder: String
    private let root: String?
    private var checked: Set<String> = []

    init(_ folder: String) {
        self.folder = folder
        root = Disk.resolved(folder)
    }

    /// Throws where a part of the path is a link that leaves the folder.
    mutating func check(_ path: String) throws(MachineError) {
        guard let root else { return }
        var place = ""
        for part in path.split(separator: "/") {
            place += (place.isEmpty ? "" : "/") + part
            guard checked.insert(place).inserted else { continue }
            let full = folder + "/" + place
            guard let entry = Disk.entry(full) else { return }
            guard entry == .link else { continue }
            let target = Disk.resolved(full)
            if target != root, !(target?.hasPrefix(root == "/" ? root : root + "/") ?? false) {
                let reason = "the link `\(full)` leads out of the output folder"
                throw MachineError("write", folder + "/" + path, reason: reason)
            }
        }
    }
}
