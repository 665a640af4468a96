import Foundation
import Platform
import Testing

/// `netlayer serve` and `netlayer preview --serve` as a user runs them.
@Suite(.timeLimit(.minutes(1))) struct ProcessTests {
    @Test(arguments: [SIGINT, SIGTERM]) func whoIsInterruptedEndsWell(_ signal: Int32) throws {
        try withProgram(["serve"]) { process, address, _ in
            let head = try Client(address).call("GET /books/1").head
            #expect(head.hasPrefix("HTTP/1.1 200"))
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        }
    }

    /// A checkout removes a file, and writes it again.
    @Test func thePageOutlivesItsDescription() throws {
        try withProgram(["preview", "--serve"]) { process, address, file in
            func version() throws -> String { try Client(address).call("GET /__netlayer/page/version").body }
            let first = try version()
            let away = file.path + ".away"
            try FileManager.default.moveItem(atPath: file.path, toPath: away)
            usleep(1_500_000)
            #expect(process.isRunning)
            try Data((Fixture.library + "\n# Back.\n").utf8).write(to: file)
            for _ in 0..<100 where try version() == first { usleep(100_000) }
            let last = try version()
            #expect(last != first)
        }
    }

    private func withProgram(_ arguments: [String], _ body: (Process, _ address: String, _ file: URL) throws -> Void)
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("library.yaml")
        try Data(Fixture.library.utf8).write(to: file)
        let own = try #require(Bundle.main.executableURL?.deletingLastPathComponent().path)
        let built = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../.build/debug"
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.environment = ["PATH": "\(own):\(built):/usr/bin:/bin"]
        process.arguments = ["netlayer"] + arguments + [file.path]
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        var text = ""
        while !text.contains("\n") {
            let data = output.fileHandleForReading.availableData
            try #require(!data.isEmpty)
            text += String(decoding: data, as: UTF8.self)
        }
        try body(process, String(try #require(text.firstMatch(of: /http:\/\/[\d.]+:\d+/)).output), file)
    }
}
