import APIModel
import Diagnostics
import Foundation
import NetlayerKit
import SourceTree

/// A description with a payload in as many of its texts as it takes without an error and without losing an operation or a
/// schema: what is refused there reaches no code.
struct Canary {
    /// The payload is a way out of each kind of text, and a declaration and a call behind it.
    static let name = "netlayerCanary"
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

    /// How much there is in a description.
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

    /// The document with the payload in all texts that can have it.
    var infested: (document: Document, positions: Int) {
        let accepted = accepted(Array(0..<document.textCount))
        return (document.replacing(Set(accepted), with: payload), accepted.count)
    }

    /// Those of some positions that can have the payload together.
    private func accepted(_ positions: [Int], besides others: [Int] = []) -> [Int] {
        guard !positions.isEmpty else { return [] }
        let found = Canary.api(of: document.replacing(Set(positions + others), with: payload))
        if let found, Size(found) == size { return positions }
        guard positions.count > 1 else { return [] }
        let half = positions.count / 2
        let first = accepted(Array(positions[..<half]), besides: others)
        return first + accepted(Array(positions[half...]), besides: others + first)
    }

    /// What can be read without an error.
    private static func api(of document: Document) -> API? {
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(Array(document.json.utf8), name: "canary.json", into: &bag) else {
            return nil
        }
        let api = SpecReader.lower(tree, into: &bag)
        return bag.hasErrors ? nil : api
    }
}
