import Diagnostics
import Platform
import TemplatePacks

/// What is known of a run before it reads a description: enough to find an earlier run, and to tell whether this one
/// would read and make the same.
struct RunKey {
    /// What an earlier run made, and the problems that it found.
    typealias Result = (folders: [GeneratedFolder], problems: [Diagnostic])

    /// The name under which the cache keeps the run: one for each set of output folders.
    let name: String
    /// The hash of program, place, configuration and packs.
    private let hash: String
    /// Configurations and packs, into which messages may point.
    private let files: InputFiles

    /// Nil where there is nothing to tell this run from others by.
    init?(_ targets: [PreparedJob]) {
        guard let tool = ToolIdentity.current(), let place = Disk.resolved(".") else { return nil }
        var text = tool + "\n" + place + "\n"
        var files = InputFiles()
        for target in targets {
            let (job, pack) = (target.job, target.pack)
            let paths = job.specs.map { "\($0.path)\n\($0.folder ?? "")" }
            let root = job.statedRoot?.folder ?? ""
            text += ([job.name, job.output, job.pack, job.templates ?? "", root, job.limits.text] + paths).joined(
                separator: "\n"
            )
            for file in job.files {
                text += "\n\(file.name) \(ContentHash.of(file.bytes))"
                files.add(file)
            }
            text += "\n" + target.digest.hashOfAll + "\n"
            for file in pack.manifests { files.add(file) }
            for path in pack.templates.keys.sorted() { if let file = pack.templates[path] { files.add(file) } }
        }
        self.files = files
        hash = ContentHash.of(Array(text.utf8))
        name = ContentHash.of(Array(([place] + targets.map(\.job.output)).joined(separator: "\n").utf8))
    }

    /// What is to be noted of the run; nil where it says nothing of another one.
    func run(_ folders: [GeneratedFolder], _ diagnostics: [Diagnostic], reading documents: [ReadFile]) -> CachedRun? {
        guard documents.allSatisfy(\.isRepeatable) else { return nil }
        var files = files
        for document in documents { if let file = document.file { files.add(file) } }
        let problems = diagnostics.compactMap { CachedProblem($0, in: files) }
        guard problems.count == diagnostics.count else { return nil }
        let noted = folders.map { folder in
            CachedRun.Folder(
                path: folder.path,
                files: folder.files.map { .init(path: $0.path, hash: $0.hash, origin: $0.origin?.text ?? "") }
            )
        }
        let read = documents.map { CachedRun.Document(path: $0.path, hash: $0.hash ?? "") }
        return CachedRun(key: hash, documents: read, folders: noted, problems: problems)
    }

    /// What a noted run made and said, if this one reads the same and all that was made is on the disk.
    func result(of run: CachedRun) -> Result? {
        guard run.key == hash else { return nil }
        var files = files
        for document in run.documents {
            guard let bytes = try? Disk.read(document.path), ContentHash.of(bytes) == document.hash else { return nil }
            files.add(SourceFile(name: document.path, bytes: bytes))
        }
        let problems = run.problems.compactMap { $0.diagnostic(in: files) }
        guard problems.count == run.problems.count else { return nil }
        var folders: [GeneratedFolder] = []
        for folder in run.folders {
            let found = inParallel(folder.files.count) { folder.files[$0].content(in: folder.path) }.compactMap(\.self)
            guard found.count == folder.files.count else { return nil }
            folders.append(GeneratedFolder(path: folder.path, files: found))
        }
        return (folders, problems)
    }
}

extension CachedRun.File {
    /// The file, if what is on the disk is what was generated.
    fileprivate func content(in folder: String) -> GeneratedFile? {
        guard let bytes = try? Disk.read(folder + "/" + path), ContentHash.of(bytes) == hash else { return nil }
        let origin = FileOrigin(reading: origin)
        return GeneratedFile(path: path, bytes: bytes, range: nil, origin: origin, hash: hash)
    }
}
