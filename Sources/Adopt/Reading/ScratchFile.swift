import Platform

/// A file for another program to read, outside of the project.
struct ScratchFile {
    let path: String

    init(_ bytes: [UInt8]) throws(MachineError) {
        let base = Terminal.environment("TMPDIR") ?? ""
        var template = Array(FilePath.join(base.isEmpty ? "/tmp" : base, "netlayer-XXXXXX").utf8CString)
        let file = mkstemp(&template)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard file >= 0 else { throw MachineError.last("make", path) }
        defer { close(file) }
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else {
                unlink(path)
                throw MachineError.last("write", path)
            }
            start += count
        }
    }

    func remove() { unlink(path) }
}
