import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// The layers around a repository as each pack generates them, against servers on this machine: what is kept, what waits,
/// and what goes over channels. `Expected/layers.txt` is what all packs print.
@Suite struct LayerTests {
    private static let folder = SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Layers")
    private static let packs = ["request-type", "endpoint", "endpoint-parameters", "clean-architecture"]
    /// What the driver for the support code has, too.
    private static let shared = ["WebSocketServer", "WebSocketFrame", "PlainSocketTransport"]

    @Test("Each pack's layers do the same", arguments: SwiftCommands.half(packs))
    func layers(pack: String) throws {
        let file = SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Expected/layers.txt")
        let expected = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let lines = try output(of: pack).components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            #expect(line == (index < expected.count ? expected[index] : "nothing"), "layers.txt:\(index + 1)")
        }
        #expect(lines.count == expected.count)
    }

    private func output(of pack: String) throws -> String {
        try SwiftCommands.withFolder { place in
            let generated = try generate(pack, to: place)
            let driver =
                SwiftCommands.swiftFiles(in: "Tests/RuntimeTests/Layers/Driver")
                + [Self.folder.appendingPathComponent("Packs/\(pack).swift")]
                + Self.shared.map {
                    SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Client/\($0).swift")
                }
            let server = SwiftCommands.swiftFiles(in: "Tests/LoopbackServer")
            return try SwiftCommands.output(of: generated + driver + server).output
        }
    }

    private func generate(_ pack: String, to place: URL) throws -> [URL] {
        let settings = try Data(contentsOf: Self.folder.appendingPathComponent("netlayer.yml"))
        let common = """
            spec: \(Self.folder.appendingPathComponent("shelf.yaml").path)
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
