import Diagnostics

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

/// A diagnostic as a cache holds it: files are named only, since a run that finds it again has read them.
struct CachedProblem: ByteCodable {
    /// A message, and where it points; a place without a file is none.
    struct Note: ByteCodable {
        var message = ""
        var file = ""
        var start = 0
        var end = 0

        mutating func code(by coder: inout some ByteCoder) throws(ByteDamage) {
            try coder.code(&message)
            try coder.code(&file)
            try coder.code(&start)
            try coder.code(&end)
        }
    }

    /// A text with names in it.
    struct Text: ByteCodable {
        private var text = ""
        private var names: [Name] = []

        struct Name: ByteCodable {
            var start = 0
            var end = 0

            mutating func code(by coder: inout some ByteCoder) throws(ByteDamage) {
                try coder.code(&start)
                try coder.code(&end)
            }
        }

        init() {}

        init(_ message: Message) {
            text = message.text
            names = message.names.map { Name(start: $0.lowerBound, end: $0.upperBound) }
        }

        /// Nil where a name is outside the text.
        var message: Message? {
            let isSound = names.allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= text.utf8.count }
            return isSound ? Message(text, names: names.map { $0.start..<$0.end }) : nil
        }

        mutating func code(by coder: inout some ByteCoder) throws(ByteDamage) {
            try coder.code(&text)
            try coder.code(&names)
        }
    }

    private var code = ""
    private var severity = ""
    private var message = Text()
    /// Where it points, and the notes behind it.
    private var notes: [Note] = []
    /// None, or one.
    private var help: [Text] = []

    init() {}

    /// Nil where the diagnostic points into a file that isn't one of the run's inputs.
    init?(_ diagnostic: Diagnostic, in files: InputFiles) {
        guard DiagnosticCodes.code(named: diagnostic.code.name) != nil else { return nil }
        for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
            if let range, !files.contains(range.file) { return nil }
        }
        code = diagnostic.code.name
        severity = diagnostic.severity.rawValue
        message = Text(diagnostic.message)
        notes = [Note("", at: diagnostic.range)] + diagnostic.notes.map { Note($0.message, at: $0.range) }
        help = diagnostic.help.map { [Text($0)] } ?? []
    }

    mutating func code(by coder: inout some ByteCoder) throws(ByteDamage) {
        try coder.code(&code)
        try coder.code(&severity)
        try message.code(by: &coder)
        try coder.code(&notes)
        try coder.code(&help)
    }

    /// Nil where a file is missing.
    func diagnostic(in files: InputFiles) -> Diagnostic? {
        guard let code = DiagnosticCodes.code(named: code), let severity = Severity(rawValue: severity),
            let message = message.message, notes.allSatisfy({ $0.file.isEmpty || files.file(named: $0.file) != nil })
        else { return nil }
        var diagnostic = Diagnostic(
            code, message, at: notes.first?.range(in: files),
            notes: notes.dropFirst().map { .init($0.message, at: $0.range(in: files)) }, help: help.first?.message)
        diagnostic.severity = severity
        return diagnostic
    }
}

extension CachedProblem.Note {
    fileprivate init(_ message: String, at range: SourceRange?) {
        self.message = message
        guard let range else { return }
        file = range.file.name
        start = Int(range.startOffset)
        end = Int(range.endOffset)
    }

    fileprivate func range(in files: InputFiles) -> SourceRange? {
        files.file(named: file).map { SourceRange(file: $0, startOffset: start, endOffset: end) }
    }
}
