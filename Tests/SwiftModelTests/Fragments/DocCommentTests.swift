import Testing

@testable import SwiftModel

@Suite struct DocCommentTests {
    @Test(
        arguments: [
            ("", []),
            ("  \r\n\t", []),
            ("One", ["/// One"]),
            ("a\r\nb\rc\nd\u{2028}e\u{85}f", ["/// a", "/// b", "/// c", "/// d", "/// e", "/// f"]),
            ("\n\na  \n\n\n\nb\n\n", ["/// a", "///", "/// b"]),
            ("x */ y /* z", ["/// x */ y /* z"]),
            ("a\u{0}b\u{7}c\td", ["/// abc    d"]),
            ("a\u{9B}2J é« ن", ["/// a2J é« ن"]),
            ("a\u{61C}b", ["/// ab"]),
            ("```\ncode", ["/// ```", "/// code", "/// ```"]),
            ("```\n\na\n```", ["/// ```", "///", "/// a", "/// ```"]),
            (" \u{FEFF} \u{FEFF}", []),
            ("\u{200E}", []),
        ] as [(String, [String])]
    )
    func writesLines(text: String, lines: [String]) {
        #expect(DocComment(description: text).lines() == lines)
    }

    @Test(arguments: [
        (
            "aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii",
            ["/// aaaa bbbb cccc dddd eeee ffff gggg", "/// hhhh iiii"]
        ),
        (
            "* aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii",
            ["/// * aaaa bbbb cccc dddd eeee ffff gggg", "///   hhhh iiii"]
        ),
        (
            "see https://example.com/a/very/long/address/that/is/kept and more",
            ["/// see", "/// https://example.com/a/very/long/address/that/is/kept", "/// and more"]
        ),
        (
            "| aaaa | bbbb | cccc | dddd | eeee | ffff |",
            ["/// | aaaa | bbbb | cccc | dddd | eeee | ffff |"]
        ),
        (
            "the amount is aaaa bbbb cccc dddd e - 1 and 2",
            ["/// the amount is aaaa bbbb cccc dddd", "/// e - 1 and 2"]
        ),
    ])
    func wrapsAtWords(text: String, lines: [String]) {
        #expect(DocComment(description: text).lines(width: 40) == lines)
    }

    @Test(arguments: [
        // Lines that were broken because they were full become one paragraph.
        (
            "The order is kept for thirty days, and for as long as a claim is open\nafter that. Then it goes.",
            [
                "/// The order is kept for thirty days, and for as long as a claim is open after that. Then it goes."
            ]
        ),
        // Lines that end early, lists, and two blanks at the end keep their breaks.
        ("Short lines\nstay as they are", ["/// Short lines", "/// stay as they are"]),
        (
            "A list of what may happen to an order, in the order in which it does:\n- paid\n- sent",
            ["/// A list of what may happen to an order, in the order in which it does:", "/// - paid", "/// - sent"]
        ),
        (
            "A line that is long enough to be full, but ends in two blanks, so  \nthat this one is its own.",
            [
                "/// A line that is long enough to be full, but ends in two blanks, so",
                "/// that this one is its own.",
            ]
        ),
    ])
    func joinsWhatAnEditorBroke(text: String, lines: [String]) {
        #expect(DocComment(description: text).lines() == lines)
    }

    @Test func saysASummaryOnlyOnce() {
        #expect(DocComment(summary: "Lists", description: "Lists").lines() == ["/// Lists"])
        #expect(DocComment(summary: "Lists", description: "Lists all").lines() == ["/// Lists all"])
        #expect(DocComment(summary: "Lists", description: "All").lines() == ["/// Lists", "///", "/// All"])
    }

    @Test func noLineEndsInABlankOrIsLongerThanItNeedsToBe() {
        let text = String(repeating: "word and é日本 another-longer-one, ", count: 400)
        let lines = DocComment(description: text).lines(width: 100)
        #expect(lines.allSatisfy { $0.unicodeScalars.count <= 100 && $0.last != " " })
        #expect(lines.map { $0.dropFirst(4) }.joined(separator: " ") + " " == text)
    }

    @Test func longLinesOfOneKindOfCharacterAreKept() {
        for character in ["7", "-", "*", "`", "|", "#", ".", "1.", "- ", "日", "~", "\u{301}", "\u{200D}"] {
            let text = String(repeating: character, count: 300)
            let lines = DocComment(description: text).lines(width: 60)
            let kept = lines.flatMap { $0.unicodeScalars.dropFirst(4) }.filter { $0 != " " }
            #expect(kept.count >= text.unicodeScalars.filter { $0 != " " }.count, "\(character)")
        }
    }
}
