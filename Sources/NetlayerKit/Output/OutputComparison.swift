/// Compares what an output folder should hold with what it holds. It changes nothing.
struct OutputComparison {
    private let folder: String
    private let manifest: OutputManifest
    private let boundary: FolderBoundary

    init(folder: String, manifest: OutputManifest) {
        self.folder = folder
        self.manifest = manifest
        boundary = FolderBoundary(folder)
    }

    /// One change for each file that should be there or is ours, in the order of paths.
    func changes(to files: [GeneratedFile]) throws(MachineError) -> [FileChange] {
        var changes: [FileChange] = []
        var boundary = boundary
        var wanted = Set<String>()
        for file in files {
            wanted.insert(file.path)
            try boundary.check(file.path)
            let state = try state(of: file)
            changes.append(FileChange(path: file.path, state: state, bytes: file.bytes))
        }
        for path in manifest.paths where !wanted.contains(path) {
            try boundary.check(path)
            guard let bytes = try bytes(of: path) else { continue }
            let state = manifest.isUnmodified(path, bytes) ? FileChange.State.stale : .staleEdited
            changes.append(FileChange(path: path, state: state, bytes: nil))
        }
        return changes.sorted { $0.path < $1.path }
    }

    private func state(of file: GeneratedFile) throws(MachineError) -> FileChange.State {
        guard let present = try bytes(of: file.path) else { return .missing }
        if present == file.bytes { return .unchanged }
        guard manifest.owns(file.path) else { return .foreign }
        return manifest.isUnmodified(file.path, present) ? .changed : .edited
    }

    /// The bytes of a file; nil where there is none.
    private func bytes(of path: String) throws(MachineError) -> [UInt8]? {
        do throws(MachineError) {
            return try Disk.read(folder + "/" + path)
        } catch {
            guard error.isAbsence else { throw error }
            return nil
        }
    }
}
