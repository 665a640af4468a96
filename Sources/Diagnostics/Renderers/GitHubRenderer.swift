import Platform

/// Writes diagnostics as GitHub's workflow commands, which show them beside the lines of a pull request:
/// `::error file=api.yaml,line=3,col=5,endColumn=6,title=unknown-key::unknown key`.
public struct GitHubRenderer: Sendable {
    public init() {}

    public func render(_ diagnostics: [Diagnostic]) -> String { diagnostics.distinct().map(render).joined() }

    private func render(_ diagnostic: Diagnostic) -> String {
        var properties: [String] = []
        if let range = diagnostic.range {
            let (start, end) = (range.start, range.end)
            properties += ["file=" + escape(range.file.name, isProperty: true), "line=\(start.line)"]
            // GitHub refuses columns of a range over several lines.
            if end.line == start.line {
                properties += ["col=\(start.column)", "endColumn=\(max(end.column, start.column + 1))"]
            } else {
                properties.append("endLine=\(end.line)")
            }
        }
        properties.append("title=" + escape(diagnostic.code.name, isProperty: true))
        var message = ShownText.line(diagnostic.message.text)
        for note in diagnostic.notes {
            let place = note.range.map { "\(ShownText.line($0.file.name)):\($0.start.line):\($0.start.column): " } ?? ""
            message += "\n\(place)note: \(ShownText.line(note.message))"
        }
        if let help = diagnostic.help { message += "\nhelp: \(ShownText.line(help.text))" }
        let command = diagnostic.severity.rawValue
        return "::\(command) \(properties.joined(separator: ","))::\(escape(message, isProperty: false))\n"
    }

    /// `50%\n` → `50%25%0A`; in a property, `a:b,c` → `a%3Ab%2Cc`
    private func escape(_ text: String, isProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            case _ where ShownText.isUnfit(scalar): escaped += ShownText.line(String(scalar))
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
