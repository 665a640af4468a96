import Platform

/// Writes problems as cases of a test run, which most CI systems show.
public enum JUnitRenderer {
    public struct Case {
        let name: String
        let group: String
        let message: String
        let body: String
        /// Whether the case fails. A warning is a case that passes and has output.
        let isFailure: Bool

        public init(name: String, group: String, message: String, body: String, isFailure: Bool) {
            self.name = name
            self.group = group
            self.message = message
            self.body = body
            self.isFailure = isFailure
        }

        public init(_ diagnostic: Diagnostic) {
            let place = diagnostic.range.map { "\($0.file.name):\($0.start.line):\($0.start.column)" }
            name = place ?? diagnostic.message.text
            group = "netlayer." + diagnostic.code.name
            message = diagnostic.message.text
            body = TerminalRenderer().render(diagnostic)
            isFailure = diagnostic.severity == .error
        }
    }

    /// Writes each problem once.
    public static func render(_ diagnostics: [Diagnostic]) -> String { render(diagnostics.distinct().map(Case.init)) }

    /// Writes one suite; without problems it has a single case, which passes.
    public static func render(_ cases: [Case]) -> String {
        let failures = cases.count(where: \.isFailure)
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
        text +=
            "  <testsuite name=\"netlayer\" tests=\"\(max(cases.count, 1))\" failures=\"\(failures)\" errors=\"0\">\n"
        if cases.isEmpty { text += "    <testcase name=\"no problems\" classname=\"netlayer\"/>\n" }
        for item in cases {
            text += "    <testcase name=\"\(attribute(item.name))\" classname=\"\(attribute(item.group))\">\n"
            if item.isFailure {
                text += "      <failure message=\"\(attribute(item.message))\">\(escaped(item.body))</failure>\n"
            } else {
                text += "      <system-out>\(attribute(item.message))\n\(escaped(item.body))</system-out>\n"
            }
            text += "    </testcase>\n"
        }
        return text + "  </testsuite>\n</testsuites>\n"
    }

    /// A text from outside, on one line.
    private static func attribute(_ text: String) -> String { escaped(ShownText.line(text)) }

    /// `a<b` → `a&lt;b`; control characters, which XML forbids, become spaces.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            default: escaped.unicodeScalars.append(ShownText.isUnfit(scalar) || scalar.value >= 0xFFFE ? " " : scalar)
            }
        }
        return escaped
    }
}
