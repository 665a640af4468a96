import Foundation
import NetlayerKit
import SwiftCommands
import Testing

/// What the table marks as forwarded breaks callers of the old code no more, where the new code is generated with
/// forwarders; and the code as a whole compiles without a warning and is as the formatter would have it.
@Suite struct ForwarderTests {
    static let cases = ChangeCase.all.enumerated().filter(\.element.isForwarded).map { ($0.offset, $0.element) }

    @Test func thereAreSome() { #expect(Self.cases.count >= 10) }

    /// Every other one of the cases, or all with `NETLAYER_ALL_CASES=1`.
    @Test(arguments: SwiftCommands.half(cases))
    func callersOfTheOldCodeGoOn(index: Int, item: ChangeCase) throws {
        let changed = try #require(item.changed)
        try SwiftCommands.withFolder { folder in
            try item.baseText.write(to: folder.appendingPathComponent("old.yaml"), atomically: true, encoding: .utf8)
            let spec = folder.appendingPathComponent("new.yaml")
            try changed.write(to: spec, atomically: true, encoding: .utf8)
            var job = try ChangeTableTests.job(spec.path, pack: item.pack, settings: item.settings)
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

    /// A type inside of one that is gone has moved, but nothing is left that could hold its old name.
    @Test func namesInsideOfWhatIsGoneAreNotForwarded() throws {
        let parcel = """
            openapi: 3.1.0
            info: { title: Post, version: "1" }
            paths: { /parcels: { get: { operationId: sendAll, responses: { "204": { description: Sent. } } } } }
            components:
              schemas:
                Parcel:
                  type: object
                  required: [id, size]
                  properties:
                    id: { type: integer }
                    size: { type: object, required: [width], properties: { width: { type: integer } } }
            """
        let box = parcel.replacingOccurrences(of: "Parcel:", with: "Box:")
            .replacingOccurrences(of: "id: { type: integer }", with: "code: { type: string }")
            .replacingOccurrences(of: "[id, size]", with: "[code, size]")
            .replacingOccurrences(of: "sendAll", with: "sendParcels")
        try SwiftCommands.withFolder { folder in
            for (name, text) in [("old.yaml", parcel), ("new.yaml", box)] {
                try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
            var job = try ChangeTableTests.job(folder.appendingPathComponent("new.yaml").path, pack: "endpoint")
            job.forwarders = folder.appendingPathComponent("old.yaml").path
            let files = try #require(try Generator().run([job]).folders?.first).files
            let names = try #require(files.first { $0.path.hasSuffix("DeprecatedNames.swift") })
            let text = String(decoding: names.bytes, as: UTF8.self)
            #expect(text.contains("func sendAll"))
            #expect(!text.contains("extension Parcel {"), "\(text)")
        }
    }

    /// A parameter that is gone may have had a type of its own, which no forwarder can name.
    @Test(arguments: ["endpoint", "request-type", "clean-architecture", "endpoint-parameters"])
    func methodsWithTypesThatAreGoneAreNotForwarded(pack: String) throws {
        let old = """
            openapi: 3.1.0
            info: { title: Post, version: "1" }
            paths:
              /parcels:
                get:
                  operationId: listParcels
                  parameters:
                    - { name: sort, in: query, schema: { type: string, enum: [old, new] } }
                    - { name: q, in: query, schema: { type: string } }
                  responses: { "204": { description: All. } }
            """
        let new = old.split(separator: "\n").filter { !$0.contains("name: sort") }.joined(separator: "\n")
        try SwiftCommands.withFolder { folder in
            for (name, text) in [("old.yaml", old), ("new.yaml", new)] {
                try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
            var job = try ChangeTableTests.job(folder.appendingPathComponent("new.yaml").path, pack: pack)
            job.forwarders = folder.appendingPathComponent("old.yaml").path
            let files = try #require(try Generator().run([job]).folders?.first).files
            #expect(!files.isEmpty && !files.contains { $0.path.hasSuffix("DeprecatedNames.swift") })
        }
    }
}
