import APIModel
import Diagnostics

/// An enumeration of values, with a case for unknown ones where others may be received.
public struct EnumPlan: Sendable {
    /// How the values are written: an enum with raw values, one with an `unknown` case, or a struct with constants
    /// where there are so many that a `switch` over them compiles slowly.
    public enum Style: String, Sendable, CaseIterable {
        case raw
        case open
        case constants
    }

    public struct Case: Sendable {
        public let name: SwiftIdentifier
        /// `"in-progress"`; `.string("auto")` where values are of several kinds.
        public let rawValue: SwiftExpression
        public let documentation: [String]

        /// Whether Swift would not guess the raw value from the name.
        public var statesRawValue: Bool { rawValue != .string(name.raw) }
    }

    public let style: Style
    public let rawType: SwiftType
    public let cases: [Case]

    /// Whether the values are of several kinds, so that coding has to be written.
    public var isMixed: Bool { rawType == .jsonValue }
}

/// The plan of an enum, and the constant of the description for each of its cases.
struct PlannedEnum: Sendable {
    var plan: EnumPlan
    var literals: [Literal]
    var base: Enumeration.Base

    /// `"in-progress"` → `inProgress`.
    func name(of literal: Literal) -> SwiftIdentifier? { literals.firstIndex(of: literal).map { plan.cases[$0].name } }
}

struct EnumPlanner {
    private let conventions: Conventions
    private var open: MemberNamer
    private var closed: MemberNamer
    /// A `switch` over more values than this is replaced by constants.
    private let maximumSwitch = 200

    init(_ conventions: Conventions) {
        self.conventions = conventions
        // `.none` and `.some` of an optional enum would mean the optional.
        let reserved = ReservedNames.cases.adding(["none", "some"])
        open = MemberNamer(conventions, reserved: reserved.adding(["unknown"]))
        closed = MemberNamer(conventions, reserved: reserved)
    }

    /// - Parameter owner: the schema's name, or the Swift name of an inline enum.
    mutating func plan(_ schema: Schema, named owner: String, isReceived: Bool, _ bag: inout DiagnosticBag)
        -> PlannedEnum
    {
        guard case .enumeration(let enumeration) = schema.kind else {
            return PlannedEnum(plan: EnumPlan(style: .raw, rawType: .string, cases: []), literals: [], base: .string)
        }
        let (base, values) = distinct(enumeration, schema, &bag)
        let style = style(
            base, count: values.count, takesOthers: enumeration.isOpen,
            // A constant isn't a list that may get more values.
            mayGrow: isReceived && !enumeration.isConstant)
        let renames = conventions.names.renames.cases
        let wishes = values.map { value, _ in
            let text = EnumPlanner.text(of: value.literal)
            let fixed = renames.isEmpty ? nil : renames["\(owner).\(text)"]
            return MemberNamer.Wish(wireName: text, given: value.name, fixed: fixed, origin: schema.origin)
        }
        let names = style == .raw ? closed.names(of: wishes, into: &bag) : open.names(of: wishes, into: &bag)
        let cases = zip(names, values).map { name, item in
            EnumPlan.Case(name: name, rawValue: item.rawValue, documentation: ModelDocumentation.lines(of: item.value))
        }
        let plan = EnumPlan(style: style, rawType: rawType(base), cases: cases)
        return PlannedEnum(plan: plan, literals: values.map(\.value.literal), base: base)
    }

    /// - Parameter takesOthers: whether the description allows other values; then they can be sent as well as received.
    private func style(_ base: Enumeration.Base, count: Int, takesOthers: Bool, mayGrow: Bool) -> EnumPlan.Style {
        if base == .mixed { return .open }
        let isClosed =
            switch conventions.models.unknownCases {
            case .never: !takesOthers
            case .always: false
            case .responses: !takesOthers && !mayGrow
            }
        if isClosed { return .raw }
        return count > maximumSwitch ? .constants : .open
    }

    /// The distinct values with their raw values, and the kind that all of them have.
    private func distinct(_ enumeration: Enumeration, _ schema: Schema, _ bag: inout DiagnosticBag) -> (
        Enumeration.Base, [(value: Enumeration.Value, rawValue: SwiftExpression)]
    ) {
        var base = enumeration.base
        let values = enumeration.values.filter { $0.literal != .null }
        if !values.allSatisfy({ EnumPlanner.fits($0.literal, base) }) { base = .mixed }
        var raws: Set<SwiftExpression> = []
        var kept: [(value: Enumeration.Value, rawValue: SwiftExpression)] = []
        var isIncomplete = false
        for value in values {
            if let raw = rawValue(value.literal, base) {
                if raws.insert(raw).inserted { kept.append((value, raw)) }
            } else {
                isIncomplete = true
            }
        }
        if isIncomplete {
            bag.report(
                SwiftModelCodes.enumValue(
                    "a value of enum \(label(schema)) can't be written in Swift and is left to the `unknown` case"
                ).at(schema.origin.range))
        }
        return (base, kept)
    }

    private static func fits(_ literal: Literal, _ base: Enumeration.Base) -> Bool {
        switch (literal, base) {
        case (.string, .string), (_, .mixed): return true
        case (.number(let text), .integer): return SwiftNumeral(integer: text)?.int != nil
        case (.number(let text), .number): return SwiftNumeral(floating: text) != nil
        default: return false
        }
    }

    private func rawType(_ base: Enumeration.Base) -> SwiftType {
        switch base {
        case .string: return .string
        case .integer: return .int
        case .number: return .double
        case .boolean, .mixed: return .jsonValue
        }
    }

    /// The raw value as a literal; nil for null, lists and objects.
    private func rawValue(_ literal: Literal, _ base: Enumeration.Base) -> SwiftExpression? {
        switch (literal, base) {
        case (.string(let text), .string): return .string(text)
        case (.number(let text), .integer): return SwiftNumeral(integer: text).map { .number($0) }
        case (.number(let text), .number): return SwiftNumeral(floating: text).map { .number($0) }
        case (.string, _), (.bool, _), (.number, _): return .jsonValue(literal)
        case (.null, _), (.array, _), (.object, _): return nil
        }
    }

    /// The text that a value's name is made of.
    private static func text(of literal: Literal) -> String {
        switch literal {
        case .string(let text), .number(let text): return text
        case .bool(let flag): return flag ? "true" : "false"
        case .null, .array, .object: return "value"
        }
    }
}
