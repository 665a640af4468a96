import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// Committed code with its mocks in the test target: both compile, and the mocks contain what only they need.
@Suite(.onOwnThreads) struct TwoTargetsTests {
    private static let description = """
        netlayer: 1
        title: Stalls
        version: "1"
        services:
          Stall:
            operations:
              createStall: POST /stalls body:StallInput -> 201 Stall
              fetchStall: GET /stalls/{id:Int} -> Stall
              fetchStalls: GET /stalls -> [Stall]
              removeStall: DELETE /stalls/{id:Int}
        types:
          Stall: { id: Int, name: String }
          StallInput: { name: String }
        """

    @Test(arguments: SwiftCommands.one(of: AxisTests.packs, at: 0))
    func mocksCompileInTheTestsTarget(pack: String) throws {
        try SwiftCommands.withFolder { work in
            try Data(Self.description.utf8).write(to: work.appendingPathComponent("stalls.yaml"))
            try generate(pack, in: work)
            let mocks = SwiftCommands.swiftFiles(below: work.appendingPathComponent("Tests"))
            #expect(Set(mocks.map(\.lastPathComponent)).isSuperset(of: ["Mocks.swift", "Testing.swift"]))
            let code = SwiftCommands.swiftFiles(below: work.appendingPathComponent("App"))
            let module = work.appendingPathComponent("App.swiftmodule").path
            let flags = ["-emit-module", "-enable-testing", "-emit-module-path", module]
            #expect(try SwiftCommands.compile(code, module: "App", flags).output == "")
            #expect(try SwiftCommands.compile(mocks, module: "Tests", ["-typecheck", "-I", work.path]).output == "")
        }
    }

    private func generate(_ pack: String, in work: URL) throws {
        let settings = """
            spec: stalls.yaml
            pack: \(pack)
            layout: single
            targets:
              - { name: app, output: App, options: { mocks: none } }
              - { name: tests, output: Tests, only: [mocks], imports: ["@testable App"], options: { mocks: fake } }
            """
        var bag = DiagnosticBag()
        let path = work.appendingPathComponent("netlayer.yml").path
        let file = SourceReader.read(Array(settings.utf8), name: path, into: &bag)
        let jobs = ConfigurationReader.jobs(file: file, arguments: nil, into: &bag)
        let code = try Generator().run(jobs)
        #expect(TerminalRenderer(isColored: false).render(bag.diagnostics + code.bag.diagnostics) == "")
        for folder in code.folders ?? [] {
            let place = URL(fileURLWithPath: folder.path)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for file in folder.files where file.path.hasSuffix(".swift") {
                try Data(file.bytes).write(to: place.appendingPathComponent(file.path))
            }
        }
    }
}
