import Diagnostics
import Foundation
import SourceTree
import Testing

@Suite("YAML test suite")
struct YAMLSuiteTests {
    /// The folders that contain an `in.yaml`, as paths below the suite's folder.
    private static func cases() -> [String] {
        guard let folder = ConformanceFolder.yaml else { return [] }
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.hasSuffix("/in.yaml") }.map { String($0.dropLast("/in.yaml".count)) }.sorted()
    }

    @Test(
        "each case is accepted or rejected as it must be, but for those listed",
        .enabled(if: ConformanceFolder.yaml != nil)
    )
    func decisions() throws {
        let folder = try #require(ConformanceFolder.yaml)
        let names = Self.cases()
        var wrong: [String] = []
        for name in names {
            let mustFail = FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name)/error").path)
            if try isAccepted(name) == mustFail { wrong.append(name) }
        }
        let known = Set(YAMLSuiteExceptions.decisions.keys)
        #expect(wrong.filter { !known.contains($0) } == [], "not listed")
        #expect(known.subtracting(wrong).sorted() == [], "listed, but right by now")
        #expect(names.count == 402)
        #expect(names.count - wrong.count >= 335)
    }

    @Test("an accepted case means what its JSON says", .enabled(if: ConformanceFolder.yaml != nil))
    func trees() throws {
        let folder = try #require(ConformanceFolder.yaml)
        var wrong: [String] = []
        for name in Self.cases() {
            let path = folder.appendingPathComponent("\(name)/in.json")
            let mustFail = FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name)/error").path)
            guard !mustFail, let expectedData = try? Data(contentsOf: path), try isAccepted(name) else { continue }
            var bag = DiagnosticBag()
            let bytes = try text(of: name)
            guard let tree = SourceReader.readYAML(bytes, name: name, into: &bag) else { continue }
            let actual = try parse(Data(tree.root.plainJSON.utf8))
            if let expected = try firstValue(expectedData), !expected.isEqual(actual) { wrong.append(name) }
        }
        #expect(wrong == YAMLSuiteExceptions.trees.keys.sorted())
    }

    private func text(of name: String) throws -> [UInt8] {
        let folder = try #require(ConformanceFolder.yaml)
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent("\(name)/in.yaml")))
    }

    /// Whether YAML's grammar accepts the text. It accepts an empty stream and a collection as a key, although neither
    /// is usable as a document.
    private func isAccepted(_ name: String) throws -> Bool {
        var bag = DiagnosticBag()
        _ = SourceReader.readYAML(try text(of: name), name: name, into: &bag)
        return bag.diagnostics.allSatisfy {
            $0.severity == .warning || ["empty-file", "complex-key"].contains($0.code.name)
        }
    }

    private func parse(_ data: Data) throws -> NSObject? {
        try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? NSObject
    }

    /// The first of several consecutive values in the file.
    private func firstValue(_ data: Data) throws -> NSObject? {
        if let value = try? parse(data) { return value }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for count in 1..<max(lines.count, 2) {
            let head = lines.prefix(count).joined(separator: "\n")
            if let value = try? parse(Data(head.utf8)) { return value }
        }
        return nil
    }
}
