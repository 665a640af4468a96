import Testing

@testable import SwiftModel

@Suite struct SwiftLiteralTests {
    @Test(arguments: [
        ("plain", #""plain""#),
        ("", #""""#),
        (#"say "hi""#, #""say \"hi\"""#),
        (#"\(x)"#, #""\\(x)""#),
        ("a\nb\rc\td\r\n", #""a\nb\rc\td\r\n""#),
        ("\u{2028}\u{2029}\u{0}\u{7F}\u{85}", #""\u{2028}\u{2029}\u{0}\u{7F}\u{85}""#),
        ("\u{202E}abc\u{FEFF}", #""\u{202E}abc\u{FEFF}""#),
        ("日本 é 😀", #""日本 é 😀""#),
        ("*/ #if \"\"\"", #""*/ #if \"\"\"""#),
        ("\u{301}", #""\#u{301}""#),
    ])
    func quotesText(text: String, literal: String) {
        #expect(Array(SwiftLiteral.quoted(text).unicodeScalars) == Array(literal.unicodeScalars))
    }

    @Test(
        arguments: [
            ("5", "5", "5"), ("-5", "-5", "-5"), ("+5", "5", "5"), ("007", "7", "7"), ("1.0", "1", "1"),
            ("1e3", "1000", "1000"), ("1.5", nil, "1.5"), ("1.50", nil, "1.5"), ("1e-3", nil, "0.001"),
            ("18446744073709551615", "18446744073709551615", "1.8446744073709552e+19"),
            ("18446744073709551616", nil, "1.8446744073709552e+19"),
            ("1e400", nil, nil), ("nan", nil, nil), ("0x10", nil, nil), ("", nil, nil), ("1;exit()", nil, nil),
        ] as [(String, String?, String?)]
    )
    func writesNumbersOfTheirKind(text: String, integer: String?, floating: String?) {
        #expect(SwiftNumeral(integer: text)?.text == integer)
        #expect(SwiftNumeral(floating: text)?.text == floating)
    }

    @Test func interpolates() {
        let path = SwiftInterpolation([.text("/a\"\\("), .expression("id"), .text("/x")])
        #expect(path.text == #""/a\"\\(\(id)/x""#)
    }

    @Test(arguments: [
        (SwiftType.string.optional.optional, "String?"),
        (.array(.named("Item")), "[Item]"),
        (.dictionary(key: .string, value: .array(.int).optional), "[String: [Int]?]"),
        (.named("Page", [.named("Item")]), "Page<Item>"),
        (.named("Order.Status"), "Order.Status"),
        (.named("Money", origin: .module("Payments")), "Money"),
        (SwiftType.string.optional.unwrapped, "String"),
    ])
    func writesTypes(type: SwiftType, text: String) {
        #expect(type.text == text)
    }

    @Test func writesWordsOfAccess() {
        #expect(AccessLevel.public.declarationPrefix(isNonisolated: true) == "public nonisolated ")
        #expect(AccessLevel.internal.declarationPrefix == "")
        #expect(AccessLevel.package.memberPrefix == "package ")
        #expect(AccessLevel.public.extensionPrefix(isNonisolated: true) == "nonisolated ")
    }

    @Test func keepsRemarksOnOneLine() {
        #expect(SingleLine.text("a\r\nb\u{2028} c ") == "a b c")
        #expect(SingleLine.text(" \n") == "")
    }
}
