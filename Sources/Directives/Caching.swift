import APIModel
import Diagnostics
import SourceTree

extension DirectiveValueReader {
    private static let cacheKeys = ["for", "policy"]

    /// `5m`, `true`, `false`, or `{ for: 5m, policy: networkFirst }`
    mutating func cache(_ node: SourceNode) -> OperationDirectives.Cache? {
        if let flag = node.bool {
            var caching = Caching()
            caching.origin = Origin(range: node.range)
            return flag ? .by(caching) : OperationDirectives.Cache.none
        }
        guard node.isMapping else {
            guard let duration = duration(node) else { return nil }
            var caching = Caching()
            caching.duration = duration
            caching.origin = Origin(range: node.range)
            return .by(caching)
        }
        for entry in node.entries where !Self.cacheKeys.contains(entry.key.text) {
            bag.report(DirectiveMessages.unknownKey(entry.key.text, among: Self.cacheKeys, at: entry.key.range))
        }
        return .by(caching(node))
    }

    /// What `for` and `policy` of a mapping say.
    mutating func caching(_ node: SourceNode) -> Caching {
        var caching = Caching()
        caching.origin = Origin(range: node.range)
        caching.duration = optionalPart("for", of: node) { $0.duration($1) }
        caching.policy = optionalPart("policy", of: node) { $0.policy($1) } ?? .cacheFirst
        return caching
    }

    private mutating func policy(_ node: SourceNode) -> Caching.Policy? {
        let words = Caching.Policy.allCases.map { "`\($0.rawValue)`" }
        return Caching.Policy(rawValue: node.text)
            ?? wrong(node, words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""))
    }

    /// `90` and `90s` → 90, `5m` → 300, `2h` → 7200, `1d` → 86400
    mutating func duration(_ node: SourceNode) -> Int? {
        let units: [(unit: Character, seconds: Int)] = [("s", 1), ("m", 60), ("h", 3600), ("d", 86400)]
        let unit = units.first { node.text.last == $0.unit }
        let digits = unit == nil ? node.text[...] : node.text.dropLast()
        let isNumber = !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
        let (seconds, overflows) =
            (isNumber ? Int(digits) : nil)?.multipliedReportingOverflow(by: unit?.seconds ?? 1)
            ?? (0, true)
        if node.isScalar, !overflows, seconds <= 1_000_000_000 { return seconds }
        return wrong(node, "a time in seconds, minutes, hours or days, such as `90s`, `5m`, `2h` or `1d`")
    }
}

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

extension ArgumentCheck {
    /// What is kept is a response that comes whole, of a call that changes nothing; what invalidates it writes, and so
    /// does what waits in an outbox.
    func checkCache(into bag: inout DiagnosticBag) {
        let directives = operation.directives
        if let caching = directives.caching {
            let isSearch = operation.method == .post && operation.methodChoice == nil && directives.merge == nil
            if !operation.method.isSafe, !isSearch {
                bag.report(DirectiveMessages.keptWrite(operation.key, at: caching.origin.range))
            } else if !operation.returnsWhole {
                bag.report(DirectiveMessages.notKept(operation.key, at: caching.origin.range))
            }
        }
        if directives.waits == true, !operation.canWait {
            bag.report(DirectiveMessages.unqueued(operation.key, at: directives.origin(of: "outbox").range))
        }
        guard let names = directives.invalidates else { return }
        if operation.isRead, operation.method.isSafe || operation.returnsWhole {
            let range = directives.origin(of: "invalidates").range
            bag.report(DirectiveMessages.needlessInvalidation(operation.key, at: range))
        }
        let lookup = OperationLookup(api.operations)
        for name in names {
            let found = lookup.indices(of: name.text)
            if found.isEmpty {
                bag.report(
                    DirectiveMessages.unmatchedEntry(name.text, among: lookup.words, at: name.origin.range)
                )
            } else if !found.contains(where: { api.operations[$0].directives.caching != nil }) {
                bag.report(DirectiveMessages.unkeptOperation(name.text, at: name.origin.range))
            }
        }
    }
}
