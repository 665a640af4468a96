import APIModel
import Diagnostics
import Foundation
import OpenAPIFrontend
import SourceTree
import Testing

/// Real descriptions, which aren't part of the repository: `NETLAYER_CORPUS` names their folder.
@Suite struct OperationsCorpusTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let path: String
        let counts: [Int]
        var testDescription: String { path }
    }

    static let corpus: URL? = {
        let beside = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../shared/corpus").standardized
        let named = ProcessInfo.processInfo.environment["NETLAYER_CORPUS"].map { URL(fileURLWithPath: $0) }
        return [named, beside, beside.appendingPathComponent("../../../shared/corpus").standardized].compactMap { $0 }
            .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("INDEX.tsv").path) }
    }()

    /// The counts of an independent script: `.ci/count-api.py`.
    static let rows: [Row] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "corpus-counts.tsv"
        )
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "\t").map(String.init)
            return Row(path: fields[0], counts: fields.dropFirst().compactMap { Int($0) })
        }
    }()

    /// True faults of documents, by path and code.
    static let faults: [String: [String]] = [:]

    @Test func everyDocumentIsCounted() { #expect(Self.rows.count == 30) }

    @Test(.enabled(if: corpus != nil), arguments: rows)
    func isReadWithoutErrorAndCountedRight(_ row: Row) throws {
        let url = try #require(Self.corpus).appendingPathComponent(row.path)
        let name = url.lastPathComponent
        var bag = DiagnosticBag()
        let tree = try #require(SourceReader.read([UInt8](try Data(contentsOf: url)), name: name, into: &bag))
        #expect(OpenAPIReader.recognises(tree))
        bag = DiagnosticBag()
        let loader = FolderLoader(folder: url.deletingLastPathComponent())
        let api = try #require(OpenAPIReader.read(tree, loader: loader, into: &bag))
        let errors = bag.diagnostics.filter { $0.severity == .error }
        #expect(
            errors.map(\.code.name) == Self.faults[row.path, default: []],
            "\(errors.flatMap(OperationsText.lines))"
        )
        let parameters = api.operations.reduce(0) { $0 + $1.parameters.count }
        let declared = api.namedSchemas.filter { api[$0].nameSource == .document }
        let counts = [api.operations.count, api.webhooks.count, parameters, declared.count]
        #expect(counts == row.counts)
        if let path = ProcessInfo.processInfo.environment["NETLAYER_WARNINGS"] {
            let lines = bag.diagnostics.flatMap(OperationsText.lines).joined(separator: "\n")
            let file = URL(fileURLWithPath: path).appendingPathComponent(name + ".txt")
            try lines.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
