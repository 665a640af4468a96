import APIModel
import Diagnostics
import SourceTree

/// A configuration's rules for one directive: `cache: [{ services: [Store], for: 5m }]`.
public struct DirectiveRules: Sendable {
    /// The range of the first rule.
    public let range: SourceRange?
    /// Sets the directive of each operation without it to the value of the first rule that matches.
    let apply: @Sendable (inout API, inout DiagnosticBag) -> Void

    /// The rules' key in the configuration: its line in the reference, an example of its value, and its reading.
    public struct Definition: Sendable {
        public let summary: String
        public let example: String
        public let read: @Sendable (SourceNode, inout DiagnosticBag) -> DirectiveRules
    }
}

/// How the rules of one directive are read, and the operations to which they can apply.
struct RuleDefinition<Value: Sendable>: Sendable {
    /// One sentence for editors and the reference page.
    let summary: String
    /// A value for readers to copy.
    let example: String
    /// The keys of a rule besides `services` and `operations`.
    var keys: [String] = []
    /// Whether `true` alone is a rule for all candidates.
    var isFlag = false
    /// Rules as messages show them: `a rule such as …, or a list of rules`.
    let expected: String
    /// The operations that a rule can be for, in messages: `read whose response could be kept`.
    let candidate: Message
    let isCandidate: @Sendable (Operation) -> Bool
    /// Whether the operation has the parameters and members that the value names.
    var suits: @Sendable (Value, Operation, API) -> Bool = { _, _, _ in true }
    /// Reads the value of a rule; nil, with a message, where it has none.
    let value: @Sendable (inout DirectiveValueReader, SourceNode) -> Value?
    /// The problem of a rule that applies to no operation.
    let unused: @Sendable (Value, SourceRange) -> Diagnostic
}

/// One rule: the operations that it selects, and their value.
private struct Rule<Value: Sendable>: Sendable {
    let selection: OperationSelection
    let value: Value
    let range: SourceRange
}

extension RuleDefinition {
    func read(
        _ node: SourceNode, of key: String, for target: WritableKeyPath<OperationDirectives, Value?> & Sendable,
        into bag: inout DiagnosticBag
    ) -> DirectiveRules {
        var reader = DirectiveValueReader(key: key)
        defer { bag.append(contentsOf: reader.bag) }
        let rules = rules(node, by: &reader)
        return DirectiveRules(range: rules.first?.range) { apply(rules, for: target, to: &$0, into: &$1) }
    }

    /// Reads the rules. `false` is an empty list, which overrides the rules for all targets.
    private func rules(_ node: SourceNode, by reader: inout DirectiveValueReader) -> [Rule<Value>] {
        if node.bool == false { return [] }
        let nodes = node.isSequence ? Array(node.elements) : [node]
        guard nodes.allSatisfy({ $0.isMapping || isFlag && $0.bool == true }) else {
            return reader.wrong(node, expected) ?? []
        }
        return nodes.compactMap { rule in
            reader.checkKeys(of: rule, among: OperationSelection.keys + keys)
            let selection = OperationSelection(rule, by: &reader)
            return value(&reader, rule).map { Rule(selection: selection, value: $0, range: rule.range) }
        }
    }

    private func apply(
        _ rules: [Rule<Value>], for target: WritableKeyPath<OperationDirectives, Value?>, to api: inout API,
        into bag: inout DiagnosticBag
    ) {
        guard !rules.isEmpty else { return }
        var used: Set<Int> = []
        for index in api.operations.indices where api.operations[index].directives[keyPath: target] == nil {
            let operation = api.operations[index]
            guard isCandidate(operation), !operation.directives.isSkipped,
                let fitting = rules.firstIndex(where: {
                    $0.selection.fits(operation) && suits($0.value, operation, api)
                })
            else { continue }
            used.insert(fitting)
            api.operations[index].directives[keyPath: target] = rules[fitting].value
        }
        let candidates = api.operations.filter(isCandidate)
        for (index, rule) in rules.enumerated() {
            let faults = rule.selection.faults(in: candidates, wanted: candidate)
            for fault in faults { bag.report(fault) }
            if faults.isEmpty, !used.contains(index) { bag.report(unused(rule.value, rule.range)) }
        }
    }
}

/// Selects the operations of a rule, by patterns of services, and of operations by their ids or `METHOD /path`. Without
/// patterns it selects all.
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

    /// The problems of patterns that match none of the candidates.
    /// - Parameter wanted: the candidates in messages: `write that could wait`.
    func faults(in candidates: [Operation], wanted: Message) -> [Diagnostic] {
        [(services, candidates.flatMap(\.services)), (operations, candidates.flatMap(\.words))].flatMap { all, known in
            all.filter { !known.contains(where: $0.glob.matches) }.map {
                unmatched($0.pattern, wanted: wanted, among: known)
            }
        }
    }

    private func unmatched(_ pattern: OperationDirectives.Pattern, wanted: Message, among known: [String]) -> Diagnostic
    {
        DirectiveCodes.unmatchedEntry(
            "`\(pattern.text)` fits no \(wanted)", at: pattern.origin.range,
            help: suggestion(for: pattern.text, among: known))
    }
}

extension Operation {
    /// The operation's id, and its method and path.
    fileprivate var words: [String] { [identifier, key].compactMap(\.self) }
}
