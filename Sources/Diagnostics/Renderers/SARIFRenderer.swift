/// Diagnostics as a SARIF 2.1.0 log, with the codes that occur as its rules, for code scanning.
public struct SARIFRenderer: Sendable {
    private let toolVersion: String?

    public init(toolVersion: String? = nil) {
        self.toolVersion = toolVersion
    }

    public func render(_ diagnostics: [Diagnostic]) -> String {
        let diagnostics = diagnostics.distinct()
        let rules = rules(of: diagnostics)
        var writer = JSONWriter()
        writer.beginObject()
        writer.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        writer.field("version", "2.1.0")
        writer.key("runs")
        writer.beginArray()
        writer.beginObject()
        write(rules, to: &writer)
        writer.field("columnKind", "unicodeCodePoints")
        writer.key("results")
        writer.beginArray()
        for diagnostic in diagnostics {
            write(diagnostic, ruleIndex: rules.firstIndex(of: diagnostic.code), to: &writer)
        }
        writer.endArray()
        writer.endObject()
        writer.endArray()
        writer.endObject()
        return writer.text + "\n"
    }

    private func rules(of diagnostics: [Diagnostic]) -> [DiagnosticCode] {
        Set(diagnostics.map(\.code)).sorted { $0.name < $1.name }
    }

    private func write(_ rules: [DiagnosticCode], to writer: inout JSONWriter) {
        writer.key("tool")
        writer.beginObject()
        writer.key("driver")
        writer.beginObject()
        writer.field("name", "Netlayer")
        if let toolVersion { writer.field("version", toolVersion) }
        writer.key("rules")
        writer.beginArray()
        for rule in rules { write(rule, to: &writer) }
        writer.endArray()
        writer.endObject()
        writer.endObject()
    }

    private func write(_ rule: DiagnosticCode, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("id", rule.name)
        if let reference = rule.reference {
            write("shortDescription", reference.title, to: &writer)
            write("fullDescription", reference.cause, to: &writer)
            write("help", reference.fix, to: &writer)
        }
        writer.key("defaultConfiguration")
        writer.beginObject()
        writer.field("level", rule.severity.rawValue)
        writer.endObject()
        writer.endObject()
    }

    private func write(_ diagnostic: Diagnostic, ruleIndex: Int?, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.field("ruleId", diagnostic.code.name)
        if let ruleIndex { writer.field("ruleIndex", ruleIndex) }
        writer.field("level", diagnostic.severity.rawValue)
        write("message", diagnostic.message + (diagnostic.help.map { "\n\($0)" } ?? ""), to: &writer)
        if let range = diagnostic.range {
            writer.key("locations")
            writer.beginArray()
            write(range, message: nil, to: &writer)
            writer.endArray()
        }
        let notes = diagnostic.notes.filter { $0.range != nil }
        if !notes.isEmpty {
            writer.key("relatedLocations")
            writer.beginArray()
            for note in notes {
                if let range = note.range { write(range, message: note.message, to: &writer) }
            }
            writer.endArray()
        }
        writer.endObject()
    }

    private func write(_ range: SourceRange, message: String?, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("physicalLocation")
        writer.beginObject()
        writer.key("artifactLocation")
        writer.beginObject()
        writer.field("uri", uri(ofPath: range.file.name))
        writer.endObject()
        writer.key("region")
        writer.beginObject()
        writer.field("startLine", range.start.line)
        writer.field("startColumn", range.start.column)
        writer.field("endLine", range.end.line)
        writer.field("endColumn", range.end.column)
        writer.endObject()
        writer.endObject()
        if let message { write("message", message, to: &writer) }
        writer.endObject()
    }

    private func write(_ key: String, _ text: String, to writer: inout JSONWriter) {
        writer.key(key)
        writer.beginObject()
        writer.field("text", text)
        writer.endObject()
    }

    /// `my specs/ä.yaml` → `my%20specs/%C3%A4.yaml`
    private func uri(ofPath path: String) -> String {
        let unreserved = Array("-._~/".utf8)
        var uri = ""
        for byte in path.utf8 {
            let isLetter = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
            if isLetter || unreserved.contains(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return uri
    }
}
