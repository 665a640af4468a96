import Diagnostics
import Platform
import SourceTree
import TemplatePacks

/// What a run reads, gathered while it runs: enough to tell later whether a run would read the same.
struct RunRecord {
    /// The name under which the cache keeps the run: one for each set of output folders.
    let name: String
    private let key: String
    private var documents: [CachedRun.Document] = []
    /// All that messages may point into.
    private(set) var files = InputFiles()
    /// Whether it read something that can't be read again, or that says another time something else.
    private var isUnrepeatable = false

    /// Nil where there is nothing to tell this run from others by.
    init?(_ jobs: [Job], _ packs: [Pack]) {
        guard let tool = ToolIdentity.current(), let place = Disk.resolved(".") else { return nil }
        var key = tool + "\n" + place + "\n"
        for (job, pack) in zip(jobs, packs) {
            let paths = job.specs.map { "\($0.path)\n\($0.folder ?? "")" }
            key += ([job.name, job.output, job.pack, job.templates ?? ""] + paths).joined(separator: "\n")
            for file in job.files {
                key += "\n\(file.name) \(ContentHash.of(file.bytes))"
                files.add(file)
            }
            key += "\n" + PackDigest(pack).hashOfAll + "\n"
            for file in pack.manifests { files.add(file) }
            for path in pack.templates.keys.sorted() { if let file = pack.templates[path] { files.add(file) } }
        }
        self.key = ContentHash.of(Array(key.utf8))
        name = ContentHash.of(Array(([place] + jobs.map(\.output)).joined(separator: "\n").utf8))
    }

    /// A document as it was read, and what became of its text.
    mutating func add(_ path: String, _ bytes: [UInt8], _ file: SourceFile) {
        // Of other encodings the text is not what is on the disk, and the standard input is read once.
        if path == "-" || file.bytes.count != bytes.count { isUnrepeatable = true }
        documents.append(.init(path: path, hash: ContentHash.of(bytes)))
        files.add(file)
    }

    mutating func add(_ loader: FileDocumentLoader) {
        if loader.hasFailed { isUnrepeatable = true }
        for document in loader.documents { add(document.path, document.bytes, document.file) }
    }

    /// What is to be noted of the run; nil where it says nothing of another one.
    func run(_ folders: [GeneratedFolder], _ diagnostics: [Diagnostic]) -> CachedRun? {
        guard !isUnrepeatable else { return nil }
        let problems = diagnostics.compactMap { CachedProblem($0, in: files) }
        guard problems.count == diagnostics.count else { return nil }
        let noted = folders.map { folder in
            CachedRun.Folder(
                path: folder.path,
                files: folder.files.map { .init(path: $0.path, hash: $0.hash, origin: $0.origin?.text) }
            )
        }
        return CachedRun(key: key, documents: documents, folders: noted, problems: problems)
    }

    /// What a noted run made and said, if this one reads the same and all that was made is on the disk.
    func result(of run: CachedRun) -> (folders: [GeneratedFolder], diagnostics: [Diagnostic])? {
        guard run.key == key else { return nil }
        var files = files
        for document in run.documents {
            guard let bytes = try? Disk.read(document.path), ContentHash.of(bytes) == document.hash else { return nil }
            files.add(SourceFile(name: document.path, bytes: bytes))
        }
        let diagnostics = run.problems.compactMap { $0.diagnostic(in: files) }
        guard diagnostics.count == run.problems.count else { return nil }
        var folders: [GeneratedFolder] = []
        for folder in run.folders {
            let found = folder.files.compactMap { $0.content(in: folder.path) }
            guard found.count == folder.files.count else { return nil }
            folders.append(GeneratedFolder(path: folder.path, files: found))
        }
        return (folders, diagnostics)
    }
}

extension CachedRun.File {
    /// The file, if what is on the disk is what was generated.
    fileprivate func content(in folder: String) -> GeneratedFile? {
        guard let bytes = try? Disk.read(folder + "/" + path), ContentHash.of(bytes) == hash else { return nil }
        let origin = origin.flatMap { FileOrigin(reading: $0) }
        return GeneratedFile(path: path, bytes: bytes, range: nil, origin: origin, hash: hash)
    }
}
