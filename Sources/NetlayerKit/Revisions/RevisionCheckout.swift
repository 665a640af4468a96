import Platform

/// What a revision of git holds of this folder, in a folder of its own for the time of a comparison: descriptions,
/// templates, configurations, and what was generated. The working tree, the index and the repository stay untouched.
public struct RevisionCheckout {
    /// A revision that can't be had, in words.
    public struct Failure: Error, Sendable {
        public let message: String
        public var help: String?
    }

    private let place: TemporaryFolder
    /// The counterpart of this folder.
    private let folder: String

    /// - Parameter revision: a name, a hash, or anything else by which git finds a commit.
    public init(_ revision: String) throws {
        guard !revision.isEmpty, !revision.hasPrefix("-") else {
            throw Failure(message: "`\(revision)` is no revision")
        }
        guard let repository = GitRepository.ofStart else { throw Failure(message: GitRepository.absence) }
        guard let commit = try repository.commit(revision) else {
            throw Failure(
                message: "git has no revision `\(revision)`",
                help: "in a shallow clone, `git fetch --depth=1 origin \(revision)` first and give `FETCH_HEAD`"
            )
        }
        place = try TemporaryFolder()
        let tree = FilePath.join(place.path, "tree")
        folder = FilePath.join(tree, repository.prefix)
        do {
            try place.makeFolder("tree")
            // The tree is a project of its own.
            try place.makeFolder("tree/.git")
            try RevisionFiles(of: commit, in: repository).write(to: tree, by: FilePath.join(place.path, "names"))
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
}
