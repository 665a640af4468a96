import Foundation
import Testing

/// Each folder of Cases is a broken description and what is said of it, to the letter. `NETLAYER_UPDATE=1` rewrites
/// what is expected; what comes is then to be read as the one who made the mistake would.
@Suite struct DiagnosticsCaseTests {
    @Test func thereAreManyCases() { #expect(CaseFolder.all.count >= 125) }

    /// A description to which nothing is said isn't a broken one.
    @Test(arguments: CaseFolder.all) func saysWhatIsExpected(_ test: CaseFolder) throws {
        let specification = try #require(test.specification, "\(test.name) needs one spec.yaml or spec.json")
        let actual = try test.rendering(of: specification)
        #expect(!actual.isEmpty)
        #expect(!actual.contains("/Tests/"), "a path of this machine is in it")
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] == "1" {
            try actual.write(to: test.expectedFile, atomically: true, encoding: .utf8)
        }
        let expected = try? String(contentsOf: test.expectedFile, encoding: .utf8)
        #expect(expected != nil, "\(test.name) has no expected.txt; this came:\n\(actual)")
        if let expected { #expect(actual == expected, "\(test.name) says:\n\(actual)") }
    }

    /// Files beside the description must be referred to, so that no left-over stays unnoticed.
    @Test(arguments: CaseFolder.all) func hasNoOrphans(_ test: CaseFolder) throws {
        let specification = try #require(test.specification)
        let paths = FileManager.default.enumerator(atPath: test.folder.path)?.compactMap { $0 as? String } ?? []
        let texts = ([specification.lastPathComponent] + paths).compactMap { path in
            try? String(decoding: Data(contentsOf: test.folder.appendingPathComponent(path)), as: UTF8.self)
        }
        for path in paths where !["expected.txt", specification.lastPathComponent].contains(path) {
            let name = URL(fileURLWithPath: path).lastPathComponent
            #expect(texts.contains { $0.contains(name) }, "nothing refers to \(path)")
        }
    }
}
