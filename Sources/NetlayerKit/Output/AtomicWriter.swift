import Platform

/// Replaces files below a folder: a new file is written beside the old one under another name and then renamed, so that
/// a reader sees either all of the old or all of the new content. Missing folders are filled first and then moved as a
/// whole, which is faster.
package struct AtomicWriter {
    static let temporaryPrefix = ".netlayer-tmp-"

    /// A lock on a folder, which makes a second run wait.
    package struct Lock {
        fileprivate let descriptor: Int32

        package func release() { close(descriptor) }
    }

    typealias File = (path: String, bytes: [UInt8])

    let folder: String

    package init(folder: String) { self.folder = folder }

    /// Makes the folder if necessary, waits for other runs in it, and removes the leftovers of interrupted runs.
    package func lock() throws(MachineError) -> Lock {
        try AtomicWriter.makeFolder(folder)
        let descriptor = openFile(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw MachineError.last("open", folder) }
        // On file systems without locks, files are written without one.
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
        do throws(MachineError) { try AtomicWriter.create(temporary, bytes, for: target) } catch {
            unlink(temporary)
            throw error
        }
        try AtomicWriter.move(temporary, to: target)
    }

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

    /// The first folder of a path that doesn't exist.
    private func missingFolder(on path: String) -> String? {
        var place = ""
        for part in path.split(separator: "/") {
            place += place.isEmpty ? String(part) : "/" + part
            if Disk.target(folder + "/" + place) == nil { return place }
        }
        return nil
    }

    /// Removes a file, and then the folders that are empty without it.
    package func remove(_ path: String) throws(MachineError) {
        guard unlink(folder + "/" + path) == 0 || errno == ENOENT else {
            throw MachineError.last("remove", folder + "/" + path)
        }
        var parent = FilePath.folder(of: path)
        while !parent.isEmpty, rmdir(folder + "/" + parent) == 0 { parent = FilePath.folder(of: parent) }
    }

    /// Creates a file under a temporary path; messages name `target`.
    static func create(_ path: String, _ bytes: [UInt8], for target: String) throws(MachineError) {
        let descriptor = openFile(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode: 0o666)
        guard descriptor >= 0 else { throw MachineError.last("write", target) }
        do throws(MachineError) { try writeAll(bytes, to: descriptor, named: target) } catch {
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

    /// Removes a file, or a folder with everything in it, ignoring errors; links aren't followed.
    package static func clear(_ path: String) {
        guard rmdir(path) != 0, unlink(path) != 0 else { return }
        for name in (try? Disk.names(in: path)) ?? [] { clear(path + "/" + name) }
        rmdir(path)
    }

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

/// A temporary folder in which new folders are filled before each is moved to its place in one step. The next run
/// removes the leftovers of an interrupted run.
struct StagingFolder {
    private let path: String
    /// The folders that will be moved, with the files in them.
    private var folders: [(path: String, files: [String])] = []
    private var lastParent = ""

    init(_ path: String) { self.path = path }

    /// Writes a file whose folder, or one above it, doesn't exist at the file's place.
    mutating func add(_ file: AtomicWriter.File, below missing: String, for folder: String) throws(MachineError) {
        let parent = FilePath.folder(of: file.path)
        if parent != lastParent {
            do throws(MachineError) { try AtomicWriter.makeFolder(path + "/" + parent) } catch {
                // The message names the file, since the user doesn't know the temporary folder.
                throw MachineError("write", folder + "/" + file.path, reason: error.reason, code: error.code)
            }
            lastParent = parent
        }
        if folders.last?.path != missing { folders.append((missing, [])) }
        try AtomicWriter.create(path + "/" + file.path, file.bytes, for: folder + "/" + file.path)
        folders[folders.count - 1].files.append(file.path)
    }

    /// Moves everything to its place.
    func moveAll(to folder: String) throws(MachineError) {
        for (missing, files) in folders where rename(path + "/" + missing, folder + "/" + missing) != 0 {
            // Another process made the folder meanwhile: the files are moved one by one.
            for file in files {
                try AtomicWriter.makeFolder(FilePath.folder(of: folder + "/" + file))
                try AtomicWriter.move(path + "/" + file, to: folder + "/" + file)
            }
        }
        if !folders.isEmpty { clear() }
    }

    func clear() { AtomicWriter.clear(path) }
}

/// Keeps writing inside of one folder: a link in it that leads out of it is never followed.
struct FolderBoundary {
    private let folder: String
    private let root: String?
    private var checked: Set<String> = []
    /// The folder of the last path, and whether it exists.
    private var last: (folder: String, isThere: Bool) = ("", true)

    init(_ folder: String) {
        self.folder = folder
        root = Disk.resolved(folder)
    }

    /// Throws if a part of the path is a link that leaves the folder; false if nothing can be at the path.
    mutating func check(_ path: String) throws(MachineError) -> Bool {
        // Without the folder, the caller's read or write reports the error.
        guard let root else { return true }
        let parent = FilePath.folder(of: path)
        if parent != last.folder { last = (parent, try check(folder: parent, for: path, root)) }
        return last.isThere ? try check(path, for: path, root) : false
    }

    private mutating func check(folder path: String, for file: String, _ root: String) throws(MachineError) -> Bool {
        var place = ""
        for part in path.split(separator: "/") {
            place += (place.isEmpty ? "" : "/") + part
            guard checked.insert(place).inserted else { continue }
            guard try check(place, for: file, root) else {
                checked.remove(place)
                return false
            }
        }
        return true
    }

    private func check(_ place: String, for file: String, _ root: String) throws(MachineError) -> Bool {
        let full = folder + "/" + place
        guard let entry = Disk.entry(full) else { return false }
        guard entry == .link else { return true }
        let target = Disk.resolved(full)
        if target != root, !(target?.hasPrefix(root == "/" ? root : root + "/") ?? false) {
            let reason = "the link `\(full)` leads out of the output folder"
            throw MachineError("write", folder + "/" + file, reason: reason)
        }
        return true
    }
}
