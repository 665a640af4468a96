import Diagnostics

/// A diagnostic as a cache holds it: files are named only, since a run that finds it again has read them.
struct CachedProblem {
    struct Place {
        let file: String
        let start: Int
        let end: Int
    }

    struct Note {
        let message: String
        let place: Place?
    }

    private let code: String
    private let severity: String
    private let message: String
    private let place: Place?
    private let notes: [Note]
    private let help: String?

    /// Nil where the diagnostic points into a file that isn't one of the run's inputs.
    init?(_ diagnostic: Diagnostic, in files: InputFiles) {
        guard DiagnosticCodes.code(named: diagnostic.code.name) != nil else { return nil }
        for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
            if let range, !files.contains(range.file) { return nil }
        }
        code = diagnostic.code.name
        severity = diagnostic.severity.rawValue
        message = diagnostic.message
        place = diagnostic.range.map(Place.init)
        notes = diagnostic.notes.map { Note(message: $0.message, place: $0.range.map(Place.init)) }
        help = diagnostic.help
    }

    /// Nil where a file is missing.
    func diagnostic(in files: InputFiles) -> Diagnostic? {
        guard let code = DiagnosticCodes.code(named: code), let severity = Severity(rawValue: severity) else {
            return nil
        }
        for place in [place] + notes.map(\.place) {
            if let place, files.file(named: place.file) == nil { return nil }
        }
        var diagnostic = Diagnostic(
            code,
            message,
            at: place?.range(in: files),
            notes: notes.map { .init($0.message, at: $0.place?.range(in: files)) },
            help: help
        )
        diagnostic.severity = severity
        return diagnostic
    }
}

extension CachedProblem {
    func write(to writer: inout ByteWriter) {
        writer.write(code)
        writer.write(severity)
        writer.write(message)
        writer.write(place) { $1.write(to: &$0) }
        writer.write(notes) { writer, note in
            writer.write(note.message)
            writer.write(note.place) { $1.write(to: &$0) }
        }
        writer.write(help) { $0.write($1) }
    }

    init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
        code = try reader.text()
        severity = try reader.text()
        message = try reader.text()
        place = try reader.optional { (reader) throws(ByteReader.Damage) in try Place(reading: &reader) }
        notes = try reader.list { (reader) throws(ByteReader.Damage) in
            Note(
                message: try reader.text(),
                place: try reader.optional { (reader) throws(ByteReader.Damage) in try Place(reading: &reader) }
            )
        }
        help = try reader.optional { (reader) throws(ByteReader.Damage) in try reader.text() }
    }
}

extension CachedProblem.Place {
    fileprivate init(_ range: SourceRange) {
        self.init(file: range.file.name, start: Int(range.startOffset), end: Int(range.endOffset))
    }

    fileprivate init(reading reader: inout ByteReader) throws(ByteReader.Damage) {
        file = try reader.text()
        start = try reader.number()
        end = try reader.number()
    }

    fileprivate func write(to writer: inout ByteWriter) {
        writer.write(file)
        writer.write(start)
        writer.write(end)
    }

    fileprivate func range(in files: InputFiles) -> SourceRange? {
        files.file(named: file).map { SourceRange(file: $0, startOffset: start, endOffset: end) }
    }
}
