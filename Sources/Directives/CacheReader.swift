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
