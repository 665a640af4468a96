import Diagnostics
import Foundation
import NetlayerKit
import Testing

/// One folder of Cases: a description with faults in `spec.yaml` or `spec.json`, the files to which it refers, and
/// `expected.txt`, which holds what the terminal shows of it.
struct CaseFolder: Sendable, CustomTestStringConvertible {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

    let name: String

    static let all: [CaseFolder] =
        (try? FileManager.default.contentsOfDirectory(atPath: root.path))?.filter { !$0.hasPrefix(".") }.sorted()
        .map(CaseFolder.init) ?? []

    var testDescription: String { name }
    var folder: URL { CaseFolder.root.appendingPathComponent(name) }
    var expectedFile: URL { folder.appendingPathComponent("expected.txt") }

    /// The description; nil for a folder without one, or with two.
    var specification: URL? {
        let files = ["spec.yaml", "spec.json"].map(folder.appendingPathComponent)
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        return files.count == 1 ? files[0] : nil
    }

    /// What the terminal shows, with paths relative to the case.
    func rendering(of file: URL) throws -> String {
        var bag = DiagnosticBag()
        if let tree = try SpecReader.read(file.path, into: &bag) { _ = SpecReader.lower(tree, into: &bag) }
        let text = TerminalRenderer().render(bag.diagnostics).replacingOccurrences(of: folder.path + "/", with: "")
        return text.replacingOccurrences(of: folder.path, with: ".")
    }
}
