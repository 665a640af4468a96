/// The file by which a build knows that committed code was found up to date. Where it is not, there is none, and the
/// build asks again.
public struct VerificationStamp: Sendable {
    private let path: String

    public init(_ path: String) { self.path = path }

    public func set() throws(MachineError) { try write("up to date\n") }

    public func clear() throws(MachineError) {
        if Disk.entry(path) != nil { try AtomicWriter(folder: folder).remove(FilePath.name(of: path)) }
    }

    private var folder: String {
        let folder = FilePath.folder(of: path)
        return folder.isEmpty ? "." : folder
    }

    private func write(_ text: String) throws(MachineError) {
        try AtomicWriter(folder: folder).write(Array(text.utf8), to: FilePath.name(of: path))
    }
}
