import APIModel
import Testing

/// Names, modules and types that a team fixes are accepted only if the whole text is one.
struct FixedNameTests {
    @Test(arguments: ["a", "fetchItem", "_hidden", "größe", "名前", "protocol", "a1_"])
    func nameIsTaken(text: String) {
        #expect(FixedName(text)?.text == text)
    }

    @Test(
        arguments: [
            "", "_", "__", "1a", "a-b", "a b", "a.b", "a\nb", "`a`", "$0", "a()", "a;b", "★", "a\u{202E}b", "../a",
            "a\u{0}",
        ]
    )
    func otherTextIsNone(text: String) {
        #expect(FixedName(text) == nil && ModuleName(text).map(\.text) == (text == "a.b" ? "a.b" : nil))
    }

    private static let types = [
        ("Money", "Money"), ("Payments.Money", "Payments.Money"), ("[Item]?", "[Item]?"),
        ("[String:Int]", "[String: Int]"),
        ("Page< Item , [Int?] >.Part", "Page<Item, [Int?]>.Part"), ("any Client", "any Client"),
        ("(any Client)?", "(any Client)?"), ("some View & Sendable", "some View & Sendable"), ("anyone", "anyone"),
        ("((Int))", "Int"), ("any(A & B)", "any A & B"),
    ]

    @Test(arguments: types) func typeIsRead(text: String, expected: String) {
        let type = FixedType(text)
        #expect(type?.text == expected)
        #expect(type.flatMap { FixedType($0.text) } == type)
    }

    @Test(
        arguments: [
            "", "Int;", "Int, String", "Page<", "Page<>", "[Int", "Int]", "A..B", ".A", "A.", "(Int) -> Void", "()",
            "Int\n",
            "Int // a", "Int = 1", "String { }", "any", "A &", "1", "`Int`", "Int!", "\"Int\"", "[:]",
            String(repeating: "[", count: 200) + "A" + String(repeating: "]", count: 200),
        ]
    )
    func otherTextIsNoType(text: String) {
        #expect(FixedType(text) == nil)
    }
}
