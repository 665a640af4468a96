/// Diagnostics as one JSON object with stable keys, for tools.
public struct JSONRenderer: Sendable {
    private let isPretty: Bool

    public init(isPretty: Bool = true) {
        self.isPretty = isPretty
    }

    public func render(_ diagnostics: [Diagnostic]) -> String {
        let diagnostics = diagnostics.distinct()
        var writer = JSONWriter(isPretty: isPretty)
        writer.object {
            $0.list("diagnostics", diagnostics) { write($1, to: &$0) }
            $0.field("errors", diagnostics.count { $0.severity == .error })
            $0.field("warnings", diagnostics.count { $0.severity == .warning })
        }
        return writer.text + "\n"
    }

    private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
        writer.object {
            $0.field("code", diagnostic.code.name)
            $0.field("severity", diagnostic.severity.rawValue)
            $0.field("message", diagnostic.message.text)
            write(diagnostic.range, to: &$0)
            $0.list("notes", diagnostic.notes) { writer, note in
                writer.object {
                    $0.field("message", note.message)
                    write(note.range, to: &$0)
                }
            }
            if let help = diagnostic.help { $0.field("help", help.text) }
        }
    }

    private func write(_ range: SourceRange?, to writer: inout JSONWriter) {
        guard let range else { return }
        writer.field("file", range.file.name)
        for (key, location) in [("start", range.start), ("end", range.end)] {
            writer.object(key) {
                $0.field("line", location.line)
                $0.field("column", location.column)
            }
        }
    }
}
