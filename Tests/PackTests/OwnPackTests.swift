import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// A convention that no bundled pack has needs only a folder of templates.
@Suite(.onOwnThreads) struct OwnPackTests {
    @Test func anotherConventionIsAFolder() throws {
        try SwiftCommands.withFolder { work in
            let router = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/Packs/router")
            let problems = try generate(pack: router, spec: "Specs/petstore/petstore.yaml", to: work)
            #expect(problems == "")
            let file = work.appendingPathComponent("Routers/PetsRouter.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains("case listPets(ListPetsCall)"))
            // A path isn't an identifier: words may touch its values.
            let catalogue = work.appendingPathComponent("Routers/PetsCatalogue.swift")
            let lines = try String(contentsOf: catalogue, encoding: .utf8)
            #expect(lines.contains("#if canImport(FoundationNetworking)\n    import FoundationNetworking\n#endif\n"))
            let remote = work.appendingPathComponent("Remotes/PetsRemote.swift")
            let calls = try String(contentsOf: remote, encoding: .utf8)
            #expect(calls.contains("func getPet(@Path(\"petId\") petId: "))
            #expect(calls.contains("@Query(\"limit\") limit: "))
            #expect(lines.contains("\"getPet\": \"One animal.\",\n"))
            #expect(lines.contains("\"getPet\": URLRequest(url: url.appendingPathComponent(\"/pets/{petId}\")),"))
            #expect(try SwiftCommands.typecheck(work).output == "")
            #expect(try SwiftCommands.unformatted(below: work) == [])
        }
    }

    /// A client that escapes texts itself and a client that gets escaped texts send the same.
    @Test func segmentsOfPathsAreTextsAndEscapedTexts() throws {
        try SwiftCommands.withFolder { work in
            let pack = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/Packs/segments")
            #expect(try generate(pack: pack, spec: "Tests/PackTests/Packs/segments/spec.yaml", to: work) == "")
            #expect(try SwiftCommands.unformatted(below: work) == [])
            let main = work.appendingPathComponent("main.swift")
            try Data(Self.sendingSegments.utf8).write(to: main)
            let outcome = try SwiftCommands.output(of: SwiftCommands.swiftFiles(below: work))
            #expect(outcome.output == Self.sentSegments)
        }
    }

    private static let sendingSegments = #"""
        import Foundation

        func send(_ segments: [(text: String, escaped: String)]) {
            let kept = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/"))
            var own = URLComponents()
            let texts = segments.map { $0.text.addingPercentEncoding(withAllowedCharacters: kept) ?? "" }
            own.percentEncodedPath = "/" + texts.joined(separator: "/")
            print(own.string ?? "no URL")
            print(URL(string: "/" + segments.map(\.escaped).joined(separator: "/"))?.absoluteString ?? "no URL")
        }

        let time = Date(timeIntervalSince1970: 1_700_000_000)
        guard let day = PlainDate(year: 2026, month: 3, day: 1) else { fatalError("no day") }
        send(ArchivePaths.getItem(id: UUID(uuidString: "00000000-0000-0000-0000-00000000000A") ?? UUID()))
        send(ArchivePaths.getDay(day: day, time: time))
        send(ArchivePaths.getLists(ids: ["a b", "c/d"], marks: [3, 4], filter: ["é"]))
        send(ArchivePaths.getFile(name: "a/b%20c", base: "x y", number: 7, ratio: 0.5))

        """#

    private static let sentSegments = """
        /top%20items/00000000-0000-0000-0000-00000000000a/a%20b
        /top%20items/00000000-0000-0000-0000-00000000000a/a%20b
        /days/2026-03-01/2023-11-14T22:13:20Z
        /days/2026-03-01/2023-11-14T22%3A13%3A20Z
        /lists/a%20b,c%2Fd/%3Bmarks=3,4/%5B%22%C3%A9%22%5D
        /lists/a%20b,c%2Fd/;marks=3,4/%5B%22%C3%A9%22%5D
        /files/a%2Fb%2520c/x%20y-7/0.5
        /files/a%2Fb%2520c/x%20y-7/0.5

        """

    /// The items of a stream or a page have a type that templates can write.
    @Test func itemsOfStreamsAndPagesAreFields() throws {
        try SwiftCommands.withFolder { work in
            let pack = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/Packs/events")
            #expect(try generate(pack: pack, spec: "Tests/PackTests/Packs/events/spec.yaml", to: work) == "")
            let file = work.appendingPathComponent("Events/HarbourEvents.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            let callbacks = text.matches(of: /on\w+: @escaping @Sendable \((?<item>.+?)\) -> Void/).map(\.item)
            let moves: [Substring] = ["ServerSentEvent<Move>", "Move"]
            #expect(callbacks == ["Ship"] + moves + ["ServerSentEvent<String>", "String"] + ["Move", "Move"])
            #expect(try SwiftCommands.typecheck(work).output == "")
            #expect(try SwiftCommands.unformatted(below: work) == [])
        }
    }

    /// The page on tests makes replies for mocks without naming a support file.
    @Test(arguments: SwiftCommands.sample(of: AxisTests.packs, oneIn: 2))
    func mocksComeWithReplies(pack: String) throws {
        try SwiftCommands.withFolder { work in
            let spec = "Tests/PackTests/Packs/events/spec.yaml"
            let pack = SwiftCommands.repository.appendingPathComponent("Templates/\(pack)")
            #expect(try generate(pack: pack, spec: spec, "options: { mocks: spy }", to: work) == "")
            let test = ##"let gone = HTTPReply.json(#"{"message": "gone"}"#, statusCode: 404)"##
            try Data((test + "\n").utf8).write(to: work.appendingPathComponent("Test.swift"))
            #expect(try SwiftCommands.typecheck(work).output == "")
            #expect(try SwiftCommands.unformatted(below: work) == [])
        }
    }

    /// The example on the page about writing packs is a pack that works.
    @Test(
        arguments: [
            "Specs/petstore/petstore.yaml", "Specs/shop/shop.yaml", "Specs/social/social.yaml",
            "Tests/GoldenCases/Cases/event-streams-with-headers/spec.yaml",
            "Tests/GoldenCases/Cases/entities/spec.yaml",
        ]
    )
    func packOfTheDocumentationWorks(spec: String) throws {
        try SwiftCommands.withFolder { work in
            let pack = try writeDocumentedPack(in: work)
            let output = work.appendingPathComponent("Generated")
            #expect(try generate(pack: pack, spec: spec, withoutPresets, to: output) == "")
            let support = output.appendingPathComponent("Support/APIClient.swift")
            #expect(FileManager.default.fileExists(atPath: support.path))
            let requests = SwiftCommands.swiftFiles(below: output.appendingPathComponent("Requests"))
            let isSecured = try requests.contains {
                try String(contentsOf: $0, encoding: .utf8).contains("var security:")
            }
            #expect(isSecured == spec.hasPrefix("Specs/"))
            #expect(try SwiftCommands.typecheck(output).output == "")
            #expect(try SwiftCommands.unformatted(below: output) == [])
        }
    }

    /// The pack accepts descriptions with features that it doesn't use: streams, channels, caches, pages, files.
    @Test func packOfTheDocumentationTakesEveryCase() throws {
        let cases = SwiftCommands.repository.appendingPathComponent("Tests/GoldenCases/Cases")
        try SwiftCommands.withFolder { work in
            let pack = try writeDocumentedPack(in: work)
            let names = try FileManager.default.contentsOfDirectory(atPath: cases.path)
            for name in names where SwiftCommands.isSampled(name, oneIn: 4) {
                let spec = "Tests/GoldenCases/Cases/\(name)/spec.yaml"
                guard FileManager.default.fileExists(atPath: cases.appendingPathComponent("\(name)/spec.yaml").path)
                else { continue }
                let problems = try generate(
                    pack: pack,
                    spec: spec,
                    to: work.appendingPathComponent("Generated/\(name)")
                )
                #expect(!problems.contains("[missing-template]"), "\(name)")
            }
        }
    }

    private func writeDocumentedPack(in work: URL) throws -> URL {
        let pack = work.appendingPathComponent("Pack")
        for (name, text) in try documentedFiles() {
            let file = pack.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        return pack
    }

    /// The documented pack of one file works, too.
    @Test(arguments: ["Specs/petstore/petstore.yaml", "Specs/shop/shop.yaml"])
    func packOfOneFileOfTheDocumentationWorks(spec: String) throws {
        let page = SwiftCommands.repository.appendingPathComponent(
            "Sources/NetlayerKit/NetlayerKit.docc/WritingPacks.md"
        )
        let text = try String(contentsOf: page, encoding: .utf8)
        let blocks = text.components(separatedBy: "\n```\n").filter { $0.hasPrefix("---\n") }
        let pack = try #require(blocks.first)
        try SwiftCommands.withFolder { work in
            let file = work.appendingPathComponent("lists.stencil")
            try Data((pack + "\n").utf8).write(to: file)
            let output = work.appendingPathComponent("Generated")
            #expect(try generate(pack: file, spec: spec, withoutPresets, to: output) == "")
            #expect(try SwiftCommands.typecheck(output).output == "")
            #expect(try SwiftCommands.unformatted(below: output) == [])
        }
    }

    /// The code blocks of `A whole pack`, by the file names before them.
    private func documentedFiles() throws -> [(String, String)] {
        let page = SwiftCommands.repository.appendingPathComponent(
            "Sources/NetlayerKit/NetlayerKit.docc/WritingPacks.md"
        )
        let text = try String(contentsOf: page, encoding: .utf8)
        let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix("A whole pack\n") })
        let parts = section.components(separatedBy: "\n```")
        return stride(from: 0, to: parts.count - 1, by: 2).map { index in
            let name = parts[index].split(separator: "\n").last.map { $0.filter { $0 != "`" } } ?? ""
            return (name, String(parts[index + 1].drop { $0 != "\n" }.dropFirst()) + "\n")
        }
    }

    /// Conventions are templates: the program knows no pack by its name. `adopt` calls what it finds an endpoint, which
    /// is also a pack's name; `PackFit` decides which pack fits, for all packs.
    @Test func noPackIsNamedInTheSources() throws {
        let sources = SwiftCommands.repository.appendingPathComponent("Sources")
        let packs = try FileManager.default.contentsOfDirectory(
            atPath: SwiftCommands.repository.appendingPathComponent("Templates").path
        )
        .filter { $0 != "base" }
        #expect(packs.count >= 4)
        for file in SwiftCommands.swiftFiles(below: sources) {
            if file.path.dropFirst(sources.path.count).contains("Adopt") { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            let words = Set(text.split { !$0.isLetter && $0 != "-" }.map(String.init))
            for pack in packs where words.contains(pack) {
                Issue.record("\(file.lastPathComponent) knows the pack `\(pack)`")
            }
        }
    }

    /// For packs whose templates ignore presets of headers; the shop has one.
    private let withoutPresets = "problems: { unwritten-part: ignore }"

    private func generate(pack: URL, spec: String, _ settings: String = "", to output: URL) throws -> String {
        let description = SwiftCommands.repository.appendingPathComponent(spec).path
        let text = "spec: \(description)\npack: \(pack.path)\noutput: \(output.path)\n\(settings)\n"
        var bag = DiagnosticBag()
        let tree = SourceReader.read(Array(text.utf8), name: "netlayer.yml", into: &bag)
        let jobs = ConfigurationReader.jobs(file: tree, arguments: nil, root: ProjectRoot(folder: "/"), into: &bag)
        let code = try Generator(isStrict: true).run(jobs)
        for folder in code.folders ?? [] {
            _ = try OutputFolder(folder.path).update(to: folder.files, isForced: false)
        }
        return TerminalRenderer(isColored: false).render(bag.diagnostics + code.bag.diagnostics)
    }
}
