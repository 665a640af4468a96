import Foundation

/// Runs the commands of the Swift toolchain.
enum Toolchain {
    /// What a command printed, standard error behind standard output, and how it ended.
    struct Outcome {
        let status: Int32
        let output: String
    }

    static let strictness = ["-swift-version", "6", "-strict-concurrency=complete", "-warnings-as-errors"]

    static func run(_ arguments: [String], directory: URL? = nil) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = directory
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }

    /// Runs some work in a folder that is removed afterwards.
    static func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("runtime-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try work(folder)
    }

    /// Compiles a pack's support code with a driver and the loopback server, and gives what the program prints.
    static func output(ofPack pack: String, driver: [URL], convertsKeys: Bool = false) throws -> Outcome {
        try withFolder { folder in
            let support = try SupportCode.expand(pack, isPublic: true, convertsKeys: convertsKeys, to: folder)
            let files = support + driver
            let server = try SupportCode.swiftFiles(in: "Tests/LoopbackServer")
            let program = folder.appendingPathComponent("driver").path
            let flags = strictness + ["-module-name", "driver", "-o", program]
            let compiled = try run(["swiftc"] + flags + (files + server).map(\.path))
            return compiled.status == 0 ? try run([program]) : compiled
        }
    }
}
