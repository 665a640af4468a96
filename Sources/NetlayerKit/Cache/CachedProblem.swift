import Diagnostics

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
            let message = message.message,
            notes.allSatisfy({ $0.file.isEmpty || files.file(named: $0.file) != nil })
        else { return nil }
        var diagnostic = Diagnostic(
            code,
            message,
            at: notes.first?.range(in: files),
            notes: notes.dropFirst().map { .init($0.message, at: $0.range(in: files)) },
            help: help.first?.message
        )
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
