import Platform

/// Writes files that belong to no output folder: a first configuration, a converted description, a mark of a build.
public enum SingleFile {
    /// Writes all of a text or nothing; false where something is in its place and stays.
    public static func write(_ text: String, to path: String, isForced: Bool = false) throws(MachineError) -> Bool {
        guard isForced || Disk.entry(path) == nil else { return false }
        let folder = FilePath.folder(of: path)
        try ProjectRoot.refuseLeaving(folder)
        let writer = AtomicWriter(folder: folder.isEmpty ? "." : folder)
        let lock = try writer.lock()
        defer { lock.release() }
        try writer.write(Array(text.utf8), to: FilePath.name(of: path))
        return true
    }
}
