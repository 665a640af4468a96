import Diagnostics
import Platform
import SourceTree
import TemplatePacks

/// Stores the results of runs, outside of the project, so that an equal run can be skipped. Nothing depends on it:
/// missing, damaged or unwritable files only make a run slower.
public struct RunCache: Sendable {
    /// The number of runs that are kept; older ones are removed.
    private static let capacity = 100
    /// The name of the cache's own folder, since the folder around it can be shared with other programs.
    private static let folderName = "netlayer-runs"

    private let folder: String
    /// Whether runs are only looked up, as by a check, which writes nothing.
    public let isReadOnly: Bool

    public init(folder: String, isReadOnly: Bool = false) {
        self.folder = FilePath.join(folder, RunCache.folderName)
        self.isReadOnly = isReadOnly
    }

    /// The cache of the user; nil without one, or if it is turned off by `NETLAYER_CACHE=off`. Any other value of that
    /// variable is the folder to use.
    public static func ofUser(isReadOnly: Bool = false) -> RunCache? {
        userFolder.map { RunCache(folder: $0, isReadOnly: isReadOnly) }
    }

    package static var userFolder: String? {
        if let own = Terminal.environment("NETLAYER_CACHE"), !own.isEmpty { return own == "off" ? nil : own }
        if let caches = Terminal.environment("XDG_CACHE_HOME"), caches.hasPrefix("/") {
            return FilePath.join(caches, "netlayer")
        }
        guard let home = Terminal.environment("HOME"), home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            let caches = FilePath.join(home, "Library/Caches")
        #else
            let caches = FilePath.join(home, ".cache")
        #endif
        return FilePath.join(caches, "netlayer")
    }

    /// The results of an earlier run with the same inputs.
    func result(of key: RunKey) -> RunKey.Result? {
        guard let bytes = try? Disk.read(folder + "/" + key.name) else { return nil }
        return CachedRun(reading: bytes).flatMap { key.result(of: $0) }
    }

    /// Stores the results of a run in place of the last one with its name, without the problems that were known before
    /// it read a description. A run without files isn't stored.
    func keep(_ code: GeneratedCode, besides known: Int, under key: RunKey, reading inputs: InputRecord) {
        guard !isReadOnly, let folders = code.folders else { return }
        let problems = Array(code.bag.diagnostics.dropFirst(known))
        guard let run = key.run(folders, problems, reading: inputs.files) else { return }
        let writer = AtomicWriter(folder: folder)
        guard let lock = try? writer.lock() else { return }
        defer { lock.release() }
        let isNew = Disk.entry(folder + "/" + key.name) == nil
        try? writer.write(run.bytes, to: key.name)
        if isNew { writer.removeOldest(beyond: RunCache.capacity) }
    }
}

extension AtomicWriter {
    /// Removes the oldest files from a folder of files that are named by hashes.
    package func removeOldest(beyond capacity: Int) {
        let names = ((try? Disk.names(in: folder)) ?? []).filter { ContentHash.isHash($0) }
        guard names.count > capacity else { return }
        let files = names.map { (name: $0, time: Disk.modificationTime(of: folder + "/" + $0)) }
        for file in files.sorted(by: { $0.time > $1.time }).dropFirst(capacity) { try? remove(file.name) }
    }
}

/// The facts about a run that are known before it reads a description: enough to find an earlier run, and to decide
/// whether this one would have the same inputs and results.
struct RunKey {
    /// The files that an earlier run generated, and the problems that it found.
    typealias Result = (folders: [GeneratedFolder], problems: [Diagnostic])

    /// The name under which the cache keeps the run: one for each set of output folders.
    let name: String
    /// The hash of program, place, configuration and packs.
    private let hash: String
    /// Configurations and packs, which messages can point to.
    private let files: [SourceFile]

    /// Nil if the program or the working directory can't be identified.
    init?(_ targets: [PreparedJob]) {
        guard let tool = ToolIdentity.current(), let place = Disk.resolved(".") else { return nil }
        var text = tool + "\n" + place + "\n"
        var files: [SourceFile] = []
        for target in targets {
            let (job, pack) = (target.job, target.pack)
            let paths = job.specs.map { "\($0.path)\n\($0.folder ?? "")" }
            let root = job.statedRoot?.folder ?? ""
            text += ([job.name, job.output, job.pack, job.templates ?? "", root, job.limits.text] + paths).joined(
                separator: "\n")
            for file in job.files {
                text += "\n\(file.name) \(ContentHash.of(file.bytes))"
                files.append(file)
            }
            text += "\n" + target.digest.hashOfRead + "\n" + (target.formatting?.identity ?? "") + "\n"
            files += pack.manifests
            files += pack.templates.values
        }
        self.files = files
        hash = ContentHash.of(Array(text.utf8))
        name = ContentHash.of(Array(([place] + targets.map(\.job.output)).joined(separator: "\n").utf8))
    }

    /// The record of the run; nil if it can't be reused.
    func run(_ folders: [GeneratedFolder], _ diagnostics: [Diagnostic], reading documents: [ReadFile]) -> CachedRun? {
        guard documents.allSatisfy(\.isRepeatable) else { return nil }
        // Most runs have no diagnostics.
        let named = InputFiles(diagnostics.isEmpty ? [] : files + documents.compactMap(\.file))
        let problems = diagnostics.compactMap { CachedProblem($0, in: named) }
        guard problems.count == diagnostics.count else { return nil }
        let noted = folders.map { folder in
            (
                folder.path,
                folder.files.map { CachedRun.File(path: $0.path, hash: $0.hash, origin: $0.origin?.text ?? "") }
            )
        }
        let read = documents.map { ($0.path, $0.hash ?? "") }
        return CachedRun(key: hash, documents: read, folders: noted, problems: problems)
    }

    /// The results of a recorded run, if this one has the same inputs and all generated files are still on the disk.
    func result(of run: CachedRun) -> Result? {
        guard run.key == hash else { return nil }
        var files = files
        for document in run.documents {
            guard let bytes = try? Disk.read(document.path), ContentHash.of(bytes) == document.hash else { return nil }
            files.append(SourceFile(name: document.path, bytes: bytes))
        }
        let named = InputFiles(run.problems.isEmpty ? [] : files)
        let problems = run.problems.compactMap { $0.diagnostic(in: named) }
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
    /// The file, if the content on the disk is the generated one.
    fileprivate func content(in folder: String) -> GeneratedFile? {
        guard let bytes = try? Disk.read(folder + "/" + path), ContentHash.of(bytes) == hash else { return nil }
        let origin = FileOrigin(reading: origin)
        return GeneratedFile(path: path, bytes: bytes, range: nil, origin: origin, hash: hash)
    }
}

/// The files that a run read, by their names in messages. Of two with the same name, the first counts.
struct InputFiles {
    private let files: [String: SourceFile]

    init(_ files: [SourceFile]) { self.files = Dictionary(files.map { ($0.name, $0) }) { first, _ in first } }

    func file(named name: String) -> SourceFile? { files[name] }

    /// Whether exactly this text is found by its name.
    func contains(_ file: SourceFile) -> Bool {
        guard let known = files[file.name] else { return false }
        return known === file || known.bytes == file.bytes
    }
}

/// An identity of one build of the program. The version isn't enough: builds from a checkout keep it while templates
/// and code change.
enum ToolIdentity {
    /// Nil if the system doesn't report which file is running.
    static func current() -> String? {
        guard let path = CurrentProgram.path else { return nil }
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        #if canImport(Darwin)
            let times = [info.st_mtimespec, info.st_ctimespec]
        #else
            let times = [info.st_mtim, info.st_ctim]
        #endif
        let numbers =
            [Int(info.st_dev), Int(info.st_ino), Int(info.st_size)] + times.flatMap { [$0.tv_sec, $0.tv_nsec] }
        return ([Netlayer.version, YAMLLibrary.version, path] + numbers.map(String.init)).joined(separator: "\n")
    }
}
