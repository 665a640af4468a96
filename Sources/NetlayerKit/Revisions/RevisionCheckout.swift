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
                help: "in a shallow clone, `git fetch --depth=1 origin \(revision)` first and give `FETCH_HEAD`")
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

/// A folder outside of the project that is there for a while.
package struct TemporaryFolder {
    package let path: String

    package init() throws(MachineError) {
        let base = Terminal.environment("TMPDIR") ?? ""
        var template = Array(FilePath.join(base.isEmpty ? "/tmp" : base, "netlayer-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw MachineError.last("make a folder in", base.isEmpty ? "/tmp" : base)
        }
        let name = template.dropLast().map { UInt8(bitPattern: $0) }
        // Without links, since programs compare paths.
        path = Disk.resolved(String(decoding: name, as: UTF8.self)) ?? String(decoding: name, as: UTF8.self)
    }

    package func makeFolder(_ name: String) throws(MachineError) {
        guard mkdir(FilePath.join(path, name), 0o700) == 0 else {
            throw MachineError.last("make the folder", FilePath.join(path, name))
        }
    }

    /// Removes it with all that is in it; a link is removed, and not what it leads to.
    package func remove() { AtomicWriter.clear(path) }
}
