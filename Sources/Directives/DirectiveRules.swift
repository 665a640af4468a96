import APIModel
import Diagnostics
import SourceTree

/// The rules that a configuration has for one directive: `cache: [{ services: [Store], for: 5m }]`.
public struct DirectiveRules: Sendable {
    /// Where the first rule is.
    public let range: SourceRange?
    /// Gives each operation without the directive the value of the first rule that fits it.
    let apply: @Sendable (inout API, inout DiagnosticBag) -> Void

    /// The key of the configuration: its line in the reference, an example of its value, and how it is read.
    public struct Definition: Sendable {
        public let summary: String
        public let example: String
        public let read: @Sendable (SourceNode, inout DiagnosticBag) -> DirectiveRules
    }
}

/// How the rules of one directive are read, and which operations they are for.
struct RuleDefinition<Value: Sendable>: Sendable {
    /// One sentence for editors and the reference page.
    let summary: String
    /// A value to copy.
    let example: String
    /// The keys of a rule besides `services` and `operations`.
    var keys: [String] = []
    /// Whether `true` alone is a rule, for all candidates.
    var isFlag = false
    /// Rules as messages show them: `a rule such as …, or a list of rules`.
    let expected: String
    /// How messages name the operations that a rule can be for: `read whose response could be kept`.
    let candidate: Message
    let isCandidate: @Sendable (Operation) -> Bool
    /// Whether an operation has what the value refers to.
    var suits: @Sendable (Value, Operation, API) -> Bool = { _, _, _ in true }
    /// Reads the value of a rule; nil, and a report, where it has none.
    let value: @Sendable (inout DirectiveValueReader, SourceNode) -> Value?
    /// The problem of a rule that no operation gets its value from.
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

    /// `false` is an empty list, which takes back the rules of all targets.
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

/// Which operations a rule is for: by patterns of services, and of operations by their ids or `METHOD /path`; without
/// patterns all.
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

    /// The problems of patterns that fit none of the candidates.
    /// - Parameter wanted: what a candidate is: `write that could wait`.
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
    /// Its id, and method and path.
    fileprivate var words: [String] { [identifier, key].compactMap(\.self) }
}
