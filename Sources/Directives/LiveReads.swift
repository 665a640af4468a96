import APIModel
import Diagnostics
import SourceTree

/// One rule of `observe:` in a configuration: which reads are made again for who wants to know of changes, and when.
public struct ObservingRule: Sendable {
    private let selection: OperationSelection
    private let observing: Observing

    private static let keys = OperationSelection.keys + ["every", "events", "value"]

    /// A list of rules, or one.
    public static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> [ObservingRule] {
        if node.isMapping { return [ObservingRule(node, into: &bag)].compactMap(\.self) }
        guard node.isSequence, node.elements.allSatisfy(\.isMapping) else {
            bag.report(
                DirectiveMessages.wrongType(
                    "observe",
                    expected: "a rule such as `{ services: [Post], every: 30s }`, or a list of such",
                    at: node.range
                )
            )
            return []
        }
        return node.elements.compactMap { ObservingRule($0, into: &bag) }
    }

    private init?(_ node: SourceNode, into bag: inout DiagnosticBag) {
        var reader = DirectiveValueReader(key: "observe")
        defer { bag.append(contentsOf: reader.bag) }
        for entry in node.entries where !Self.keys.contains(entry.key.text) {
            reader.bag.report(DirectiveMessages.unknownKey(entry.key.text, among: Self.keys, at: entry.key.range))
        }
        selection = OperationSelection(node, by: &reader)
        observing = reader.observing(node)
        if node["every"] == nil, node["events"] == nil {
            if node["value"] == nil {
                reader.bag.report(DirectiveMessages.missingKey("every", of: "observe", at: node.range))
            }
            return nil
        }
    }

    /// Gives reads of which nothing else is said the first rule that fits.
    static func apply(_ rules: [ObservingRule], to api: inout API, into bag: inout DiagnosticBag) {
        guard !rules.isEmpty else { return }
        var used: Set<Int> = []
        for index in api.operations.indices where api.operations[index].directives.observe == nil {
            let operation = api.operations[index]
            guard operation.isRead, operation.isObservable, !operation.directives.isSkipped,
                let fitting = rules.firstIndex(where: { $0.selection.fits(operation) })
            else { continue }
            used.insert(fitting)
            api.operations[index].directives.observe = .by(rules[fitting].observing)
        }
        let reads = api.operations.filter { $0.isRead && $0.isObservable }
        for (index, rule) in rules.enumerated() {
            let faults = rule.selection.faults(in: reads, wanted: "read that could be observed")
            for fault in faults { bag.report(fault) }
            if faults.isEmpty, !used.contains(index) {
                bag.report(DirectiveMessages.unmatchedObserving(at: rule.observing.origin.range))
            }
        }
    }
}
