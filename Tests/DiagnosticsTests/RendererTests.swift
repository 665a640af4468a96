import Diagnostics
import Foundation
import Testing

@Suite("Renderers")
struct RendererTests {
    private static let code = DiagnosticCode("unknown-key", .error)

    private func range(_ text: String, _ part: String, file: String = "a b.yaml") -> SourceRange {
        let start = text.range(of: part).map { text[..<$0.lowerBound].utf8.count } ?? 0
        let source = SourceFile(name: file, bytes: Array(text.utf8))
        return SourceRange(file: source, startOffset: start, endOffset: start + part.utf8.count)
    }

    @Test func placesAreTheSameInWhateverOrderTheyAreAskedFor() {
        let text = "é1\nzwölf\r\n\r🙂x\n" + String(repeating: "äb", count: 50)
        let bytes = Array(text.utf8)
        let places = (0...bytes.count).map { SourceFile(name: "a", bytes: bytes).location(at: $0) }
        let file = SourceFile(name: "a", bytes: bytes)
        for step in [1, 7, 31, 64] {
            for index in 0...bytes.count {
                let offset = index * step % (bytes.count + 1)
                #expect(file.location(at: offset) == places[offset])
            }
        }
        #expect(places[bytes.count] == SourceLocation(line: 5, column: 101))
    }

    private func sample(_ text: String, _ part: String) -> Diagnostic {
        Diagnostic(
            Self.code,
            "unknown key `\(part)`, 50%",
            at: range(text, part),
            notes: [.init("the first is here", at: range(text, "paths"))],
            help: "did you mean `responses`?"
        )
    }

    @Test(
        "only words that could be markup become code",
        arguments: [
            ("is `A` now", "is `A` now"), ("is https://a.b now, not `c|d`", "is `https://a.b` now, not `c\\|d`"),
            ("some_id`x`", "`` some_id`x` ``"), ("[a b](c)", "`[a` `b](c)`"), ("a`b", "`` a`b ``"),
        ]
    )
    func markdownCells(text: String, cell: String) { #expect(MarkdownRenderer.cell(text) == cell) }

    @Test("the terminal shows place, line, underline, notes and help")
    func terminal() {
        let text = "paths:\n  get:\n    resonance: 1\n"
        #expect(
            TerminalRenderer().render([sample(text, "resonance"), sample(text, "resonance")]) == """
                a b.yaml:3:5: error: unknown key `resonance`, 50% [unknown-key]
                    3 |     resonance: 1
                      |     ^~~~~~~~~
                a b.yaml:1:1: note: the first is here
                    1 | paths:
                      | ^~~~~
                help: did you mean `responses`?

                """
        )
    }

    @Test(
        "the underline stands below what it means",
        arguments: [
            ("\tx: é", "é", "    1 |     x: é", "      |        ^"),
            ("日本: xy", "xy", "    1 | 日本: xy", "      |       ^~"),
            ("a\u{1}b: xy", "xy", "    1 | a\u{FFFD}b: xy", "      |      ^~"),
            ("ab\ncd", "b\nc", "    1 | ab", "      |  ^"),
        ]
    )
    func underline(text: String, part: String, line: String, under: String) {
        let shown = TerminalRenderer().render([Diagnostic(Self.code, "m", at: range(text, part))])
        #expect(shown == "a b.yaml:\(place(text, part)): error: m [unknown-key]\n\(line)\n\(under)\n")
    }

    private func place(_ text: String, _ part: String) -> String {
        let start = range(text, part).start
        return "\(start.line):\(start.column)"
    }

    @Test("of a long line the part around the place is shown")
    func longLine() {
        let text = String(repeating: "a", count: 500) + "XY" + String(repeating: "b", count: 500)
        let lines = TerminalRenderer(lineWidth: 30).render([Diagnostic(Self.code, "m", at: range(text, "XY"))])
            .split(separator: "\n")
        #expect(lines[1] == "    1 | …aaaaaaaaaaXYbbbbbbbbbbbbbbbbbb…")
        #expect(lines[2] == "      |            ^~")
    }

    @Test("colour is there only where it is wanted")
    func color() {
        let diagnostic = Diagnostic(Self.code, "m", at: nil)
        #expect(TerminalRenderer().render([diagnostic]) == "error: m [unknown-key]\n")
        #expect(TerminalRenderer(isColored: true).render([diagnostic]).contains("\u{1B}[1;31merror:\u{1B}[0m"))
    }

    @Test("GitHub's commands are escaped")
    func gitHub() {
        #expect(
            GitHubRenderer().render([sample("paths:\n  x: 1\n", "x")])
                == "::error file=a b.yaml,line=2,col=3,endColumn=4,"
                + "title=unknown-key::unknown key `x`, 50%25%0Aa b.yaml:1:1: note: the first is here%0A"
                + "help: did you mean `responses`?\n"
        )
    }

    @Test("JSON and SARIF can be parsed and say where")
    func machineReadable() throws {
        let diagnostics = [sample("paths:\n  x: 1\n", "x")]
        let json = try object(JSONRenderer().render(diagnostics))
        #expect(json["errors"] as? Int == 1)
        let sarif = try object(SARIFRenderer(toolVersion: "1.0").render(diagnostics))
        #expect(sarif["version"] as? String == "2.1.0")
        let text = SARIFRenderer().render(diagnostics)
        #expect(text.contains("\"uri\": \"a%20b.yaml\"") && text.contains("\"startColumn\": 3"))
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("JSON text is escaped")
    func jsonWriter() {
        var writer = JSONWriter(isPretty: false)
        writer.beginObject()
        writer.field("a\"\\\n\u{1}é", 1)
        writer.field("\u{7F}\u{9B}", "\u{202E}\u{2028}\u{E0041}\"値👩‍🚀")
        writer.key("b")
        writer.beginArray()
        writer.null()
        writer.bool(true)
        writer.endArray()
        writer.endObject()
        let expected =
            "{\"a\\\"\\\\\\n\\u0001é\":1,\"\\u007f\\u009b\":\"\\u202e\\u2028\\udb40\\udc41\\\"値👩‍🚀\","
            + "\"b\":[null,true]}"
        #expect(writer.text == expected)
    }

    @Test(
        "lines end at each kind of line break",
        arguments: [(0, 1, 1), (2, 2, 1), (5, 3, 1), (7, 4, 1), (9, 4, 2), (1, 1, 2)]
    )
    func locations(offset: Int, line: Int, column: Int) {
        let file = SourceFile(name: "x", bytes: Array("a\nb\r\nc\ré".utf8))
        #expect(file.location(at: offset) == SourceLocation(line: line, column: column))
    }
}
