import APIModel

/// Writes constants of the description as Swift expressions of the type of a schema's use.
struct LiteralExpression {
    let catalog: SchemaTypes
    let enums: [Int: PlannedEnum]
    /// The team's own enums, by schema.
    let ownEnums: [Int: PlannedEnum]

    /// `"newest"` for a use of `Sort` → `.newest`; nil where the type has no such literal.
    func expression(of literal: Literal, as use: SchemaUse, depth: Int = 0) -> SwiftExpression? {
        let target = catalog.graph.target(of: use)
        if case .null = literal { return target.isNullable ? .null : nil }
        switch catalog.graph.forms[target.schema] {
        case .any: return any(literal, depth: depth)
        case .enumeration: return member(literal, of: catalog.indexes[target.schema].flatMap { enums[$0] }, as: use)
        case .plain(let type):
            if let own = ownEnums[target.schema] { return member(literal, of: own, as: use) }
            return plain(literal, type)
        case .array:
            guard case .array(let elements) = literal, depth < 4, elements.count <= 20,
                let element = catalog.graph.element(of: target.schema)
            else { return nil }
            let values = elements.compactMap { expression(of: $0, as: element, depth: depth + 1) }
            return values.count == elements.count ? .list(values) : nil
        case .map:
            guard case .object(let members) = literal, members.isEmpty else { return nil }
            return .dictionary([])
        case .structure, .union, .tuple, .typeParameter: return nil
        }
    }

    /// The default that the description states.
    func preset(of use: SchemaUse) -> SwiftExpression? {
        catalog.graph.defaultValue(of: use).flatMap { expression(of: $0, as: use) }
    }

    func onlyValue(of use: SchemaUse) -> SwiftExpression? {
        guard case .enumeration(let enumeration) = catalog.graph.schema(behind: use).kind else { return nil }
        return enumeration.onlyValue.flatMap { expression(of: $0, as: use) }
    }

    private func member(_ literal: Literal, of plan: PlannedEnum?, as use: SchemaUse) -> SwiftExpression? {
        guard let name = plan?.name(of: literal) else { return nil }
        // `.none` alone would mean an optional's.
        return name.raw == "none" ? .member(name, of: .type(catalog.type(of: use).unwrapped)) : .implicitMember(name)
    }

    private func plain(_ literal: Literal, _ type: SwiftType) -> SwiftExpression? {
        switch (literal, type) {
        case (.string(let text), .string), (.string(let text), .uriText): return .string(text)
        case (.bool(let flag), .bool): return .bool(flag)
        case (.number(let text), .int), (.number(let text), .int64):
            guard let numeral = SwiftNumeral(integer: text), numeral.int != nil else { return nil }
            return .number(numeral)
        case (.number(let text), .int32):
            guard let numeral = SwiftNumeral(integer: text), numeral.int.flatMap(Int32.init(exactly:)) != nil else {
                return nil
            }
            return .number(numeral)
        case (.number(let text), .uint64):
            guard let numeral = SwiftNumeral(integer: text), UInt64(numeral.text) != nil else { return nil }
            return .number(numeral)
        case (.number(let text), .decimal): return .decimal(text)
        case (.number(let text), .double), (.number(let text), .float):
            return SwiftNumeral(floating: text).map { .number($0) }
        default: return nil
        }
    }

    /// A literal of a `JSONValue`, which can be written as literals of all kinds.
    private func any(_ literal: Literal, depth: Int) -> SwiftExpression? {
        guard depth < 4 else { return nil }
        switch literal {
        case .null: return .null
        case .bool(let flag): return .bool(flag)
        case .string(let text): return .string(text)
        case .number(let text):
            if let numeral = SwiftNumeral(integer: text) { return numeral.int == nil ? nil : .number(numeral) }
            return literal.isWholeText ? nil : SwiftNumeral(floating: text).map { .number($0) }
        case .array(let elements):
            let values = elements.compactMap { any($0, depth: depth + 1) }
            return values.count == elements.count && values.count <= 20 ? .list(values) : nil
        case .object(let members): return members.isEmpty ? .dictionary([]) : nil
        }
    }
}

extension Literal {
    /// Whether a default means something: null, `""`, `[]` and `{}` stand for no value.
    var isSaid: Bool { ![.null, .string(""), .array([]), .object([])].contains(self) }

    /// Whether a number is written without a point and an exponent.
    fileprivate var isWholeText: Bool {
        guard case .number(let text) = self else { return false }
        return text.utf8.allSatisfy { $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    }
}

extension SwiftExpression {
    /// An exact number, since the literal of a fraction would pass through a `Double`: `19.99` →
    /// `Decimal(sign: .plus, exponent: -2, significand: 1_999)`; nil for one with too many digits.
    static func decimal(_ text: String) -> SwiftExpression? {
        if let whole = SwiftNumeral(integer: text) { return whole.int.map { .number(.grouped($0)) } }
        guard text.utf8.count <= 16, Double(text) != nil else { return nil }
        let isNegative = text.hasPrefix("-")
        let halves = text.drop { $0 == "-" || $0 == "+" }.split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        let fraction = halves[1].dropLast(halves[1].reversed().prefix { $0 == "0" }.count)
        guard let digits = Int(halves[0] + fraction) else { return nil }
        let sign = isNegative ? "minus" : "plus"
        return .call(
            .type(.decimal),
            [
                Argument(SwiftIdentifier("sign"), .implicitMember(sign)),
                Argument(SwiftIdentifier("exponent"), .number(SwiftNumeral(-fraction.count))),
                Argument(SwiftIdentifier("significand"), .number(.grouped(Int(clamping: digits.magnitude)))),
            ])
    }

    /// A constant of the description as a literal of the same kind.
    public init(_ literal: Literal) {
        switch literal {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .string(let text): self = .string(text)
        case .number(let text): self = .number(SwiftNumeral(text) ?? SwiftNumeral(0))
        case .array(let elements): self = .list(elements.map { SwiftExpression($0) })
        case .object(let members): self = .dictionary(members.map { Entry($0.name, SwiftExpression($0.value)) })
        }
    }

    /// A constant as a case of `JSONValue`, with nothing left for the compiler to guess: `.string("auto")`; nil for
    /// lists, objects and numbers out of range.
    static func jsonValue(_ literal: Literal) -> SwiftExpression? {
        switch literal {
        case .null: return .implicitMember("null")
        case .bool(let flag): return .implicitCall("bool", .bool(flag))
        case .string(let text): return .implicitCall("string", .string(text))
        case .number(let text):
            if let numeral = SwiftNumeral(integer: text) {
                return numeral.int == nil ? nil : .implicitCall("integer", .number(numeral))
            }
            // A number that a `Double` rounds would differ from the decoded one.
            return literal.isWholeText ? nil : SwiftNumeral(floating: text).map { .implicitCall("number", .number($0)) }
        case .array, .object: return nil
        }
    }
}
