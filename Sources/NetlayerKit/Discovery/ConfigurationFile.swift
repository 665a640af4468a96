/// Writes the files of a first configuration. One that is there already stays as it is.
public enum ConfigurationFile {
    /// Whether it was written: false where there is something at the path.
    public static func write(_ text: String, to path: String) throws(MachineError) -> Bool {
        guard Disk.entry(path) == nil else { return false }
        let folder = FilePath.folder(of: path)
        let writer = AtomicWriter(folder: folder.isEmpty ? "." : folder)
        let lock = try writer.lock()
        defer { lock.release() }
        try writer.write(Array(text.utf8), to: FilePath.name(of: path))
        return true
    }
}
