import Diagnostics
import Foundation
import SourceTree
import Testing

@testable import OpenAPIFrontend

/// Each folder of OperationsCases is a case: `input.yaml` and the expected result, `expected.txt`. `NETLAYER_UPDATE=1`
/// rewrites the expected results.
@Suite struct OperationsCaseTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("OperationsCases")

    static let cases: [String] =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { !$0.hasPrefix(".") }.sorted()
        ?? []

    @Test func thereAreCases() { #expect(Self.cases.count >= 23) }

    @Test(arguments: OpenAPICodes.operations) func everyCodeIsShownByACase(_ code: DiagnosticCode) {
        let texts = Self.cases.compactMap { name in
            try? String(contentsOf: Self.folder.appendingPathComponent(name + "/expected.txt"), encoding: .utf8)
        }
        #expect(texts.contains { $0.contains("[\(code.name)]") }, "\(code.name)")
    }

    @Test func codesHaveNamesOfTheirOwn() {
        let names = OpenAPICodes.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: cases) func givesWhatIsExpected(_ name: String) throws {
        let folder = Self.folder.appendingPathComponent(name)
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("input.yaml")))
        var bag = DiagnosticBag()
        let tree = try #require(SourceReader.read(bytes, name: "input.yaml", into: &bag))
        let api = try #require(OpenAPIReader.read(tree, loader: FolderLoader(folder: folder), into: &bag))
        let lines = OperationsText(api).lines + ["---"] + bag.diagnostics.flatMap(OperationsText.lines)
        let actual =
            lines.map { $0.replacingOccurrences(of: " +$", with: "", options: .regularExpression) }
            .joined(separator: "\n") + "\n"
        let file = folder.appendingPathComponent("expected.txt")
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] == "1" {
            try actual.write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        #expect(actual == expected, "case \(name) gives:\n\(actual)")
    }
}
