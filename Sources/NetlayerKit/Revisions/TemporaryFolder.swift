import Platform

/// A folder outside of the project that is there for a while.
package struct TemporaryFolder {
    package let path: String

    package init() throws(MachineError) {
        let base = Terminal.environment("TMPDIR") ?? ""
        var template = Array(FilePath.join(base.isEmpty ? "/tmp" : base, "netlayer-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw MachineError.last("make a folder in", base.isEmpty ? "/tmp" : base)
        }
        let name = template.dropLast().map { UInt8(bitPattern: $0) }
        // Without links, since programs compare paths.
        path = Disk.resolved(String(decoding: name, as: UTF8.self)) ?? String(decoding: name, as: UTF8.self)
    }

    package func makeFolder(_ name: String) throws(MachineError) {
        guard mkdir(FilePath.join(path, name), 0o700) == 0 else {
            throw MachineError.last("make the folder", FilePath.join(path, name))
        }
    }

    /// Removes it with all that is in it; a link is removed, and not what it leads to.
    package func remove() { AtomicWriter.clear(path) }
}
