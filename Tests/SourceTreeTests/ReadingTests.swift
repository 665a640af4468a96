import Diagnostics
import SourceTree
import Testing

@Suite("Reading")
struct ReadingTests {
    @Test(
        "a document means what YAML and JSON say",
        arguments: [
            (
                "a: no\nb: 1.10\nc: 18:00\nd: ~\ne: 0x1F\nf: on\n",
                #"{"a":"no","b":1.10,"c":"18:00","d":null,"e":31,"f":"on"}"#
            ),
            ("200: ok\ntrue: yes\n", #"{"200":"ok","true":"yes"}"#),
            ("b: &b {x: 1, y: 2}\na:\n  <<: *b\n  y: 3\n", #"{"b":{"x":1,"y":2},"a":{"x":1,"y":3}}"#),
            (
                "p: &p {x: 1}\nq: &q {x: 2, z: 3}\na: {<<: [*p, *q]}\n",
                #"{"p":{"x":1},"q":{"x":2,"z":3},"a":{"x":1,"z":3}}"#
            ),
            ("a: !!str 1\nb: !!int \"2\"\nc: ! 3\n", #"{"a":"1","b":2,"c":"3"}"#),
            ("a:\r\n  - b\r\n  - |\r\n    c\r\n    d\r\n", #"{"a":["b","c\nd\n"]}"#),
            ("a: 1\n\t# note\nb: |\n  x\n  \t# text\n", #"{"a":1,"b":"x\n\t# text\n"}"#),
            ("a:\n\t\t# one\n\t\n  # two\n  b: 1\n\t# three\n", #"{"a":{"b":1}}"#),
            ("{a: [b, c], d: 'e'}", #"{"a":["b","c"],"d":"e"}"#),
            ("{\n  \"a\": 1, # note\n  b: 2,\n}", #"{"a":1,"b":2}"#),
            ("\u{FEFF}a: 1", #"{"a":1}"#),
            ("\"a\": 1\n\"b\": 2\n", #"{"a":1,"b":2}"#),
            ("[\"\\ud83d\\ude00\"]", #"["😀"]"#),
            ("[123456789012345678901234567890, 1E400]", "[123456789012345678901234567890,1E400]"),
            ("a: 1\na: 1\n", #"{"a":1}"#),
            ("x: &x 1\ny: [*x, *x]\n", #"{"x":1,"y":[1,1]}"#),
        ]
    )
    func meaning(text: String, json: String) { #expect(plain(text) == json) }

    @Test("UTF-16 is read with a byte order mark and without", arguments: [true, false])
    func utf16(isBigEndian: Bool) {
        for mark in ["", "\u{FEFF}"] {
            let bytes = (mark + "a: é😀\n").utf16.flatMap { unit -> [UInt8] in
                let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
                return isBigEndian ? [high, low] : [low, high]
            }
            var bag = DiagnosticBag()
            let tree = SourceReader.read(bytes, name: "x", into: &bag)
            #expect(tree?.root.plainJSON == #"{"a":"é😀"}"#)
            #expect(bag.isEmpty)
        }
    }

    @Test(
        "bytes that aren't text are located",
        arguments: [
            ([0x61, 0x3A, 0x20, 0xE9, 0x0A], ["1:4-1:5 invalid-encoding"]),
            ([0x61, 0x3A, 0x20, 0x62, 0x00, 0x0A, 0x0A], ["1:5-1:6 nul-byte"]),
            ([], ["1:1-1:1 empty-file"]),
            ([0x20, 0x0A], ["1:1-1:1 empty-file"]),
            ([0x23, 0x0A, 0x0A], ["1:1-1:1 empty-file"]),
            ([0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x00, 0x00, 0x62], ["1:2-1:3 invalid-encoding"]),
        ] as [([UInt8], [String])]
    )
    func encoding(bytes: [UInt8], expected: [String]) { #expect(problems(bytes) == expected) }

    @Test("keys and values know where they stand")
    func ranges() throws {
        var bag = DiagnosticBag()
        let text = "é:\n  - ü: 'x'\n    b: |\n      t\n\nc: [1,\n 2]\n"
        let tree = try #require(SourceReader.read(Array(text.utf8), name: "x", into: &bag))
        let list = try #require(tree.root.value(forKey: "é"))
        let item = try #require(list.elements.first)
        #expect(place(list) == "2:3-4:8")
        #expect(place(item) == "2:5-4:8")
        #expect(item.entry("b").map { place($0.key) } == "3:5-3:6")
        #expect(item.value(forKey: "ü").map(place) == "2:8-2:11")
        #expect(tree.root["c"].map(place) == "6:4-7:4")
        #expect(place(tree.root) == "1:1-7:4")
    }

    private func place(_ node: SourceNode) -> String {
        let (start, end) = (node.range.start, node.range.end)
        return "\(start.line):\(start.column)-\(end.line):\(end.column)"
    }
}
