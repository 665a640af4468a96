import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// A convention that no bundled pack has is a folder of templates, and nothing else.
@Suite struct OwnPackTests {
    @Test func anotherConventionIsAFolder() throws {
        try SwiftCommands.withFolder { work in
            let problems = try generate(pack: "router", spec: "petstore", to: work)
            #expect(problems == "")
            let router = work.appendingPathComponent("Routers/PetsRouter.swift")
            let text = try String(contentsOf: router, encoding: .utf8)
            #expect(text.contains("case listPets(ListPetsCall)"))
            #expect(try SwiftCommands.typecheck(work).output == "")
            #expect(try SwiftCommands.unformatted(below: work) == [])
        }
    }

    /// Conventions are templates: the program knows no pack by its name.
    @Test func noPackIsNamedInTheSources() throws {
        let sources = SwiftCommands.repository.appendingPathComponent("Sources")
        let packs = try FileManager.default.contentsOfDirectory(
            atPath: SwiftCommands.repository.appendingPathComponent("Templates").path
        )
        .filter { $0 != "base" }
        #expect(packs.count >= 4)
        for file in SwiftCommands.swiftFiles(below: sources) {
            let text = try String(contentsOf: file, encoding: .utf8)
            let words = Set(text.split { !$0.isLetter && $0 != "-" }.map(String.init))
            for pack in packs where words.contains(pack) {
                Issue.record("\(file.lastPathComponent) knows the pack `\(pack)`")
            }
        }
    }

    private func generate(pack: String, spec: String, to output: URL) throws -> String {
        let folder = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/Packs/\(pack)").path
        let description = SwiftCommands.repository.appendingPathComponent("Specs/\(spec)/\(spec).yaml").path
        let text = "spec: \(description)\npack: \(folder)\noutput: \(output.path)\n"
        var bag = DiagnosticBag()
        let tree = SourceReader.read(Array(text.utf8), name: "netlayer.yml", into: &bag)
        let jobs = ConfigurationReader.jobs(file: tree, arguments: nil, into: &bag)
        var generator = Generator(isStrict: true)
        for folder in try generator.run(jobs) ?? [] {
            _ = try OutputFolder(folder.path).update(to: folder.files, isForced: false)
        }
        return TerminalRenderer(isColored: false).render(bag.diagnostics + generator.bag.diagnostics)
    }
}
