import Platform

/// The checkout in which the program was started, and the only way to git. Whatever a checkout or a revision holds, git
/// runs no command of theirs and contacts no server: a pull request is somebody else's text.
///
/// - The repository is the nearest folder above that holds `.git`, which can't be committed. Git searches no further,
///   so that a committed folder with the files of a bare repository stays a folder.
/// - Only plumbing runs, which touches no index and no working tree: no hook, no filter, no file system monitor.
/// - What a partial clone lacks is missing: nothing is fetched.
struct GitRepository: Sendable {
    /// Found before the program changes its folder.
    static let ofStart = Disk.resolved(".").flatMap(GitRepository.init(above:))

    /// What `ofStart` lacks where it is nil.
    static let absence = "this folder is in no git repository"

    /// The folder that holds `.git`.
    private let top: String
    /// The path from there to where the program was started; empty at the top.
    let prefix: String

    /// Nil where no folder on the way up holds a repository.
    private init?(above start: String) {
        guard let top = ProjectRoot.repository(above: start) else { return nil }
        self.top = top
        prefix = start == top ? "" : FilePath.relative(start, to: top)
    }

    /// The path from the top of what a path leads to; nil for what is outside.
    func path(of path: String) -> String? {
        var place = FilePath.join(prefix, path)
        if path.hasPrefix("/") {
            let folder = FilePath.folder(of: path)
            place = FilePath.relative(FilePath.join(Disk.resolved(folder) ?? folder, FilePath.name(of: path)), to: top)
        }
        return place == ".." || place.hasPrefix("../") || place.hasPrefix("/") ? nil : place
    }

    /// Runs git to its end.
    /// - Parameter input: the file that it reads as its standard input.
    func run(_ words: [String], input: String? = nil) throws(MachineError) -> ChildProcess.Outcome {
        try ChildProcess.run(["git", "-C", top] + settings + words, environment: environment, input: input)
    }

    /// Why it ended with another code than 0: `git says: Not a valid object name`.
    static func reason(_ outcome: ChildProcess.Outcome) -> String {
        let lines = outcome.errors.split(whereSeparator: \.isNewline)
        let mark = "fatal: "
        guard let fatal = lines.first(where: { $0.hasPrefix(mark) }) else {
            return lines.first.map(String.init) ?? "git failed"
        }
        return String(fatal.dropFirst(mark.count))
    }

    /// The hash of the commit that a revision names; nil where git knows none.
    func commit(_ revision: String) throws(MachineError) -> String? {
        guard !revision.isEmpty, !revision.hasPrefix("-") else { return nil }
        let outcome = try run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
        guard outcome.status == 0 else { return nil }
        return String(decoding: outcome.output.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    /// `safe.bareRepository` is known to git from 2.38 on; the search for a repository ends at the top all the same.
    private let settings = [
        "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.allow=never",
    ].flatMap { ["-c", $0] }

    /// What the machine's and the user's configurations say stays in effect (`safe.directory` stands there), and so does
    /// what the caller says in `GIT_CONFIG_COUNT`.
    private var environment: [String: String?] {
        [
            "GIT_CEILING_DIRECTORIES": FilePath.folder(of: top),
            // Wins over `protocol.NAME.allow` of a configuration.
            "GIT_ALLOW_PROTOCOL": "",
            "GIT_NO_LAZY_FETCH": "1",
            "GIT_OPTIONAL_LOCKS": "0",
            "GIT_TERMINAL_PROMPT": "0",
            // What a hook that started the program would hand on.
            "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_COMMON_DIR": nil, "GIT_PREFIX": nil, "GIT_NAMESPACE": nil,
            "GIT_INDEX_FILE": nil, "GIT_OBJECT_DIRECTORY": nil, "GIT_ALTERNATE_OBJECT_DIRECTORIES": nil,
        ]
    }
}
