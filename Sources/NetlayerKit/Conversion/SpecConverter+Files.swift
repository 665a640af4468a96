extension SpecConverter {
    /// Writes a converted description, all of it or nothing; false where a file is in the way.
    public static func write(_ text: String, to path: String, isForced: Bool) throws(MachineError) -> Bool {
        guard isForced || Disk.entry(path) == nil else { return false }
        let folder = FilePath.folder(of: path)
        let writer = AtomicWriter(folder: folder.isEmpty ? "." : folder)
        let lock = try writer.lock()
        defer { lock.release() }
        try writer.write(Array(text.utf8), to: FilePath.name(of: path))
        return true
    }
}
