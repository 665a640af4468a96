#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Replaces files below a folder: a new file is written beside them under a name of its own and then takes the place
/// of the old one, so that a reader sees either all of the old or all of the new.
struct AtomicWriter {
    private static let temporaryPrefix = ".netlayer-tmp-"

    /// The hold on a folder that keeps a second run waiting.
    struct Lock {
        fileprivate let descriptor: Int32

        func release() { close(descriptor) }
    }

    let folder: String

    /// Makes the folder if need be, waits until no other run works in it, and clears away what broken runs left.
    func lock() throws(MachineError) -> Lock {
        try makeFolder(folder)
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw MachineError.last("open", folder) }
        // File systems without locks are written to all the same.
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        for name in try Disk.names(in: folder) where name.hasPrefix(AtomicWriter.temporaryPrefix) {
            unlink(folder + "/" + name)
        }
        return Lock(descriptor: descriptor)
    }

    func write(_ bytes: [UInt8], to path: String) throws(MachineError) {
        let target = folder + "/" + path
        let parent = FilePath.folder(of: target)
        let temporary = folder + "/" + AtomicWriter.temporaryPrefix + String(getpid())
        try makeFolder(parent)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw MachineError.last("write", target) }
        do throws(MachineError) {
            try writeAll(bytes, to: descriptor, named: target)
            // Some file systems report a full disk only here.
            guard close(descriptor) == 0 else { throw MachineError.last("write", target) }
        } catch {
            close(descriptor)
            unlink(temporary)
            throw error
        }
        guard rename(temporary, target) == 0 else {
            let error = MachineError.last("write", target)
            unlink(temporary)
            throw error
        }
    }

    /// Removes a file, and the folders that are empty without it.
    func remove(_ path: String) throws(MachineError) {
        guard unlink(folder + "/" + path) == 0 || errno == ENOENT else {
            throw MachineError.last("remove", folder + "/" + path)
        }
        var parent = FilePath.folder(of: path)
        while !parent.isEmpty, rmdir(folder + "/" + parent) == 0 { parent = FilePath.folder(of: parent) }
    }

    /// Makes a folder and those above it.
    private func makeFolder(_ path: String) throws(MachineError) {
        guard Disk.target(path) != .folder else { return }
        if Disk.target(path) != nil { throw MachineError("make the folder", path, reason: "a file is in its place") }
        let parent = FilePath.folder(of: path)
        if !parent.isEmpty, parent != path { try makeFolder(parent) }
        guard mkdir(path, 0o777) == 0 || errno == EEXIST && Disk.target(path) == .folder else {
            throw MachineError.last("make the folder", path)
        }
    }
}
