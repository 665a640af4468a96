import APIModel
import Diagnostics
import SourceTree

/// Which operations a rule of a configuration means: by patterns of services, and of operations by their ids or
/// `METHOD /path`; without patterns all.
struct OperationSelection: Sendable {
    static let keys = ["services", "operations"]

    private struct Words: Sendable {
        let pattern: OperationDirectives.Pattern
        let glob: GlobPattern

        init(_ pattern: OperationDirectives.Pattern) {
            self.pattern = pattern
            glob = GlobPattern(pattern.text)
        }
    }

    private let services: [Words]
    private let operations: [Words]

    init(_ node: SourceNode, by reader: inout DirectiveValueReader) {
        services = (reader.optionalPart("services", of: node) { $0.patterns($1) } ?? []).map(Words.init)
        operations = (reader.optionalPart("operations", of: node) { $0.patterns($1) } ?? []).map(Words.init)
    }

    func fits(_ operation: Operation) -> Bool {
        let words = operation.words
        return (services.isEmpty || services.contains { operation.services.contains(where: $0.glob.matches) })
            && (operations.isEmpty || operations.contains { words.contains(where: $0.glob.matches) })
    }

    /// What is said of the patterns that fit none of some operations.
    /// - Parameter wanted: what these are: `write that could wait`.
    func faults(in candidates: [Operation], wanted: Message) -> [Diagnostic] {
        [(services, candidates.flatMap(\.services)), (operations, candidates.flatMap(\.words))].flatMap { all, known in
            all.filter { !known.contains(where: $0.glob.matches) }.map {
                DirectiveMessages.unmatched($0.pattern, wanted: wanted, among: known)
            }
        }
    }
}

extension Operation {
    /// What people call it: its id, and method and path.
    fileprivate var words: [String] { [identifier, key].compactMap(\.self) }
}
