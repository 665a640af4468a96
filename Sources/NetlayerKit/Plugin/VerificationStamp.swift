/// The file by which a build knows that committed code was found up to date. Where it is not, there is none, and the
/// build asks again. Beside it there is a Swift file without a declaration, because only what a build compiles makes it
/// run a command.
public struct VerificationStamp: Sendable {
    private let path: String

    public init(_ path: String) { self.path = path }

    public func set() throws(MachineError) { try write("// The generated code is up to date.\n", to: path) }

    /// Writes the Swift file, once.
    public func writeSource(_ source: String) throws(MachineError) {
        if Disk.entry(source) == nil { try write("// Netlayer verifies committed code in this build.\n", to: source) }
    }

    public func clear() throws(MachineError) {
        guard Disk.entry(path) != nil else { return }
        try AtomicWriter(folder: VerificationStamp.folder(of: path)).remove(FilePath.name(of: path))
    }

    private func write(_ text: String, to path: String) throws(MachineError) {
        let writer = AtomicWriter(folder: VerificationStamp.folder(of: path))
        try writer.write(Array(text.utf8), to: FilePath.name(of: path))
    }

    private static func folder(of path: String) -> String {
        let folder = FilePath.folder(of: path)
        return folder.isEmpty ? "." : folder
    }
}
