import APIModel
import Diagnostics

/// Decides the names of an operation's arguments, the struct that several of them share, and how each input is reached
/// from inside a case: `id`, `input.page`.
struct ArgumentPlanner {
    let draft: OperationDraft
    let claims: OperationClaims.Tickets
    let context: OperationContext
    /// The names of the operation's methods and their helpers, which the bodies of methods use.
    let memberNames: [String]

    struct Result {
        var arguments: [ArgumentPlan] = []
        /// How each parameter is reached, by its position in the operation.
        var parameters: [Int: TypedSource] = [:]
        var body: BodyInput?
        var flag: SwiftIdentifier?
        var input: InputPlan?
        /// The argument that carries several inputs.
        var inputArgument: SwiftIdentifier?
        /// Whether that argument is encoded as the whole query.
        var isInputSentWhole = false
    }

    /// How callers pass the body.
    enum BodyInput {
        case whole(SwiftIdentifier, SwiftType)
        /// The body's type, and its members: each is an argument or has a fixed value.
        case members(SwiftType, [BodyMember])
    }

    struct BodyMember {
        let name: SwiftIdentifier
        let wireName: String
        let input: TypedSource
    }

    struct Entry {
        var argument: ArgumentPlan
        var rank: ArgumentRank
    }

    func plan(into bag: inout DiagnosticBag) -> Result {
        var result = Result()
        var entries: [Entry] = []
        var scope = NameScope(style: context.style.lower, reserved: context.style.arguments)
        let grouped = Set(draft.inputs.parameters)
        let parameters = draft.operation.parameters
        var claims: [(index: Int, claim: NameScope.Claim)] = []
        let supplied = Set(draft.operation.directives.pathValues.map(\.name))
        for index in parameters.indices where !grouped.contains(index) {
            if parameters[index].location == .path, supplied.contains(parameters[index].wireName) { continue }
            claims.append((index, claim(parameters[index], in: &scope, into: &bag)))
        }
        let members = bodyMembers(into: &bag)
        let memberClaims = members.map { member in claim(member, in: &scope) }
        let bodyClaim = members.isEmpty ? draft.body.map { _ in scope.propose(bodyName, key: "body") } : nil
        let inputClaim = grouped.isEmpty ? nil : scope.propose(inputName, key: "input")
        let flagClaim = draft.operation.methodChoice.map { choice in
            let name = context.style.lower.name(of: choice.flag.text)
            return scope.fix(name, key: "flag", origin: draft.operation.origin, into: &bag)
        }
        let free = draft.operation.directives.manual?.arguments ?? []
        let freeClaims = free.map { scope.fix($0.name, key: "free:\($0.name.text)", origin: $0.origin, into: &bag) }
        // The method that opens a channel uses these names beside the arguments.
        let ownNames = draft.operation.channel == nil ? [] : ["settings", "greeting"]
        let names = ArgumentNames(scope.resolve(), besides: memberNames + ownNames)
        for (index, claim) in claims { entries.append(entry(index, named: names[claim], in: &result)) }
        if let inputClaim, let entry = inputEntry(named: names[inputClaim], in: &result, into: &bag) {
            entries.append(entry)
        }
        entries += memberEntries(members, named: memberClaims.map { names[$0] }, in: &result)
        if let bodyClaim { entries.append(bodyEntry(named: names[bodyClaim], in: &result)) }
        if let flagClaim { entries.append(flagEntry(named: names[flagClaim], in: &result)) }
        entries += zip(free, freeClaims).map { freeEntry(SwiftType($0.type), named: names[$1]) }
        // Entries of equal rank keep the description's order.
        let sorted = entries.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        let labels = ArgumentLabels(draft.operation, bodyName: bodyName)
        result.arguments = labels.arrange(sorted.map { names.labelled($0.element.argument) })
        labels.check(result.arguments, into: &bag)
        return result
    }

    var bodyName: String { context.conventions.operations.bodyName.text }
    private var inputName: String { draft.body == nil ? "input" : "parameters" }

    /// The position in the path where a parameter appears first.
    private func place(of wireName: String) -> Int {
        let parts = draft.operation.path.parts
        return parts.firstIndex { if case .parameter(wireName) = $0 { true } else { false } } ?? .max
    }

    func claim(_ parameter: Parameter, in scope: inout NameScope, into bag: inout DiagnosticBag) -> NameScope.Claim {
        reportUnsentDefault(of: parameter, into: &bag)
        let key = "\(parameter.location.rawValue):\(parameter.wireName)"
        if let name = context.conventions.names.renames.parameters[parameter.wireName] {
            return scope.fix(name, key: key, origin: parameter.origin, into: &bag)
        }
        return scope.propose(parameter.name ?? parameter.wireName, key: key, origin: parameter.origin)
    }

    private func entry(_ index: Int, named name: SwiftIdentifier, in result: inout Result) -> Entry {
        let parameter = draft.operation.parameters[index]
        let type = type(of: parameter)
        let plain = argument(
            name, type: type, wireName: parameter.wireName, use: parameter.use, place: ArgumentPlace(parameter.location)
        )
        let argument = plain.with(
            defaultValue: .some(plain.defaultValue ?? sentDefault(of: parameter)),
            documentation: ParameterDocumentation.lines(of: parameter),
            statement: context.types.statement(of: parameter), wireName: parameter.wireName,
            isDeprecated: ParameterDocumentation.isDeprecated(parameter))
        let isOptional = type.isOptional || argument.defaultValue != nil && !parameter.isRequired
        let rank: ArgumentRank =
            switch parameter.location {
            case .path: .path(position: place(of: parameter.wireName))
            case .query, .querystring: isOptional ? .optionalQuery : .query
            case .header: isOptional ? .optionalHeader : .header
            case .cookie: isOptional ? .optionalCookie : .cookie
            }
        result.parameters[index] = TypedSource(source: .argument(name), type: type)
        return Entry(argument: argument, rank: rank)
    }

    /// The type of a parameter, optional where the request may go without it.
    func type(of parameter: Parameter) -> SwiftType {
        let type = context.types.type(of: parameter.use)
        if parameter.location == .path { return type.unwrapped }
        if parameter.isRequired { return type }
        return sentDefault(of: parameter) == nil ? type.optional : type.unwrapped
    }

    /// The value that a request sends where its caller gives none; for a required parameter, its only possible value.
    func sentDefault(of parameter: Parameter) -> SwiftExpression? {
        parameter.location == .path || parameter.isRequired
            ? context.types.expressions.onlyValue(of: parameter.use) : context.types.sentDefault(of: parameter.use)
    }

    private func reportUnsentDefault(of parameter: Parameter, into bag: inout DiagnosticBag) {
        let preset =
            parameter.use.annotations.defaultValue ?? context.api[parameter.use.schema].annotations.defaultValue
        guard context.conventions.models.defaults == .sent, preset?.isSaid == true, !parameter.isRequired,
            sentDefault(of: parameter) == nil
        else { return }
        bag.report(
            SwiftModelCodes.unusedDefault(
                "the default of `\(parameter.wireName)` has no literal in Swift; the argument has no default"
            ).at(parameter.origin.range))
    }

    private func bodyEntry(named name: SwiftIdentifier, in result: inout Result) -> Entry {
        let type = bodyType()
        let plain = argument(name, type: type, wireName: "body", use: draft.body?.content.use, place: .body)
        let argument = plain.with(
            hasLabel: context.conventions.operations.bodyLabel == .labelled,
            documentation: DocComment(description: draft.operation.body?.documentation).lines())
        result.body = .whole(name, type)
        return Entry(argument: argument, rank: type.isOptional ? .optionalBody : .body)
    }

    func bodyType() -> SwiftType {
        guard let body = draft.body else { return .void }
        let isRequired = draft.operation.body?.isRequired ?? true
        var type: SwiftType
        switch body.kind {
        case .json, .form, .stream, .parts: type = body.content.use.map(context.types.type(of:)) ?? .jsonValue
        case .multipart: type = claims.form.flatMap(context.types.formType(of:)) ?? .array(.multipartPart)
        case .text: type = .string
        case .data:
            let usesFiles = context.conventions.operations.usesFiles
            type = usesFiles || body.content.mediaType.isOpenRange ? .fileUpload : .data
        }
        if isRequired, body.kind != .json { type = type.unwrapped }
        return isRequired ? type : type.optional
    }

    private func flagEntry(named name: SwiftIdentifier, in result: inout Result) -> Entry {
        let argument = argument(name, type: .bool, wireName: name.raw, use: nil, place: .method)
        result.flag = name
        return Entry(argument: argument, rank: .flag)
    }

    /// An additional argument, which the hand-written body of the method uses.
    private func freeEntry(_ type: SwiftType, named name: SwiftIdentifier) -> Entry {
        let argument = argument(name, type: type, wireName: name.raw, use: nil, place: .call)
        return Entry(argument: argument, rank: type.isOptional ? .optionalFree : .free)
    }

    func argument(_ name: SwiftIdentifier, type: SwiftType, wireName: String, use: SchemaUse?, place: ArgumentPlace)
        -> ArgumentPlan
    {
        let directives = draft.operation.directives
        let pinned = directives.pins.first { $0.name == wireName || $0.name == name.raw }
        let preset = directives.defaults.first { $0.name == wireName || $0.name == name.raw }
        return ArgumentPlan(
            identifier: name, external: nil, hasLabel: true, type: type,
            defaultValue: preset.map { context.types.expression(of: $0.value, as: use) }
                ?? (type.isOptional ? .null : nil),
            pinnedValue: pinned.map { context.types.expression(of: $0.value, as: use) }, mapped: nil, documentation: [],
            statement: nil, place: place, wireName: nil, isDeprecated: false)
    }
}

// Bodies whose members are arguments.

extension ArgumentPlanner {
    /// The members of a body whose members are arguments; none where the body is one argument.
    func bodyMembers(into bag: inout DiagnosticBag) -> [PropertyPlan] {
        guard draft.inputs.takesBodyApart, let use = draft.body?.content.use else { return [] }
        let form = draft.body?.kind == .multipart ? claims.form : nil
        if let members = context.types.members(of: use, form: form) { return members }
        if case .object = context.api.resolvedKind(of: use.schema) {
            bag.report(
                SwiftModelCodes.fixedValue(
                    "the members of the body of `\(draft.operation.key)` can't be separate arguments"
                ).at(draft.operation.directives.origin(of: "input").range).help(
                    "the body has to be a struct that is declared here; leave `input: arguments` out"))
        }
        return []
    }

    /// Claims a member's name. A parameter of the same name keeps it: `id` of the path, and `requestId`.
    func claim(_ member: PropertyPlan, in scope: inout NameScope) -> NameScope.Claim {
        let other = context.style.lower.name(of: "\(bodyName)_\(member.name.raw)")
        return scope.propose(
            "\(bodyName).\(member.wireName)", as: member.name.raw, alternatives: [other], key: "body:\(member.wireName)"
        )
    }

    /// An argument for each member, except those that are always sent with one value.
    func memberEntries(_ members: [PropertyPlan], named names: [SwiftIdentifier], in result: inout Result) -> [Entry] {
        guard !members.isEmpty, let use = draft.body?.content.use else { return [] }
        var entries: [Entry] = []
        let handed = zip(members, names).map { member, name in
            let property = context.types.property(member.wireName, of: use)
            var source = ValueSource.argument(name)
            if let fixed = draft.operation.fixedMembers.first(where: { $0.name == member.wireName }) {
                source = .constant(context.types.expression(of: fixed.value, as: property?.use))
            } else {
                entries.append(entry(of: member, named: name, use: property?.use))
            }
            return BodyMember(
                name: member.name, wireName: member.wireName, input: TypedSource(source: source, type: member.type))
        }
        result.body = .members(bodyType().unwrapped, handed)
        return entries
    }

    private func entry(of member: PropertyPlan, named name: SwiftIdentifier, use: SchemaUse?) -> Entry {
        let plain = argument(name, type: member.type, wireName: member.wireName, use: use, place: .body)
        let preset = plain.defaultValue == .null ? nil : plain.defaultValue
        let argument = plain.with(
            defaultValue: .some(preset ?? member.defaultValue ?? plain.defaultValue),
            documentation: member.documentation, wireName: member.wireName, isDeprecated: member.isDeprecated)
        return Entry(argument: argument, rank: argument.defaultValue == nil ? .body : .optionalBody)
    }
}

/// The documentation comments of parameters, where they are arguments and where they are members of an input struct.
enum ParameterDocumentation {
    /// A deprecated member has a remark, not an attribute: the initialiser and the request touch it, and would warn.
    static func lines(of parameter: Parameter) -> [String] {
        let text = parameter.documentation ?? parameter.use.annotations.documentation
        var lines = DocComment(description: text).lines()
        guard isDeprecated(parameter) else { return lines }
        if !lines.isEmpty { lines.append("///") }
        lines.append("/// - Warning: Deprecated.")
        return lines
    }

    /// Adds the arguments that callers give to the documentation of an operation. Swift has no attribute for a
    /// deprecated argument.
    ///
    ///     sort, deprecated → /// - Parameter sort: Deprecated.
    static func remarks(on arguments: [ArgumentPlan], body: String?, below lines: [String]) -> [String] {
        let remarks = arguments.filter { $0.pinnedValue == nil }.compactMap { argument in
            let isWholeBody = argument.place == .body && argument.wireName == nil
            return remark(on: argument, argument.statement?.description ?? (isWholeBody ? body : nil))
        }
        guard let only = remarks.first else { return lines }
        let list =
            remarks.count == 1
            ? item("Parameter " + only, indentation: 0)
            : ["/// - Parameters:"] + remarks.flatMap { item($0, indentation: 2) }
        return lines.isEmpty ? list : lines + ["///"] + list
    }

    /// Text that begins with a list, a table or code keeps its lines.
    private static func remark(on argument: ArgumentPlan, _ words: String?) -> String? {
        let words = DocComment(description: words).lines().isEmpty ? nil : words
        let text = [argument.isDeprecated ? "Deprecated." : nil, words].compactMap(\.self).joined(separator: " ")
        if text.isEmpty { return nil }
        let isBlock = ["- ", "* ", "|", "#", ">", "```", "~~~"].contains { text.hasPrefix($0) }
        return argument.identifier.raw + (isBlock ? ":\n" : ": ") + text
    }

    private static func item(_ text: String, indentation: Int) -> [String] {
        let blanks = String(repeating: " ", count: indentation)
        return DocComment(description: text).lines(width: 108 - indentation).enumerated().map { index, line in
            line == "///" ? line : "/// " + blanks + (index == 0 ? "- " : "  ") + line.dropFirst(4)
        }
    }

    static func isDeprecated(_ parameter: Parameter) -> Bool {
        parameter.isDeprecated || parameter.use.annotations.isDeprecated
    }
}
