import APIModel
import Diagnostics
import Foundation
import SourceTree
import Testing

@testable import OpenAPIFrontend

/// Real documents, if they are available: found by searching upward for `shared/corpus`.
enum Corpus {
    static let folder: URL? = {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let corpus = folder.appendingPathComponent("shared/corpus")
            if FileManager.default.fileExists(atPath: corpus.path) { return corpus }
        }
        return nil
    }()

    /// The paths of `INDEX.tsv`, which are relative to the corpus except for `cafe-split`.
    static let paths: [String] = {
        guard let folder,
            let index = try? String(contentsOf: folder.appendingPathComponent("INDEX.tsv"), encoding: .utf8)
        else { return [] }
        return index.split(separator: "\n").dropFirst().compactMap { line in
            line.split(separator: "\t").first.map(String.init)
        }
    }()

    static func bytes(_ path: String) -> [UInt8]? {
        guard let folder, let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
        else { return nil }
        return [UInt8](data)
    }
}

struct CorpusLoader: DocumentLoader {
    func load(_ path: String, referencedFrom: SourceRange, into bag: inout DiagnosticBag) -> SourceTree? {
        guard let bytes = Corpus.bytes(path) else {
            return NoDocuments().load(path, referencedFrom: referencedFrom, into: &bag)
        }
        return SourceReader.read(bytes, name: path, into: &bag)
    }
}

/// Every error in a real document must be a true fault of the document.
@Suite(.enabled(if: Corpus.folder != nil, "the corpus of real documents is not at hand"))
struct SchemasCorpusTests {
    @Test(arguments: Corpus.paths)
    func realDocumentsHaveNoSchemaErrors(_ path: String) throws {
        var bag = DiagnosticBag()
        let bytes = try #require(Corpus.bytes(path))
        let tree = try #require(SourceReader.read(bytes, name: path, into: &bag))
        let api = try #require(OpenAPIReader.read(tree, loader: CorpusLoader(), into: &bag))
        let problems = bag.diagnostics.filter { ofSchemas.contains($0.code) }
        #expect(problems.filter { $0.severity == .error }.map(SchemaCase.line) == [])
        let names = api.namedSchemas.compactMap { api[$0].name }
        #expect(Set(names).count == names.count, "names are told apart")
        if let list = ProcessInfo.processInfo.environment["NETLAYER_LIST_PROBLEMS"], list == "1" {
            print(SchemaSketch(api: api).lines().map { "SK \(path) " + $0 }.joined(separator: "\n"))
            print(path, names.count, api.schemas.count, problems.map { "\n  " + SchemaCase.line($0) }.joined())
        }
    }

    private var ofSchemas: [DiagnosticCode] {
        OpenAPICodes.schemas + OpenAPICodes.shared
    }
}
