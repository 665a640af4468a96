import Diagnostics
import Platform
import SourceTree
import Testing

@Suite("Limits and robustness")
struct LimitTests {
    @Test("nesting ends in a diagnostic", arguments: ["[", "{\"a\":", "{a: ", "- "])
    func depth(unit: String) {
        let bytes = Array(String(repeating: unit, count: 100_000).utf8)
        #expect(problems(bytes).contains { $0.hasSuffix("nesting-too-deep") })
    }

    @Test("so does nesting in a further document, which isn't part of the tree")
    func furtherDepth() {
        let bytes = Array(("a: 1\n---\n" + String(repeating: "[", count: 100_000)).utf8)
        #expect(problems(bytes).contains { $0.hasSuffix("nesting-too-deep") })
    }

    @Test("a billion laughs end in a diagnostic, in little time", .timeLimit(.minutes(20)))
    func laughs() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...60 {
            let alias = "*a\(level - 1)"
            text += "a\(level): &a\(level) [\(Array(repeating: alias, count: 9).joined(separator: ", "))]\n"
        }
        #expect(problems(Array(text.utf8)).map { String($0.suffix(15)) } == ["alias-expansion"])
    }

    @Test("merged mappings count as what they add")
    func merges() {
        var text = "m0: &m0 {k0: 1}\n"
        for index in 1...5_000 { text += "m\(index): &m\(index) {<<: *m\(index - 1), k\(index): 1}\n" }
        #expect(problems(Array(text.utf8)).map { String($0.suffix(15)) } == ["alias-expansion"])
    }

    @Test("a file beyond the limit is not read")
    func size() {
        var limits = Limits.standard
        limits.fileSize = 3
        #expect(problems(Array("a: 1".utf8), limits: limits) == ["1:1-1:1 file-too-large"])
    }

    @Test("many keys are compared in little time", .timeLimit(.minutes(20)))
    func manyKeys() {
        let keys = (0..<50_000).map { "key-with-the-same-beginning-\(10_000 + $0)-and-end: 1\n" }
        #expect(problems(Array(keys.joined().utf8)) == [])
        #expect(problems(Array((keys.joined() + keys[7]).utf8)).map { $0.hasSuffix("repeated-entry") } == [true])
    }

    private static let yaml = """
        openapi: 3.0.0 # note
        info: &info {title: "a\\tb", 'x': [1, ~, é]}
        paths:
          /a/{b}:
            get: !!map
              <<: *info
              text: |-
                one
                two
              folded: >
                three
            ? long
            : value
        ---
        more: 1
        """
    private static let json =
        #"{"a": [1, -2.5e+3, true, null, "x\né\ud83d\ude00"], "b": {"c": {}, "c": {}}, "d": "\\"}"#

    @Test("no truncation crashes", arguments: [yaml, json])
    func truncations(text: String) {
        let bytes = Array(text.utf8)
        for count in 0...bytes.count { exercise(Array(bytes.prefix(count))) }
    }

    @Test("no flipped byte crashes", arguments: [yaml, json])
    func flips(text: String) {
        let original = Array(text.utf8)
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<3_000 {
            var bytes = original
            for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
            exercise(bytes)
        }
    }

    /// Reads a text and visits all of the tree: each range is in the file, and each failure has a located error.
    private func exercise(_ bytes: [UInt8]) {
        var bag = DiagnosticBag()
        let tree = SourceReader.read(bytes, name: "x", into: &bag)
        #expect(tree != nil || bag.hasErrors)
        if let tree { _ = tree.jsonDump() + tree.root.plainJSON }
        #expect(bag.diagnostics.allSatisfy { $0.range.map { Int($0.endOffset) <= $0.file.bytes.count } ?? false })
        _ = TerminalRenderer().render(bag.diagnostics)
    }
}
