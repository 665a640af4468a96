import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// The layers around a repository as each pack generates them, against servers on this machine: what is kept, what waits,
/// and what goes over channels. `Expected/layers.txt` is what all packs print, and `threads.txt` where the work was done.
@Suite(.onOwnThreads) struct LayerTests {
    private static let packs = ["request-type", "endpoint", "endpoint-parameters", "clean-architecture"]
    /// What the driver for the support code has, too.
    private static let shared =
        ["WebSocketServer", "WebSocketFrame", "PlainSocketTransport"].map {
            SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Client/\($0).swift")
        } + SwiftCommands.swiftFiles(in: "Tests/LoopbackServer")

    @Test("Each pack's layers do the same", arguments: SwiftCommands.one(of: packs, at: 0))
    func layers(pack: String) throws {
        let driver = SwiftCommands.swiftFiles(in: "Tests/RuntimeTests/Layers/Driver")
        try compare(try output(of: pack, in: "Layers", driver: driver + Self.shared), withExpected: "layers")
    }

    /// `NETLAYER_STEPS=25000 NETLAYER_ALL_CASES=1` takes more steps in all packs, `NETLAYER_SEED=7` the chance of a run
    /// that failed.
    @Test(
        "What waits, what is kept and what is live agree with a model",
        arguments: SwiftCommands.one(of: packs, at: 1)
    )
    func model(pack: String) throws {
        let folder = "Tests/RuntimeTests/Layers"
        let driver = SwiftCommands.swiftFiles(in: "\(folder)/Model") + Self.shared
        let more = ["Shelf", "FullDisk"].map {
            SwiftCommands.repository.appendingPathComponent("\(folder)/Driver/\($0).swift")
        }
        // So few steps as in the gate don't make up for the time that it takes to optimise them.
        let flags = SwiftCommands.takesAllCases ? ["-O"] : []
        let output = try output(of: pack, in: "Layers", driver: driver + more, flags)
        #expect(output.hasSuffix("The model holds.\n"), "\(output)")
        if ProcessInfo.processInfo.environment["NETLAYER_STEPS"] != nil {
            print("\(pack): \(output)")
        }
    }

    @Test("Each pack's queries show the same", .thorough, arguments: packs)
    func queries(pack: String) throws {
        let driver = SwiftCommands.swiftFiles(in: "Tests/RuntimeTests/Queries/Driver")
        try compare(try output(of: pack, in: "Queries", driver: driver), withExpected: "queries")
    }

    /// With the feature, a function stays where its caller is, unless it says otherwise.
    @Test("Nothing of a call from the main actor runs there", .thorough, arguments: packs)
    func threads(pack: String) throws {
        let driver = ["Desk", "ThreadsDriver"].map {
            SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Threads/\($0).swift")
        }
        let flags = ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]
        try compare(try output(of: pack, in: "Threads", driver: driver, flags), withExpected: "threads")
    }

    private func compare(_ actual: String, withExpected name: String) throws {
        let file = SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Expected/\(name).txt")
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] != nil {
            return try Data(actual.utf8).write(to: file)
        }
        let expected = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let lines = actual.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            #expect(line == (index < expected.count ? expected[index] : "nothing"), "\(name).txt:\(index + 1)")
        }
        #expect(lines.count == expected.count)
    }

    /// - Parameter name: the folder with the description, its configuration, and what differs between the packs.
    private func output(of pack: String, in name: String, driver: [URL], _ flags: [String] = []) throws -> String {
        let folder = SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/\(name)")
        return try SwiftCommands.withFolder { place in
            let own = folder.appendingPathComponent("Packs/\(pack).swift")
            return try SwiftCommands.output(of: generate(pack, in: folder, to: place) + [own] + driver, flags).output
        }
    }

    private func generate(_ pack: String, in folder: URL, to place: URL) throws -> [URL] {
        let settings = try Data(contentsOf: folder.appendingPathComponent("netlayer.yml"))
        let common = """
            spec: \(folder.appendingPathComponent("api.yaml").path)
            pack: \(pack)
            output: code
            """
        var bag = DiagnosticBag()
        let arguments = SourceReader.read(Array(common.utf8), name: "common.yml", into: &bag)
        let own = SourceReader.read(Array(settings), name: "netlayer.yml", into: &bag)
        let jobs = ConfigurationReader.jobs(file: own, arguments: arguments, root: ProjectRoot(folder: "/"), into: &bag)
        let code = try Generator().run(jobs)
        #expect(bag.isEmpty && code.bag.isEmpty, "\((bag.diagnostics + code.bag.diagnostics).map(\.message))")
        return try (code.folders ?? []).flatMap(\.files).map { file in
            let target = place.appendingPathComponent(URL(fileURLWithPath: file.path).lastPathComponent)
            try Data(file.bytes).write(to: target)
            return target
        }
    }
}
