import Foundation
import Testing

/// What `netlayer adopt` says of small pieces of Swift is true, or it says that it doesn't know.
@Suite struct AdoptCaseTests {
    @Test(arguments: AdoptCase.all)
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
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adopt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            let path = folder.appendingPathComponent("Sources").appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.text.utf8).write(to: path)
        }
        let output = folder.appendingPathComponent("output.json")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["timeout", "60", program, "adopt", "--format", "json", "Sources"]
        process.currentDirectoryURL = folder
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let bytes = try Data(contentsOf: output)
        guard process.terminationReason == .exit, process.terminationStatus < 4 else {
            throw Failure(text: "adopt ended with \(process.terminationStatus)")
        }
        return try JSONDecoder().decode(AdoptedJSON.self, from: bytes)
    }
}
