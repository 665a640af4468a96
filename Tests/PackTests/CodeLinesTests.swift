import TemplatePacks
import Testing

@Suite struct CodeLinesTests {
    @Test(
        "Comments and blank lines aren't code",
        arguments: [
            ("", 0), ("\n  \n", 0), ("/// One.\n// Two.\nlet a = 1 // three\n}\n", 2), ("let a = 1", 1),
            ("    / 2\n", 1),
        ]
    )
    func count(text: String, lines: Int) {
        #expect(CodeLines.count(Array(text.utf8)) == lines)
    }
}
