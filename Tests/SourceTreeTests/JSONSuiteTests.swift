import Diagnostics
import Foundation
import SourceTree
import Testing

@Suite("JSONTestSuite")
struct JSONSuiteTests {
    private static func files(_ prefix: String) -> [String] {
        guard let folder = ConformanceFolder.json else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix(prefix) }.sorted()
    }

    private func read(_ name: String) throws -> (SourceTree?, DiagnosticBag) {
        let folder = try #require(ConformanceFolder.json)
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
        var bag = DiagnosticBag()
        return (SourceReader.readJSON(bytes, name: name, into: &bag), bag)
    }

    @Test("what must be accepted is read", .enabled(if: ConformanceFolder.json != nil))
    func accepted() throws {
        let names = Self.files("y_")
        #expect(names.count == 95)
        for name in names {
            let (tree, bag) = try read(name)
            #expect(tree != nil, "\(name): \(bag.diagnostics.map(\.message))")
            // A duplicate key is well-formed JSON, but it is ambiguous, so it is the one fault that is reported.
            if name != "y_object_duplicated_key.json" { #expect(!bag.hasErrors, "\(name)") }
        }
    }

    @Test("what must be rejected has a located error", .enabled(if: ConformanceFolder.json != nil))
    func rejected() throws {
        let names = Self.files("n_")
        #expect(names.count == 188)
        for name in names {
            let (tree, bag) = try read(name)
            #expect(tree == nil, "\(name)")
            #expect(bag.hasErrors && bag.diagnostics.allSatisfy { $0.range != nil }, "\(name)")
            var byContent = DiagnosticBag()
            let folder = try #require(ConformanceFolder.json)
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
            if bytes.first == 0x5B || bytes.first == 0x7B {
                #expect(SourceReader.read(bytes, name: name, into: &byContent) == nil, "\(name) by content")
            }
        }
    }

    @Test("what may be either never crashes", .enabled(if: ConformanceFolder.json != nil))
    func either() throws {
        for name in Self.files("i_") {
            let (tree, bag) = try read(name)
            #expect(tree != nil || bag.hasErrors, "\(name)")
        }
    }

    @Test("JSON means the same to both readers where libyaml can read it")
    func sameTree() {
        for text in ["{\"a\": [1, -2.5e3, true, null, \"x\\ny\"], \"b\": {}}", "[]", "[\"é\", \"\\u00e9\"]"] {
            var bag = DiagnosticBag()
            let json = SourceReader.readJSON(Array(text.utf8), name: "x", into: &bag)
            let yaml = SourceReader.readYAML(Array(text.utf8), name: "x", into: &bag)
            #expect(json?.jsonDump() == yaml?.jsonDump())
            #expect(bag.isEmpty)
        }
    }
}
