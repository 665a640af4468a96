import Foundation
import NetlayerKit
import SwiftCommands
import Testing

/// What the table marks as forwarded breaks callers of the old code no more, where the new code is generated with
/// forwarders; and the code as a whole compiles without a warning and is as the formatter would have it.
@Suite struct ForwarderTests {
    static let cases = ChangeCase.all.enumerated().filter(\.element.isForwarded).map { ($0.offset, $0.element) }

    @Test func thereAreSome() { #expect(Self.cases.count >= 10) }

    @Test(arguments: cases)
    func callersOfTheOldCodeGoOn(index: Int, item: ChangeCase) throws {
        let changed = try #require(item.changed)
        try SwiftCommands.withFolder { folder in
            try item.baseText.write(to: folder.appendingPathComponent("old.yaml"), atomically: true, encoding: .utf8)
            let spec = folder.appendingPathComponent("new.yaml")
            try changed.write(to: spec, atomically: true, encoding: .utf8)
            var job = try ChangeTableTests.job(spec.path, pack: item.pack)
            job.forwarders = folder.appendingPathComponent("old.yaml").path
            let made = try Generator().run([job])
            let files = try #require(made.folders?.first, "\(made.bag.diagnostics.map(\.message))")
                .files
            let code = folder.appendingPathComponent("code")
            for file in files {
                let place = code.appendingPathComponent(file.path)
                let parent = place.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
                try Data(file.bytes).write(to: place)
            }
            let support = code.appendingPathComponent("Support")
            let names = support.appendingPathComponent("DeprecatedNames.swift")
            let text = try String(contentsOf: names, encoding: .utf8)
            #expect(text.contains("@available(*, deprecated, renamed:"))
            let callers = "import Foundation\n" + item.callers(index)
            try callers.write(to: code.appendingPathComponent("Callers.swift"), atomically: true, encoding: .utf8)
            let flags = ["-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Generated"]
            let both = try SwiftCommands.run(["swiftc"] + flags + SwiftCommands.swiftFiles(below: code).map(\.path))
            #expect(both.isFine, "\(item.title):\n\(text)\n\(both.output)")
            let warnings = both.output.split(separator: "\n").filter { $0.contains(": warning:") }
            #expect(!warnings.isEmpty, "\(item.title): callers are not told")
            let isTold = warnings.allSatisfy { $0.contains("/Callers.swift:") && $0.contains("deprecated") }
            #expect(isTold, "\(item.title):\n\(text)\n\(both.output)")
            let form = try SwiftCommands.unformatted(below: support)
            #expect(!form.contains("DeprecatedNames.swift"), "\(item.title):\n\(text)")
        }
    }
}
