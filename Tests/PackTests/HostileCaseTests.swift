import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// Each file of `Hostile/Families` has PAYLOAD in one text of a description or a configuration; each payload of the
/// list is inserted there in turn. The file of the same name in `Expected` has the lines of code that contain it, or
/// the diagnostics. `NETLAYER_UPDATE=1` rewrites it. Each family takes a third of the payloads, so that all of them
/// occur; with `NETLAYER_ALL_CASES=1` each takes all.
@Suite(.onOwnThreads) struct HostileCaseTests {
    private static let root = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/Hostile")

    static let families: [String] = {
        let found = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Families").path)
        return (found ?? []).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
    }()

    private static let payloads: [[String]] = {
        let data = try? Data(contentsOf: root.appendingPathComponent("payloads.json"))
        return data.flatMap { try? JSONDecoder().decode([[String]].self, from: $0) } ?? []
    }()

    @Test func thereAreEnough() throws {
        #expect(Self.families.count * Self.payloads.count > 150)
        let expected = Self.root.appendingPathComponent("Expected")
        let found = try FileManager.default.contentsOfDirectory(atPath: expected.path).filter { !$0.hasPrefix(".") }
        #expect(Set(found) == Set(Self.families.map { $0 + ".txt" }))
    }

    @Test(arguments: families) func noPayloadGetsOut(_ family: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let isUpdate = environment["NETLAYER_UPDATE"] == "1"
        let first = Self.families.firstIndex(of: family) ?? 0
        var parts: [String] = []
        var code = ""
        for (index, payload) in Self.payloads.enumerated() {
            guard isUpdate || SwiftCommands.takesAllCases || (index + first) % 3 == 0 else { continue }
            let (lines, files) = try outcome(of: family, with: payload[1])
            parts.append("# \(payload[0])\n" + lines.map { $0 + "\n" }.joined() + "\n")
            code += files
        }
        let file = Self.root.appendingPathComponent("Expected/\(family).txt")
        if isUpdate { try Data(parts.joined().utf8).write(to: file) }
        let expected = "\n" + (try String(contentsOf: file, encoding: .utf8))
        for part in parts { #expect(expected.contains("\n" + part), "\(part)") }
        try expectNoCall(in: code)
    }

    /// The lines that contain the payload, or the first line of each problem, and all code.
    private func outcome(of family: String, with payload: String) throws -> ([String], String) {
        let source = Self.root.appendingPathComponent("Families/\(family).yaml")
        // In double quotes, YAML accepts the escapes of JSON.
        var writer = JSONWriter(isPretty: false)
        writer.string(payload)
        // A line separator would end a key.
        let quoted = String(decoding: writer.bytes.dropFirst().dropLast(), as: UTF8.self)
            .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
        let parts = try String(contentsOf: source, encoding: .utf8).replacing("PAYLOAD", with: quoted)
            .split(separator: "--- configuration\n").map(String.init)
        return try SwiftCommands.withFolder { folder in
            // A path that leads up from here stays in the temporary folder.
            let place = folder.appendingPathComponent("a/b")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let spec = place.appendingPathComponent("spec.yaml")
            try parts[0].write(to: spec, atomically: true, encoding: .utf8)
            let common = "spec: \(spec.path)\npack: endpoint\noutput: out\nheader: \"\"\nsupport: none\n"
            var bag = DiagnosticBag()
            let base = SourceReader.read(Array(common.utf8), name: "common.yml", into: &bag)
            let own = SourceReader.read(Array((parts.dropFirst().first ?? "{}").utf8), name: "netlayer.yml", into: &bag)
            let jobs = ConfigurationReader.jobs(file: base, arguments: own, root: ProjectRoot(folder: "/"), into: &bag)
            let result = try Generator().run(jobs)
            var lines = (bag.diagnostics + result.bag.diagnostics).map { "\($0.severity): \(shown($0.message.text))" }
            var code = ""
            for file in result.folders?.flatMap(\.files) ?? [] {
                let text = String(decoding: file.bytes, as: UTF8.self)
                code += text + "\n"
                for line in text.split(separator: "\n") where line.contains("pwned") {
                    lines.append("\(file.path): \(shown(String(line)))")
                }
            }
            let paths = [(place.path + "/", ""), (folder.path + "/", "../../")]
            return (lines.map { line in paths.reduce(line) { $0.replacing($1.0, with: $1.1) } }, code)
        }
    }

    /// A text on one line, without characters that control a terminal.
    private func shown(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            let isPlain = scalar == " " || scalar.properties.isXIDContinue || scalar.isASCII && scalar.value > 0x20
            return isPlain && scalar.value != 0x7F ? String(scalar) : "<\(String(scalar.value, radix: 16))>"
        }
        .joined()
    }

    private func expectNoCall(in code: String) throws {
        try SwiftCommands.withFolder { folder in
            let file = folder.appendingPathComponent("code.swift")
            try code.write(to: file, atomically: true, encoding: .utf8)
            let outcome = try SwiftCommands.run(
                ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", "-swift-version", "6", file.path]
            )
            #expect(outcome.isFine, "\(outcome.output.suffix(2_000))")
            #expect(!outcome.output.contains("\"pwned\""))
        }
    }
}
