import APIModel
import Diagnostics
import SourceTree

/// One rule of `cache:` in a configuration: which reads keep their responses, and how.
public struct CacheRule: Sendable {
    /// Patterns of services, and of operations by their ids or `METHOD /path`; none means all.
    var services: [OperationDirectives.Pattern] = []
    var operations: [OperationDirectives.Pattern] = []
    var caching = Caching()

    var range: SourceRange? { caching.origin.range }

    private static let keys = ["services", "operations", "for", "policy"]

    /// A list of rules, or one.
    public static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> [CacheRule] {
        if node.isMapping { return [rule(node, into: &bag)] }
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
        return node.elements.map { rule($0, into: &bag) }
    }

    private static func rule(_ node: SourceNode, into bag: inout DiagnosticBag) -> CacheRule {
        var reader = DirectiveValueReader(key: "cache")
        for entry in node.entries where !keys.contains(entry.key.text) {
            reader.bag.report(DirectiveMessages.unknownKey(entry.key.text, among: keys, at: entry.key.range))
        }
        var rule = CacheRule()
        rule.services = reader.optionalPart("services", of: node) { $0.patterns($1) } ?? []
        rule.operations = reader.optionalPart("operations", of: node) { $0.patterns($1) } ?? []
        rule.caching = reader.caching(node)
        bag.append(contentsOf: reader.bag)
        return rule
    }

    /// Gives reads of which nothing else is said the first rule that fits.
    static func apply(_ rules: [CacheRule], to api: inout API, into bag: inout DiagnosticBag) {
        guard !rules.isEmpty else { return }
        let matchers = rules.map(Matcher.init)
        var used: Set<Int> = []
        for index in api.operations.indices where api.operations[index].directives.cache == nil {
            let operation = api.operations[index]
            guard operation.isRead, operation.returnsWhole, !operation.directives.isSkipped,
                let fitting = matchers.firstIndex(where: { $0.fits(operation) })
            else { continue }
            used.insert(fitting)
            api.operations[index].directives.cache = .by(rules[fitting].caching)
        }
        let reads = api.operations.filter { $0.isRead && $0.returnsWhole }
        let services = reads.flatMap(\.services)
        let words = reads.flatMap(\.words)
        for (index, rule) in rules.enumerated() {
            let unmatched =
                rule.services.filter { !services.contains(where: GlobPattern($0.text).matches) }
                + rule.operations.filter { !words.contains(where: GlobPattern($0.text).matches) }
            for pattern in unmatched { bag.report(DirectiveMessages.unkeptPattern(pattern)) }
            if unmatched.isEmpty, !used.contains(index) { bag.report(DirectiveMessages.unmatchedRule(rule)) }
        }
    }

    /// A rule with its patterns made ready.
    private struct Matcher {
        let services: [GlobPattern]
        let operations: [GlobPattern]

        init(_ rule: CacheRule) {
            services = rule.services.map { GlobPattern($0.text) }
            operations = rule.operations.map { GlobPattern($0.text) }
        }

        func fits(_ operation: Operation) -> Bool {
            (services.isEmpty || services.contains { operation.services.contains(where: $0.matches) })
                && (operations.isEmpty || operations.contains { operation.words.contains(where: $0.matches) })
        }
    }
}

extension Operation {
    /// What people call it: its id, and method and path.
    fileprivate var words: [String] { [identifier, key].compactMap(\.self) }
}
