import APIModel
import Diagnostics

/// One argument of a case and of the method that makes it.
public struct ArgumentPlan: Sendable, Hashable {
    /// The name inside the method.
    public let identifier: SwiftIdentifier
    /// The name at the call, where it differs: in `search(search searchValue: String)`, a body can still call `search`.
    public let external: SwiftIdentifier?
    /// Whether calls write its label: a body may have none.
    public let hasLabel: Bool
    public let type: SwiftType
    public let defaultValue: SwiftExpression?
    /// The value that the repository always passes, so that callers give none (`pin`).
    public let pinnedValue: SwiftExpression?
    /// How the repository converts the app's value to the one that is sent; nil where it passes the argument unchanged.
    public let mapped: MappedValue?
    public let documentation: [String]
    /// The description's facts about a parameter; nil for a body, several inputs and a flag.
    public let statement: Statement?
    public let place: ArgumentPlace
    /// Nil for an argument without a name on the wire: a body, several inputs, a flag.
    public let wireName: String?
    public let isDeprecated: Bool

    /// The name as an expression.
    public var name: String { identifier.reference }

    /// The label at the call; nil where there is none.
    public var label: String? { hasLabel ? (external ?? identifier).label : nil }

    /// How a case declares it: `id: Int`, or `CreateUserRequest`.
    public var caseParameter: String { hasLabel ? "\((external ?? identifier).parameter): \(type.text)" : type.text }

    /// How a method declares it: `id: Int`, `search searchValue: String`, `_ request: CreateUserRequest`.
    public var parameter: String {
        let label = hasLabel ? external.map { $0.label + " " } ?? "" : "_ "
        return "\(label)\(identifier.parameter): \(type.text)"
    }

    /// How a repository passes it to the case: `id: id`, `request`, or the value of a pinned argument.
    public var argument: String { passing(pinnedValue?.text ?? mapped?.text(of: name) ?? name) }

    /// A copy with the given values replaced.
    public func with(
        external: SwiftIdentifier?? = nil, hasLabel: Bool? = nil, type: SwiftType? = nil,
        defaultValue: SwiftExpression?? = nil, mapped: MappedValue? = nil, documentation: [String]? = nil,
        statement: Statement? = nil, wireName: String? = nil, isDeprecated: Bool? = nil
    ) -> ArgumentPlan {
        ArgumentPlan(
            identifier: identifier, external: external ?? self.external, hasLabel: hasLabel ?? self.hasLabel,
            type: type ?? self.type, defaultValue: defaultValue ?? self.defaultValue, pinnedValue: pinnedValue,
            mapped: mapped ?? self.mapped, documentation: documentation ?? self.documentation,
            statement: statement ?? self.statement, place: place, wireName: wireName ?? self.wireName,
            isDeprecated: isDeprecated ?? self.isDeprecated)
    }

    /// How a call passes a value for it: `page: nil`, or the value alone.
    public func passing(_ value: String) -> String { label.map { "\($0): \(value)" } ?? value }
}

/// Where in a request the value of an argument goes.
public enum ArgumentPlace: String, Sendable {
    case path
    case query
    /// The whole query.
    case querystring
    case header
    case cookie
    case body
    /// Several places: a struct of inputs, where each property has its place.
    case input
    /// Nowhere: a flag that chooses the HTTP method.
    case method
    /// Nowhere: the hand-written body of the method uses it (`manual`).
    case call

    init(_ location: Parameter.Location) {
        switch location {
        case .path: self = .path
        case .query: self = .query
        case .querystring: self = .querystring
        case .header: self = .header
        case .cookie: self = .cookie
        }
    }
}

/// The position of an argument among the others: those of the path come first, in the path's order, and required ones
/// come before optional ones.
enum ArgumentRank: Comparable {
    /// All inputs in one struct, the path's included.
    case wholeInput
    case path(position: Int)
    case query
    case input
    case body
    case header
    case cookie
    case flag
    case free
    case optionalQuery
    case optionalInput
    case optionalBody
    case optionalHeader
    case optionalCookie
    case optionalFree
}

/// The names of an operation's arguments inside its methods. An argument that would hide a member which the bodies of
/// methods call gets another name there and keeps its label: `search(search searchValue: String)`.
struct ArgumentNames {
    private let table: NameTable
    /// Names inside the method by the names of labels, where the two differ.
    private var renamed: [SwiftIdentifier: SwiftIdentifier] = [:]

    init(_ table: NameTable, besides members: [String]) {
        self.table = table
        for name in table.names where members.contains(name.declaration) {
            let taken = Set(members + table.names.map(\.raw))
            let free = ReservedNames(taken, suffix: ReservedNames.parameters.suffix)
            renamed[name] = SwiftIdentifier(free.freed(name.raw))
        }
    }

    subscript(claim: NameScope.Claim) -> SwiftIdentifier { renamed[table[claim]] ?? table[claim] }

    func labelled(_ argument: ArgumentPlan) -> ArgumentPlan {
        renamed.isEmpty
            ? argument : argument.with(external: .some(renamed.first { $0.value == argument.identifier }?.key))
    }
}

/// Puts arguments into the order that a directive gives, with its labels; arguments that it doesn't name follow.
struct ArgumentLabels {
    private let wanted: [OperationDirectives.LabelledArgument]
    /// The names that parameters have in the description beside their wire names, by wire name.
    private let names: [String: String]
    private let bodyName: String

    init(_ operation: Operation, bodyName: String) {
        wanted = operation.directives.arguments ?? []
        let parameters = wanted.isEmpty ? [] : operation.parameters
        names = Dictionary(parameters.map { ($0.wireName, $0.name ?? $0.wireName) }) { first, _ in first }
        self.bodyName = bodyName
    }

    func arrange(_ arguments: [ArgumentPlan]) -> [ArgumentPlan] {
        guard !wanted.isEmpty else { return arguments }
        var rest = arguments
        var arranged: [ArgumentPlan] = []
        for wish in wanted {
            guard let index = rest.firstIndex(where: { isNamed($0, wish.name) }) else { continue }
            arranged.append(labelled(rest.remove(at: index), wish.label))
        }
        return arranged + rest
    }

    /// Reports labels that several arguments would have, which the case of an enum can't have.
    func check(_ arguments: [ArgumentPlan], into bag: inout DiagnosticBag) {
        var labels: Set<FixedName> = []
        for wish in wanted {
            guard case .name(let name) = wish.label, labels.insert(name).inserted,
                arguments.count(where: { $0.label == SwiftIdentifier(name.text).label }) > 1
            else { continue }
            bag.report(
                SwiftModelCodes.nameConflict("two arguments have the label `\(name.text)`").at(wish.origin.range).help(
                    "give each argument a label that no other one has"))
        }
    }

    private func isNamed(_ argument: ArgumentPlan, _ name: String) -> Bool {
        if let wireName = argument.wireName, wireName == name || names[wireName] == name { return true }
        switch argument.place {
        case .body where argument.wireName == nil: return name == "body" || name == bodyName
        case .body: return argument.identifier.raw == name
        case .input: return name == "input"
        default: return argument.wireName == nil && argument.identifier.raw == name
        }
    }

    private func labelled(_ argument: ArgumentPlan, _ label: OperationDirectives.LabelledArgument.Label) -> ArgumentPlan
    {
        switch label {
        case .usual: return argument
        case .none: return argument.with(hasLabel: false)
        case .name(let name):
            let label = SwiftIdentifier(name.text)
            return argument.with(external: .some(label == argument.identifier ? nil : label), hasLabel: true)
        }
    }
}

/// Reports values of `pin` and `default` that don't have the argument's type: their code wouldn't compile.
struct FixedValues {
    let types: ModelPlanner

    func check(_ services: [ServiceDraft], into bag: inout DiagnosticBag) {
        for draft in services.lazy.flatMap(\.operations) {
            let directives = draft.operation.directives
            for pin in directives.pins { check(pin, of: "pin", in: draft, into: &bag) }
            for preset in directives.defaults { check(preset, of: "default", in: draft, into: &bag) }
        }
    }

    private func check(
        _ value: OperationDirectives.NamedLiteral, of directive: String, in draft: OperationDraft,
        into bag: inout DiagnosticBag
    ) {
        let operation = draft.operation
        let type: SwiftType
        if let flag = operation.methodChoice?.flag, flag == FixedName(value.name) {
            if case .bool = value.value { return }
            type = .bool
        } else {
            guard let (use, isRequired) = target(value.name, of: draft) else { return }
            if case .null = value.value, !isRequired { return }
            if types.accepts(value.value, as: use) { return }
            type = types.type(of: use)
        }
        bag.report(
            SwiftModelCodes.fixedValue(
                "`\(directive)` gives `\(value.name)` of operation `\(operation.key)` a value that isn't of type `\(type.text)`"
            ).at(value.origin.range))
    }

    /// The parameter with this name, or the member of a body whose members are arguments.
    private func target(_ name: String, of draft: OperationDraft) -> (use: SchemaUse, isRequired: Bool)? {
        let parameter = draft.operation.parameters.first { $0.wireName == name || $0.name == name }
        if let parameter { return (parameter.use, parameter.isRequired) }
        guard draft.inputs.takesBodyApart, let body = draft.body?.content.use else { return nil }
        return types.property(name, of: body).map { ($0.use, $0.isRequired) }
    }
}
