import APIModel
import Diagnostics

/// The plan of an enum and which constant each of its cases stands for.
struct PlannedEnum: Sendable {
    var plan: EnumPlan
    var literals: [Literal]
    var base: Enumeration.Base

    /// `"in-progress"` → `inProgress`.
    func name(of literal: Literal) -> SwiftIdentifier? {
        literals.firstIndex(of: literal).map { plan.cases[$0].name }
    }

    /// Whether values that it does not know decode all the same.
    var isOpen: Bool { plan.style != .raw }
}

/// Plans enums.
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

    mutating func plan(
        _ declaration: Declaration,
        isReceived: Bool,
        _ graph: SchemaGraph,
        _ bag: inout DiagnosticBag
    ) -> PlannedEnum {
        let schema = graph.schema(declaration.schema)
        guard case .enumeration(let enumeration) = schema.kind else {
            return PlannedEnum(
                plan: EnumPlan(style: .raw, rawType: "String", isMixed: false, cases: []),
                literals: [],
                base: .string
            )
        }
        let (base, values) = distinct(enumeration, schema, &bag)
        let style = style(base, count: values.count, isReceived: isReceived)
        let wishes = values.map { value in
            let text = EnumPlanner.text(of: value.literal)
            return MemberNamer.Wish(wireName: text, given: value.name, fixed: fixedName(text, of: schema))
        }
        let names = style == .raw ? closed.names(of: wishes) : open.names(of: wishes)
        let cases = zip(names, values).map { name, value in
            EnumPlan.Case(
                name: name,
                rawValue: rawValue(value.literal, base),
                statesRawValue: base != .string || value.literal != .string(name.raw),
                documentation: value.documentation.map { DocComment(description: $0).lines(width: 104) } ?? []
            )
        }
        let plan = EnumPlan(style: style, rawType: rawType(base), isMixed: base == .mixed, cases: cases)
        return PlannedEnum(plan: plan, literals: values.map(\.literal), base: base)
    }

    private func fixedName(_ value: String, of schema: Schema) -> String? {
        guard let name = schema.name, !conventions.names.renames.cases.isEmpty else { return nil }
        return conventions.names.renames.cases["\(name).\(value)"]
    }

    private func style(_ base: Enumeration.Base, count: Int, isReceived: Bool) -> EnumPlan.Style {
        if base == .mixed { return .open }
        switch conventions.models.unknownCases {
        case .never: return .raw
        case .always: return count > maximumSwitch ? .constants : .open
        case .responses: return !isReceived ? .raw : count > maximumSwitch ? .constants : .open
        }
    }

    /// Each value once, and the kind that all of them have.
    private func distinct(
        _ enumeration: Enumeration,
        _ schema: Schema,
        _ bag: inout DiagnosticBag
    ) -> (Enumeration.Base, [Enumeration.Value]) {
        var base = enumeration.base
        let values = enumeration.values.filter { $0.literal != .null }
        if !values.allSatisfy({ EnumPlanner.fits($0.literal, base) }) { base = .mixed }
        var raws: Set<String> = []
        var kept: [Enumeration.Value] = []
        var isIncomplete = false
        for value in values {
            let raw = rawValue(value.literal, base)
            if raw.isEmpty {
                isIncomplete = true
            } else if raws.insert(raw).inserted {
                kept.append(value)
            }
        }
        if isIncomplete { bag.report(ModelMessages.enumValue(schema)) }
        return (base, kept)
    }

    private static func fits(_ literal: Literal, _ base: Enumeration.Base) -> Bool {
        switch (literal, base) {
        case (.string, .string), (_, .mixed): return true
        case (.number(let text), .integer):
            guard let numeral = SwiftLiteral.number(text, isInteger: true) else { return false }
            return Int(numeral) != nil
        case (.number(let text), .number): return SwiftLiteral.number(text, isInteger: false) != nil
        default: return false
        }
    }

    private func rawType(_ base: Enumeration.Base) -> String {
        switch base {
        case .string: return "String"
        case .integer: return "Int"
        case .number: return "Double"
        case .boolean, .mixed: return "JSONValue"
        }
    }

    /// The raw value as a literal; empty for what has none.
    private func rawValue(_ literal: Literal, _ base: Enumeration.Base) -> String {
        switch (literal, base) {
        case (.string(let text), .string): return SwiftLiteral.quoted(text)
        case (.number(let text), .integer): return SwiftLiteral.number(text, isInteger: true) ?? ""
        case (.number(let text), .number): return SwiftLiteral.number(text, isInteger: false) ?? ""
        case (.string(let text), _): return ".string(\(SwiftLiteral.quoted(text)))"
        case (.bool(let flag), _): return ".bool(\(flag))"
        case (.number(let text), _):
            if let numeral = SwiftLiteral.number(text, isInteger: true), Int(numeral) != nil {
                return ".integer(\(numeral))"
            }
            return SwiftLiteral.number(text, isInteger: false).map { ".number(\($0))" } ?? ""
        case (.null, _), (.array, _), (.object, _): return ""
        }
    }

    /// What a value's name is made of.
    private static func text(of literal: Literal) -> String {
        switch literal {
        case .string(let text), .number(let text): return text
        case .bool(let flag): return flag ? "true" : "false"
        case .null, .array, .object: return "value"
        }
    }
}
