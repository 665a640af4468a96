import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import Testing

/// A run with the same inputs as the last one takes over its results; any other run doesn't.
@Suite final class RunCacheTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")

    /// A project that has each kind of input, and a warning wherever one is possible.
    private static let project = [
        "netlayer.yml": """
        spec: api.yaml
        pack: ./Pack
        templates: Templates
        output: Generated
        filter: { include: { paths: ["/items*", "/nothing"] } }
        """,
        "api.yaml": """
        openapi: 3.1.0
        info: { title: Items, version: "1" }
        paths:
          /items:
            get:
              operationId: listItems
              responses:
                "200":
                  description: The items.
                  content:
                    application/json:
                      schema: { type: array, items: { $ref: "parts.yaml#/Item" } }
        """,
        "parts.yaml": """
        Item:
          type: object
          required: [id, absent]
          properties: { id: { type: string } }
        """,
        "Pack/pack.yaml": """
        pack: ours
        extends: request-type
        """,
        "Pack/extra_members.stencil": "\n",
        "Templates/mock.stencil": "// Our own mock.\n",
    ]

    init() throws {
        for (path, text) in RunCacheTests.project { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: place) }

    private func path(_ path: String) -> String { place.appendingPathComponent(path).path }

    private func write(_ text: String, to path: String) throws {
        let file = place.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func append(_ text: String, to path: String) throws {
        let old = try String(contentsOfFile: self.path(path), encoding: .utf8)
        try write(old + text, to: path)
    }

    private struct Outcome: Equatable {
        var files: [String: [UInt8]] = [:]
        var talk = ""
    }

    /// Generates the code and writes it if `writes`; returns the result, and whether it was taken over.
    private func run(
        isCached: Bool = true,
        isReadOnly: Bool = false,
        isStrict: Bool = false,
        arguments: (String, String)? = nil,
        writes: Bool = true
    ) throws -> (outcome: Outcome, isRecalled: Bool) {
        var bag = DiagnosticBag()
        let file = try SpecReader.read(path("netlayer.yml"), into: &bag)
        var given = ArgumentsConfiguration()
        if let arguments { given.set(arguments.0, arguments.1) }
        let jobs = ConfigurationReader.jobs(file: file, arguments: given.tree, into: &bag)
        let cache = isCached ? RunCache(folder: path("Cache"), isReadOnly: isReadOnly) : nil
        let code = try Generator(isStrict: isStrict, cache: cache).run(jobs)
        var outcome = Outcome()
        for folder in code.folders ?? [] {
            for file in folder.files { outcome.files[folder.path + "/" + file.path] = file.bytes }
            if writes { _ = try OutputFolder(folder.path).update(to: folder.files) }
        }
        outcome.talk = TerminalRenderer().render(code.bag.diagnostics)
        return (outcome, code.isRecalled)
    }

    /// The file that contains the model `Item`.
    private func output() throws -> String {
        let files = try run(isCached: false, writes: false).outcome.files
        return try #require(files.keys.sorted().first { $0.hasSuffix("Item.swift") })
    }

    @Test func runThatReadsTheSameTakesOver() throws {
        let first = try run()
        #expect(!first.isRecalled)
        #expect(first.outcome.files.count > 3)
        #expect(first.outcome.talk.contains("[undeclared-required]"))
        #expect(first.outcome.talk.contains("[unmatched-filter]"))
        let second = try run()
        #expect(second.isRecalled)
        #expect(second.outcome == first.outcome)
        let check = try run(isReadOnly: true, writes: false)
        #expect(check.isRecalled)
        #expect(check.outcome == first.outcome)
    }

    /// The inputs that change, and how.
    private static let changes: [String: @Sendable (RunCacheTests) throws -> Void] = [
        "description": { try $0.append("# changed\n", to: "api.yaml") },
        "document that is referred to": { test in
            try test.write(
                test.project("parts.yaml").replacing("id: {", with: "name: { type: string }, id: {"),
                to: "parts.yaml"
            )
        },
        "configuration": { try $0.append("\nheader: Ours\n", to: "netlayer.yml") },
        "place of the configuration's warning": { test in
            try test.write("\n" + test.project("netlayer.yml"), to: "netlayer.yml")
        },
        "manifest of a pack": { try $0.append("\naccess: internal\n", to: "Pack/pack.yaml") },
        "template of a pack": { try $0.write("// more\n", to: "Pack/extra_members.stencil") },
        "template that a pack gets": { try $0.write("// ours\n", to: "Pack/documentation.stencil") },
        "template of the project": { try $0.append("// more\n", to: "Templates/mock.stencil") },
        "template that the project gets": { try $0.write("// ours\n", to: "Templates/documentation.stencil") },
        "template that the project loses": { test in
            try FileManager.default.removeItem(atPath: test.path("Templates/mock.stencil"))
        },
        "generated file that was edited": { test in
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: test.output())))
            // The length of the file doesn't change.
            try Data(bytes.map { $0 == 0x69 ? 0x49 : $0 }).write(to: URL(fileURLWithPath: test.output()))
        },
        "generated file that was removed": { try FileManager.default.removeItem(atPath: $0.output()) },
        "damaged cache": { test in
            for name in try FileManager.default.contentsOfDirectory(atPath: test.path("Cache/netlayer-runs")) {
                var bytes = [UInt8](
                    try Data(contentsOf: URL(fileURLWithPath: test.path("Cache/netlayer-runs/" + name)))
                )
                bytes[bytes.count / 2] ^= 1
                try Data(bytes).write(to: URL(fileURLWithPath: test.path("Cache/netlayer-runs/" + name)))
            }
        },
        "damaged message in the cache": { test in
            for name in try FileManager.default.contentsOfDirectory(atPath: test.path("Cache/netlayer-runs")) {
                let file = URL(fileURLWithPath: test.path("Cache/netlayer-runs/" + name))
                var data = try Data(contentsOf: file)
                let place = try #require(data.range(of: Data("absent".utf8)))
                data.replaceSubrange(place, with: Data("ABSENT".utf8))
                try data.write(to: file)
            }
        },
        "cut cache": { test in
            for name in try FileManager.default.contentsOfDirectory(atPath: test.path("Cache/netlayer-runs")) {
                let data = try Data(contentsOf: URL(fileURLWithPath: test.path("Cache/netlayer-runs/" + name)))
                try data.prefix(100).write(to: URL(fileURLWithPath: test.path("Cache/netlayer-runs/" + name)))
            }
        },
    ]

    private func project(_ path: String) -> String { RunCacheTests.project[path] ?? "" }

    @Test(arguments: changes.keys.sorted())
    func runThatReadsAnythingElseDoesNot(name: String) throws {
        let change = try #require(RunCacheTests.changes[name])
        _ = try run()
        #expect(try run().isRecalled)
        try change(self)
        let now = try run(writes: false)
        #expect(!now.isRecalled)
        #expect(now.outcome == (try run(isCached: false, writes: false).outcome))
    }

    @Test func argumentsAreInputs() throws {
        _ = try run()
        let other = try run(arguments: ("access", "internal"))
        #expect(!other.isRecalled)
        #expect(try run(arguments: ("access", "internal")).isRecalled)
        #expect(try !run(arguments: ("access", "public")).isRecalled)
    }

    @Test func strictRunTakesNoWarningsOver() throws {
        _ = try run()
        let strict = try run(isStrict: true)
        #expect(!strict.isRecalled)
        #expect(strict.outcome.files.isEmpty)
    }

    @Test func documentThatIsMissingIsLookedForAgain() throws {
        try write(project("api.yaml").replacing("parts.yaml", with: "other.yaml"), to: "api.yaml")
        _ = try run()
        #expect(try !run().isRecalled)
        try write(project("parts.yaml"), to: "other.yaml")
        #expect(try run().outcome == run(isCached: false, writes: false).outcome)
    }

    @Test func cacheThatIsOnlyAskedIsNotWritten() throws {
        _ = try run(isReadOnly: true)
        #expect(!FileManager.default.fileExists(atPath: path("Cache")))
        #expect(try !run().isRecalled)
    }

    @Test func folderThatIsNoFolderMakesRunsSlowAndNothingElse() throws {
        try write("", to: "Cache")
        #expect(try !run().outcome.files.isEmpty)
        #expect(try !run().isRecalled)
    }
}
