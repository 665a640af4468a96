import APIModel
import Diagnostics
import Foundation
import NetlayerKit
import SourceTree

/// A description with a payload in as many of its texts as possible without an error and without losing an operation or
/// a schema: a refused text never reaches the code.
struct Canary {
    /// The payload ends each kind of text, and continues with a declaration and a call. A name that is made of words,
    /// such as that of a parameter `{ netlayer_canary_ }` in a path, never has this spelling.
    static let name = "netlayer_canary_"
    static let payloads: [String] = {
        let exits = [
            "\"", "\"\"\"", "\"#", "\"##", "'", "`", "*/", "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\\(",
            "\\#(", ")",
            "}", "{", "]", ">", ",", ";", ":", "=", "//", "/*", "\\", "\\\"", "\u{202E}", "\u{2066}", "\u{200D}",
            "\u{FEFF}",
            "{{", "}}", "{%", "%}", "#}", "../", "@", "?", "<", "$", "#if", "#endif", "\t", "\u{B}", "\u{C}",
        ]
        let all = exits.map { "\($0) func \(name)() {} \($0) \(name)() " }.joined()
        return [all, "\n" + all, "*/" + all, "\"" + all, name + "\u{0}" + all, name + "\u{1B}" + all]
    }()

    private let document: Document
    private let payload: String
    private let size: Size

    /// The size of a description.
    private struct Size: Equatable {
        let operations: Int
        let schemas: Int
        let parameters: Int

        init(_ api: API) {
            operations = api.operations.count
            schemas = api.schemas.count
            parameters = api.operations.reduce(0) { $0 + $1.parameters.count + $1.responses.count }
        }
    }

    init?(_ document: Document, payload: String) {
        guard let api = Canary.api(of: document) else { return nil }
        self.document = document
        self.payload = payload
        size = Size(api)
    }

    /// The document with the payload in all texts that can contain it, and the number of these texts.
    /// - Parameter refused: kinds of texts that can't contain it, collected from one document to the next.
    func infested(besides refused: inout Set<String>) -> (document: Document, count: Int) {
        let kinds = document.kinds
        let accepted = accepted(kinds.keys.filter { !refused.contains($0) }.sorted())
        refused.formUnion(Set(kinds.keys).subtracting(accepted))
        return (
            document.replacing(Set(accepted), with: payload), accepted.reduce(0) { $0 + (kinds[$1] ?? 0) }
        )
    }

    /// The kinds among these that can contain the payload together.
    private func accepted(_ kinds: [String], besides others: [String] = []) -> [String] {
        guard !kinds.isEmpty else { return [] }
        let found = Canary.api(of: document.replacing(Set(kinds + others), with: payload))
        if let found, Size(found) == size { return kinds }
        guard kinds.count > 1 else { return [] }
        let half = kinds.count / 2
        let first = accepted(Array(kinds[..<half]), besides: others)
        return first + accepted(Array(kinds[half...]), besides: others + first)
    }

    /// The API, if it can be read without an error.
    private static func api(of document: Document) -> API? {
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(Array(document.json.utf8), name: "canary.json", into: &bag) else {
            return nil
        }
        let api = SpecReader.lower(tree, into: &bag)
        return bag.hasErrors ? nil : api
    }
}
