import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// A folder of `PackCases/` is a pack with a fault, and its diagnostics. `NETLAYER_UPDATE=1` rewrites them.
@Suite struct PackCaseTests {
    private static let root = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/PackCases")

    static let names: [String] = {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return found.filter { !$0.hasPrefix(".") }.sorted()
    }()

    @Test func thereAreCases() {
        #expect(Self.names.count >= 8)
    }

    @Test(arguments: names) func faultIsReported(_ name: String) throws {
        let folder = Self.root.appendingPathComponent(name)
        let spec = SwiftCommands.repository.appendingPathComponent("Specs/users/users.yaml").path
        let text = "spec: \(spec)\npack: \(folder.path)\noutput: out\n"
        var bag = DiagnosticBag()
        let tree = SourceReader.read(Array(text.utf8), name: "netlayer.yml", into: &bag)
        let jobs = ConfigurationReader.jobs(file: tree, arguments: nil, into: &bag)
        let code = try Generator().run(jobs)
        let folders = code.folders
        #expect(folders == nil)
        let problems = TerminalRenderer(isColored: false).render(bag.diagnostics + code.bag.diagnostics)
            .replacingOccurrences(of: folder.path + "/", with: "")
            .replacingOccurrences(of: SwiftCommands.repository.path + "/", with: "")
        #expect(!problems.isEmpty)
        let file = folder.appendingPathComponent("expected.txt")
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] == "1" { try Data(problems.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == problems)
    }
}
