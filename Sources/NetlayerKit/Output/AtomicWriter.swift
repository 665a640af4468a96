import Platform

/// Replaces files below a folder: a new file is written beside them under a name of its own and then takes the place
/// of the old one, so that a reader sees either all of the old or all of the new. Folders that are not there yet come
/// into being as a whole, which is faster.
package struct AtomicWriter {
    static let temporaryPrefix = ".netlayer-tmp-"

    /// The hold on a folder that keeps a second run waiting.
    package struct Lock {
        fileprivate let descriptor: Int32

        package func release() { close(descriptor) }
    }

    /// A file to write: its path below the folder, and its content.
    typealias File = (path: String, bytes: [UInt8])

    let folder: String

    package init(folder: String) { self.folder = folder }

    /// Makes the folder if need be, waits until no other run works in it, and clears away what broken runs left.
    package func lock() throws(MachineError) -> Lock {
        try AtomicWriter.makeFolder(folder)
        let descriptor = openFile(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw MachineError.last("open", folder) }
        // File systems without locks are written to all the same.
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        for name in try Disk.names(in: folder) where name.hasPrefix(AtomicWriter.temporaryPrefix) {
            AtomicWriter.clear(folder + "/" + name)
        }
        return Lock(descriptor: descriptor)
    }

    package func write(_ bytes: [UInt8], to path: String) throws(MachineError) {
        let target = folder + "/" + path
        let temporary = folder + "/" + AtomicWriter.temporaryPrefix + String(getpid())
        try AtomicWriter.makeFolder(FilePath.folder(of: target))
        do throws(MachineError) {
            try AtomicWriter.create(temporary, bytes, for: target)
        } catch {
            unlink(temporary)
            throw error
        }
        try AtomicWriter.move(temporary, to: target)
    }

    /// Writes many files, in order of their paths.
    func write(_ files: [File]) throws(MachineError) {
        var staging = StagingFolder(folder + "/" + AtomicWriter.temporaryPrefix + String(getpid()) + "-new")
        var known: (parent: String, missing: String?)?
        do throws(MachineError) {
            for file in files {
                let parent = FilePath.folder(of: file.path)
                if known?.parent != parent { known = (parent, missingFolder(on: parent)) }
                if let missing = known?.missing {
                    try staging.add(file, below: missing, for: folder)
                } else {
                    try write(file.bytes, to: file.path)
                }
            }
            try staging.moveAll(to: folder)
        } catch {
            staging.clear()
            throw error
        }
    }

    /// The first folder on the way that is not there.
    private func missingFolder(on path: String) -> String? {
        var place = ""
        for part in path.split(separator: "/") {
            place += place.isEmpty ? String(part) : "/" + part
            if Disk.target(folder + "/" + place) == nil { return place }
        }
        return nil
    }

    /// Removes a file, and the folders that are empty without it.
    func remove(_ path: String) throws(MachineError) {
        guard unlink(folder + "/" + path) == 0 || errno == ENOENT else {
            throw MachineError.last("remove", folder + "/" + path)
        }
        var parent = FilePath.folder(of: path)
        while !parent.isEmpty, rmdir(folder + "/" + parent) == 0 { parent = FilePath.folder(of: parent) }
    }
}

// MARK: - Steps

extension AtomicWriter {
    /// Makes a file that nobody looks at yet; `target` is what messages name.
    static func create(_ path: String, _ bytes: [UInt8], for target: String) throws(MachineError) {
        let descriptor = openFile(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode: 0o666)
        guard descriptor >= 0 else { throw MachineError.last("write", target) }
        do throws(MachineError) {
            try writeAll(bytes, to: descriptor, named: target)
        } catch {
            close(descriptor)
            throw error
        }
        // Some file systems report a full disk only here.
        guard close(descriptor) == 0 else { throw MachineError.last("write", target) }
    }

    static func move(_ temporary: String, to target: String) throws(MachineError) {
        guard rename(temporary, target) == 0 else {
            let error = MachineError.last("write", target)
            unlink(temporary)
            throw error
        }
    }

    /// Removes a file, or a folder with all that is in it, as far as the machine lets it; links are not followed.
    package static func clear(_ path: String) {
        guard rmdir(path) != 0, unlink(path) != 0 else { return }
        for name in (try? Disk.names(in: path)) ?? [] { clear(path + "/" + name) }
        rmdir(path)
    }

    /// Makes a folder and those above it.
    static func makeFolder(_ path: String) throws(MachineError) {
        guard Disk.target(path) != .folder else { return }
        let parent = FilePath.folder(of: path)
        if !parent.isEmpty, parent != path { try makeFolder(parent) }
        guard mkdir(path, 0o777) != 0 else { return }
        let error = MachineError.last("make the folder", path)
        guard error.code == EEXIST else { throw error }
        guard Disk.target(path) == .folder else {
            throw MachineError("make the folder", path, reason: "a file is in its place")
        }
    }
}
