import APIModel
import Diagnostics
import SourceTree

extension DirectiveValueReader {
    /// `30s`, `false`, or `{ every: 5m, events: liveComments, value: comments.changed }`
    mutating func observe(_ node: SourceNode) -> OperationDirectives.Setting<Observing>? {
        if node.bool == false { return OperationDirectives.Setting.none }
        guard node.isMapping else {
            return interval(node).map { .by(Observing(every: $0, origin: Origin(range: node.range))) }
        }
        checkKeys(of: node, among: ["every", "events", "value", "name"])
        var observing = observing(node)
        observing.name = optionalPart("name", of: node) { $0.name($1) }
        return node["every"] == nil && node["events"] == nil
            ? wrong(node, "a time such as `30s`, or `{ every: 5m, events: OPERATION }`") : .by(observing)
    }

    /// `{ every: 5m, events: liveComments, value: comments.changed }`
    fileprivate mutating func observing(_ node: SourceNode) -> Observing {
        var observing = Observing(origin: Origin(range: node.range))
        observing.interval = optionalPart("every", of: node) { $0.interval($1) }
        observing.source = optionalPart("events", of: node) { reader, node in
            reader.text(node).map { OperationDirectives.Pattern(text: $0, origin: Origin(range: node.range)) }
        }
        observing.content = optionalPart("value", of: node) { $0.content($1) }
        if observing.content != nil, node["events"] == nil {
            bag.report(.missingKey("events", of: "observe", at: node.range))
        }
        return observing
    }

    /// Milliseconds, at least one, so that reads have a pause between them: `500ms` → 500, `30s` → 30000
    private mutating func interval(_ node: SourceNode) -> Int? {
        let digits = node.text.dropLast(2)
        if node.isScalar, node.text.hasSuffix("ms"), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let milliseconds = Int(digits), milliseconds <= 1_000_000_000
        {
            return milliseconds > 0 ? milliseconds : wrong(node, "at least a millisecond")
        }
        guard let seconds = duration(node) else { return nil }
        return seconds > 0 ? seconds * 1000 : wrong(node, "at least a millisecond, as `1ms`")
    }

    /// `true`, or the name of a message.
    private mutating func content(_ node: SourceNode) -> Observing.Content? {
        if node.bool == true { return .item }
        if node.isString, !node.text.isEmpty { return .message(node.text) }
        return wrong(node, "true, or the name of a message that is the new value")
    }
}

extension RuleDefinition where Value == OperationDirectives.Setting<Observing> {
    static let observing = RuleDefinition(
        summary:
            "Which reads are repeated for subscribers, and when: rules for services and operations; the first that matches applies.",
        example: "[{ operations: [getComments], events: liveComments, every: 5m }]",
        keys: ["every", "events", "value"],
        expected: "a rule such as `{ services: [Post], every: 30s }`, or a list of such",
        candidate: "read that could be observed", isCandidate: { $0.isRead && $0.isObservable },
        value: { reader, node in
            let observing = reader.observing(node)
            if node["every"] != nil || node["events"] != nil { return .by(observing) }
            if node["value"] == nil { reader.bag.report(.missingKey("every", of: "observe", at: node.range)) }
            return nil
        },
        unused: { _, range in
            DirectiveCodes.unmatchedEntry("no read is observed by this rule", at: range, help: .firstRuleHolds)
        })
}

extension OperationDirectives.Setting<Observing> {
    /// `false`, or `{ every: 300s, events: liveComments, value: comments.changed }`
    var literal: Literal {
        guard case .by(let observing) = self else { return .bool(false) }
        let content: Literal? =
            switch observing.content {
            case .item?: .bool(true)
            case .message(let name)?: .string(name)
            case nil: nil
            }
        return .members([
            ("every", .text(observing.interval.map { $0 % 1000 == 0 ? "\($0 / 1000)s" : "\($0)ms" })),
            ("events", .text(observing.source?.text)), ("value", content), ("name", .text(observing.name?.text)),
        ]) ?? .bool(false)
    }
}

extension ArgumentCheck {
    /// Checks that the operation is a read whose response comes whole, and that its `events` are a stream or channel.
    mutating func checkObserving() {
        guard operation.channel == nil, let observing = operation.directives.observing else { return }
        if !operation.isObservable {
            bag.report(
                DirectiveCodes.unfitOperation, "`\(operation.key)` can't be observed", at: observing.origin.range,
                help: "only GET, HEAD, QUERY, or a POST that searches can be observed, if the response isn't a stream")
        }
        guard let source = observing.source else { return }
        let lookup = OperationLookup(api.operations)
        let found = lookup.indices(of: source.text)
        guard let index = found.first else {
            let known = api.operations.filter(\.hasEvents).compactMap(\.identifier)
            bag.report(.unmatchedEntry(source.text, among: known, at: source.origin.range))
            return
        }
        let events = api.operations[index]
        if !events.hasEvents || events.directives.isSkipped {
            bag.report(
                DirectiveCodes.unfitOperation, "`\(source.text)` sends no events", at: source.origin.range,
                help: "name an operation whose response is a stream, or a channel with messages that are received")
        }
    }
}

extension Diagnostic {
    static func unmatchedEntry(_ key: String, among known: [String], at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unmatchedEntry(
            "no operation has the id or key `\(key)`", at: range, help: suggestion(for: key, among: known))
    }
}
