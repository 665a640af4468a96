import Platform

/// What a revision of git holds of this folder, in a folder of its own for the time of a comparison: descriptions,
/// templates, configurations, and what was generated. The working tree, the index and the repository stay untouched.
public struct RevisionCheckout {
    /// A revision that can't be had, in words.
    public struct Failure: Error, Sendable {
        public let message: String
        public var help: String?
    }

    /// What may be an input.
    private static let endings = [".yaml", ".yml", ".json", ".stencil"]

    private let place: TemporaryFolder
    /// The counterpart of this folder.
    private let folder: String

    /// - Parameter revision: a name, a hash, or anything else by which git finds a commit.
    public init(_ revision: String) throws {
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw Failure(message: "`\(revision)` is no revision")
        }
        let root = try RevisionCheckout.ask(["rev-parse", "--show-toplevel"])
        let prefix = try RevisionCheckout.ask(["rev-parse", "--show-prefix"])
        let directory = try RevisionCheckout.ask(["rev-parse", "--absolute-git-dir"])
        let commit = try RevisionCheckout.commit(revision)
        let listing = try RevisionCheckout.output(["-C", root, "ls-tree", "-r", "-z", "--name-only", commit])
        let names = listing.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        place = try TemporaryFolder()
        let tree = FilePath.join(place.path, "tree")
        folder = FilePath.join(tree, prefix)
        do {
            try place.makeFolder("tree")
            let patterns = RevisionCheckout.patterns(for: names)
            if !patterns.isEmpty {
                // An index and a working tree of its own keep git away from those of the project.
                let words = ["env", "GIT_INDEX_FILE=" + FilePath.join(place.path, "index"), "git"]
                let options = ["--git-dir=" + directory, "--work-tree=" + tree, "-c", "advice.detachedHead=false"]
                let outcome = try ChildProcess.run(words + options + ["checkout", commit, "--"] + patterns)
                guard outcome.status == 0 else { throw Failure(message: RevisionCheckout.reason(outcome)) }
            }
        } catch {
            place.remove()
            throw error
        }
    }

    public func remove() { place.remove() }

    /// Does something in the folder, as if this one were at that revision; nil where the revision has no such folder.
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

    /// Paths as git takes them: of each kind of input all there are, and each folder that holds a manifest.
    private static func patterns(for names: [String]) -> [String] {
        var patterns = endings.filter { ending in names.contains { $0.hasSuffix(ending) } }.map {
            ":(top,glob)**/*" + $0
        }
        for name in names where FilePath.name(of: name) == OutputManifest.fileName {
            let folder = FilePath.folder(of: name)
            patterns.append(":(top,literal)" + (folder.isEmpty ? "." : folder))
        }
        return patterns
    }

    private static func commit(_ revision: String) throws -> String {
        let outcome = try ChildProcess.run(["git", "rev-parse", "--verify", "--quiet", revision + "^{commit}"])
        guard outcome.status != 0 else {
            return String(decoding: outcome.output.prefix { $0 != 0x0A }, as: UTF8.self)
        }
        throw Failure(
            message: "git has no revision `\(revision)`",
            help: "in a shallow clone, `git fetch --depth=1 origin \(revision)` first and give `FETCH_HEAD`"
        )
    }

    private static func ask(_ words: [String]) throws -> String {
        var text = String(decoding: try output(words), as: UTF8.self)
        while text.hasSuffix("\n") { text.removeLast() }
        return text
    }

    private static func output(_ words: [String]) throws -> [UInt8] {
        let outcome = try ChildProcess.run(["git"] + words)
        guard outcome.status == 0 else { throw Failure(message: reason(outcome)) }
        return outcome.output
    }

    private static func reason(_ outcome: ChildProcess.Outcome) -> String {
        var reason =
            outcome.errors.split(whereSeparator: \.isNewline).first.map(String.init) ?? "git failed"
        if reason.hasPrefix("fatal: ") { reason.removeFirst("fatal: ".count) }
        return "git says: " + reason
    }
}
