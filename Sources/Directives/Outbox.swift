import APIModel
import Diagnostics
import SourceTree

/// `outbox:` in a configuration: which writes wait in an outbox until the service has them.
public struct OutboxRule: Sendable {
    private let selection: OperationSelection
    public let range: SourceRange?

    /// `true` for all writes, or `{ services: [Post], operations: ["like*"] }`.
    public static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> OutboxRule? {
        if node.bool == false { return nil }
        guard node.isMapping || node.bool == true else {
            bag.report(
                DirectiveMessages.wrongType(
                    "outbox",
                    expected: "true, or which writes it means: `{ services: [Post] }`",
                    at: node.range
                )
            )
            return nil
        }
        return OutboxRule(node, into: &bag)
    }

    private init(_ node: SourceNode, into bag: inout DiagnosticBag) {
        var reader = DirectiveValueReader(key: "outbox")
        for entry in node.entries where !OperationSelection.keys.contains(entry.key.text) {
            reader.bag.report(
                DirectiveMessages.unknownKey(entry.key.text, among: OperationSelection.keys, at: entry.key.range)
            )
        }
        selection = OperationSelection(node, by: &reader)
        range = node.range
        bag.append(contentsOf: reader.bag)
    }

    /// Lets writes of which nothing else is said wait.
    static func apply(_ rule: OutboxRule?, to api: inout API, into bag: inout DiagnosticBag) {
        guard let rule else { return }
        var isUsed = false
        for index in api.operations.indices where api.operations[index].directives.waits == nil {
            let operation = api.operations[index]
            guard operation.canWait, !operation.directives.isSkipped, rule.selection.fits(operation) else { continue }
            isUsed = true
            api.operations[index].directives.waits = true
        }
        let writes = api.operations.filter(\.canWait)
        let faults = rule.selection.faults(in: writes, wanted: "write that could wait in an outbox")
        for fault in faults { bag.report(fault) }
        if faults.isEmpty, !isUsed { bag.report(DirectiveMessages.unmatchedOutbox(at: rule.range)) }
    }
}
