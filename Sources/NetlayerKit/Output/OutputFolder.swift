/// A folder that holds generated files. It is the only thing in the program that writes: each file is replaced as a
/// whole or not at all, and what is not ours, or was changed by hand, stays.
public struct OutputFolder: Sendable {
    public let path: String

    public init(_ path: String) { self.path = path }

    /// What updating would do; nothing is written.
    public func changes(to files: [GeneratedFile]) throws(MachineError) -> [FileChange] {
        try OutputComparison(folder: path, manifest: try manifest()).changes(to: files)
    }

    /// Makes the folder hold the files, and says what was found. Protected changes are carried out only when forced.
    public func update(to files: [GeneratedFile], isForced: Bool = false) throws(MachineError) -> [FileChange] {
        let writer = AtomicWriter(folder: path)
        let lock = try writer.lock()
        defer { lock.release() }
        let old = try manifest()
        let changes = try OutputComparison(folder: path, manifest: old).changes(to: files)
        let new = manifest(after: changes, old, isForced: isForced)
        let due = changes.filter { $0.state != .unchanged && (isForced || !$0.isProtected) }
        if !due.isEmpty {
            // Until all is done both the old and the new content are ours, whenever a run is broken off.
            try writer.write(old.union(new).bytes, to: OutputManifest.fileName)
            for change in due {
                if let bytes = change.bytes {
                    try writer.write(bytes, to: change.path)
                } else {
                    try writer.remove(change.path)
                }
            }
        }
        if !due.isEmpty || new.records != old.records { try writer.write(new.bytes, to: OutputManifest.fileName) }
        return changes
    }

    private func manifest(after changes: [FileChange], _ old: OutputManifest, isForced: Bool) -> OutputManifest {
        var new = OutputManifest()
        for change in changes {
            if change.isProtected, !isForced {
                if change.state != .foreign { new.keep(change.path, of: old) }
            } else if let bytes = change.bytes {
                // The line of a file stays as long as its content does, whatever else changes.
                let known = old.record(of: change.path, bytes)
                new.add(change.path, known ?? .init(hash: ContentHash.of(bytes), origin: change.origin))
            }
        }
        return new
    }

    private func manifest() throws(MachineError) -> OutputManifest {
        do throws(MachineError) {
            return OutputManifest(reading: try Disk.read(path + "/" + OutputManifest.fileName))
        } catch {
            guard error.isAbsence else { throw error }
            return OutputManifest()
        }
    }
}
