import Diagnostics
import FakeServer
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// `netlayer serve` and the generated client of the same description, in two processes.
@Suite(.onOwnThreads) struct ServeTests {
    /// `NETLAYER_ALL_CASES=1` makes 1,000 sequences.
    @Test("Pages are complete, collections do as fakes do, and a test says what goes wrong") func server() throws {
        let folder = SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Serve")
        let spec = try Data(contentsOf: folder.appendingPathComponent("api.yaml"))
        let settings = try Data(contentsOf: folder.appendingPathComponent("netlayer.yml"))
        let common = "spec: \(folder.appendingPathComponent("api.yaml").path)\npack: endpoint\noutput: code\n"
        var bag = DiagnosticBag()
        let jobs = ConfigurationReader.jobs(
            file: SourceReader.read(Array(settings), name: "netlayer.yml", into: &bag),
            arguments: SourceReader.read(Array(common.utf8), name: "common.yml", into: &bag),
            root: ProjectRoot(folder: "/"),
            into: &bag
        )
        let tree = try #require(SourceReader.read(Array(spec), name: "api.yaml", into: &bag))
        let job = try #require(jobs.first)
        let lowered = SpecReader.lower(tree, for: job, in: ProjectRoot(folder: "/"), into: &bag)
        let api = try #require(lowered)
        let started = try FakeServer(api, into: &bag)
        let server = Held(try #require(started))
        Thread.detachNewThread { server.value.run() }
        defer { server.value.stop() }
        let code = try Generator().run(jobs)
        #expect(bag.isEmpty && code.bag.isEmpty, "\((bag.diagnostics + code.bag.diagnostics).map(\.message))")
        let output = try SwiftCommands.withFolder { place in
            var files = try (code.folders ?? []).flatMap(\.files).map { file in
                let target = place.appendingPathComponent(URL(fileURLWithPath: file.path).lastPathComponent)
                try Data(file.bytes).write(to: target)
                return target
            }
            let count = SwiftCommands.takesAllCases ? 1_000 : 100
            let setting = place.appendingPathComponent("Setting.swift")
            let text = "let serverAddress = \"\(server.value.address)\"\nlet sequenceCount = \(count)\n"
            try Data(text.utf8).write(to: setting)
            files += [setting] + ["Driver", "Calls"].map { folder.appendingPathComponent("\($0).swift") }
            return try SwiftCommands.output(of: files).output
        }
        #expect(output == "done\n")
    }
}

/// Two threads use a server: one runs it, the other one ends it.
private final class Held: @unchecked Sendable {
    let value: FakeServer
    init(_ value: FakeServer) { self.value = value }
}
