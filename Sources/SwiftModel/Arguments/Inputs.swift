import APIModel
import Diagnostics

/// A struct that carries the inputs of an operation.
public struct InputPlan: Sendable, Hashable {
    public let name: SwiftIdentifier
    public let documentation: [String]
    public let properties: [InputPropertyPlan]
    /// Whether it is encoded as a whole.
    public let isEncodable: Bool
    public let isHashable: Bool
    /// Whether an outbox keeps it in a file until it is sent.
    public let isKept: Bool

    public var hasCodingKeys: Bool { isEncodable && properties.contains(where: \.hasKey) }

    func kept(_ isKept: Bool) -> InputPlan {
        InputPlan(
            name: name, documentation: documentation, properties: properties, isEncodable: isEncodable,
            isHashable: isHashable, isKept: isKept)
    }
}

/// One member of an input struct.
public struct InputPropertyPlan: Sendable, Hashable {
    public let name: SwiftIdentifier
    public let type: SwiftType
    public let wireName: String
    public let defaultValue: SwiftExpression?
    public let documentation: [String]
    /// The description's facts about the parameter.
    public let statement: Statement?
    public let place: ArgumentPlace

    /// Whether the name differs from the wire name.
    public var hasKey: Bool { wireName != name.raw }
}

/// The struct that carries several inputs of one operation.
struct InputPlanner {
    let draft: OperationDraft
    let context: OperationContext
    let arguments: ArgumentPlanner

    /// The struct, and the names of its members in the order of the draft's grouped parameters.
    func plan(named type: SwiftType, into bag: inout DiagnosticBag) -> (InputPlan, [SwiftIdentifier]) {
        let parameters = draft.inputs.parameters.map { draft.operation.parameters[$0] }
        var scope = NameScope(style: context.style.lower, reserved: .members)
        let claims = parameters.map { arguments.claim($0, in: &scope, into: &bag) }
        let table = scope.resolve()
        let names = claims.map { table[$0] }
        let properties = zip(parameters, names).map { parameter, name in property(parameter, named: name) }
        let isSentWhole =
            draft.operation.sendsWholeInput || parameters.allSatisfy { $0.location == .query && $0.isSentAsMember }
        let plan = InputPlan(
            name: SwiftIdentifier(type.text), documentation: documentation(of: SwiftIdentifier(type.text)),
            properties: properties, isEncodable: isSentWhole, isHashable: context.conventions.models.isHashable,
            isKept: draft.operation.directives.waits == true)
        return (plan, names)
    }

    /// The native spec's documentation of the struct, or else a line that names the operation.
    private func documentation(of name: SwiftIdentifier) -> [String] {
        var lines: [String] = []
        if case .structure(let fixed?) = draft.operation.directives.input,
            let schema = context.api.schemas.first(where: { $0.name == fixed.text })
        {
            lines = ModelDocumentation.lines(of: schema, named: name, isNested: false)
        }
        return lines.isEmpty ? ["/// The inputs of `\(SingleLine.text(draft.key))`."] : lines
    }

    private func property(_ parameter: Parameter, named name: SwiftIdentifier) -> InputPropertyPlan {
        let type = arguments.type(of: parameter)
        let preset = draft.operation.directives.defaults.first { $0.name == parameter.wireName || $0.name == name.raw }
        return InputPropertyPlan(
            name: name, type: type, wireName: draft.operation.memberKey(of: parameter),
            defaultValue: preset.map { context.types.expression(of: $0.value, as: parameter.use) }
                ?? arguments.sentDefault(of: parameter) ?? (type.isOptional ? .null : nil),
            documentation: ParameterDocumentation.lines(of: parameter),
            statement: context.types.statement(of: parameter), place: ArgumentPlace(parameter.location))
    }
}

/// The structs of inputs that operations declare. Where several operations name the same struct, the first declares it
/// for all; its members have to be the same in each of them.
struct SharedInputs {
    /// By service and operation; nil for an operation that declares none.
    private(set) var declared: [[InputPlan?]]

    init(_ services: [[OperationPlanner]], into bag: inout DiagnosticBag) {
        declared = services.map { $0.map(\.inputs.input) }
        var order: [SwiftIdentifier] = []
        var users: [SwiftIdentifier: [(service: Int, operation: Int, input: InputPlan)]] = [:]
        for (service, planners) in services.enumerated() {
            for (operation, planner) in planners.enumerated() where planner.draft.inputs.name != nil {
                guard let input = planner.inputs.input else { continue }
                if users[input.name] == nil { order.append(input.name) }
                users[input.name, default: []].append((service, operation, input))
            }
        }
        for name in order {
            let places = users[name] ?? []
            guard let first = places.first else { continue }
            let shared = (places.first(where: \.input.isEncodable)?.input ?? first.input).kept(
                places.contains(where: \.input.isKept))
            for place in places {
                if let member = SharedInputs.difference(place.input, shared) {
                    let operation = services[place.service][place.operation].draft.operation
                    let other = services[first.service][first.operation].draft.operation
                    bag.report(
                        SwiftModelCodes.sharedInput(
                            "`\(name.raw)` is the input of `\(other.key)` and `\(operation.key)`, whose `\(member)` differs or is missing in one"
                        ).at(operation.directives.origin(of: "input").range ?? operation.origin.range).note(
                            "the other one is here",
                            at: other.directives.origin(of: "input").range ?? other.origin.range
                        ).help(
                            "give each its own `input`, or make both the same; `pathValues` adds a value of the path"))
                }
                declared[place.service][place.operation] = nil
            }
            declared[first.service][first.operation] = shared
        }
    }

    /// The first member that only one of the structs has, or whose type or default differs.
    private static func difference(_ input: InputPlan, _ declared: InputPlan) -> String? {
        for (one, other) in [(input, declared), (declared, input)] {
            for member in one.properties where !other.properties.contains(where: { $0.name == member.name }) {
                return member.name.raw
            }
        }
        return input.properties.first { member in
            declared.properties.contains { $0.name == member.name && !isSame($0, member, isSent: input.isEncodable) }
        }?.name.raw
    }

    private static func isSame(_ left: InputPropertyPlan, _ right: InputPropertyPlan, isSent: Bool) -> Bool {
        left.type == right.type && left.defaultValue == right.defaultValue
            && (!isSent || left.wireName == right.wireName)
    }
}

extension ArgumentPlanner {
    /// The argument that carries several inputs; nil where each input is an argument.
    func inputEntry(named name: SwiftIdentifier, in result: inout Result, into bag: inout DiagnosticBag) -> Entry? {
        if let model = draft.inputs.model { return modelEntry(model, named: name, in: &result) }
        if let own = draft.inputs.ownType { return structEntry(own, isOwn: true, named: name, in: &result, into: &bag) }
        return claims.input.map { claim in
            structEntry(.named(context.types.name(of: claim)), isOwn: false, named: name, in: &result, into: &bag)
        }
    }

    /// An argument whose type is a struct made for the inputs, or one that the team wrote.
    private func structEntry(
        _ type: SwiftType, isOwn: Bool, named name: SwiftIdentifier, in result: inout Result,
        into bag: inout DiagnosticBag
    ) -> Entry {
        let planner = InputPlanner(draft: draft, context: context, arguments: self)
        let (input, members) = planner.plan(named: type, into: &bag)
        let isOptional = !isOwn && input.properties.allSatisfy { $0.type.isOptional || $0.defaultValue != nil }
        let plain = argument(name, type: type, wireName: "input", use: nil, place: .input)
        let argument = isOptional ? plain.with(defaultValue: .some(.call(.type(type), []))) : plain
        if !isOwn { result.input = input }
        result.isInputSentWhole = input.isEncodable
        result.inputArgument = name
        for (index, member) in zip(draft.inputs.parameters, members) { result.reach(index, by: member, of: name, self) }
        let rank: ArgumentRank = draft.inputs.comesFirst ? .wholeInput : isOptional ? .optionalInput : .input
        return Entry(argument: argument, rank: rank)
    }

    /// An argument whose type is a model of the description.
    private func modelEntry(_ model: SchemaUse, named name: SwiftIdentifier, in result: inout Result) -> Entry {
        result.inputArgument = name
        for index in draft.inputs.parameters {
            let parameter = draft.operation.parameters[index]
            let supplied = draft.operation.directives.pathMember(of: parameter)
            let words = supplied.map { [$0] } ?? [parameter.wireName, parameter.name ?? parameter.wireName]
            guard let member = words.lazy.compactMap({ context.types.propertyName($0, of: model) }).first else {
                continue
            }
            result.reach(index, by: member, of: name, self)
            // A member that is only sent may be optional, since the type is received without it.
            if context.types.declaredType(of: member, in: model)?.isOptional == true,
                let source = result.parameters[index]
            {
                result.parameters[index] = TypedSource(source: source.source, type: source.type.optional)
            }
        }
        let argument = argument(name, type: context.types.type(of: model), wireName: "input", use: nil, place: .input)
        return Entry(argument: argument, rank: draft.inputs.comesFirst ? .wholeInput : .input)
    }
}

extension ArgumentPlanner.Result {
    fileprivate mutating func reach(
        _ index: Int, by member: SwiftIdentifier, of argument: SwiftIdentifier, _ planner: ArgumentPlanner
    ) {
        parameters[index] = TypedSource(
            source: .member(member, of: argument, isOptional: false),
            type: planner.type(of: planner.draft.operation.parameters[index]))
    }
}
