import APIModel
import Diagnostics
import Platform
import TemplatePacks

/// A folder of generated files. Only this type writes generated code: each file is replaced as a whole or not at all,
/// and files that weren't generated, or were changed by hand, are kept.
public struct OutputFolder: Sendable {
    public let path: String
    /// The configuration whose output the folder is, as a path from the folder.
    private let configuration: String?
    /// Patterns of the team's own files.
    private let kept: FileSelection
    /// The heads of generated files; empty if unknown.
    private let heads: [[UInt8]]
    /// Folders below this one that are outputs, too.
    private let inner: [String]

    /// - Parameter configuration: the file whose output the folder is, if there is one.
    /// - Parameter jobs: the jobs that write to it.
    public init(_ path: String, configuration: String? = nil, of jobs: [Job] = []) {
        self.path = path
        kept = FileSelection(jobs.filter { $0.output == path }.flatMap(\.keep))
        let headers = jobs.filter { $0.output == path }.map(\.header)
        heads =
            headers.contains([]) || headers.isEmpty
            ? [] : (headers + [RenderSettings.standardHeader]).map(RenderSettings.head)
        inner = jobs.flatMap(\.outputs).map { FilePath.relative($0, to: path) }.filter(OutputPath.isAllowed)
        self.configuration = configuration.flatMap { file in
            guard let here = Disk.resolved(".") else { return nil }
            return FilePath.relative(FilePath.join(here, file), to: FilePath.join(here, path))
        }
    }

    /// Another configuration with the same output folder: each would remove the files of the other.
    public func rival() throws(MachineError) -> String? {
        guard let configuration, let other = try manifest().configuration, other != configuration else { return nil }
        let place = FilePath.join(path, other)
        // The check keeps messages from revealing whether a file outside of the project exists.
        let project = ProjectRoot(of: FilePath.join(path, OutputManifest.fileName))
        return project.contains(document: place) && Disk.target(place) == .file ? place : nil
    }

    /// Lines of the manifest that were edited; many of them are reported as one. Updating restores them.
    public func editedLines() throws(MachineError) -> [Diagnostic] {
        let bytes = try manifestBytes()
        let file = SourceFile(name: FilePath.join(path, OutputManifest.fileName), bytes: bytes)
        let lines = OutputManifest(reading: bytes).edited
        let others = lines.count > 3 ? lines.count - 1 : 0
        return lines.prefix(others > 0 ? 1 : 3).map { line in
            let range = SourceRange(file: file, startOffset: line.lowerBound, endOffset: line.upperBound)
            let message: Message =
                others > 0
                ? "this line and \(others) others are not as netlayer wrote them, and count for nothing"
                : "this line is not as netlayer wrote it, and counts for nothing"
            return KitCodes.manifestEdited(message).at(range)
        }
    }

    /// The files that weren't generated and that `keep` allows.
    public func keptFiles(besides files: [GeneratedFile]) throws(MachineError) -> [String] {
        let known = Set(files.map(\.path) + (try manifest().paths))
        return try AddedFiles.paths(in: path, besides: known, inner).filter(kept.contains).map {
            FilePath.join(path, $0)
        }.sorted()
    }

    /// The changes that updating would make; nothing is written.
    public func changes(to files: [GeneratedFile], only selection: FileSelection? = nil) throws(MachineError)
        -> [FileChange]
    { try changes(to: files, old: try manifest(), only: selection) }

    private func changes(to files: [GeneratedFile], old manifest: OutputManifest, only selection: FileSelection?)
        throws(MachineError) -> [FileChange]
    {
        var changes = try OutputComparison(folder: path, manifest: manifest, heads: heads).changes(to: files)
        let known = Set(changes.map(\.path))
        for file in try AddedFiles.paths(in: path, besides: known, inner) where !kept.contains(file) {
            changes.append(FileChange(path: file, state: .added))
        }
        return changes.filter { selection?.contains($0.path) ?? true }.sorted { $0.path < $1.path }
    }

    /// Writes the files into the folder, and returns the changes. Protected changes are made only if forced; files
    /// outside of the selection aren't touched.
    public func update(to files: [GeneratedFile], only selection: FileSelection? = nil, isForced: Bool = false)
        throws(MachineError) -> [FileChange]
    {
        let writer = AtomicWriter(folder: path)
        let lock = try writer.lock()
        defer { lock.release() }
        let old = try manifest()
        let changes = try self.changes(to: files, old: old, only: selection)
        let new = manifest(after: changes, old, only: selection, isForced: isForced)
        let due = changes.filter { $0.state != .unchanged && !$0.isLeftAlone(isForced: isForced) }
        if !due.isEmpty {
            // The manifest lists the old and the new contents meanwhile, so that the run can be interrupted.
            let union = old.records.isEmpty ? new : old.union(new)
            if old.records.isEmpty { try writeAttributes(writer) }
            try writer.write(union.bytes, to: OutputManifest.fileName)
            try carryOut(due, with: writer)
            // Without an old manifest, this one is final.
            if old.records.isEmpty { return changes }
        }
        if !due.isEmpty || new != old { try writer.write(new.bytes, to: OutputManifest.fileName) }
        return changes
    }

    private func carryOut(_ changes: [FileChange], with writer: AtomicWriter) throws(MachineError) {
        let files = changes.compactMap { change in change.bytes.map { AtomicWriter.File(change.path, $0) } }
        let stale = changes.filter { $0.bytes == nil }.map(\.path)
        // Files that make room for a folder are removed first.
        let folders = stale.isEmpty ? [] : Set(files.flatMap { FilePath.folders(above: $0.path).dropLast() })
        for path in stale where folders.contains(path) { try writer.remove(path) }
        try writer.write(files)
        for path in stale where !folders.contains(path) { try writer.remove(path) }
    }

    /// Tells git to merge changes of the manifest from both branches, and hosts that the code is generated. An existing
    /// file is kept.
    private func writeAttributes(_ writer: AtomicWriter) throws(MachineError) {
        let name = ".gitattributes"
        let place = path + "/" + name
        let entry = Disk.entry(place)
        if entry == .other { throw MachineError("read", place, reason: "it isn't a file") }
        guard entry == nil else { return }
        let text = "\(OutputManifest.fileName) merge=union\n*.swift linguist-generated\n"
        try writer.write(Array(text.utf8), to: name)
    }

    private func manifest(
        after changes: [FileChange], _ old: OutputManifest, only selection: FileSelection?, isForced: Bool
    ) -> OutputManifest {
        var new = OutputManifest()
        new.configuration = configuration ?? old.configuration
        let isLeft = { (change: FileChange) in change.isLeftAlone(isForced: isForced) && !change.causes.isEmpty }
        let isWhole = selection == nil && !changes.contains(where: isLeft)
        new.inputs = isWhole ? RunInputs(changes.compactMap(\.file?.origin)) : old.inputs
        if let selection { for path in old.paths where !selection.contains(path) { new.keep(path, of: old) } }
        for change in changes {
            if change.isProtected, !isForced {
                if change.state != .foreign { new.keep(change.path, of: old) }
            } else if let hash = change.file?.hash {
                new.add(change.path, hash)
            }
        }
        return new
    }

    private func manifest() throws(MachineError) -> OutputManifest { OutputManifest(reading: try manifestBytes()) }

    /// Reads the manifest, unless it is a link that leads out of the folder.
    private func manifestBytes() throws(MachineError) -> [UInt8] {
        let place = path + "/" + OutputManifest.fileName
        guard Disk.target(place) != .folder else { throw MachineError("use", place, reason: "it is a folder") }
        var boundary = FolderBoundary(path)
        return try boundary.check(OutputManifest.fileName) ? try Disk.readIfPresent(place) ?? [] : []
    }
}

/// The change that one file of an output folder needs, and its causes.
public struct FileChange: Sendable {
    public enum State: String, Sendable, CaseIterable {
        /// The file is up to date.
        case unchanged
        /// The file doesn't exist.
        case missing
        /// The file is as an earlier run wrote it, but would be generated differently now.
        case changed
        /// The file is a generated one that was changed by hand.
        case edited = "hand-edited"
        /// A file that wasn't generated is in the place of a generated one.
        case foreign
        /// A source file or a link that wasn't generated: it is compiled with the others, and reviewers skip it.
        case added = "not generated"
        /// An earlier run wrote the file, and nothing generates it any more.
        case stale
        /// Like `stale`, but changed by hand.
        case staleEdited = "stale and hand-edited"
    }

    /// The path below the output folder.
    public let path: String
    public internal(set) var state: State
    /// The inputs that have changed since the file was written; empty if unknown.
    public internal(set) var causes: [FileOrigin.Cause] = []
    /// The file as it should be; nil for a stale one.
    var file: GeneratedFile?
    /// Whether an earlier run wrote a file of this path.
    var isOwned = true

    /// The content that it should have; nil for a stale file.
    public var bytes: [UInt8]? { file?.bytes }

    /// Whether a run doesn't touch the file, though it should change. Files that were never generated are kept.
    public func isLeftAlone(isForced: Bool) -> Bool { state == .added || isProtected && !isForced }

    /// Whether the file is left alone unless it is forced.
    public var isProtected: Bool { state == .edited || state == .foreign || state == .staleEdited }
}

/// A selection of files in an output folder, by patterns of their paths: `Model/*`, `Book*`, `BooksRepository`.
public struct FileSelection: Sendable {
    private let patterns: [(text: String, glob: GlobPattern)]

    public init(_ patterns: [String]) { self.patterns = patterns.map { ($0, GlobPattern($0)) } }

    /// Whether a pattern matches the path below the folder, the file's name, or the name without its extension.
    public func contains(_ path: String) -> Bool { patterns.contains { FileSelection.matches($0.glob, path) } }

    /// The first pattern that matches none of the paths.
    public func unmatched(in paths: [String]) -> String? {
        patterns.first { pattern in !paths.contains { FileSelection.matches(pattern.glob, $0) } }?.text
    }

    private static func matches(_ glob: GlobPattern, _ path: String) -> Bool {
        glob.matches(path) || glob.matches(FilePath.name(of: path)) || glob.matches(FilePath.stem(of: path))
    }
}

/// Writes files outside of output folders: a first configuration, a converted description, a mark of a build.
public enum SingleFile {
    /// Writes all of a text or nothing; false if a file exists, which is kept. A device or a pipe, such as
    /// `/dev/stdout`, takes the text and isn't replaced.
    public static func write(_ text: String, to path: String, isForced: Bool = false) throws(MachineError) -> Bool {
        if Disk.target(path) == .other {
            try ProjectRoot.refuseLeaving(path)
            try AtomicWriter.create(path, Array(text.utf8), for: path)
            return true
        }
        guard isForced || Disk.entry(path) == nil else { return false }
        let folder = FilePath.folder(of: path)
        try ProjectRoot.refuseLeaving(folder)
        let writer = AtomicWriter(folder: folder.isEmpty ? "." : folder)
        let lock = try writer.lock()
        defer { lock.release() }
        try writer.write(Array(text.utf8), to: FilePath.name(of: path))
        return true
    }
}
