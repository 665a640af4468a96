import Diagnostics
import Evolution
import Foundation
import NetlayerKit
import Testing

@testable import APIPage

/// The page shows of each operation and model what the packs write for it, and lets no text out of its data.
@Suite struct PageTests {
    private static let packs = ["clean-architecture", "endpoint", "endpoint-parameters", "request-type"]
    private static let shop = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Specs/shop/shop.yaml").path

    @Test(arguments: packs) func eachOperationHasItsOwnLines(pack: String) throws {
        let section = try #require(try Self.section(of: Self.shop, in: [pack]))
        let view = try #require(section.views.first)
        let operations = view.plan.services.flatMap(\.operations)
        #expect(operations.count == 19)
        for operation in operations {
            let lines = (view.snippets[operation.key] ?? []).flatMap(\.code).map { view.lines.texts[$0] }
            // The case, and what becomes of it.
            #expect(lines.contains { $0.hasPrefix("case \(operation.caseMember.dropFirst())") }, "\(operation.key)")
            #expect(lines.contains { $0.contains(operation.function.raw) }, "\(operation.key)")
            for other in operations where other.caseMember != operation.caseMember {
                #expect(!lines.contains { $0.hasPrefix("case \(other.caseMember)(") }, "\(operation.key)")
            }
        }
        for model in view.plan.models { #expect(view.snippets[model.path] != nil, "\(model.path)") }
    }

    @Test func linesThatCasesShareAreSaidOfEach() throws {
        let section = try #require(try Self.section(of: Self.shop, in: ["endpoint"]))
        let view = section.views[0]
        let snippets = view.snippets["DELETE /api/v2/account/session"] ?? []
        #expect(snippets.contains { $0.code.map { view.lines.texts[$0] } == ["case .signOut:", "    return .delete"] })
    }

    @Test func textsStayInTheData() throws {
        let hostile = "</script><script>alert(1)</script><!--"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).yaml")
        try """
        openapi: 3.0.3
        info: { title: "\(hostile)", version: "\(hostile)" }
        paths:
          /a:
            get: { summary: "\(hostile)", responses: { 200: { description: "\(hostile)" } } }
        """.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let section = try #require(try Self.section(of: file.path, in: ["endpoint"]))
        let page = String(decoding: PageDocument.html([section], problems: []), as: UTF8.self)
        #expect(page.components(separatedBy: "<script").count == 3)
        #expect(page.components(separatedBy: "</script").count == 3)
        #expect(!page.contains("<!--"))
        #expect(Self.unpacked(page).contains("\\u003c/script>"))
        #expect(page.contains("<title>&lt;/script&gt;"))
    }

    /// A text that runs backwards would show something else than what is there.
    @Test func textsReorderNothing() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).yaml")
        try """
        openapi: 3.0.3
        info: { title: A, version: '1' }
        paths:
          /a:
            get: { summary: "a\u{202E}b\u{E0041}", responses: { 204: { description: "c\u{2066}d, e\u{301}" } } }
        """.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let section = try #require(try Self.section(of: file.path, in: ["endpoint"]))
        let page = Self.unpacked(String(decoding: PageDocument.html([section], problems: []), as: UTF8.self))
        #expect(page.contains(#""a\\u202eb\\udb40\\udc41""#) && page.contains(#"c\\u2066d"#))
        #expect(!page.unicodeScalars.contains("\u{202E}") && page.unicodeScalars.contains("\u{301}"))
    }

    /// The page fills in lists and JSON, and has a fixed query once: among the fields.
    @Test func whatIsTriedIsFilledIn() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).yaml")
        try """
        openapi: 3.0.3
        info: { title: A, version: '1' }
        paths:
          /a?action=x:
            get:
              parameters:
                - { name: l, in: query, schema: { type: array, minItems: 2, items: { type: integer } } }
                - { name: p, in: query, style: pipeDelimited, explode: false, schema: { type: array, minItems: 2, items: { type: integer } } }
                - { name: o, in: query, content: { application/json: { schema: { type: object, properties: { a: { type: integer } } } } } }
              responses: { 204: { description: A } }
        """.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let section = try #require(try Self.section(of: file.path, in: ["endpoint"]))
        let html = PageDocument.html([section], problems: [], isServed: true)
        let page = Self.unpacked(String(decoding: html, as: UTF8.self)).filter { !$0.isWhitespace }
        #expect(page.contains(#""1,2","repeated"]"#) && page.contains(#""1|2",""]"#))
        #expect(page.contains(#""{\"a\":1}",""]"#))
        #expect(page.contains(#""given":[["action","query","x"]]"#))
        #expect(PageTrial.script.contains(#"split("?")[0]"#) && PageTrial.script.contains("{16}"))
    }

    /// Of disks, some take `I` and `ı` for one name, and none takes 5,000 letters.
    @Test func eachServiceHasAFileOfItsOwn() throws {
        let tags = ["I", "ı", String(repeating: "Long", count: 1250)]
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).yaml")
        let paths = tags.indices.map { "  /\($0): { get: { tags: [\(tags[$0])], responses: { 204: { description: A } } } }\n" }
        try "openapi: 3.0.3\ninfo: { title: A, version: '1' }\npaths:\n\(paths.joined())"
            .write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let section = try #require(try Self.section(of: file.path, in: ["endpoint"]))
        let names = PageMarkdown.files(section).map(\.name)
        #expect(names.prefix(2) == ["I.md", "I2.md"])
        #expect(names.count == 3)
        #expect(names.allSatisfy { $0.utf8.count < 200 && $0.hasSuffix(".md") })
    }

    /// Descriptions are CommonMark: it stays what it is, but for what could harm a reader or end the page's own markup.
    @Test(arguments: [
        ("See [it](https://a.example) and **bold**, `List<T>`.", "See [it](https://a.example) and **bold**, `List<T>`.\n"),
        ("- one\n- two <script>", "- one\n- two &lt;script>\n"),
        ("```html\n<b>\n```\nEnd", "```html\n<b>\n```\nEnd\n"),
        ("````\n```\n<b>", "```\n```\n&lt;b>\n"),
        ("    ```\n    a\n  ```\n<b>", "```\n    a\n```\n&lt;b>\n"),
        ("A ``` in a line, then <b>", "A \\``` in a line, then &lt;b>\n"),
        ("`a\n- <b> `", "`a\n- &lt;b> `\n"),
        ("# Title", "### Title\n"),
        ("![x](https://a.example/x.png) [y](javascript:z)", "[x](https://a.example/x.png) [y&#93;(javascript:z)\n"),
        ("[a]: javascript:b", "[a&#93;: javascript:b\n"),
        ("[x\\](javascript:y)", "[x\\&#93;(javascript:y)\n"),
    ]) func descriptionsStayMarkdown(_ text: String, _ expected: String) {
        #expect(DescribedMarkdown.text(text) == expected)
    }

    /// A warning is said at the operation or model in which it lies, once for all packs; what lies beside them is said alone.
    @Test func problemsAreSaidWhereTheyAre() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).yaml")
        try """
        openapi: 3.0.3
        info: { title: A, version: '1' }
        paths:
          /a:
            get:
              surprise: true
              responses: { 200: { description: Fine } }
        components:
          schemas:
            Item:
              type: object
              properties:
                count: { type: integer, default: x }
        mystery: true
        """.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let section = try #require(try Self.section(of: file.path, in: Self.packs))
        let found = section.problems.map { problem in
            let place =
                switch problem.place {
                case .operation(let key)?: key
                case .model(let path)?: path
                case nil: "-"
                }
            return "\(place): \(problem.problem.code.name)"
        }
        #expect(Set(found) == ["GET /a: unknown-key", "Item: wrong-default", "-: unknown-key"])
        #expect(found.count == 3)
        let page = Self.unpacked(String(decoding: PageDocument.html([section], problems: []), as: UTF8.self))
        #expect(page.contains(#""of":["model","0","Item"]"#))
    }

    @Test func changesAreNamedInWords() throws {
        var bag = DiagnosticBag()
        var job = Job()
        job.pack = "endpoint"
        let shop = try #require(try GenerationReader.read(.file(Self.shop), of: job, into: &bag))
        let titles = PlainTitles(shop)
        #expect(titles.title(of: "WorkshopRepository.createWorkshop(_:nonceToken:)") == "Registers a workshop")
        #expect(titles.title(of: "AccountRepository.signOut()") == "Sign out")
        #expect(titles.title(of: "Workshop.openedAt") == "“Opened at” of “Workshop”")
    }

    @Test func aNewValueIsNamed() throws {
        func generation(_ parameters: String) throws -> Generation {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).yaml")
            try """
            openapi: 3.0.3
            info: { title: Shop, version: "1" }
            paths:
              /items:
                get: { summary: List items, parameters: [\(parameters)], responses: { 204: { description: None } } }
            """.write(to: file, atomically: true, encoding: .utf8)
            defer { try? FileManager.default.removeItem(at: file) }
            var job = Job()
            job.pack = "endpoint"
            var bag = DiagnosticBag()
            return try #require(try GenerationReader.read(.file(file.path), of: job, into: &bag))
        }
        let before = try generation("")
        let after = try generation("{ name: sort_order, in: query, required: true, schema: { type: string } }")
        let changes = PageChanges(from: before, to: after, old: nil, new: nil)
        let titles = changes.comparison.changes.map { changes.titles.title(of: $0) }
        #expect(titles == ["“Sort order” of “List items”"])
    }

    /// The policy of the page allows its own script and style by what they hold, and nothing else.
    @Test func policyNamesTheScript() throws {
        let page = String(decoding: PageDocument.html([], problems: []), as: UTF8.self)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "openssl dgst -sha256 -binary | openssl base64 -A"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(PageStyle.css.utf8))
        try input.fileHandleForWriting.close()
        let digest = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        #expect(page.contains("style-src 'sha256-\(digest)'"))
        #expect(page.contains("default-src 'none'"))
    }

    @Test(arguments: [
        ("\n    a {\n        b\n\n    }\n", nil, ["a {", "    b", "", "}"]),
        ("        return 1\n", "case .a:", ["case .a:", "    return 1"]),
    ])
    func codeLosesTheIndentationThatItsLinesShare(code: String, head: String?, lines: [String]) {
        var pool = TextPool()
        let numbers = Code.undented(Array(code.utf8)[...], after: head, into: &pool)
        #expect(numbers.map { pool.texts[$0] } == lines)
    }

    @Test func textsAreKeptOnce() {
        var pool = TextPool()
        let texts = (0..<40_000).map { $0 % 3 == 0 ? "" : "line \($0 % 20_000)" }
        let numbers = texts.map { pool.number(of: $0) }
        #expect(numbers.map { pool.texts[$0] } == texts)
        #expect(pool.texts.count == Set(texts).count)
    }

    @Test func dataIsWhatWasPacked() throws {
        let section = try #require(try Self.section(of: Self.shop, in: ["endpoint"]))
        let data = PageData.json([section], changes: [], problems: [])
        let long = Array(String(repeating: "a~\u{e9}", count: 900).utf8) + data + Array("~".utf8)
        // From far back, and characters whose ends other ones have as well.
        let numbers = (0..<150_000).map { "\($0 % 99_991) \u{2014}\($0)\u{2013}" }.joined()
        for text in [data, long, [], Array("~~~~~~~~~~~~~~~~".utf8), Array((numbers + numbers).utf8)] {
            let packed = PackedText.packed(text)
            #expect(String(validating: packed, as: UTF8.self) != nil)
            #expect(Self.unpacked(packed) == text)
            #expect(packed.count < 100 || packed.count < text.count * 2 / 3)
        }
    }

    /// What the page's script makes of its data.
    private static func unpacked(_ page: String) -> String {
        let data = page.components(separatedBy: "id=\"data\">").last?.components(separatedBy: "</script>").first ?? ""
        return String(decoding: unpacked(Array(data.utf8)), as: UTF8.self)
    }

    private static func unpacked(_ packed: [UInt8]) -> [UInt8] {
        var rest = packed.drop { $0 != UInt8(ascii: " ") }.dropFirst()
        var text: [UInt8] = []
        func number(_ digits: Int) -> Int {
            var value = 0
            for _ in 0..<digits {
                let code = Int(rest.removeFirst()) - 35
                value = value * 90 + (code > 25 ? code - 1 : code)
            }
            return value
        }
        while let byte = rest.popFirst() {
            let kind = byte == UInt8(ascii: "~") ? number(1) : 0
            if kind == 0 {
                text.append(byte)
                continue
            }
            let short = (kind - 1) % 44
            let length = short < 43 ? short + 7 : 50 + number(2)
            let start = text.count - number(kind > 44 ? 4 : 3)
            for place in start..<start + length { text.append(text[place]) }
        }
        return text
    }

    static func section(of path: String, in packs: [String]) throws -> PageSection? {
        var bag = DiagnosticBag()
        let jobs = packs.map { pack in
            var job = Job()
            job.pack = pack
            return (name: pack, job: job)
        }
        let section = try PageSection.read(.file(path), by: jobs, into: &bag)
        #expect(!bag.hasErrors, "\(bag.diagnostics.map(\.message.text))")
        return section
    }
}
