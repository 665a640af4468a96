import Foundation
import NetlayerKit
import SwiftCommands
import Testing

@testable import NetlayerCommands
@testable import netlayer

/// Each folder of `Cases` is a session at a terminal: `transcript.txt` holds the commands (`$ netlayer …`) with what
/// they print and the code with which they end; the other files are there when the session begins.
/// `NETLAYER_UPDATE=1 swift test` rewrites what the commands print. What compiles for long stands in `thorough.txt`, a
/// session of its own that is played with `NETLAYER_ALL_CASES=1`.
@Suite(.onOwnThreads) struct TranscriptTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Cases"
    )

    static var names: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        #if os(Linux)
            let suffix = ""
        #else
            let suffix = "-linux"
        #endif
        let known = names.filter { !$0.hasPrefix(".") && (suffix.isEmpty || !$0.hasSuffix(suffix)) }
        return known.filter { Shell.corpus != nil || !$0.hasSuffix("-corpus") }.sorted()
    }

    static var sessions: [String] {
        let takesAll = ProcessInfo.processInfo.environment["NETLAYER_ALL_CASES"] != nil
        return names.flatMap { name in
            (takesAll ? ["transcript", "thorough"] : ["transcript"]).map { "\(name)/\($0).txt" }
        }.filter { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    }

    @Test(arguments: sessions)
    func commandsDoWhatTheTranscriptSays(name: String) throws {
        let transcript = Self.folder.appendingPathComponent(name)
        let source = transcript.deletingLastPathComponent()
        let expected = try String(contentsOf: transcript, encoding: .utf8)
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: source, to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        for file in ["transcript", "thorough"] {
            try? FileManager.default.removeItem(at: place.appendingPathComponent("\(file).txt"))
        }

        var lines: [String] = []
        for line in expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("#") { lines.append(line) }
            guard line.hasPrefix("$ ") else { continue }
            if !lines.isEmpty, lines.last?.hasPrefix("#") == false { lines.append("") }
            lines.append(line)
            lines += try Shell.run(String(line.dropFirst(2)), in: place)
        }
        let text = lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] != nil {
            try text.write(to: transcript, atomically: true, encoding: .utf8)
        } else {
            #expect(text == expected, "\(name):\n\(text)")
        }
    }

    @Test func everyExitCodeIsSeen() throws {
        var seen: Set<String> = []
        for name in Self.sessions {
            let transcript = Self.folder.appendingPathComponent(name)
            var command = ""
            for line in try String(contentsOf: transcript, encoding: .utf8).split(separator: "\n") {
                if line.hasPrefix("$ netlayer ") {
                    command = line.split(separator: " ").dropFirst(2).joined(separator: " ")
                }
                if line.hasPrefix("[exit "), let word = command.split(separator: " ").first {
                    seen.insert("\(word) \(line)")
                }
            }
        }
        for command in ["generate", "check"] {
            for code in 1...4 { #expect(seen.contains("\(command) [exit \(code)]")) }
        }
    }

    @Test func everyKindOfDriftIsShownInEveryFormat() throws {
        let transcript = Self.folder.appendingPathComponent("drift-kinds/transcript.txt")
        let lines = Set(try String(contentsOf: transcript, encoding: .utf8).split(separator: "\n").map(String.init))
        for state in FileChange.State.allCases where state != .unchanged {
            let kind = state.rawValue.replacing(" ", with: "-")
            for format in ReportFormat.allCases {
                #expect(lines.contains("$ cd \(kind) && netlayer check --format \(format.rawValue)"))
            }
        }
    }
}
