import APIModel

/// Finds what becomes of invalid values of a property: the last rule of the configuration that matches it, else what the
/// description says at the property or of the schema of its values.
struct LeniencyTable: Sendable {
    private let rules: [(rule: LeniencyRule, pattern: GlobPattern)]

    /// What was found, and whether it was said of this property alone.
    struct Finding {
        var leniency: Leniency
        var isExact: Bool
    }

    init(_ rules: [LeniencyRule]) {
        self.rules = rules.reversed().map { ($0, GlobPattern($0.pattern)) }
    }

    /// Whether the configuration says nothing.
    var isEmpty: Bool { rules.isEmpty }

    /// `place` is `Order.status`, `types` are the names of the schemas that its values and their elements have.
    func finding(at place: String, types: [String], _ said: [Literal]) -> Finding? {
        let names = [place] + types
        if let found = rules.first(where: { entry in names.contains { entry.pattern.matches($0) } }) {
            return Finding(leniency: found.rule.leniency, isExact: found.rule.pattern == place)
        }
        return said.lazy.compactMap { Leniency($0) }.first.map { Finding(leniency: $0, isExact: true) }
    }
}
