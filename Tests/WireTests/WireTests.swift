import Foundation
import SwiftCommands
import Testing

/// Clients that each pack generates, run against a server on this machine: what they send is what the specification
/// says, and what they make of an answer is what is documented.
@Suite("Wire", .serialized, .onOwnThreads)
struct WireTests {
    private static let folder = SwiftCommands.repository.appendingPathComponent("Tests/WireTests")
    private static let spec = folder.appendingPathComponent("exerciser.yaml")

    @Test("Requests and outcomes of every operation are as expected", arguments: SwiftCommands.one(of: WireRun.packs, at: 0))
    func exerciser(pack: String) throws {
        let program = WireProgram(
            pack: pack,
            requests: try Expectation.read(Self.folder.appendingPathComponent("Expected/exerciser.txt")),
            scripts: try Expectation.read(Self.folder.appendingPathComponent("Expected/failures.txt")),
            checks: [
                "mockChecks()", "streamChecks(wire, Services(wire.client()))",
                "pageChecks(wire, Services(wire.client()))",
            ]
        )
        let additions = ["Mocks-\(pack)", "StreamChecks", "PageChecks"].map {
            Self.folder.appendingPathComponent("Driver/\($0).swift")
        }
        let output = try WireRun(spec: Self.spec, program: program, additions: additions).output()
        for difference in program.differences(in: output) { Issue.record("\(difference)") }
        for line in output.components(separatedBy: "\n") where line.hasPrefix("FAILED") { Issue.record("\(line)") }
        #expect(output.contains("ok the checks ended"), "\(output.suffix(2000))")
    }

    /// Descriptions that are never committed; the expectations of their requests are.
    @Test(
        "Requests of descriptions that others wrote are as expected",
        .enabled(if: Corpus.folder != nil, "there is no ../shared/corpus beside this checkout"),
        arguments: ["parameters-style", "petstore-v3"],
        SwiftCommands.one(of: WireRun.packs, at: 1)
    )
    func corpus(description: String, pack: String) throws {
        let requests = try Expectation.read(Self.folder.appendingPathComponent("Expected/\(description).txt"))
        var program = WireProgram(pack: pack, requests: requests, scripts: [])
        program.services = []
        for request in requests {
            let service = String(request.call(pack: pack).prefix { $0 != "." })
            if !program.services.contains(service) { program.services.append(service) }
        }
        let spec = try #require(Corpus.folder).appendingPathComponent(description + ".yaml")
        let output = try WireRun(spec: spec, program: program).output()
        for difference in program.differences(in: output) { Issue.record("\(difference)") }
        #expect(output.contains("ok the checks ended"), "\(output.suffix(2000))")
    }

    @Test(
        "Generated clients with mocks compile where the main actor is the default",
        arguments: SwiftCommands.one(of: WireRun.packs, at: 2)
    )
    func mainActor(pack: String) throws {
        try SwiftCommands.withFolder { folder in
            let settings = "access: internal\noptions: { mocks: fake, mocksInDebugOnly: true }"
            let files = try generation(pack, settings).write(to: folder)
            let flags = ["-D", "DEBUG", "-default-isolation", "MainActor", "-typecheck"]
            let outcome = try SwiftCommands.compile(files, flags)
            #expect(outcome.isFine, "\(outcome.output)")
        }
    }

    @Test(
        "Generated clients with mocks are as swift format leaves them",
        arguments: SwiftCommands.one(of: WireRun.packs, at: 1),
        [false, true]
    )
    func formatting(pack: String, isInDebugOnly: Bool) throws {
        try SwiftCommands.withFolder { folder in
            let files = try generation(pack, "options: { mocks: fake, mocksInDebugOnly: \(isInDebugOnly) }").write(
                to: folder
            )
            #expect(!files.isEmpty)
            #expect(try SwiftCommands.unformatted(below: folder) == [])
        }
    }

    private func generation(_ pack: String, _ settings: String) -> Generation {
        let program = WireProgram(pack: pack, requests: [], scripts: [])
        return WireRun(spec: Self.spec, program: program).generation(settings: settings)
    }
}
