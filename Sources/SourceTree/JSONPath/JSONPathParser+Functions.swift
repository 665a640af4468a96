extension JSONPathParser {
    /// What stands behind `length(`, `count(` or `value(`.
    mutating func function(_ name: String, at start: Int) throws(JSONPath.Fault) -> JSONPath.Function {
        depth += 1
        defer { depth -= 1 }
        guard depth < 32 else { throw fault("the condition is nested too deeply") }
        switch name {
        case "length":
            skipSpace()
            let operand = try operand()
            try closeArguments()
            return .length(operand)
        case "count": return .count(try nodes(of: name))
        case "value": return .value(try nodes(of: name))
        case "match", "search": throw fault("`\(name)(…)` is true or false, and no value", at: start)
        default:
            throw fault(
                "there is no function `\(name)`; there are `length`, `count`, `value`, `match` and `search`",
                at: start
            )
        }
    }

    /// `match(@.name, 'a.*')` or `search(…)`; nil where something else follows.
    mutating func patternTest() throws(JSONPath.Fault) -> JSONPath.Condition? {
        let start = position
        let isWhole = skip("match(")
        guard isWhole || skip("search(") else { return nil }
        skipSpace()
        let text = try operand()
        skipSpace()
        guard skip(",") else { throw fault("a pattern follows: `\(isWhole ? "match" : "search")(@.name, 'a.*')`") }
        skipSpace()
        let place = position
        let pattern = try operand()
        try closeArguments()
        skipSpace()
        if let sign = peek, "=!<>".unicodeScalars.contains(sign) {
            throw fault("`\(isWhole ? "match" : "search")(…)` is true or false, and is not compared", at: start)
        }
        guard case .literal(let value) = pattern else { return .match(text, .computed(pattern), isWhole: isWhole) }
        guard case .string(let written) = value else { throw fault("a pattern is a text", at: place) }
        do {
            return .match(text, .fixed(try TextPattern(written)), isWhole: isWhole)
        } catch {
            throw fault(error.message, at: place)
        }
    }

    private mutating func nodes(of name: String) throws(JSONPath.Fault) -> JSONPath.Query {
        skipSpace()
        guard let query = try query() else { throw fault("`\(name)` takes a path: `\(name)(@.*)`") }
        try closeArguments()
        return query
    }

    private mutating func closeArguments() throws(JSONPath.Fault) {
        skipSpace()
        guard skip(")") else { throw fault("`)` is missing") }
    }
}
