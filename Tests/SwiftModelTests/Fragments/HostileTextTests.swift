import APIModel
import Foundation
import SwiftCommands
import Testing

@testable import SwiftModel

/// Names and texts that try to break out of their place compile in every position and are printed unchanged.
@Suite(.onOwnThreads) struct HostileTextTests {
    private static let texts =
        [
            "", " ", "\"", "\\", "\\(", "\\(fatalError())", "\"\"\"", "#\"", "\"#", "*/", "/*", "//", "#if", "#endif",
            "#if false\n", "a\nb", "a\rb", "a\r\nb", "a\u{2028}b", "a\u{2029}b", "\u{0}", "\u{7}", "\u{1B}[31m",
            "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{FEFF}",
            "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}", "\u{E000}", "\u{301}", "e\u{301}", "\u{E9}", "`", "`x`",
            "``", "`default`", "$0", "$ref", "$", "@type", "@objc", "_", "__", "_id", "id", "ID", "Id", "+1", "-1", "1",
            "1.10", "1_10", "007", "2fa", ">=", "<=", "*", "½-½", "日本語", "😀", "👨‍👩‍👧", "🇩🇪", "été", "Straße", "ß", "ŉ", "ǆ",
            "İ", "ı", "٣", "x٣", "Page`1[[Foo]]", "Entry«string,long»", "A[B]", "blaze\\meter\\User", "page[size]",
            "a; import Darwin", "}", "{", "{{ x }}", "{% if %}", "```", "~~~", "```\n*/", "- x", "name", "-name", "A",
            "A+", "a", "#", "%", "&", "&&", "=", "==", "!", "?", "/", ".", ",", ":", "\u{1D400}bold", "ﬁ", "ªº",
            "क्षि", "\u{93F}x", "ไทย", "עברית", "العربية", "\t", "func x() {", "var a: Int { 1 }", "<#placeholder#>",
        ] + words

    private static let words =
        ("actor Any as associatedtype async await break case catch class continue copy default defer deinit didSet do "
        + "each else enum error extension fallthrough false fileprivate final for func get guard if import in "
        + "indirect init inout internal is isolated lazy let macro mutating newValue nil none nonisolated open operator "
        + "optional override package precedencegroup private protocol Protocol public repeat rethrows return self Self "
        + "sending set some static struct subscript super switch throw throws true try Type typealias unowned var weak "
        + "where while willSet yield hashValue allCases rawValue description String Int Error Result Data Foundation "
        + "Swift Sendable Void CodingKeys encode hash any").split(separator: " ").map(String.init)

    @Test func hostileTextsCompileAndStayData() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("main.swift")
        try Self.source().write(to: file, atomically: true, encoding: .utf8)
        let ran = try SwiftCommands.output(of: [file], module: "main")
        #expect(ran.isFine, "\(ran.output.prefix(4_000))")
        let texts = Self.texts + Self.texts + Self.texts + Self.texts
        let wanted = texts.map { $0.utf8.map(String.init).joined(separator: " ") }
        #expect(
            ran.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) == wanted
        )
    }

    private static func source() -> String {
        var lines = ["import Foundation"] + declarations()
        for (index, text) in texts.enumerated() {
            lines += DocComment(summary: text, description: "\(text)\n\n\(text)").lines()
            lines += ["// " + SingleLine.text(text), "struct Documented\(index) {}"]
        }
        lines += ["let texts: [String] = [" + texts.map(SwiftLiteral.quoted).joined(separator: ", ") + "]"]
        lines += ["let none = \"\""]
        lines += ["let interpolations: [String] = ["]
        lines += texts.map { SwiftInterpolation([.text($0), .expression("none"), .text("")]).text + "," }
        lines += ["]"]
        lines += ["let raws = Kind.allCases.map(\\.rawValue)"]
        let members = texts.enumerated().map { Literal.Member(name: "\($0)", value: .string($1)) }
        lines += ["let filling = " + (FillingText.literal(of: members) ?? "\"\"")]
        lines += ["let decoded = try JSONDecoder().decode([String: String].self, from: Data(filling.utf8))"]
        lines += ["let fillings = texts.indices.map { decoded[String($0)] ?? \"\" }"]
        lines += ["for text in texts + interpolations + raws + fillings {"]
        lines += ["    print(text.utf8.map { String($0) }.joined(separator: \" \"))", "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Every text as a property, a parameter, a case with and without a payload, a method, and a type.
    private static func declarations() -> [String] {
        let members = minted(.lowerCamel, .members)
        let parameters = minted(.lowerCamel, .parameters)
        let cases = minted(.lowerCamel, .cases)
        let types = minted(.upperCamel, .types, ignoringCase: true)
        var lines = ["struct Members: Codable, Hashable, Sendable {"]
        lines += members.map { "    let \($0.declaration): Int" }
        lines += ["    init(" + members.map { "\($0.parameter): Int" }.joined(separator: ", ") + ") {"]
        lines += members.map { "        self.\($0.member) = \($0.reference)" } + ["    }"]
        lines += ["    enum CodingKeys: String, CodingKey {"]
        for (name, text) in zip(members, texts) {
            lines.append("        case \(name.declaration) = \(SwiftLiteral.quoted(text))")
        }
        lines += ["    }", "}", "struct Methods {"]
        lines += parameters.map { "    func take\($0.raw)(\($0.parameter): Int) -> [Int] { [\($0.reference)] }" }
        lines += members.map { "    func \($0.declaration)() {}" }
        lines += ["    func all() {"] + members.map { "        self.\($0.member)()" }
        lines += parameters.map { "        _ = take\($0.raw)(\($0.label): 1)" } + ["    }", "}"]
        lines += ["enum Kind: String, CaseIterable, Sendable {"]
        lines += zip(cases, texts).map { "    case \($0.declaration) = \(SwiftLiteral.quoted($1))" }
        lines += ["    var number: Int {", "        switch self {"]
        lines += cases.enumerated().map { "        case .\($1.member): \($0)" }
        lines += ["        }", "    }", "}", "let kinds: [Kind] = ["]
        lines += cases.map { "Kind.\($0.member), .\($0.member)," } + ["]", "enum Payload {"]
        lines += zip(cases, parameters).map { "    case \($0.declaration)(\($1.parameter): Int)" }
        lines += ["    var number: Int {", "        switch self {"]
        for (name, label) in zip(cases, parameters) {
            lines.append("        case .\(name.member)(let \(label.reference)): \(label.reference)")
        }
        lines += ["        }", "    }", "}"]
        lines += types.map { "struct \($0.type) {}" }
        lines += types.enumerated().map { "let value\($0): \($1.type)? = \($1.type)()" }
        lines += ["enum Nested {"] + types.map { "    struct \($0.type) {}" } + ["}"]
        lines += types.enumerated().map { "let nested\($0): [Nested.\($1.type)] = [Nested.\($1.type)()]" }
        return lines
    }

    private static func minted(
        _ style: IdentifierStyle,
        _ reserved: ReservedNames,
        ignoringCase: Bool = false
    ) -> [SwiftIdentifier] {
        let taken = ["Members", "Methods", "Kind", "Payload", "Nested", "all", "number", "texts", "kinds", "raws"]
        var scope = NameScope(style: style, reserved: reserved.adding(taken), ignoringCase: ignoringCase)
        let claims = texts.map { scope.propose($0) }
        let table = scope.resolve()
        return claims.map { table[$0] }
    }
}
