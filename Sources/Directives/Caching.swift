import APIModel
import Diagnostics
import SourceTree

/// One rule of `cache:` in a configuration: which reads keep their responses, and how.
public struct CacheRule: Sendable {
    private let selection: OperationSelection
    private let caching: Caching

    var range: SourceRange? { caching.origin.range }

    private static let keys = OperationSelection.keys + ["for", "policy"]

    /// A list of rules, or one.
    public static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> [CacheRule] {
        if node.isMapping { return [CacheRule(node, into: &bag)] }
        guard node.isSequence, node.elements.allSatisfy(\.isMapping) else {
            bag.report(
                DirectiveMessages.wrongType(
                    "cache",
                    expected: "a rule such as `{ services: [Store], for: 5m }`, or a list of such",
                    at: node.range
                )
            )
            return []
        }
        return node.elements.map { CacheRule($0, into: &bag) }
    }

    private init(_ node: SourceNode, into bag: inout DiagnosticBag) {
        var reader = DirectiveValueReader(key: "cache")
        for entry in node.entries where !Self.keys.contains(entry.key.text) {
            reader.bag.report(DirectiveMessages.unknownKey(entry.key.text, among: Self.keys, at: entry.key.range))
        }
        selection = OperationSelection(node, by: &reader)
        caching = reader.caching(node)
        bag.append(contentsOf: reader.bag)
    }

    /// Gives reads of which nothing else is said the first rule that fits.
    static func apply(_ rules: [CacheRule], to api: inout API, into bag: inout DiagnosticBag) {
        guard !rules.isEmpty else { return }
        var used: Set<Int> = []
        for index in api.operations.indices where api.operations[index].directives.cache == nil {
            let operation = api.operations[index]
            guard operation.isRead, operation.returnsWhole, !operation.directives.isSkipped,
                let fitting = rules.firstIndex(where: { $0.selection.fits(operation) })
            else { continue }
            used.insert(fitting)
            api.operations[index].directives.cache = .by(rules[fitting].caching)
        }
        let reads = api.operations.filter { $0.isRead && $0.returnsWhole }
        for (index, rule) in rules.enumerated() {
            let faults = rule.selection.faults(in: reads, wanted: "read whose response could be kept")
            for fault in faults { bag.report(fault) }
            if faults.isEmpty, !used.contains(index) { bag.report(DirectiveMessages.unmatchedRule(rule)) }
        }
    }
}
