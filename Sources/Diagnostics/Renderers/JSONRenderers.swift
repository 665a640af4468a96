/// Writes diagnostics as one JSON object with stable keys, for tools.
public struct JSONRenderer: Sendable {
    private let isPretty: Bool

    public init(isPretty: Bool = true) { self.isPretty = isPretty }

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

/// Writes diagnostics as a SARIF 2.1.0 log for code scanning; the codes that occur are its rules.
public struct SARIFRenderer: Sendable {
    private let toolVersion: String?

    public init(toolVersion: String? = nil) { self.toolVersion = toolVersion }

    public func render(_ diagnostics: [Diagnostic]) -> String {
        let diagnostics = diagnostics.distinct()
        let rules = Set(diagnostics.map(\.code)).sorted { $0.name < $1.name }
        var writer = JSONWriter()
        writer.object {
            $0.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            $0.field("version", "2.1.0")
            $0.list("runs", [diagnostics]) { writer, diagnostics in
                writer.object {
                    $0.object("tool") { $0.object("driver") { write(rules, to: &$0) } }
                    $0.field("columnKind", "unicodeCodePoints")
                    $0.list("results", diagnostics) { write($1, ruleIndex: rules.firstIndex(of: $1.code), to: &$0) }
                }
            }
        }
        return writer.text + "\n"
    }

    private func write(_ rules: [DiagnosticCode], to writer: inout JSONWriter) {
        writer.field("name", "Netlayer")
        if let toolVersion { writer.field("version", toolVersion) }
        writer.list("rules", rules) { writer, rule in
            writer.object {
                $0.field("id", rule.name)
                if let reference = rule.reference {
                    write("shortDescription", reference.title, to: &$0)
                    write("fullDescription", reference.cause, to: &$0)
                    write("help", reference.fix, to: &$0)
                }
                $0.object("defaultConfiguration") { $0.field("level", rule.severity.rawValue) }
            }
        }
    }

    private func write(_ diagnostic: Diagnostic, ruleIndex: Int?, to writer: inout JSONWriter) {
        writer.object {
            $0.field("ruleId", diagnostic.code.name)
            if let ruleIndex { $0.field("ruleIndex", ruleIndex) }
            $0.field("level", diagnostic.severity.rawValue)
            write("message", "\(diagnostic.message)" + (diagnostic.help.map { "\n\($0)" } ?? ""), to: &$0)
            if let range = diagnostic.range { $0.list("locations", [range]) { write($1, message: nil, to: &$0) } }
            let notes = diagnostic.notes.compactMap { note in note.range.map { (range: $0, message: note.message) } }
            if !notes.isEmpty { $0.list("relatedLocations", notes) { write($1.range, message: $1.message, to: &$0) } }
        }
    }

    private func write(_ range: SourceRange, message: String?, to writer: inout JSONWriter) {
        writer.object {
            $0.object("physicalLocation") {
                $0.object("artifactLocation") { $0.field("uri", uri(ofPath: range.file.name)) }
                $0.object("region") {
                    $0.field("startLine", range.start.line)
                    $0.field("startColumn", range.start.column)
                    $0.field("endLine", range.end.line)
                    $0.field("endColumn", range.end.column)
                }
            }
            if let message { write("message", message, to: &$0) }
        }
    }

    private func write(_ key: String, _ text: String, to writer: inout JSONWriter) {
        writer.object(key) { $0.field("text", text) }
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
