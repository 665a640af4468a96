import Diagnostics
import Foundation
import SwiftCommands
import Testing

@testable import TemplatePacks

/// The program contains every file of `Templates/`, byte for byte.
@Suite struct EmbeddedTemplatesTests {
    private let folder = SwiftCommands.repository.appendingPathComponent("Templates")

    private var paths: [String] {
        get throws {
            let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return found.filter { path in
                let isFolder = (try? folder.appendingPathComponent(path).resourceValues(forKeys: [.isDirectoryKey]))
                return isFolder?.isDirectory == false && !path.split(separator: "/").contains { $0.hasPrefix(".") }
            }.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        }
    }

    @Test func listIsFresh() throws {
        var text =
            "// Every file of `Templates/`. `NETLAYER_UPDATE=1 swift test --filter EmbeddedTemplatesTests` writes"
        text += " this. That the\n// compiler looks for a file makes the build watch it.\n"
        for path in try paths {
            let symbol = "netlayer_template_" + path.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
            text += "#if __has_include(\"\(path)\")\nEMBED(\(symbol), \"\(path)\")\n#endif\n"
        }
        let list = SwiftCommands.repository.appendingPathComponent("Sources/CEmbedded/list.h")
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] != nil { try Data(text.utf8).write(to: list) }
        let present = try String(contentsOf: list, encoding: .utf8)
        #expect(present == text, "NETLAYER_UPDATE=1 swift test --filter EmbeddedTemplatesTests fixes it")
    }

    /// An outdated archive would only cost time: templates that it doesn't fit are compiled.
    @Test func archiveIsFresh() throws {
        var bag = DiagnosticBag()
        let bytes = Data(BundledPacks.makeArchive(into: &bag))
        #expect(bag.diagnostics.isEmpty)
        let archive = SwiftCommands.repository.appendingPathComponent("Sources/CEmbedded/templates.archive")
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] != nil { try bytes.write(to: archive) }
        let isFresh = try Data(contentsOf: archive) == bytes
        #expect(isFresh, "NETLAYER_UPDATE=1 swift test --filter EmbeddedTemplatesTests fixes it")
    }

    /// Templates that a team changes are compiled and checked, and so are all that depend on them.
    @Test func changesAreCompiled() throws {
        var bag = DiagnosticBag()
        let pack = try #require(Pack.load("endpoint", from: BundledPacks(), into: &bag))
        PackLint.check(pack, into: &bag)
        #expect(bag.diagnostics.isEmpty)
        var edited = pack
        let own = SourceFile(name: "own", bytes: Array("{{ plan.x }}".utf8))
        edited.override(with: ["repository.stencil": own], into: &bag)
        PackLint.check(edited, into: &bag)
        #expect(bag.hasErrors)
        bag = DiagnosticBag()
        var redeclared = pack
        let number = try #require(pack.manifest.options.firstIndex { $0.name == "result" })
        redeclared.manifest.options[number] = PackOption(
            name: "result",
            summary: "",
            kind: .word(["future"]),
            value: .text("future")
        )
        PackLint.check(redeclared, into: &bag)
        #expect(bag.hasErrors)
    }

    @Test func bytesAreThoseOfTheFiles() throws {
        let packs = BundledPacks()
        for path in try paths {
            let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
            let embedded = packs.files(ofPack: parts[0])?[parts[1]]?.bytes
            #expect(embedded == Array(try Data(contentsOf: folder.appendingPathComponent(path))), "\(path)")
        }
    }
}
