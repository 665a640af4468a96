import Foundation
import SwiftCommands

/// Generates a pack's client for a description, compiles it with the calls of the data files, and runs it against the
/// loopback server.
struct WireRun {
    let spec: URL
    let program: WireProgram
    /// Swift files with more code that runs in the program.
    var additions: [URL] = []

    static let packs = ["request-type", "endpoint", "endpoint-parameters", "clean-architecture"]

    /// What each pack's tests generate with, besides the pack's own habits.
    static func settings(of pack: String) -> String {
        switch pack {
        case "endpoint-parameters", "clean-architecture":
            return "options: { mocks: spy }\nresponses: { headers: ['*'] }"
        default: return "responses: { headers: ['*'] }"
        }
    }

    func generation(settings: String) -> Generation {
        Generation(
            spec: spec,
            pack: program.pack,
            settings: settings,
            templates: SwiftCommands.repository.appendingPathComponent("Templates")
        )
    }

    /// What the program prints.
    func output() throws -> String {
        try SwiftCommands.withFolder { folder in
            let generated = try generation(settings: WireRun.settings(of: program.pack))
                .write(to: folder.appendingPathComponent("Client"))
            let main = folder.appendingPathComponent("Program.swift")
            try program.source.write(to: main, atomically: true, encoding: .utf8)
            let wire = SwiftCommands.repository.appendingPathComponent("Tests/WireTests/Driver/Wire.swift")
            let files = generated + [main, wire] + additions + SwiftCommands.swiftFiles(in: "Tests/LoopbackServer")
            let outcome = try SwiftCommands.output(of: files)
            guard outcome.isFine else { throw Generation.Failure(description: outcome.output) }
            return outcome.output
        }
    }
}
