/// Reads the condition of an `if`: `a.b and not (c or d == "word")`. `not` binds tightest, then `and`, then `or`.
struct ConditionReader {
    private(set) var reader: WordReader
    private var depth = 0
    private var termCount = 0

    init(_ reader: WordReader) { self.reader = reader }

    mutating func condition() -> ConditionNode? {
        guard var left = conjunction() else { return nil }
        while reader.skip(keyword: "or") {
            guard let right = conjunction() else { return nil }
            left = .or(left, right)
        }
        return left
    }

    private mutating func conjunction() -> ConditionNode? {
        guard var left = negation() else { return nil }
        while reader.skip(keyword: "and") {
            guard let right = negation() else { return nil }
            left = .and(left, right)
        }
        return left
    }

    private mutating func negation() -> ConditionNode? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= 64 else {
            reader.failExpecting("a condition with fewer levels")
            return nil
        }
        if reader.skip(keyword: "not") { return negation().map(ConditionNode.not) }
        if reader.skip(sign: "(") {
            guard let inner = condition() else { return nil }
            guard reader.skip(sign: ")") else {
                reader.failExpecting("`)`")
                return nil
            }
            return inner
        }
        return comparison()
    }

    private mutating func comparison() -> ConditionNode? {
        termCount += 1
        guard termCount <= 256 else {
            reader.failExpecting("a condition with fewer terms")
            return nil
        }
        if reader.skip(keyword: "any") { return reader.path().map(ConditionNode.any) }
        guard let path = reader.path() else { return nil }
        let isEqual = reader.skip(sign: "==")
        guard isEqual || reader.skip(sign: "!=") else { return .truth(path) }
        guard let word = reader.next, let literal = literal(word) else {
            reader.failExpecting("a literal: \"text\", a number, true or false")
            return nil
        }
        reader.advance()
        return .comparison(path, isEqual: isEqual, literal, word.span)
    }

    private func literal(_ word: TagWord) -> LiteralNode? {
        switch word.kind {
        case .string(let text): return .text(text)
        case .number(let number): return .number(number)
        case .path where word.keyword == "true": return .flag(true)
        case .path where word.keyword == "false": return .flag(false)
        case .path, .sign: return nil
        }
    }
}
