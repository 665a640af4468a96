/// What is noted of a run that found no error: all that it read, and what followed from that. Whoever reads the same
/// with the same program gets the same, so that the pipeline needs no second run.
struct CachedRun: ByteCodable {
    /// A description, or a document to which one refers.
    struct Document: ByteCodable {
        var path = ""
        var hash = ""

        mutating func code(by coder: inout some ByteCoder) throws(ByteDamage) {
            try coder.code(&path)
            try coder.code(&hash)
        }
    }

    /// A generated file; its content is on the disk, or the run is of no use.
    struct File: ByteCodable {
        var path = ""
        var hash = ""
        /// As the manifest has it; empty for none.
        var origin = ""

        mutating func code(by coder: inout some ByteCoder) throws(ByteDamage) {
            try coder.code(&path)
            try coder.code(&hash)
            try coder.code(&origin)
        }
    }

    struct Folder: ByteCodable {
        var path = ""
        var files: [File] = []

        mutating func code(by coder: inout some ByteCoder) throws(ByteDamage) {
            try coder.code(&path)
            try coder.code(&files)
        }
    }

    /// The hash of what is known before a description is read: program, place, configuration, packs.
    var key = ""
    var documents: [Document] = []
    var folders: [Folder] = []
    var problems: [CachedProblem] = []

    mutating func code(by coder: inout some ByteCoder) throws(ByteDamage) {
        try coder.code(&key)
        try coder.code(&documents)
        try coder.code(&folders)
        try coder.code(&problems)
    }
}

extension CachedRun {
    private static let head = Array("netlayer run 3\n".utf8)

    /// A line that says what it is, a hash of everything, and the parts.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        var run = self
        try? run.code(by: &writer)
        return CachedRun.head + Array(ContentHash.of(writer.bytes).utf8) + writer.bytes
    }

    /// Nil for anything else than what a run noted.
    init?(reading bytes: [UInt8]) {
        let start = CachedRun.head.count + 64
        guard bytes.count > start, bytes.starts(with: CachedRun.head) else { return nil }
        let parts = Array(bytes[start...])
        guard bytes[CachedRun.head.count..<start].elementsEqual(ContentHash.of(parts).utf8) else { return nil }
        var reader = ByteReader(parts)
        self.init()
        guard (try? code(by: &reader)) != nil else { return nil }
    }
}
