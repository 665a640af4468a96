import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import TemplatePacks
import Testing

/// A payload in every text of descriptions that use every construct: the generated code contains the payload in
/// comments and literals, and nowhere as code, as the compiler's syntax tree shows. In the gate the packs share a
/// quarter of the descriptions; with `NETLAYER_ALL_CASES=1` each takes all of them.
@Suite(.onOwnThreads) struct CanaryTests {
    static let packs = BundledPacks().packNames.filter { $0 != "base" }

    /// The descriptions of the golden cases and of the examples.
    private static let descriptions: [URL] = {
        let roots = ["Tests/GoldenCases/Cases", "Specs"].map { SwiftCommands.repository.appendingPathComponent($0) }
        var found: [URL] = []
        for root in roots {
            let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                let isNamed = ["yaml", "json"].contains(file.pathExtension) && !file.path.contains("/expected/")
                if isNamed { found.append(file) }
            }
        }
        return found.sorted { $0.path < $1.path }
    }()

    @Test func nothingInADescriptionBecomesCode() throws {
        var texts: [(name: String, text: String)] = []
        var count = 0
        var refused: Set<String> = []
        for (index, file) in Self.descriptions.enumerated() {
            var bag = DiagnosticBag()
            let bytes = [UInt8](try Data(contentsOf: file))
            guard let tree = SourceReader.read(bytes, name: file.path, isLenient: true, into: &bag) else { continue }
            let payload = Canary.payloads[index / Self.packs.count % Canary.payloads.count]
            guard let canary = Canary(Document(tree.root), payload: payload) else { continue }
            let infested = canary.infested(besides: &refused)
            count += infested.count
            texts.append((file.path, infested.document.json))
        }
        #expect(texts.count > 100)
        #expect(count > 2_000)
        try SwiftCommands.withFolder { folder in
            for (index, text) in texts.enumerated() {
                try Data(text.text.utf8).write(to: folder.appendingPathComponent("\(index).json"))
            }
            for pack in Self.packs {
                try expectNoCanary(in: texts.map(\.name), of: folder, pack: pack)
            }
        }
    }

    /// Parses all files that a pack makes as one.
    private func expectNoCanary(in names: [String], of folder: URL, pack: String) throws {
        let isAll = SwiftCommands.takesAllCases
        let own = Self.packs.firstIndex(of: pack)
        var code = Data()
        // Mocks, samples, tests and replies contain texts of the description, too.
        let everything = """
            responses: { replies: true }
            models: { previews: all }
            options: { mocks: fake, mockAnswers: preview, wireTests: true, queries: observable, operationInfo: true }
            """
        var settings = [
            "names: { acronyms: [] }", everything, "requests: { grouping: path }", "models: { nulls: distinct }",
            everything,
        ]
        for (index, name) in names.enumerated() {
            let spec = folder.appendingPathComponent("\(index).json").path
            settings.append(settings.removeFirst())
            // The payload changes with each round: a pack takes every fourth of them, and each pack others.
            let (round, turn) = index.quotientAndRemainder(dividingBy: Self.packs.count)
            guard isAll || turn == own && round % 4 == turn % 4 else { continue }
            let text = "spec: \(spec)\npack: \(pack)\noutput: out\nheader: \"\"\nsupport: none\n\(settings[0])\n"
            var bag = DiagnosticBag()
            let tree = SourceReader.read(Array(text.utf8), name: "netlayer.yml", into: &bag)
            let root = ProjectRoot(folder: "/")
            let jobs = ConfigurationReader.jobs(file: tree, arguments: nil, root: root, into: &bag)
            for file in try Generator().run(jobs).folders?.flatMap(\.files) ?? [] {
                #expect(!file.path.unicodeScalars.contains { $0.value < 0x20 || "\"\\".unicodeScalars.contains($0) })
                #expect(!file.path.hasPrefix("/") && !file.path.split(separator: "/").contains(".."), "\(name)")
                code.append(contentsOf: file.bytes)
                code.append(UInt8(ascii: "\n"))
            }
        }
        let file = folder.appendingPathComponent("\(pack).swift")
        try code.write(to: file)
        let outcome = try SwiftCommands.run(
            ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", "-swift-version", "6", file.path]
        )
        #expect(outcome.isFine, "\(pack): \(outcome.output.suffix(4_000))")
        let tree = Data(outcome.output.utf8)
        #expect(tree.count > code.count)
        // A literal contains more than the payload's name, so the name alone is a name in code.
        guard let found = tree.range(of: Data("\"\(Canary.name)\"".utf8)) else { return }
        let place = tree[max(0, found.lowerBound - 600)..<found.lowerBound]
        Issue.record("\(pack) makes code of the payload: \(String(decoding: place, as: UTF8.self))")
    }
}
