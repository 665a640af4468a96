/// The program that runs in this process.
package enum CurrentProgram {
    /// Its file; nil if the system doesn't report it.
    package static var path: String? {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _ = _NSGetExecutablePath(nil, &size)
            var name = [CChar](repeating: 0, count: Int(size) + 1)
            guard _NSGetExecutablePath(&name, &size) == 0 else { return nil }
            let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            return Disk.resolved(String(decoding: bytes, as: UTF8.self))
        #else
            return Disk.resolved("/proc/self/exe")
        #endif
    }

    /// Runs the program of this name that lies beside this one, in its place; returns only if it can't be started.
    package static func become(_ name: String, with arguments: [String]) {
        guard let path else { return }
        let program = FilePath.join(FilePath.folder(of: path), name)
        let words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        execv(program, words)
    }
}
