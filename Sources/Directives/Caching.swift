import APIModel
import Diagnostics
import SourceTree

extension DirectiveValueReader {
    /// `5m`, `true`, `false`, or `{ for: 5m, policy: networkFirst }`
    mutating func cache(_ node: SourceNode) -> OperationDirectives.Setting<Caching>? {
        let origin = Origin(range: node.range)
        if let flag = node.bool { return flag ? .by(Caching(origin: origin)) : OperationDirectives.Setting.none }
        guard node.isMapping else { return duration(node).map { .by(Caching($0, origin: origin)) } }
        checkKeys(of: node, among: ["for", "policy"])
        return .by(caching(node))
    }

    /// `{ for: 5m, policy: networkFirst }`
    fileprivate mutating func caching(_ node: SourceNode) -> Caching {
        var caching = Caching(origin: Origin(range: node.range))
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
            (isNumber ? Int(digits) : nil)?.multipliedReportingOverflow(by: unit?.seconds ?? 1) ?? (0, true)
        if node.isScalar, !overflows, seconds <= 1_000_000_000 { return seconds }
        return wrong(node, "a time in seconds, minutes, hours or days, such as `90s`, `5m`, `2h` or `1d`")
    }
}

extension RuleDefinition where Value == OperationDirectives.Setting<Caching> {
    static let caching = RuleDefinition(
        summary:
            "Which reads keep their responses, and for how long: rules for services and operations; the first that matches applies.",
        example: "[{ services: [Store], for: 5m, policy: staleWhileRevalidate }]", keys: ["for", "policy"],
        expected: "a rule such as `{ services: [Store], for: 5m }`, or a list of such",
        candidate: "read whose response could be kept", isCandidate: { $0.isRead && $0.returnsWhole },
        value: { .by($0.caching($1)) },
        unused: { _, range in
            DirectiveCodes.unmatchedEntry("this rule applies to no read", at: range, help: .firstRuleHolds)
        })
}

extension RuleDefinition where Value == Bool {
    static let waiting = RuleDefinition(
        summary: "Which writes wait in an outbox until the service has them: `true`, or by services and operations.",
        example: "{ services: [Post], operations: [\"like*\"] }", isFlag: true,
        expected: "true, or which writes it means: `{ services: [Post] }`",
        candidate: "write that could wait in an outbox", isCandidate: \.canWait, value: { _, _ in true },
        unused: { DirectiveCodes.unmatchedEntry("no write waits in the outbox", at: $1) })
}

extension OperationDirectives.Setting<Caching> {
    /// `false`, `true`, `5m` → `300s`, `{ for: 300s, policy: networkFirst }`
    var literal: Literal {
        guard case .by(let caching) = self else { return .bool(false) }
        let duration = caching.duration.map { "\($0)s" }
        if caching.policy == .cacheFirst { return duration.map(Literal.string) ?? .bool(true) }
        return .members([("for", .text(duration)), ("policy", .string(caching.policy.rawValue))]) ?? .bool(true)
    }
}

extension Message {
    static let firstRuleHolds: Message =
        "the first rule that matches an operation applies, unless the operation has its own directive"
}

extension ArgumentCheck {
    /// Checks that the operation is a read whose response comes whole.
    mutating func checkCache() {
        let directives = operation.directives
        guard let range = directives.caching?.origin.range else { return }
        let isSearch = operation.method == .post && operation.methodChoice == nil && directives.merge == nil
        if !operation.method.isSafe, !isSearch {
            bag.report(
                DirectiveCodes.unfitOperation, "`\(operation.key)` isn't a read, so its response can't be kept",
                at: range, help: "only responses to GET, HEAD, QUERY, or a POST that searches can be kept")
        } else if !operation.returnsWhole {
            bag.report(
                DirectiveCodes.unfitOperation, "`\(operation.key)` returns nothing that can be kept", at: range,
                help: "a response can be kept if it isn't a stream and the operation has no header preset")
        }
    }

    mutating func checkWaiting() {
        guard operation.directives.waits == true, !operation.canWait else { return }
        report(
            .unfitOperation, "`\(operation.key)` can't wait in an outbox", of: "outbox",
            help: "only a write can wait, if it has no header preset and its response isn't a stream")
    }

    /// Checks that the operation is a write, and that the operations that it names are cached.
    mutating func checkInvalidation() {
        guard let names = operation.directives.invalidates else { return }
        if operation.isRead, operation.method.isSafe || operation.returnsWhole {
            report(
                .unfitOperation, "`invalidates` has no effect on `\(operation.key)`, which is a read",
                of: "invalidates", help: "write `invalidates` at operations that change something")
        }
        let lookup = OperationLookup(api.operations)
        for name in names {
            let found = lookup.indices(of: name.text)
            if found.isEmpty {
                bag.report(.unmatchedEntry(name.text, among: lookup.words, at: name.origin.range))
            } else if !found.contains(where: {
                api.operations[$0].directives.caching != nil || hasQueries && api.operations[$0].isRead
            }) {
                bag.report(
                    DirectiveCodes.unmatchedEntry, "no response of `\(name.text)` is kept", at: name.origin.range,
                    help: "add `cache` to that operation, or remove it here")
            }
        }
    }
}
