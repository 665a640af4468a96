import Diagnostics

/// The files that a run read, by the names that messages give them. Of two with one name the first counts.
struct InputFiles {
    private var files: [String: SourceFile] = [:]

    mutating func add(_ file: SourceFile) {
        if files[file.name] == nil { files[file.name] = file }
    }

    func file(named name: String) -> SourceFile? { files[name] }

    /// Whether this very text is found again by its name.
    func contains(_ file: SourceFile) -> Bool {
        guard let known = files[file.name] else { return false }
        return known === file || known.bytes == file.bytes
    }
}
