import APIModel

/// Decides what the arguments of an operation are called, which of them share a struct, and how each input is reached
/// from inside a case: `id`, `input.page`.
struct ArgumentPlanner {
    let draft: OperationDraft
    let context: OperationContext

    /// One input of the operation and how to reach it.
    struct Source {
        var expression: String
        var type: SwiftType
        /// The case's argument in which it lies.
        var argument: String
    }

    struct Result {
        var arguments: [ArgumentPlan] = []
        var parameters: [Int: Source] = [:]
        var body: Source?
        var flag: Source?
        var input: InputPlan?
        /// The argument that carries the input struct.
        var inputArgument: String?
    }

    private struct Entry {
        var argument: ArgumentPlan
        var order: Int
        var apply: (inout Result) -> Void
    }

    func plan() -> Result {
        var result = Result()
        var entries: [Entry] = []
        var scope = NameScope(style: context.style.lower, reserved: context.style.arguments)
        let grouped = Set(draft.inputs.parameters)
        let parameters = draft.operation.parameters
        var claims: [(index: Int, claim: NameScope.Claim)] = []
        let supplied = Set(draft.operation.directives.pathValues.map(\.name))
        for index in parameters.indices where !grouped.contains(index) {
            if parameters[index].location == .path, supplied.contains(parameters[index].wireName) { continue }
            claims.append((index, claim(parameters[index], in: &scope)))
        }
        let bodyClaim = draft.body.map { _ in scope.propose(bodyName, key: "body") }
        let inputClaim = grouped.isEmpty ? nil : scope.propose(inputName, key: "input")
        let flagClaim = draft.operation.methodChoice.map { scope.propose($0.flag, key: "flag") }
        let names = scope.resolve()
        let pathOrder = pathOrder()
        for (index, claim) in claims {
            entries.append(entry(index, named: names[claim], order: pathOrder[parameters[index].wireName]))
        }
        if let inputClaim { entries.append(inputEntry(named: names[inputClaim])) }
        if let bodyClaim { entries.append(bodyEntry(named: names[bodyClaim])) }
        if let flagClaim { entries.append(flagEntry(named: names[flagClaim])) }
        // Sorting by order alone: entries of one order stay as the description has them.
        for (_, entry) in entries.enumerated().sorted(by: {
            ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
        }) {
            result.arguments.append(entry.argument)
            entry.apply(&result)
        }
        return result
    }

    private var bodyName: String { context.conventions.operations.bodyName }
    private var inputName: String { draft.body == nil ? "input" : "parameters" }

    /// Path arguments come first, in the order of the path; what is required comes before what is not.
    private func pathOrder() -> [String: Int] {
        var order: [String: Int] = [:]
        for part in draft.operation.path.parts {
            if case .parameter(let name) = part, order[name] == nil { order[name] = order.count }
        }
        return order
    }

    private func claim(_ parameter: Parameter, in scope: inout NameScope) -> NameScope.Claim {
        if let name = context.conventions.names.renames.parameters[parameter.wireName] {
            return scope.fix(
                name,
                key: "\(parameter.location.rawValue):\(parameter.wireName)",
                origin: parameter.origin
            )
        }
        return scope.propose(
            parameter.name ?? parameter.wireName,
            key: "\(parameter.location.rawValue):\(parameter.wireName)",
            origin: parameter.origin
        )
    }

    private func entry(_ index: Int, named name: SwiftIdentifier, order: Int?) -> Entry {
        let parameter = draft.operation.parameters[index]
        let type = type(of: parameter)
        var argument = argument(
            name,
            type: type,
            wireName: parameter.wireName,
            use: parameter.use,
            place: ArgumentPlace(parameter.location)
        )
        argument.documentation = ParameterDocumentation.lines(of: parameter)
        argument.key = SwiftLiteral.quoted(parameter.wireName)
        argument.isDeprecated = ParameterDocumentation.isDeprecated(parameter)
        let rank: Int
        switch parameter.location {
        case .path: rank = order ?? 99
        case .query, .querystring: rank = type.isOptional ? 500 : 100
        case .header: rank = type.isOptional ? 700 : 300
        case .cookie: rank = type.isOptional ? 800 : 400
        }
        let source = Source(expression: name.reference, type: type, argument: name.reference)
        return Entry(argument: argument, order: rank) { $0.parameters[index] = source }
    }

    /// The type of a parameter, optional where the request may go without it.
    func type(of parameter: Parameter) -> SwiftType {
        let type = context.types.type(of: parameter.use)
        if parameter.location == .path { return type.unwrapped }
        return parameter.isRequired ? type : type.optional
    }

    private func bodyEntry(named name: SwiftIdentifier) -> Entry {
        let type = bodyType()
        let label: String? = context.conventions.operations.bodyLabel == .labelled ? name.label : nil
        var argument = argument(name, type: type, wireName: "body", use: draft.body?.content.use, place: .body)
        argument.documentation =
            draft.operation.body?.documentation.map { DocComment(description: $0).lines() } ?? []
        argument.label = label
        let source = Source(expression: name.reference, type: type, argument: name.reference)
        return Entry(argument: argument, order: type.isOptional ? 600 : 200) { $0.body = source }
    }

    private func bodyType() -> SwiftType {
        guard let body = draft.body else { return .void }
        let isRequired = draft.operation.body?.isRequired ?? true
        var type: SwiftType
        switch body.kind {
        case .json, .form:
            type = body.content.use.map(context.types.type(of:)) ?? .named("JSONValue")
        case .multipart:
            type = context.types.formType("\(draft.key) body") ?? .array(.named("MultipartPart"))
        case .text:
            type = .string
        case .data:
            type = .data
        }
        if isRequired, body.kind != .json { type = type.unwrapped }
        return isRequired ? type : type.optional
    }

    private func flagEntry(named name: SwiftIdentifier) -> Entry {
        let source = Source(expression: name.reference, type: .bool, argument: name.reference)
        let argument = argument(name, type: .bool, wireName: name.raw, use: nil, place: .method)
        return Entry(argument: argument, order: 450) { $0.flag = source }
    }

    private func inputEntry(named name: SwiftIdentifier) -> Entry {
        let grouped = draft.inputs.parameters
        if let model = draft.inputs.model { return modelEntry(model, named: name) }
        let structName = context.types.name(ofClaim: inputClaimKey) ?? SwiftIdentifier("Input")
        let (input, names) = InputPlanner(draft: draft, context: context, arguments: self)
            .plan(named: structName)
        let isOptional = input.properties.allSatisfy { $0.isOptional || $0.defaultValue != nil }
        var argument = argument(name, type: .named(structName), wireName: "input", use: nil, place: .input)
        if isOptional { argument.defaultValue = "\(structName.type)()" }
        return Entry(argument: argument, order: draft.inputs.holdsPath ? -1 : isOptional ? 550 : 150) { result in
            result.input = input
            result.inputArgument = name.reference
            for (position, index) in grouped.enumerated() {
                result.parameters[index] = Source(
                    expression: "\(name.reference).\(names[position].member)",
                    type: type(of: draft.operation.parameters[index]),
                    argument: name.reference
                )
            }
        }
    }

    /// The inputs in a struct that is a model of the description.
    private func modelEntry(_ model: SchemaUse, named name: SwiftIdentifier) -> Entry {
        let argument = argument(name, type: context.types.type(of: model), wireName: "input", use: nil, place: .input)
        return Entry(argument: argument, order: -1) { result in
            result.inputArgument = name.reference
            for index in draft.inputs.parameters {
                let parameter = draft.operation.parameters[index]
                let members = [parameter.wireName, parameter.name ?? parameter.wireName]
                guard let member = members.compactMap({ context.types.propertyName($0, of: model) }).first else {
                    continue
                }
                result.parameters[index] = Source(
                    expression: "\(name.reference).\(member.member)",
                    type: type(of: parameter),
                    argument: name.reference
                )
            }
        }
    }

    /// Structs that a directive names are shared by all operations that name them.
    var inputClaimKey: String { draft.inputs.name.map { "input \($0)" } ?? "\(draft.key) input" }

    private func argument(
        _ name: SwiftIdentifier,
        type: SwiftType,
        wireName: String,
        use: SchemaUse?,
        place: ArgumentPlace
    ) -> ArgumentPlan {
        let directives = draft.operation.directives
        let pinned = directives.pins.first { $0.name == wireName || $0.name == name.raw }
        let preset = directives.defaults.first { $0.name == wireName || $0.name == name.raw }
        return ArgumentPlan(
            identifier: name,
            label: name.label,
            type: type.text,
            isOptional: type.isOptional,
            defaultValue: preset.map { context.types.expression(of: $0.value, as: use) }
                ?? (type.isOptional ? "nil" : nil),
            pinnedValue: pinned.map { context.types.expression(of: $0.value, as: use) },
            documentation: [],
            place: place,
            key: nil,
            isDeprecated: false
        )
    }
}
