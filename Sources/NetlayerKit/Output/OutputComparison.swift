import Platform

/// Compares what an output folder should hold with what it holds. It changes nothing.
struct OutputComparison {
    private let folder: String
    private let manifest: OutputManifest
    private let boundary: FolderBoundary
    /// How files begin that were generated; none where nobody knows.
    private let heads: [[UInt8]]

    init(folder: String, manifest: OutputManifest, heads: [[UInt8]] = []) {
        self.folder = folder
        self.heads = heads
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
            changes.append(try change(to: file, mayBeThere: try boundary.check(file.path)))
        }
        let origins = KnownOrigins(files.lazy.compactMap(\.origin))
        for path in manifest.paths where !wanted.contains(path) {
            guard try boundary.check(path), let bytes = try Disk.readIfPresent(folder + "/" + path) else { continue }
            let record = manifest.record(of: path, bytes)
            let origin = record?.origin ?? manifest.origin(of: path)
            changes.append(
                FileChange(
                    path: path,
                    state: record != nil && isGenerated(bytes) ? .stale : .staleEdited,
                    causes: origin.map { origins.causes(missing: $0, besides: manifest.inputs) } ?? []
                )
            )
        }
        return changes.sorted { $0.path < $1.path }
    }

    /// Whether a file begins as those that are generated: a manifest with a hash of other files removes none of them.
    private func isGenerated(_ bytes: [UInt8]) -> Bool { heads.isEmpty || heads.contains { bytes.starts(with: $0) } }

    private func change(to file: GeneratedFile, mayBeThere: Bool) throws(MachineError) -> FileChange {
        let present = mayBeThere ? try Disk.readIfPresent(folder + "/" + file.path) : nil
        var change = FileChange(path: file.path, state: .missing)
        change.bytes = file.bytes
        change.file = file
        change.origin = file.origin
        change.isOwned = manifest.owns(file.path)
        guard let present else { return change }
        guard present != file.bytes else {
            change.state = .unchanged
            return change
        }
        guard change.isOwned else {
            change.state = .foreign
            return change
        }
        let record = manifest.record(of: file.path, present)
        change.state = record == nil ? .edited : .changed
        // What was edited by hand may be generated as ever.
        let isWrittenAsEver = record == nil && manifest.record(of: file.path, file.hash) != nil
        if !isWrittenAsEver, let old = record?.origin ?? manifest.origin(of: file.path), let new = file.origin {
            change.causes = old.causes(towards: new, besides: manifest.inputs)
        }
        return change
    }
}
