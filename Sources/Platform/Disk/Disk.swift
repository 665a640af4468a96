/// Reads from the disk. Only `OutputFolder` writes.
public enum Disk {
    /// The kind of thing at a path.
    public enum Entry: Sendable, Hashable { case file, folder, link, other }

    /// The bytes of a file that a user names, or of the standard input for `-`.
    public static func readInput(_ path: String, _ limits: Limits = .standard) throws(MachineError) -> [UInt8] {
        path == "-"
            ? try readAll(STDIN_FILENO, named: "standard input", expecting: 0, limits.fileSize) : try read(path, limits)
    }

    /// The bytes of a regular file. Devices and pipes are refused before they could block, and a file beyond the limit
    /// before any of it is read.
    public static func read(_ path: String, _ limits: Limits = .standard) throws(MachineError) -> [UInt8] {
        let descriptor = openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw MachineError.last("read", path) }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { throw MachineError.last("read", path) }
        if info.st_mode & S_IFMT == S_IFDIR { throw MachineError("read", path, reason: "it is a folder", code: EISDIR) }
        guard info.st_mode & S_IFMT == S_IFREG else {
            throw MachineError("read", path, reason: "it isn't a regular file; only `-` stands for what is piped in")
        }
        guard Int(info.st_size) <= limits.fileSize else { throw tooLarge(path, limits.fileSize) }
        return try readAll(descriptor, named: path, expecting: Int(info.st_size), limits.fileSize)
    }

    /// The bytes of a file; nil if it doesn't exist.
    package static func readIfPresent(_ path: String) throws(MachineError) -> [UInt8]? {
        do throws(MachineError) { return try read(path) } catch {
            guard error.isAbsence else { throw error }
            return nil
        }
    }

    /// The entry at a path, without following a link; nil if there is none, `.other` if it can't be examined.
    public static func entry(_ path: String) -> Entry? {
        var info = stat()
        return entry(lstat(path, &info), info)
    }

    /// The entry to which a path leads through links; nil if there is none.
    public static func target(_ path: String) -> Entry? {
        var info = stat()
        return entry(stat(path, &info), info)
    }

    /// The time of a file's last change, in nanoseconds since 1970; 0 if it doesn't exist.
    package static func modificationTime(of path: String) -> Int {
        var info = stat()
        guard lstat(path, &info) == 0 else { return 0 }
        return Int(info.modified.tv_sec) * 1_000_000_000 + Int(info.modified.tv_nsec)
    }

    /// The names in a folder, sorted, without `.` and `..`.
    public static func names(in folder: String) throws(MachineError) -> [String] {
        guard let stream = opendir(folder.isEmpty ? "." : folder) else { throw MachineError.last("list", folder) }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            // Only `errno` distinguishes the end of a folder from an error.
            errno = 0
            guard let entry = readdir(stream) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        guard errno == 0 else { throw MachineError.last("list", folder) }
        return names.sorted()
    }

    /// The files below a folder, by their paths relative to it, sorted; hidden ones and links are left out.
    public static func files(below folder: String) throws(MachineError) -> [String] {
        var found: [String] = []
        var open = [""]
        while let place = open.popLast() {
            for name in try names(in: join(folder, place)) where !name.hasPrefix(".") {
                let path = place.isEmpty ? name : place + "/" + name
                switch entry(join(folder, path)) {
                case .folder: open.append(path)
                case .file: found.append(path)
                default: continue
                }
            }
        }
        return found.sorted()
    }

    /// The path without links, even if the file doesn't exist yet: the part that exists is resolved, and links to
    /// missing files are followed, too.
    package static func resolvedAsFar(_ path: String, links: Int = 40) -> String {
        if let resolved = resolved(path.isEmpty ? "." : path) { return resolved }
        let folder = FilePath.folder(of: path)
        guard folder != path else { return path }
        let place = resolvedAsFar(folder, links: links)
        if links > 0, let target = linkTarget(path) {
            return resolvedAsFar(FilePath.join(place, target), links: links - 1)
        }
        return FilePath.join(place, FilePath.name(of: path))
    }

    /// The path in a link; nil if it isn't a link.
    private static func linkTarget(_ path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = readlink(path, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }

    /// The path without links, `.` and `..`; nil if nothing exists at it.
    package static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    private static func tooLarge(_ path: String, _ limit: Int) -> MachineError {
        let reason = "it has more than \(Limit.text(limit)) bytes, the limit `\(Limit.fileSize.name)`"
        return MachineError("read", path, reason: reason)
    }

    private static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        return folder.isEmpty ? path : folder + "/" + path
    }

    private static func entry(_ result: Int32, _ info: stat) -> Entry? {
        guard result == 0 else { return [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(errno) ? nil : .other }
        switch info.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    private static func readAll(_ descriptor: Int32, named name: String, expecting size: Int, _ limit: Int)
        throws(MachineError) -> [UInt8]
    {
        var bytes: [UInt8] = []
        var capacity = max(size + 1, 16 << 10)
        var isAtEnd = false
        while !isAtEnd {
            var failure: MachineError?
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                while count < buffer.count, let base = buffer.baseAddress {
                    let got = readSome(descriptor, base + count, buffer.count - count)
                    if got < 0 { failure = MachineError.last("read", name) }
                    if got <= 0 {
                        isAtEnd = true
                        return
                    }
                    count += got
                    // The file ends at its size, so no read is needed to find the end.
                    if count == size, bytes.isEmpty, size > 0 {
                        isAtEnd = true
                        return
                    }
                }
            }
            if let failure { throw failure }
            guard bytes.count + chunk.count <= limit else { throw tooLarge(name, limit) }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            capacity = max(bytes.count, 16 << 10)
        }
        return bytes
    }
}

/// Calls `open`, again after an interruption by a signal.
package func openFile(_ path: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
    while true {
        let descriptor = open(path, flags, mode)
        if descriptor >= 0 || errno != EINTR { return descriptor }
    }
}

/// Calls `read`, again after an interruption by a signal.
private func readSome(_ descriptor: Int32, _ base: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    while true {
        let got = read(descriptor, base, count)
        if got >= 0 || errno != EINTR { return got }
    }
}

/// The size, time and inode of a file. As long as they stay the same, so does the content.
package struct FileStamp: Equatable {
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int
    private let inode: UInt64

    /// Nil if the file doesn't exist.
    package init?(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        size = Int(info.st_size)
        inode = UInt64(info.st_ino)
        seconds = Int(info.modified.tv_sec)
        nanoseconds = Int(info.modified.tv_nsec)
    }
}

extension stat {
    /// The time of the last change.
    fileprivate var modified: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }
}

/// A failure of the machine: a file that can't be read, a full disk, a missing permission. It always names the path.
/// Problems of an input are diagnostics instead.
public struct MachineError: Error, Sendable {
    /// The attempted action, as it follows "can't": `read`, `write`.
    public let action: String
    public let path: String
    public let reason: String
    package let code: Int32

    public init(_ action: String, _ path: String, reason: String, code: Int32 = 0) {
        self.action = action
        self.path = path
        self.reason = reason
        self.code = code
    }

    /// The error of the last failed call: `can't read \`a.yaml\`: No such file or directory`.
    package static func last(_ action: String, _ path: String) -> MachineError {
        let code = errno
        let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
        return MachineError(action, path, reason: reason, code: code)
    }

    /// The error of a missing file, with a reason from elsewhere.
    package static func missing(_ path: String, reason: String) -> MachineError {
        MachineError("read", path, reason: reason, code: ENOENT)
    }

    public var message: String { "can't \(action) `\(ShownText.line(path))`: \(ShownText.line(reason))" }

    /// Whether nothing at the path can be read as a file, as for a mistyped path.
    public var isWrongPath: Bool { code == ENOENT || code == ENOTDIR || code == EISDIR || code == ENAMETOOLONG }

    /// Whether nothing exists at the path.
    package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
}
