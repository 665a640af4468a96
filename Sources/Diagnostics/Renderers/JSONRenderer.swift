/// Diagnostics as one JSON object with stable keys, for tools.
public struct JSONRenderer: Sendable {
    private let isPretty: Bool

    public init(isPretty: Bool = true) {
        self.isPretty = isPretty
    }

    public func render(_ diagnostics: [Diagnostic]) -> String {
        let diagnostics = diagnostics.distinct()
        var writer = JSONWriter(isPretty: isPretty)
        writer.beginObject()
        writer.key("diagnostics")
        writer.beginArray()
        for diagnostic in diagnostics { write(diagnostic, to: &writer) }
        writer.endArray()
        writer.field("errors", diagnostics.count { $0.severity == .error })
        writer.field("warnings", diagnostics.count { $0.severity == .warning })
        writer.endObject()
        return writer.text + "\n"
    }

    private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("code", diagnostic.code.name)
        writer.field("severity", diagnostic.severity.rawValue)
        writer.field("message", diagnostic.message)
        write(diagnostic.range, to: &writer)
        writer.key("notes")
        writer.beginArray()
        for note in diagnostic.notes {
            writer.beginObject()
            writer.field("message", note.message)
            write(note.range, to: &writer)
            writer.endObject()
        }
        writer.endArray()
        if let help = diagnostic.help { writer.field("help", help) }
        writer.endObject()
    }

    private func write(_ range: SourceRange?, to writer: inout JSONWriter) {
        guard let range else { return }
        writer.field("file", range.file.name)
        for (key, location) in [("start", range.start), ("end", range.end)] {
            writer.key(key)
            writer.beginObject()
            writer.field("line", location.line)
            writer.field("column", location.column)
            writer.endObject()
        }
    }
}
