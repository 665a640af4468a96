import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// The page with the five conventions: what it shows below each configuration is what that configuration makes of the
/// page's own description.
@Suite struct PackPageTests {
    private static let page = "Sources/NetlayerKit/NetlayerKit.docc/WhichPack.md"

    @Test func eachConfigurationMakesTheCodeBelowIt() throws {
        let page = SwiftCommands.repository.appendingPathComponent(PackPageTests.page)
        let blocks = PackPageTests.blocks(in: try String(contentsOf: page, encoding: .utf8))
        let description = try #require(blocks.first { $0.kind == "yaml" }?.text)
        try SwiftCommands.withFolder { folder in
            let spec = folder.appendingPathComponent("tools.yaml")
            try description.write(to: spec, atomically: true, encoding: .utf8)
            var files: [String: String] = [:]
            var shown = 0
            for block in blocks.dropFirst() {
                switch block.kind {
                case "yaml":
                    files = try PackPageTests.generate(
                        "spec: \(spec.path)\noutput: \(folder.path)/Generated\n" + block.text,
                        in: folder
                    )
                case "text":
                    for path in block.text.split(separator: "\n") { #expect(files[String(path)] != nil, "\(path)") }
                default:
                    for part in PackPageTests.declarations(in: block.text) {
                        #expect(files.values.contains { $0.contains(part) }, "\(part)")
                        shown += 1
                    }
                }
            }
            #expect(blocks.filter { $0.kind == "yaml" }.count == 6)
            #expect(shown >= 12)
        }
    }

    /// What stands between fences, with the word behind the first one.
    private static func blocks(in page: String) -> [(kind: String, text: String)] {
        var blocks: [(kind: String, text: String)] = []
        for (index, part) in page.components(separatedBy: "```").enumerated() where index % 2 == 1 {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            blocks.append((String(lines[0]), String(lines[1])))
        }
        return blocks
    }

    /// The declarations of a block, which may stand in several files: an empty line ends each that is whole.
    private static func declarations(in text: String) -> [String] {
        guard !text.hasPrefix(" ") else { return [text] }
        return text.components(separatedBy: "\n}\n").filter { $0.contains("{") }.map {
            $0.trimmingCharacters(in: .newlines) + "\n}\n"
        }
    }

    private static func generate(_ configuration: String, in folder: URL) throws -> [String: String] {
        var bag = DiagnosticBag()
        let file = SourceReader.read(Array(configuration.utf8), name: "netlayer.yml", into: &bag)
        let jobs = ConfigurationReader.jobs(
            file: file,
            arguments: nil,
            root: ProjectRoot(folder: folder.path),
            into: &bag
        )
        let code = try Generator().run(jobs)
        #expect(TerminalRenderer(isColored: false).render(bag.diagnostics + code.bag.diagnostics) == "")
        let files = (code.folders ?? []).flatMap(\.files)
        return Dictionary(files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
    }
}
