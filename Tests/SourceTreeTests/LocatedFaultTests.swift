import Diagnostics
import SourceTree
import Testing

@Suite("Faults of the text are located")
struct LocatedFaultTests {
    @Test(
        "in JSON",
        arguments: [
            ("{\"a\": 1⟦,⟧}", "trailing-comma"),
            ("[1⟦,⟧]", "trailing-comma"),
            ("{⟦'a'⟧: 1}", "json-syntax"),
            ("{⟦a⟧: 1}", "json-syntax"),
            ("{\"a\": 1 ⟦\"⟧b\": 2}", "json-syntax"),
            ("{\"a\" ⟦1⟧}", "json-syntax"),
            ("{ ⟦// note⟧\n\"a\": 1}", "json-comment"),
            ("[1, ⟦/* x */⟧ 2]", "json-comment"),
            ("[⟦True⟧]", "json-syntax"),
            ("[⟦01⟧]", "json-number"),
            ("[⟦+1⟧]", "json-number"),
            ("[⟦1.⟧]", "json-number"),
            ("[\"é\", \"a⟦\\q⟧\"]", "bad-escape"),
            ("[\"⟦\\u12⟧\"]", "bad-escape"),
            ("[\"⟦\\ud800⟧\"]", "lone-surrogate"),
            ("[\"a⟦\t⟧b\"]", "control-character"),
            ("[⟦\"abc⟧\n]", "unclosed"),
            ("[1, 2⟦⟧", "unclosed"),
            ("{} ⟦x⟧", "trailing-content"),
            ("{\"a\": 1, ⟦\"a\"⟧: 2}", "duplicate-key"),
            ("{\"a\": [1], ⟦\"a\"⟧: [ 1 ]}", "repeated-entry"),
        ]
    )
    func json(marked: String, code: String) { expect(marked, code, name: "api.json") }

    @Test(
        "in YAML",
        arguments: [
            ("a: 1\n⟦a⟧: 2\n", "duplicate-key"),
            ("é: 1\nb:\n  é: 1\n  ⟦é⟧: 1\n", "repeated-entry"),
            ("a: ⟦*b⟧\n", "undefined-alias"),
            ("a: &a\n  b: ⟦*a⟧\n", "recursive-alias"),
            ("a:\n⟦\t⟧b: 1\n", "yaml-tab"),
            ("a: ⟦@⟧b\n", "yaml-syntax"),
            ("a: b⟦:⟧ c\n", "yaml-syntax"),
            ("a: ⟦\"⟧b\n", "unclosed"),
            ("a: [b, c\nd⟦:⟧ e\n", "unclosed"),
            ("⟦{⟧a: 1}: 2\n", "complex-key"),
            ("a: ⟦!!int x⟧\n", "tag-mismatch"),
            ("a: ⟦!color red⟧\n", "unknown-tag"),
            ("<<: ⟦text⟧\n", "merge-value"),
            ("a: 1\n⟦---⟧\nb: 2\n", "further-document"),
            ("a: x⟦\u{1}⟧\n", "control-character"),
            ("a: \"⟦\\q⟧\"\n", "bad-escape"),
        ]
    )
    func yaml(marked: String, code: String) { expect(marked, code, name: "api.yaml") }

    private func expect(_ marked: String, _ code: String, name: String) {
        let wanted = MarkedText(marked)
        var bag = DiagnosticBag()
        _ = SourceReader.read(Array(wanted.text.utf8), name: name, into: &bag)
        let first = bag.diagnostics.first
        #expect(first?.code.name == code)
        #expect(first?.range.map { Int($0.startOffset) } == wanted.start)
        #expect(first?.range.map { Int($0.endOffset) } == wanted.end)
    }

    @Test("a duplicate key points at both places")
    func bothPlaces() {
        var bag = DiagnosticBag()
        _ = SourceReader.read(Array("a: 1\nb: 2\na: 3\n".utf8), name: "x.yaml", into: &bag)
        #expect(bag.diagnostics.map { $0.range?.start.line } == [3])
        #expect(bag.diagnostics.first?.notes.map { $0.range?.start.line } == [1])
    }

    @Test("keys that are composed otherwise are the same key", arguments: [1, 20])
    func composedOtherwise(fillers: Int) {
        let others = (0..<fillers).map { "k\($0): 1\n" }.joined()
        var bag = DiagnosticBag()
        let text = "caf\u{E9}: 1\n" + others + "cafe\u{301}: 3\nna\u{EF}ve: 1\n"
        let tree = SourceReader.read(Array(text.utf8), name: "x.yaml", into: &bag)
        #expect(bag.diagnostics.map(\.code.name) == ["duplicate-key"])
        #expect(bag.diagnostics.map { $0.range?.start.line } == [fillers + 2])
        #expect(tree?.root.entries.count == fillers + 2)
    }

    @Test("several faults of JSON come in one run")
    func several() {
        let text = "{\"a\": [1, 2,], // x\n \"b\": 1 \"c\": 2,}"
        #expect(
            problems(Array(text.utf8), name: "x.json") == [
                "1:12-1:13 trailing-comma", "1:16-1:20 json-comment", "2:9-2:10 json-syntax",
                "2:15-2:16 trailing-comma",
            ]
        )
    }

    @Test("every code has a name of its own")
    func codes() {
        let codes = SourceTreeCodes.all
        #expect(Set(codes.map(\.name)).count == codes.count)
    }
}
