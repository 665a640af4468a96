import Platform

/// Where new folders are filled before they take their places, each in one step. A run that is broken off leaves it
/// behind for the next one to clear away.
struct StagingFolder {
    private let path: String
    /// The folders that will take their places, with the files in them.
    private var folders: [(path: String, files: [String])] = []
    private var lastParent = ""

    init(_ path: String) { self.path = path }

    /// Writes a file whose folder, or one above it, is missing where it belongs.
    mutating func add(_ file: AtomicWriter.File, below missing: String, for folder: String) throws(MachineError) {
        let parent = FilePath.folder(of: file.path)
        if parent != lastParent {
            do throws(MachineError) {
                try AtomicWriter.makeFolder(path + "/" + parent)
            } catch {
                // Nobody knows the folder that could not be made.
                throw MachineError("write", folder + "/" + file.path, reason: error.reason, code: error.code)
            }
            lastParent = parent
        }
        if folders.last?.path != missing { folders.append((missing, [])) }
        try AtomicWriter.create(path + "/" + file.path, file.bytes, for: folder + "/" + file.path)
        folders[folders.count - 1].files.append(file.path)
    }

    /// Puts everything into its place.
    func moveAll(to folder: String) throws(MachineError) {
        for (missing, files) in folders where rename(path + "/" + missing, folder + "/" + missing) != 0 {
            // Somebody made the folder meanwhile: the files move one by one.
            for file in files {
                try AtomicWriter.makeFolder(FilePath.folder(of: folder + "/" + file))
                try AtomicWriter.move(path + "/" + file, to: folder + "/" + file)
            }
        }
        if !folders.isEmpty { clear() }
    }

    func clear() { AtomicWriter.clear(path) }
}
