import APIModel
import Diagnostics
import SourceTree
import Testing

@testable import OpenAPIFrontend

/// Documents from a table, by path.
struct TableLoader: DocumentLoader {
    var files: [String: String] = [:]

    func load(_ path: String, referencedFrom: SourceRange, into bag: inout DiagnosticBag) -> SourceTree? {
        guard let text = files[path] else {
            return NoDocuments().load(path, referencedFrom: referencedFrom, into: &bag)
        }
        return SourceReader.read(Array(text.utf8), name: path, into: &bag)
    }
}

/// A row of a table: schemas as YAML, and the lowered schemas.
struct SchemaCase: Sendable, CustomTestStringConvertible {
    let name: String
    var version = "3.0.3"
    /// The content of `components/schemas`, or of `definitions` for 2.0.
    let schemas: String
    var files: [String: String] = [:]
    let expected: [String]
    /// `line:column severity [code] message`, with the line counted in `schemas`.
    var problems: [String] = []

    var testDescription: String { name }

    func run() -> (sketch: [String], problems: [String]) {
        let isOld = version.hasPrefix("2")
        let head = isOld ? "swagger: '2.0'\n\ndefinitions:\n" : "openapi: \(version)\ncomponents:\n schemas:\n"
        let body = schemas.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(Array((head + body).utf8), name: "api.yaml", into: &bag),
            let api = OpenAPIReader.read(tree, loader: TableLoader(files: files), into: &bag)
        else { return ([], bag.diagnostics.map(SchemaCase.line)) }
        return (SchemaSketch(api: api).lines(), bag.diagnostics.filter(isOfSchemas).map(SchemaCase.line))
    }

    /// Leaves out problems of a document besides its schemas.
    private func isOfSchemas(_ diagnostic: Diagnostic) -> Bool {
        OpenAPICodes.schemas.contains(diagnostic.code) || diagnostic.code == OpenAPICodes.unsupportedFeature.code
            || (OpenAPICodes.shared.contains(diagnostic.code) && (diagnostic.range?.start.line ?? 0) > 1)
            || !OpenAPICodes.all.contains(diagnostic.code)
    }

    static func line(_ diagnostic: Diagnostic) -> String {
        var text = place(diagnostic.range) + " \(diagnostic.severity) [\(diagnostic.code.name)] \(diagnostic.message)"
        for note in diagnostic.notes { text += " | \(place(note.range)) \(note.message)" }
        if let help = diagnostic.help { text += " | help: \(help)" }
        return text
    }

    private static func place(_ range: SourceRange?) -> String {
        guard let range else { return "-" }
        let file = range.file.name == "api.yaml" ? "" : range.file.name + ":"
        let head = file.isEmpty ? (3, 2) : (0, 0)
        return "\(file)\(range.start.line - head.0):\(range.start.column - head.1)"
    }
}

/// The groups of codes, in the order in which they are declared.
extension OpenAPICodes {
    static let shared = allCases.prefix { $0 != .missingFile }.map(\.code)
    /// The codes of schemas, including those of references.
    static let schemas = allCases.drop { $0 != .missingFile }.prefix { $0 != .foreignKey }.map(\.code)
    static let operations = allCases.drop { $0 != .foreignKey }.map(\.code)
}
