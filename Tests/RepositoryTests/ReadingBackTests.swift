import Foundation
import SwiftCommands
import Testing

/// What the program wrote is never read again to learn what it knew before: types, literals and messages are values
/// until a view or a renderer makes text of them.
@Suite struct ReadingBackTests {
    /// A way to read text of the program's own, with a line that does it.
    struct Pattern: Sendable {
        let name: String
        let expression: String
        let example: String
    }

    /// What is called so holds text from outside: a node of a document, a path, a media type, what a team's code says.
    private static let foreign =
        #"(?<!key|node|root|entry|entry\.value|path|mediaType|pattern|scanner|symbol|literal|address|node\?|"\]\??)"#

    static let patterns = [
        Pattern(
            name: "text of a value is searched",
            expression: foreign + #"\.text\??\.(contains|hasPrefix|hasSuffix|split|firstIndex|range)\b"#,
            example: #"if type.text.contains("Date") { needsFoundation = true }"#
        ),
        Pattern(
            name: "text of a value is compared",
            expression: foreign + #"\.text\??\s*[!=]=\s"#,
            example: #"let isPlain = property.type.text == "String""#
        ),
        Pattern(
            name: "an expression is searched for a name",
            expression: #"\bholds\(""#,
            example: #"if value.holds("pathSegment(") { symbols.insert(.pathSegment) }"#
        ),
        Pattern(
            name: "a literal's quotes are looked for",
            expression: #"has(Prefix|Suffix)\("\\""\)"#,
            example: #"let wireName = literal.hasPrefix("\"") ? literal.dropFirst() : literal"#
        ),
        Pattern(
            name: "a type's mark of an optional is looked for",
            expression: #"\b(type|text)\w*\.hasSuffix\("\?"\)"#,
            example: #"let isOptional = type.hasSuffix("?")"#
        ),
        Pattern(
            name: "a message is taken apart",
            expression: #"\.(message|help)(\.text)?\.(split|contains|firstIndex)\b"#,
            example: #"let words = diagnostic.message.split(separator: "`")"#
        ),
        Pattern(
            name: "rendered code is searched",
            expression: #"\b(body|bytes|rendered|code)\.(contains|firstRange|ranges)\("#,
            example: #"let isNamed = piece.body.contains(Array("URLSession".utf8))"#
        ),
        Pattern(
            name: "what was just written is parsed",
            expression: #"SourceReader\.read\([^)]*(writer|dump|json|written|\btext)\b"#,
            example: "let tree = SourceReader.read(writer.bytes, name: name, into: &bag)"
        ),
    ]

    /// Lines that read text of the program's own all the same, and why.
    private static let exceptions = [
        "SwiftParser.swift": "the compiler's dump of a file comes from outside",
        "TeamSlice.swift": "a slice is cut out of the text of a team's files",
        "JSON.swift": "the body of a request is a client's text, whatever the file is called that its reader is told",
        "AdoptCommand.swift": "what was adopted is shown to the reader that users of it have",
        "SpecConverter.swift": "a conversion is checked by the reader that users of the result have",
        "ModuleImports.swift": "a manifest marks a module that not every platform has with `?`",
    ]

    @Test(arguments: patterns) func examplesAreFound(pattern: Pattern) throws {
        let found = try ReadingBackTests.findings(in: "let a = 1\n\(pattern.example)\n")
        #expect(found.contains("2: \(pattern.name)"), "\(found)")
    }

    @Test func textFromOutsideMayBeRead() throws {
        let lines = [
            #"entries.filter { $0.key.text == "options" }"#, #"if root.text.hasPrefix("<") { isPage = true }"#,
            #"let tree = SourceReader.read(file.bytes, name: file.name, into: &bag)"#, "// type.text.contains is wrong",
        ]
        for line in lines { #expect(try ReadingBackTests.findings(in: line) == [], "\(line)") }
    }

    @Test func nothingIsReadBack() throws {
        let folder = SwiftCommands.repository.appendingPathComponent("Sources")
        var count = 0
        for file in SwiftCommands.swiftFiles(below: folder) {
            if Self.exceptions[file.lastPathComponent] != nil { continue }
            let found = try Self.findings(in: String(contentsOf: file, encoding: .utf8))
            #expect(found == [], "\(file.lastPathComponent)")
            count += 1
        }
        #expect(count > 150)
    }

    /// `12: text of a value is searched`, for each line of code that does.
    private static func findings(in text: String) throws -> [String] {
        let expressions = try patterns.map { ($0.name, try NSRegularExpression(pattern: $0.expression)) }
        var found: [String] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = String(line)
            if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
            let range = NSRange(line.startIndex..., in: line)
            for (name, expression) in expressions where expression.firstMatch(in: line, range: range) != nil {
                found.append("\(index + 1): \(name)")
            }
        }
        return found
    }
}
