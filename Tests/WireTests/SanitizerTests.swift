import Foundation
import SwiftCommands
import Testing

/// Mocks that a main-actor view model and many tasks use at the same time, under the thread sanitizer.
@Suite("Sanitizer", .serialized, .onOwnThreads, .thorough)
struct SanitizerTests {
    private static let folder = SwiftCommands.repository.appendingPathComponent("Tests/WireTests")

    @Test("Mocks are shared without a race", arguments: ["endpoint", "request-type"])
    func mocks(pack: String) throws {
        try SwiftCommands.withFolder { folder in
            let generation = Generation(
                spec: Self.folder.appendingPathComponent("notes.yaml"),
                pack: pack,
                settings: "access: internal\noptions: { mocks: \(pack == "endpoint" ? "fake" : "spy") }",
                templates: SwiftCommands.repository.appendingPathComponent("Templates")
            )
            let driver = Self.folder.appendingPathComponent("Driver/Notes-\(pack).swift")
            let files = try generation.write(to: folder.appendingPathComponent("Client")) + [driver]
            let outcome = try Self.run(files)
            #expect(outcome.status == 0, "\(outcome.output.suffix(4000))")
            for line in outcome.output.components(separatedBy: "\n") where line.hasPrefix("FAILED") {
                Issue.record("\(line)")
            }
            #expect(outcome.output.contains("ok the checks ended"), "\(outcome.output.suffix(4000))")
        }
    }

    @Test("The sanitizer would report a race")
    func control() throws {
        try SwiftCommands.withFolder { folder in
            let file = folder.appendingPathComponent("Race.swift")
            try """
            import Foundation

            final class Counter: @unchecked Sendable {
                var count = 0
            }

            @main
            struct Program {
                static func main() {
                    let counter = Counter()
                    for _ in 0..<2 {
                        Thread.detachNewThread {
                            for _ in 0..<1_000 { counter.count += 1 }
                        }
                    }
                    Thread.sleep(forTimeInterval: 0.5)
                }
            }

            """.write(to: file, atomically: true, encoding: .utf8)
            let outcome = try Self.run([file])
            #expect(outcome.status != 0)
            #expect(outcome.output.contains("WARNING: ThreadSanitizer"), "\(outcome.output.prefix(2000))")
        }
    }

    /// Compiles and runs a program; a race that is seen makes it end with another status than 0.
    private static func run(_ files: [URL]) throws -> SwiftCommands.Outcome {
        try SwiftCommands.output(of: files, module: "program", ["-sanitize=thread", "-parse-as-library"])
    }
}
