import Foundation
import SwiftCommands
import Testing

/// What `netlayer adopt` says of small pieces of Swift is true, or it says that it doesn't know. Each case starts the
/// program and the compiler's parser, so the gate takes a fifth.
@Suite(.onOwnThreads) struct AdoptCaseTests {
    @Test(arguments: AdoptCase.all.filter { SwiftCommands.isSampled($0.testDescription, oneIn: 8) })
    func factsAreTrue(_ adoptCase: AdoptCase) throws {
        if let issue = adoptCase.issue {
            withKnownIssue(Comment(rawValue: issue)) { try check(adoptCase) }
        } else {
            try check(adoptCase)
        }
    }

    @Test func thereAreManyCases() {
        #expect(AdoptCase.all.count >= 150)
        #expect(Set(AdoptCase.all.map(\.testDescription)).count == AdoptCase.all.count)
    }

    @Test func useCasesOfOverloadsStayApart() throws {
        let source = """
            protocol Pots { func fire(id: Int, heat: Int) async throws; func fire(id: Int, glaze: String) async throws }
            final class PotsRepository: Pots {
                func fire(id: Int, heat: Int) async throws {
                    _ = try await URLSession.shared.data(from: URL(string: "https://kiln.example/heat/\\(id)/\\(heat)")!)
                }
                func fire(id: Int, glaze: String) async throws {
                    _ = try await URLSession.shared.data(from: URL(string: "https://kiln.example/glaze/\\(id)/\\(glaze)")!)
                }
            }
            struct HeatUseCase {
                let pots: Pots
                func execute(id: Int, heat: Int) async throws { try await pots.fire(id: id, heat: heat) }
            }
            struct GlazeUseCase {
                let pots: Pots
                func execute(id: Int, glaze: String) async throws { try await pots.fire(id: id, glaze: glaze) }
            }
            """
        let lines = try Adopter.spec(of: source).split(separator: "\n")
        for (path, name) in [("/heat/", "HeatUseCase"), ("/glaze/", "GlazeUseCase")] {
            #expect(lines.contains { $0.contains(path) && $0.contains(name) }, "\(lines)")
        }
    }

    private func check(_ adoptCase: AdoptCase) throws {
        let found = try Adopter.run(adoptCase.files)
        #expect(found.sinks.found == found.sinks.endpoints + found.sinks.left)
        #expect(
            found.endpoints.count == adoptCase.endpoints.count,
            "found \(found.endpoints.map(\.name)), left \(found.left.map { $0.name + ": " + $0.why })"
        )
        for name in adoptCase.left {
            #expect(found.left.contains { $0.name.hasSuffix(name) }, "\(name) isn't left: \(found.left.map(\.name))")
        }
        var rest = found.endpoints
        for expected in adoptCase.endpoints {
            let facts = Facts(expected)
            let named = rest.indices.filter { expected.names.contains(rest[$0].lastName) }
            guard let best = named.min(by: { facts.faults(of: rest[$0]).count < facts.faults(of: rest[$1]).count })
            else {
                Issue.record("\(expected.names) isn't found: \(found.endpoints.map(\.name))")
                continue
            }
            #expect(facts.faults(of: rest[best]) == [])
            rest.remove(at: best)
        }
    }
}

/// Runs the program that was built beside the tests.
enum Adopter {
    private static let program: String = {
        let own = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("netlayer").path
        if let own, FileManager.default.isExecutableFile(atPath: own) { return own }
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(".build/debug/netlayer").path
    }()

    struct Failure: Error { let text: String }

    /// No source takes longer than a minute.
    static func run(_ files: [(path: String, text: String)]) throws -> AdoptedJSON {
        let folder = try folder(of: files)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (process, bytes, _) = try run(["--format", "json"], in: folder, seconds: 60)
        guard process.terminationReason == .exit, process.terminationStatus < 4 else {
            throw Failure(text: "adopt ended with \(process.terminationStatus)")
        }
        return try JSONDecoder().decode(AdoptedJSON.self, from: bytes)
    }

    /// What `--verify` says of requests.
    /// - Parameter edit: a change of the spec, after which it's asked again.
    static func verdicts(_ source: String, editing edit: ((inout String) -> Void)? = nil) throws -> [String] {
        let folder = try folder(of: [("Source.swift", source)])
        defer { try? FileManager.default.removeItem(at: folder) }
        var (_, _, errors) = try run(["-o", "out", "--verify"], in: folder, seconds: 600)
        if let edit {
            let path = folder.appendingPathComponent("out/api.yaml")
            var spec = try String(contentsOf: path, encoding: .utf8)
            edit(&spec)
            try Data(spec.utf8).write(to: path)
            (_, _, errors) = try run(["-o", "out", "--verify"], in: folder, seconds: 600)
        }
        let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n").map(String.init)
        return lines.filter { $0.contains("verified") || $0.contains("differs") || $0.hasPrefix("    ") }
    }

    /// What `--write-pack` says of the pack, the report's section about it, and the configuration.
    static func pack(_ source: String) throws -> (said: [String], left: [String], configuration: String) {
        let folder = try folder(of: [("Source.swift", source)])
        defer { try? FileManager.default.removeItem(at: folder) }
        let (_, _, errors) = try run(["-o", "out", "--write-pack"], in: folder, seconds: 600)
        let said = String(decoding: errors, as: UTF8.self).split(separator: "\n").map(String.init)
        func text(_ name: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent("out/" + name), encoding: .utf8)
        }
        let report = try text("adopted.md").components(separatedBy: "## Left out of the pack").dropFirst().first ?? ""
        let section = report.components(separatedBy: "\n## ")[0].split(separator: "\n").map(String.init)
        return (
            said.filter { $0.contains("pack") || $0.contains("Pack") }, section.filter { $0.hasPrefix("- ") },
            try text("netlayer.yml")
        )
    }

    static func spec(of source: String) throws -> String {
        let folder = try folder(of: [("Source.swift", source)])
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try run(["-o", "out"], in: folder, seconds: 60)
        return try String(contentsOf: folder.appendingPathComponent("out/api.yaml"), encoding: .utf8)
    }

    private static func folder(of files: [(path: String, text: String)]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adopt-\(UUID().uuidString)")
        for file in files {
            let path = folder.appendingPathComponent("Sources").appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.text.utf8).write(to: path)
        }
        return folder
    }

    private static func run(_ arguments: [String], in folder: URL, seconds: Int) throws
        -> (Process, output: Data, errors: Data)
    {
        let paths = ["output", "errors"].map { folder.appendingPathComponent($0) }
        for path in paths { try Data().write(to: path) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["timeout", String(seconds), program, "adopt"] + arguments + ["Sources"]
        process.currentDirectoryURL = folder
        process.standardOutput = try FileHandle(forWritingTo: paths[0])
        process.standardError = try FileHandle(forWritingTo: paths[1])
        try process.run()
        process.waitUntilExit()
        return (process, try Data(contentsOf: paths[0]), try Data(contentsOf: paths[1]))
    }
}
