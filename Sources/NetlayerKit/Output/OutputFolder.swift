import Platform

/// A folder that holds generated files. It is the only thing in the program that writes: each file is replaced as a
/// whole or not at all, and what is not ours, or was changed by hand, stays.
public struct OutputFolder: Sendable {
    public let path: String
    /// The configuration that fills the folder, as a path from it.
    private let configuration: String?

    /// - Parameter configuration: the file that asks for the folder, where there is one.
    public init(_ path: String, configuration: String? = nil) {
        self.path = path
        self.configuration = configuration.flatMap { file in
            guard let here = Disk.resolved(".") else { return nil }
            return FilePath.relative(FilePath.join(here, file), to: FilePath.join(here, path))
        }
    }

    /// Another configuration that fills the folder, too: each would remove what the other one makes.
    public func rival() throws(MachineError) -> String? {
        guard let configuration, let other = try manifest().configuration, other != configuration else { return nil }
        let place = FilePath.join(path, other)
        return Disk.target(place) == .file ? place : nil
    }

    /// What updating would do; nothing is written.
    public func changes(to files: [GeneratedFile], only selection: FileSelection? = nil) throws(MachineError)
        -> [FileChange]
    {
        let changes = try OutputComparison(folder: path, manifest: try manifest()).changes(to: files)
        return changes.filter { selection?.contains($0.path) ?? true }
    }

    /// Makes the folder hold the files, and says what was found. Protected changes are carried out only when forced;
    /// what a selection leaves out stays as it is.
    public func update(
        to files: [GeneratedFile],
        only selection: FileSelection? = nil,
        isForced: Bool = false
    ) throws(MachineError) -> [FileChange] {
        let writer = AtomicWriter(folder: path)
        let lock = try writer.lock()
        defer { lock.release() }
        let old = try manifest()
        let changes = try OutputComparison(folder: path, manifest: old).changes(to: files)
            .filter { selection?.contains($0.path) ?? true }
        let new = manifest(after: changes, old, only: selection, isForced: isForced)
        let due = changes.filter { $0.state != .unchanged && (isForced || !$0.isProtected) }
        if !due.isEmpty {
            // Until all is done both the old and the new content are ours, whenever a run is broken off.
            let union = old.records.isEmpty ? new : old.union(new)
            try writer.write(union.bytes, to: OutputManifest.fileName)
            try carryOut(due, with: writer)
            if old.records.isEmpty {
                // The manifest is as it should be then.
                try writeAttributes(writer)
                return changes
            }
        }
        if !due.isEmpty || new.records != old.records || new.configuration != old.configuration {
            try writer.write(new.bytes, to: OutputManifest.fileName)
        }
        return changes
    }

    private func carryOut(_ changes: [FileChange], with writer: AtomicWriter) throws(MachineError) {
        let files = changes.compactMap { change in change.bytes.map { AtomicWriter.File(change.path, $0) } }
        let stale = changes.filter { $0.bytes == nil }.map(\.path)
        // Where a folder takes the place of a file, the file goes first.
        let folders = stale.isEmpty ? [] : Set(files.flatMap { FilePath.folders(above: $0.path).dropLast() })
        for path in stale where folders.contains(path) { try writer.remove(path) }
        try writer.write(files)
        for path in stale where !folders.contains(path) { try writer.remove(path) }
    }

    /// Tells git to keep both sides where two branches changed the manifest, and hosts that the code is generated. What
    /// somebody else says there stays.
    private func writeAttributes(_ writer: AtomicWriter) throws(MachineError) {
        let name = ".gitattributes"
        guard Disk.entry(path + "/" + name) == nil else { return }
        let text = "\(OutputManifest.fileName) merge=union\n*.swift linguist-generated\n"
        try writer.write(Array(text.utf8), to: name)
    }

    private func manifest(
        after changes: [FileChange],
        _ old: OutputManifest,
        only selection: FileSelection?,
        isForced: Bool
    ) -> OutputManifest {
        var new = OutputManifest()
        new.configuration = configuration ?? old.configuration
        if let selection {
            for path in old.paths where !selection.contains(path) { new.keep(path, of: old) }
        }
        for change in changes {
            if change.isProtected, !isForced {
                if change.state != .foreign { new.keep(change.path, of: old) }
            } else if let hash = change.hash {
                // The line of a file stays as long as its content does, whatever else changes.
                new.add(change.path, old.record(of: change.path, hash) ?? .init(hash: hash, origin: change.origin))
            }
        }
        return new
    }

    private func manifest() throws(MachineError) -> OutputManifest {
        OutputManifest(reading: try Disk.readIfPresent(path + "/" + OutputManifest.fileName) ?? [])
    }
}
