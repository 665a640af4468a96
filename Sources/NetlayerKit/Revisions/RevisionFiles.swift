import Platform

/// The files of a commit that a run may read: descriptions, templates, configurations, and what was generated. They are
/// written byte by byte as the repository has them, without git's own checkout, whose filters are commands.
struct RevisionFiles {
    private struct Entry {
        let path: String
        let id: String
        let isLink: Bool
    }

    /// What may be an input.
    private static let endings = [".yaml", ".yml", ".json", ".stencil"]
    /// How many files git is asked for at a time: their contents are in memory together.
    private static let batch = 200

    private let repository: GitRepository
    private let entries: [Entry]

    init(of commit: String, in repository: GitRepository) throws {
        self.repository = repository
        let listing = try RevisionFiles.output(["ls-tree", "-r", "-z", commit], of: repository)
        let all = listing.split(separator: 0).compactMap { RevisionFiles.entry(String(decoding: $0, as: UTF8.self)) }
        let generated = Set(
            all.filter { FilePath.name(of: $0.path) == OutputManifest.fileName }.map { FilePath.folder(of: $0.path) }
        )
        let wanted = all.filter { entry in
            RevisionFiles.endings.contains { entry.path.hasSuffix($0) }
                || !generated.isEmpty && FilePath.folders(above: entry.path).contains { generated.contains($0) }
        }
        // Nothing is written through a link: each comes when all folders and files are there.
        entries = wanted.filter { !$0.isLink } + wanted.filter(\.isLink)
    }

    /// - Parameter list: a file for the names of what git is asked for.
    func write(to folder: String, by list: String) throws {
        for parent in Set(entries.map { FilePath.folder(of: $0.path) }) {
            try AtomicWriter.makeFolder(FilePath.join(folder, parent))
        }
        for start in stride(from: 0, to: entries.count, by: RevisionFiles.batch) {
            let some = entries[start..<min(start + RevisionFiles.batch, entries.count)]
            try AtomicWriter.create(list, Array(some.map { $0.id + "\n" }.joined().utf8), for: list)
            let contents = try RevisionFiles.output(["cat-file", "--batch"], input: list, of: repository)
            var rest = contents[...]
            for entry in some { try write(try RevisionFiles.content(from: &rest), entry, to: folder) }
        }
    }

    private func write(_ bytes: ArraySlice<UInt8>, _ entry: Entry, to folder: String) throws {
        let path = FilePath.join(folder, entry.path)
        guard entry.isLink else { return try AtomicWriter.create(path, Array(bytes), for: entry.path) }
        guard symlink(String(decoding: bytes, as: UTF8.self), path) == 0 else {
            throw MachineError.last("write", entry.path)
        }
    }

    /// `100644 blob ‹hash›\t‹path›`; nil for what is no file, and for a path that no checkout could have.
    private static func entry(_ line: String) -> Entry? {
        let parts = line.split(separator: "\t", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let words = parts[0].split(separator: " ")
        guard words.count == 3, words[1] == "blob", FilePath.isBelow(String(parts[1])) else { return nil }
        return Entry(path: String(parts[1]), id: String(words[2]), isLink: words[0] == "120000")
    }

    /// The next of `‹hash› blob ‹size›\n‹content›\n`.
    private static func content(from rest: inout ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
        let head = rest.prefix { $0 != 0x0A }
        let words = String(decoding: head, as: UTF8.self).split(separator: " ")
        guard words.count == 3, let size = Int(words[2]), size < rest.count - head.count else {
            throw RevisionCheckout.Failure(
                message: "the repository lacks an object of the revision: `\(words.joined(separator: " "))`",
                help: "netlayer fetches nothing; fetch the revision with its files first"
            )
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
