import Platform

/// The repository in which the program was started, and the only access to git. Whatever a checkout or a revision
/// contains, git runs no commands from it and contacts no server, since a pull request is somebody else's text.
///
/// - The repository is the nearest folder above that contains `.git`, which can't be committed. Git searches no
///   further, so that a committed folder with the files of a bare repository stays a folder.
/// - Only plumbing commands run, which touch no index and no working tree: no hook, no filter, no file system monitor.
/// - Objects that a partial clone lacks are missing: nothing is fetched.
struct GitRepository: Sendable {
    /// The repository of the first working directory, found before the program changes it.
    static let ofStart = Disk.resolved(".").flatMap(GitRepository.init(above:))

    /// The reason why `ofStart` is nil.
    static let absence = "this folder is in no git repository"

    /// The folder that contains `.git`.
    private let top: String
    /// The path from `top` to the folder where the program was started; empty at the top.
    let prefix: String

    /// Nil if no folder above contains a repository.
    private init?(above start: String) {
        guard let top = ProjectRoot.repository(above: start) else { return nil }
        self.top = top
        prefix = start == top ? "" : FilePath.relative(start, to: top)
    }

    /// A path from the top of the repository; nil outside of it.
    /// - Parameter isFromTop: whether `path` starts at the top, rather than where the program was started.
    func path(of path: String, isFromTop: Bool = false) -> String? {
        var place = FilePath.join(isFromTop ? "" : prefix, path)
        if path.hasPrefix("/"), !isFromTop {
            let folder = FilePath.folder(of: path)
            place = FilePath.relative(FilePath.join(Disk.resolved(folder) ?? folder, FilePath.name(of: path)), to: top)
        }
        return place == ".." || place.hasPrefix("../") || place.hasPrefix("/") ? nil : place
    }

    /// Runs git and waits until it ends.
    /// - Parameter input: the file that it reads as its standard input.
    func run(_ words: [String], input: String? = nil) throws(MachineError) -> ChildProcess.Outcome {
        try ChildProcess.run(["git", "-C", top] + settings + words, environment: environment, input: input)
    }

    /// The reason for a failure, by git's first message: `Not a valid object name`.
    static func reason(_ outcome: ChildProcess.Outcome) -> String {
        let lines = outcome.errors.split(whereSeparator: \.isNewline)
        let mark = "fatal: "
        guard let fatal = lines.first(where: { $0.hasPrefix(mark) }) else {
            return lines.first.map(String.init) ?? "git failed"
        }
        return String(fatal.dropFirst(mark.count))
    }

    /// The hash of the commit that a revision names; nil if git doesn't know it.
    func commit(_ revision: String) throws(MachineError) -> String? {
        guard !revision.isEmpty, !revision.hasPrefix("-") else { return nil }
        let outcome = try run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
        guard outcome.status == 0 else { return nil }
        return String(decoding: outcome.output.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    /// Git knows `safe.bareRepository` from 2.38 on; before, too, the search for a repository ends at the top.
    private let settings = ["safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap
    { ["-c", $0] }

    /// Keeps the settings of the machine and the user in effect, such as `safe.directory`, and those that the caller
    /// gives in `GIT_CONFIG_COUNT`.
    private var environment: [String: String?] {
        [
            "GIT_CEILING_DIRECTORIES": FilePath.folder(of: top),
            // Overrides all settings of protocols.
            "GIT_ALLOW_PROTOCOL": "", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
            // Variables that a hook which started the program would pass on.
            "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_COMMON_DIR": nil, "GIT_PREFIX": nil, "GIT_NAMESPACE": nil,
            "GIT_INDEX_FILE": nil, "GIT_OBJECT_DIRECTORY": nil, "GIT_ALTERNATE_OBJECT_DIRECTORIES": nil,
        ]
    }
}

/// The files of a commit that a run can read: descriptions, templates, configurations and generated files. They are
/// written byte by byte as the repository has them, without git's own checkout, whose filters are commands.
struct RevisionFiles {
    private struct Entry {
        let path: String
        let id: String
        let size: Int
        let isLink: Bool
    }

    /// The extensions and names of possible inputs.
    private static let endings = [".yaml", ".yml", ".json", ".stencil"] + Formatter.allCases.map(\.settingsName)
    /// The number of bytes to request from git at once, since all of them are in memory together.
    private static let batch = 16 << 20

    private let repository: GitRepository
    private let entries: [Entry]

    init(of commit: String, in repository: GitRepository) throws {
        self.repository = repository
        let listing = try RevisionFiles.output(["ls-tree", "-r", "-l", "-z", commit], of: repository)
        let all = listing.split(separator: 0).compactMap { RevisionFiles.entry(String(decoding: $0, as: UTF8.self)) }
        let generated = Set(
            all.filter { FilePath.name(of: $0.path) == OutputManifest.fileName }.map { FilePath.folder(of: $0.path) })
        let wanted = all.filter { entry in
            RevisionFiles.endings.contains { entry.path.hasSuffix($0) }
                || !generated.isEmpty && FilePath.folders(above: entry.path).contains { generated.contains($0) }
        }
        // Nothing is written through a link, since links are made after all folders and files.
        entries = wanted.filter { !$0.isLink } + wanted.filter(\.isLink)
    }

    func write(to folder: String, by list: String) throws {
        for parent in Set(entries.map { FilePath.folder(of: $0.path) }) {
            try AtomicWriter.makeFolder(FilePath.join(folder, parent))
        }
        for some in batches {
            try AtomicWriter.create(list, Array(some.map { $0.id + "\n" }.joined().utf8), for: list)
            let contents = try RevisionFiles.output(["cat-file", "--batch"], input: list, of: repository)
            var rest = contents[...]
            for entry in some { try write(try RevisionFiles.content(from: &rest), entry, to: folder) }
        }
    }

    private var batches: [[Entry]] {
        var batches: [[Entry]] = []
        var room = 0
        for entry in entries {
            room -= entry.size
            if room < 0 || batches.isEmpty {
                batches.append([])
                room = RevisionFiles.batch - entry.size
            }
            batches[batches.count - 1].append(entry)
        }
        return batches
    }

    private func write(_ bytes: ArraySlice<UInt8>, _ entry: Entry, to folder: String) throws {
        let path = FilePath.join(folder, entry.path)
        guard entry.isLink else { return try AtomicWriter.create(path, Array(bytes), for: entry.path) }
        guard symlink(String(decoding: bytes, as: UTF8.self), path) == 0 else {
            throw MachineError.last("write", entry.path)
        }
    }

    /// `100644 blob ‹hash›    ‹size›\t‹path›`; nil for entries that aren't files, for files over the size limit, and
    /// for paths that no checkout can have.
    private static func entry(_ line: String) -> Entry? {
        let parts = line.split(separator: "\t", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let words = parts[0].split(separator: " ")
        guard words.count == 4, words[1] == "blob", let size = Int(words[3]), size <= Limits.standard.fileSize,
            FilePath.isBelow(String(parts[1]))
        else { return nil }
        return Entry(path: String(parts[1]), id: String(words[2]), size: size, isLink: words[0] == "120000")
    }

    /// Takes the next `‹hash› blob ‹size›\n‹content›\n` from the output.
    private static func content(from rest: inout ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
        let head = rest.prefix { $0 != 0x0A }
        let words = String(decoding: head, as: UTF8.self).split(separator: " ")
        guard words.count == 3, let size = Int(words[2]), size < rest.count - head.count else {
            throw RevisionCheckout.Failure(
                message: "the repository lacks an object of the revision: `\(words.joined(separator: " "))`",
                help: "netlayer fetches nothing; fetch the revision with its files first")
        }
        rest = rest.dropFirst(head.count + 1)
        defer { rest = rest.dropFirst(size + 1) }
        return rest.prefix(size)
    }

    private static func output(_ words: [String], input: String? = nil, of repository: GitRepository) throws -> [UInt8]
    {
        let outcome = try repository.run(words, input: input)
        guard outcome.status == 0 else {
            throw RevisionCheckout.Failure(message: "git says: " + GitRepository.reason(outcome))
        }
        return outcome.output
    }
}

/// The files of this folder at a revision of git, in a temporary folder for the time of a comparison: descriptions,
/// templates, configurations and generated files. The working tree, the index and the repository aren't touched.
public struct RevisionCheckout {
    /// The reason why a revision isn't available.
    public struct Failure: Error, Sendable {
        public let message: String
        public var help: String?
    }

    private let place: TemporaryFolder
    /// The folder in the tree that corresponds to the working directory.
    private let folder: String

    /// - Parameter revision: a name, a hash, or any other text by which git finds a commit.
    public init(_ revision: String) throws {
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw Failure(message: "`\(revision)` isn't a revision")
        }
        guard let repository = GitRepository.ofStart else { throw Failure(message: GitRepository.absence) }
        guard let commit = try repository.commit(revision) else {
            throw Failure(
                message: "git has no revision `\(revision)`",
                help: "in a shallow clone, `git fetch --depth=1 origin \(revision)` first and give `FETCH_HEAD`")
        }
        place = try TemporaryFolder()
        let tree = FilePath.join(place.path, "tree")
        folder = FilePath.join(tree, repository.prefix)
        do {
            try place.makeFolder("tree")
            // The tree becomes a project of its own by this folder.
            try place.makeFolder("tree/.git")
            try RevisionFiles(of: commit, in: repository).write(to: tree, by: FilePath.join(place.path, "names"))
        } catch {
            place.remove()
            throw error
        }
    }

    public func remove() { place.remove() }

    /// Calls a function with the working directory at that revision; nil if the revision lacks this folder.
    public func within<Value>(_ body: () throws -> Value) throws -> Value? {
        let back = open(".", O_RDONLY | O_CLOEXEC)
        guard back >= 0 else { throw MachineError.last("open", ".") }
        defer {
            fchdir(back)
            close(back)
        }
        guard chdir(folder) == 0 else { return nil }
        return try body()
    }
}

/// A temporary folder outside of the project.
package struct TemporaryFolder {
    package let path: String

    package init() throws(MachineError) {
        let base = Terminal.environment("TMPDIR") ?? ""
        var template = Array(FilePath.join(base.isEmpty ? "/tmp" : base, "netlayer-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw MachineError.last("make a folder in", base.isEmpty ? "/tmp" : base)
        }
        let name = template.dropLast().map { UInt8(bitPattern: $0) }
        // Links are resolved, since programs compare paths.
        path = Disk.resolved(String(decoding: name, as: UTF8.self)) ?? String(decoding: name, as: UTF8.self)
    }

    package func makeFolder(_ name: String) throws(MachineError) {
        guard mkdir(FilePath.join(path, name), 0o700) == 0 else {
            throw MachineError.last("make the folder", FilePath.join(path, name))
        }
    }

    /// Removes the folder with everything in it; a link is removed, not its target.
    package func remove() { AtomicWriter.clear(path) }
}
