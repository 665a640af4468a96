import Foundation

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
            templates: Toolchain.root.appendingPathComponent("Templates")
        )
    }

    /// What the program prints.
    func output() throws -> String {
        try Toolchain.withFolder { folder in
            let generated = try generation(settings: WireRun.settings(of: program.pack))
                .write(to: folder.appendingPathComponent("Client"))
            let main = folder.appendingPathComponent("Program.swift")
            try program.source.write(to: main, atomically: true, encoding: .utf8)
            let wire = Toolchain.root.appendingPathComponent("Tests/WireTests/Driver/Wire.swift")
            let files = try generated + [main, wire] + additions + Toolchain.swiftFiles(in: "Tests/LoopbackServer")
            let executable = folder.appendingPathComponent("driver").path
            let flags = Toolchain.strictness + ["-module-name", "driver", "-o", executable]
            let compiled = try Toolchain.run(["swiftc"] + flags + files.map(\.path))
            guard compiled.status == 0 else { throw Generation.Failure(description: compiled.output) }
            return try Toolchain.run([executable]).output
        }
    }
}
