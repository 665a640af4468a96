import APIModel
import SourceTree

extension DirectiveValueReader {
    private static let observingKeys = ["every", "events", "value", "name"]

    /// `30s`, `false`, or `{ every: 5m, events: liveComments, value: comments.changed }`
    mutating func observe(_ node: SourceNode) -> OperationDirectives.Observe? {
        if node.bool == false { return OperationDirectives.Observe.none }
        guard node.isMapping else {
            guard let interval = interval(node) else { return nil }
            var observing = Observing()
            observing.interval = interval
            observing.origin = Origin(range: node.range)
            return .by(observing)
        }
        for entry in node.entries where !Self.observingKeys.contains(entry.key.text) {
            bag.report(DirectiveMessages.unknownKey(entry.key.text, among: Self.observingKeys, at: entry.key.range))
        }
        var observing = observing(node)
        observing.name = optionalPart("name", of: node) { $0.name($1) }
        return node["every"] == nil && node["events"] == nil
            ? wrong(node, "a time such as `30s`, or `{ every: 5m, events: OPERATION }`") : .by(observing)
    }

    /// What `every`, `events` and `value` of a mapping say.
    mutating func observing(_ node: SourceNode) -> Observing {
        var observing = Observing()
        observing.origin = Origin(range: node.range)
        observing.interval = optionalPart("every", of: node) { $0.interval($1) }
        observing.source = optionalPart("events", of: node) { reader, node in
            reader.text(node).map { OperationDirectives.Pattern(text: $0, origin: Origin(range: node.range)) }
        }
        observing.content = optionalPart("value", of: node) { $0.content($1) }
        if observing.content != nil, node["events"] == nil {
            bag.report(DirectiveMessages.missingKey("events", of: "observe", at: node.range))
        }
        return observing
    }

    /// A time that is not nothing: a service is not asked without end.
    private mutating func interval(_ node: SourceNode) -> Int? {
        guard let seconds = duration(node) else { return nil }
        return seconds > 0 ? seconds : wrong(node, "at least a second")
    }

    /// `true`, or the name of a message.
    private mutating func content(_ node: SourceNode) -> Observing.Content? {
        if node.bool == true { return .item }
        if node.isString, !node.text.isEmpty { return .message(node.text) }
        return wrong(node, "true, or the name of a message that is the new value")
    }
}
