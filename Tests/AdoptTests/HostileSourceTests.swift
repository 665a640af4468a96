import Adopt
import Diagnostics
import Foundation
import Testing

/// Sources that nobody writes end soon, and whatever is too much for adopt is unknown, never absent.
@Suite struct HostileSourceTests {
    @Test func longExpressionIsOnePlace() throws {
        let text = Array(repeating: "\"a\"", count: 2000).joined(separator: " + ")
        #expect(try Self.names(Self.sending(text)) == ["find"])
        #expect(
            try Self.names(Self.sending(String(repeating: "(", count: 300) + "p" + String(repeating: ")", count: 300)))
                == ["find"]
        )
    }

    @Test func longTextIsOnePlace() throws {
        #expect(
            try Self.names("let blob = \"" + String(repeating: "x", count: 1_000_000) + "\"\n" + Self.sending("blob"))
                == ["find"]
        )
    }

    @Test func chainOfFunctionsIsOnePlace() throws {
        let chain = (0..<300).map {
            "func f\($0)(_ p: String) async throws { try await f\(($0 + 1) % 300)(p + \"/\") }"
        }
        let send =
            "struct Go { func find() async throws { try await f0(\"a\"); _ = try await URLSession.shared.data(from: URL(string: \"https://h.example/go\")!) } }"
        #expect(try Self.names((chain + [send]).joined(separator: "\n")) == ["find"])
    }

    @Test func bytesThatAreNoSwiftHoldNothing() throws {
        #expect(try Self.names("\u{0}\u{1}\u{FFFF} struct H {") == [])
    }

    @Test func manyCasesAreAllThere() throws {
        let cases = (0..<100).map { "case c\($0)(Int)" }.joined(separator: "\n")
        let paths = (0..<100).map { "case .c\($0)(let id): return \"c\($0)/\\(id)\"" }.joined(separator: "\n")
        let source =
            "enum E {\n\(cases)\nvar path: String { switch self {\n\(paths)\n} } }\n"
            + "struct C { func find(_ e: E) async throws { _ = try await URLSession.shared.data(from: URL(string: \"https://h.example/\" + e.path)!) } }"
        #expect(try Self.names(source).count == 100)
    }

    @Test func manyConditionsAreOnePlace() throws {
        let ways = (0..<40).map { "if x == \($0) { p += \"\($0)\" } else { p += \"n\" }" }.joined(separator: "\n")
        let source =
            "struct H { func find(_ x: Int) async throws { var p = \"a\"\n\(ways)\n"
            + "_ = try await URLSession.shared.data(from: URL(string: \"https://h.example/\" + p)!) } }"
        #expect(try Self.names(source) == ["find"])
    }

    @Test func aFileThatTheParserRefusesIsLeft() throws {
        let deep = String(repeating: "_ = { ", count: 150) + "1" + String(repeating: " }()", count: 150)
        let source =
            "struct H { func find() async throws { \(deep)\n"
            + "_ = try await URLSession.shared.data(from: URL(string: \"https://h.example/find\")!) } }"
        let found = try Adopter.run([("H.swift", source)])
        #expect(found.left.map(\.name) == ["H.swift"])
        #expect(found.sinks.found == found.sinks.left)
    }

    @Test func whatIsTooMuchForOneRunIsLeft() throws {
        let functions = (0..<20).map {
            "func find\($0)() async throws { _ = try await URLSession.shared.data(from: URL(string: \"https://h.example/crates/\($0)\")!) }"
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Depot-\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(("struct Depot {\n" + functions.joined(separator: "\n") + "\n}\n").utf8).write(to: file)
        var bag = DiagnosticBag()
        let sources = try SwiftParser(cache: nil).read([file.path], into: &bag)
        let adoption = EndpointReader(sources, steps: 100).read { _ in true }
        #expect((1..<20).contains(adoption.endpoints.count))
        #expect(Set(adoption.endpoints.map(\.name) + adoption.left.map(\.name)).count == 20)
        #expect(adoption.left.contains { $0.reason.hasPrefix("not read") })
        #expect(EndpointReader(sources).read { _ in true }.endpoints.count == 20)
    }

    private static func sending(_ path: String) -> String {
        "struct H { func find() async throws { let p = \"a\"; _ = p; _ = try await URLSession.shared.data(from: URL(string: \"https://h.example/\" + \(path))!) } }"
    }

    /// The endpoints, and what is left.
    private static func names(_ source: String) throws -> [String] {
        let found = try Adopter.run([("H.swift", source)])
        return found.endpoints.map(\.lastName)
            + found.left.map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name }
    }
}
