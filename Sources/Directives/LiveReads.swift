import APIModel
import Diagnostics
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

extension ArgumentCheck {
    /// What is observed is a read whose response comes whole; what tells of changes is a stream or a channel.
    func checkObserving(into bag: inout DiagnosticBag) {
        guard operation.channel == nil, let observing = operation.directives.observing else { return }
        if !operation.isObservable {
            bag.report(DirectiveMessages.unobservable(operation.key, at: observing.origin.range))
        }
        guard let source = observing.source else { return }
        let lookup = OperationLookup(api.operations)
        let found = lookup.indices(of: source.text)
        guard let index = found.first else {
            let known = api.operations.filter(\.hasEvents).compactMap(\.identifier)
            bag.report(DirectiveMessages.unmatchedEntry(source.text, among: known, at: source.origin.range))
            return
        }
        let events = api.operations[index]
        if !events.hasEvents || events.directives.isSkipped {
            bag.report(DirectiveMessages.eventless(source.text, at: source.origin.range))
        }
    }
}

extension DirectiveMessages {
    static func unobservable(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unfitOperation("`\(operation)` can't be observed").at(range)
            .help(
                "only GET, HEAD and QUERY are observed, and POST where it is a search, whose response comes whole"
            )
    }

    static func eventless(_ name: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unfitOperation("`\(name)` tells of nothing that changes").at(range)
            .help("name an operation whose response is a stream, or a channel that the service sends into")
    }

    static func unmatchedObserving(at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unmatchedEntry("no read is observed by this rule").at(range)
            .help("of several rules for an operation the first one holds, and what is said of the operation itself")
    }
}
