import APIModel
import Diagnostics
import SwiftModel

/// A problem of a description, and the operation or model that it concerns.
struct PlacedProblem: Sendable {
    enum Place: Sendable {
        /// An operation, by its key.
        case operation(String)
        /// A model, by its path.
        case model(String)
    }

    let problem: Diagnostic
    let place: Place?

    /// All problems, each once, since several packs find the same.
    static func all(_ problems: [Diagnostic], in section: PageSection) -> [PlacedProblem] {
        var seen: Set<String> = []
        let unique = problems.filter { problem in
            let place = problem.range.map { "\($0.file.name) \($0.startOffset)" } ?? ""
            return seen.insert("\(problem.code.name) \(place) \(problem.message.text)").inserted
        }
        if unique.isEmpty { return [] }
        let anchors = anchors(of: section)
        return unique.map { problem in
            let place = problem.range.flatMap { range in
                // The last one before the problem, if the problem is within it.
                let one = anchors.last { $0.range.file === range.file && $0.range.startOffset <= range.startOffset }
                return one.flatMap { holds($0.range, range) ? $0.place : nil }
            }
            return PlacedProblem(problem: problem, place: place)
        }
    }

    /// The beginnings of operations and models, in the order of the text.
    private static func anchors(of section: PageSection) -> [(range: SourceRange, place: Place)] {
        let models = section.views.first?.plan.models ?? []
        let paths = Dictionary(models.compactMap { model in model.wireName.map { ($0, model.path) } }) { one, _ in one }
        let operations = section.api.operations.compactMap { operation in
            operation.origin.range.map { (range: $0, place: Place.operation(operation.key)) }
        }
        let schemas = section.api.namedSchemas.compactMap { id -> (range: SourceRange, place: Place)? in
            let schema = section.api[id]
            guard let range = schema.origin.range, let path = schema.name.flatMap({ paths[$0] }) else { return nil }
            return (range, .model(path))
        }
        return (operations + schemas).sorted { $0.range.startOffset < $1.range.startOffset }
    }

    /// Whether all lines from a beginning to a later place are indented more than the first.
    private static func holds(_ start: SourceRange, _ end: SourceRange) -> Bool {
        let bytes = start.file.bytes
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        func indentation(at place: Int) -> Int { bytes[place...].prefix(while: isBlank).count }
        let newline = UInt8(ascii: "\n")
        let first = bytes[..<Int(start.startOffset)].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let least = indentation(at: first)
        var place = Int(start.startOffset)
        while let next = bytes[place..<Int(end.startOffset)].firstIndex(of: newline).map({ $0 + 1 }) {
            let indented = indentation(at: next)
            let isEmpty = next + indented >= bytes.count || bytes[next + indented] == newline
            if !isEmpty, indented <= least { return false }
            place = next
        }
        return true
    }
}
