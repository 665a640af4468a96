import APIModel
import Diagnostics

/// Checks that the arguments and members that directives name exist in the operation, and that each directive has an
/// effect there.
struct ArgumentCheck {
    let operation: Operation
    let api: API
    /// Whether views show queries.
    let hasQueries: Bool
    var bag = DiagnosticBag()
    /// The names of the method's arguments except its body, and of the body's members where each is an argument.
    private let arguments: [String]
    /// The properties of the body, and the names of the body itself.
    private let members: [String]
    private let bodyNames: [String]
    private let isTakenApart: Bool
    /// Members of the body that may be absent or null.
    private let optional: [String]

    init(operation: Operation, api: API, hasQueries: Bool) {
        self.operation = operation
        self.api = api
        self.hasQueries = hasQueries
        let properties = (operation.body?.contents ?? []).compactMap(\.use).flatMap(api.properties)
        members = properties.flatMap(\.words).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        isTakenApart = operation.directives.input == .arguments && !members.isEmpty
        arguments = Self.arguments(of: operation) + (isTakenApart ? members : [])
        bodyNames = isTakenApart ? [] : operation.body.map { [$0.name, "body"].compactMap(\.self) } ?? []
        optional = properties.filter(\.mayBeAbsent).flatMap(\.words)
    }

    mutating func run() {
        let directives = operation.directives
        if operation.channel != nil {
            for key in directives.givenKeys where Directive.named(key)?.isForChannels != true {
                report(
                    .unfitOperation, "`\(key)` has no effect: `\(operation.key)` opens a channel", of: key,
                    help: "a channel takes \(list(Directive.all.filter(\.isForChannels).map(\.key)))")
            }
        }
        for directive in Directive.all { directive.check(&self) }
    }

    /// Reports a problem at the key of a directive.
    mutating func report(_ kind: DirectiveCodes, _ message: Message, of key: String, help: Message? = nil) {
        bag.report(kind, message, at: operation.directives.origin(of: key).range, help: help)
    }

    /// Reports a name that the operation doesn't have.
    mutating func reportUnknown(_ name: String, of key: String, among known: [String], at origin: Origin) {
        bag.report(
            DirectiveCodes.unknownArgument,
            "`\(key)` names `\(name)`, which operation `\(operation.key)` does not have", at: origin.range,
            help: help(for: name, among: known))
    }

    private func help(for name: String, among known: [String]) -> Message? {
        suggestion(for: name, among: known) ?? (known.isEmpty ? nil : "it has \(list(known))")
    }

    /// Checks that `overrideMethod` has an effect: the method can't carry the operation's body.
    mutating func checkMethod() {
        guard operation.directives.overridesMethod != nil, operation.sentMethod == operation.method else { return }
        bag.report(
            DirectiveCodes.wrongSource, "`overrideMethod` has no effect on `\(operation.key)`, which is sent as it is",
            at: operation.directives.origin.range, help: "use it for a GET or HEAD that has a body")
    }

    /// Checks that a preset isn't combined with other headers, and that each header has one value.
    mutating func checkRequestHeaders() {
        let headers = operation.directives.headers
        checkValues(headers, of: "header")
        for header in headers { checkRequestHeader(header) }
        guard let preset = operation.directives.headerPreset, let header = headerParameters.first else { return }
        bag.report(
            DirectiveCodes.wrongSource,
            "the preset `\(preset.text)` can't be sent with `\(header.wireName)`, a header of operation `\(operation.key)`",
            at: operation.directives.origin(of: "header").range,
            help: "leave out the preset, and write its headers with their values: `header: { X-Token: token:String }`")
    }

    private mutating func checkRequestHeader(_ header: OperationDirectives.NamedValue) {
        func report(_ problem: Message, help: Message? = nil) {
            bag.report(DirectiveCodes.wrongSource, problem, at: header.origin.range, help: help)
        }
        if case .constant(let literal) = header.value, !literal.isHeaderText {
            report("the value of the header `\(header.name)` must be a text on one line, a number or a flag")
        }
        let name = header.name.lowercased()
        if let parameter = headerParameters.first(where: { $0.wireName.lowercased() == name }),
            !header.value.names(oneOf: parameter.words)
        {
            report(
                "`\(header.name)` is a parameter of operation `\(operation.key)`, whose argument would be sent nowhere",
                help: "give the argument a value by `pin`, or leave out the header")
        } else if name == "content-type", operation.body != nil {
            report(
                "`\(header.name)` of operation `\(operation.key)` follows from its body and can't be set",
                help: "choose a media type by `requestMediaType`")
        } else if name == "cookie", operation.parameters.contains(where: { $0.location == .cookie }) {
            report(
                "`\(header.name)` of operation `\(operation.key)` is made from its cookie parameters and can't be set")
        }
    }

    private var headerParameters: [Parameter] { operation.parameters.filter { $0.location == .header } }

    private var known: [String] { arguments + members.filter { !arguments.contains($0) } + bodyNames }

    private static func arguments(of operation: Operation) -> [String] {
        let flag = operation.methodChoice?.flag ?? operation.directives.merge?.flag
        return operation.parameters.flatMap(\.words) + (flag.map { [$0.text] } ?? [])
    }

    /// Checks the members that `param` lists; the whole body can't be one of several.
    mutating func checkParameters() {
        guard let values = operation.directives.parameters else { return }
        if operation.sendsWholeInput { return checkWholeInput() }
        checkValues(values, of: "param")
        let contents = operation.body?.contents ?? []
        let choice = ContentChoice.request(contents, preferred: operation.directives.requestMediaType, in: api)
        if let choice, ![.json, .form].contains(choice.kind) {
            report(
                .wrongType,
                "`param` can't choose members in operation `\(operation.key)`: its body is neither JSON nor a form",
                of: "param")
        }
        if values.count > 1, values.contains(where: namesBody) {
            report(
                .wrongType, "`param` of operation `\(operation.key)` lists the whole body beside other members",
                of: "param", help: "name the members that are sent: `[input.name]`")
        }
    }

    /// Checks that there is one input to send: a struct of parameters, or the body.
    private mutating func checkWholeInput() {
        let isStruct = if case .structure? = operation.directives.input { true } else { false }
        let isBody = inputSchema.map(isBody) ?? false
        if isStruct ? isBody || operation.body == nil : operation.body != nil && !isTakenApart { return }
        let reason: Message = isStruct ? "it also has a body" : "its inputs are separate arguments"
        report(
            .wrongType, "`param: input` can't send the input of operation `\(operation.key)`: \(reason)", of: "param",
            help: isStruct ? nil : "add `input: struct`, or `input` with the name of a struct")
    }

    private func namesBody(_ value: OperationDirectives.NamedValue) -> Bool {
        if case .argument(let name) = value.value { return bodyNames.contains(name) && !arguments.contains(name) }
        return false
    }

    /// Checks that path values are members of the body, other parameters, or parameters in the struct of inputs.
    mutating func checkPathValues() {
        let path = operation.parameters.filter { $0.location == .path }.map(\.wireName)
        let others = operation.parameters.filter { $0.location != .path }.flatMap(\.words)
        for value in operation.directives.pathValues {
            guard path.contains(value.name) else {
                bag.report(
                    DirectiveCodes.unknownArgument, "the path of operation `\(operation.key)` has no `{\(value.name)}`",
                    at: value.origin.range, help: suggestion(for: value.name, among: path))
                continue
            }
            guard case .member(let name) = value.value else { continue }
            if optional.contains(name) {
                bag.report(
                    DirectiveCodes.wrongSource,
                    "`pathValues` needs a value that is always present, but `\(name)` of operation `\(operation.key)` may be absent",
                    at: value.origin.range,
                    help: "list it in `required` of the input, without `readOnly` or `writeOnly`")
            }
            if members.contains(name) || others.contains(name) || inputMembers.contains(name) { continue }
            if case .structure? = operation.directives.input, name == value.name { continue }
            reportUnknown(name, of: "pathValues", among: members + others, at: value.origin)
        }
    }

    /// The names of the members of the schema that `input` names.
    private var inputMembers: [String] { inputSchema.map { api.properties(of: SchemaUse($0)).flatMap(\.words) } ?? [] }

    private var inputSchema: SchemaID? {
        guard case .structure(let name?) = operation.directives.input else { return nil }
        return api.namedSchemas.first { api[$0].name == name.text }
    }

    mutating func checkInput() {
        switch operation.directives.input {
        case .arguments?
        where operation.body != nil && !isTakenApart && operation.parameters.allSatisfy { $0.location == .path }:
            report(
                .wrongType, "`input: arguments` has no effect on operation `\(operation.key)`: its body has no members",
                of: "input")
        case .structure(let name) where !hasMembers(of: name): reportNoMember(of: name?.text ?? "struct")
        case .structure(let name?):
            guard let schema = inputSchema, !isBody(schema) else { return }
            let words = inputMembers
            let isUsed = operation.parameters.contains { words.contains($0.name ?? $0.wireName) }
            if !isUsed { reportNoMember(of: name.text) }
        default: break
        }
    }

    private mutating func reportNoMember(of name: String) {
        report(
            .unknownArgument,
            "`input` names `\(name)`, but no parameter of operation `\(operation.key)` is a member of it", of: "input")
    }

    /// Checks the list of arguments; a member of a struct isn't an argument of the call.
    mutating func checkOrder() {
        var known = arguments + bodyNames + (operation.directives.manual?.arguments ?? []).map(\.name.text)
        if case .structure? = operation.directives.input {
            let inside = operation.parameters.filter { $0.location != .path }.flatMap(\.words)
            known = known.filter { !inside.contains($0) } + ["input"]
        }
        for argument in operation.directives.arguments ?? [] where !known.contains(argument.name) {
            reportUnknown(argument.name, of: "arguments", among: known, at: argument.origin)
        }
    }

    /// Whether the struct of inputs would have a member.
    private func hasMembers(of name: FixedName?) -> Bool {
        if let schema = inputSchema, isBody(schema) { return true }
        return operation.parameters.contains { parameter in
            if parameter.location != .path || parameter.isInputMember || name == nil { return true }
            return operation.directives.pathValues.contains { $0.name == parameter.wireName }
        }
    }

    private func isBody(_ schema: SchemaID) -> Bool {
        operation.body?.contents.contains { $0.use?.schema == schema } ?? false
    }

    /// Checks that a response has the envelope's key, also where no response has members.
    mutating func checkEnvelope() {
        let directives = operation.directives
        guard let key = directives.envelope, !key.isEmpty, directives.givenKeys.contains("envelope") else { return }
        let contents = operation.successes.flatMap { operation.responses[$0].contents }
        let whole = contents.filter { !$0.mediaType.isStream }
        if whole.isEmpty, !contents.isEmpty {
            report(
                .wrongSource, "`envelope` has no effect on `\(operation.key)`, whose response is a stream",
                of: "envelope", help: "only a response that isn't a stream can have an envelope")
            return
        }
        let known = whole.compactMap(\.use).flatMap(api.properties).map(\.wireName)
        if !known.contains(key) {
            reportUnknown(key, of: "envelope", among: known, at: directives.origin(of: "envelope"))
        }
    }

    mutating func checkRequestMediaType() {
        let known = operation.body?.contents.map(\.mediaType) ?? []
        check(operation.directives.requestMediaType, of: "requestMediaType", among: known)
    }

    mutating func checkResponseMediaType() {
        let known = operation.successes.flatMap { operation.responses[$0].contents.map(\.mediaType) }
        check(operation.directives.responseMediaType, of: "responseMediaType", among: known)
    }

    private mutating func check(_ type: String?, of key: String, among known: [MediaType]) {
        guard let type else { return }
        let essence = MediaType(type).essence
        if known.contains(where: { mediaType in mediaType.text == type || mediaType.essence == essence }) { return }
        report(
            .unknownArgument, "`\(key)` asks for `\(type)`, which operation `\(operation.key)` does not have", of: key,
            help: help(for: type, among: known.map(\.text)))
    }

    /// Checks that a response has each header that is named without `*` or `?`, in any case.
    mutating func checkHeaders() {
        let headers = operation.responses.flatMap { $0.headers.map(\.wireName) }
        let known = Set(headers.map { $0.lowercased() })
        for pattern in operation.directives.responseHeaders ?? [] {
            if pattern.text.contains("*") || pattern.text.contains("?") || known.contains(pattern.text.lowercased()) {
                continue
            }
            bag.report(
                DirectiveCodes.unknownArgument,
                "no response of operation `\(operation.key)` has the header `\(pattern.text)`",
                at: pattern.origin.range,
                help: suggestion(for: pattern.text, among: headers)
                    ?? (headers.isEmpty ? nil : "they have \(list(headers))"))
        }
    }

    /// Checks that values are for parameters and flags, since a call can't set a part of the body.
    mutating func checkArguments(_ values: [OperationDirectives.NamedLiteral], of key: String) {
        for value in values where !arguments.contains(value.name) {
            guard members.contains(value.name) || bodyNames.contains(value.name) else {
                reportUnknown(value.name, of: key, among: arguments, at: value.origin)
                continue
            }
            bag.report(
                DirectiveCodes.unknownArgument,
                "`\(key)` can't set `\(value.name)`, which isn't an argument but a part of the body of operation `\(operation.key)`",
                at: value.origin.range, help: "set the default of a body's member where its type is declared")
        }
    }

    mutating func checkValues(_ values: [OperationDirectives.NamedValue], of key: String) {
        for value in values {
            switch value.value {
            case .constant(let literal):
                if key == "param", !literal.isRequestValue {
                    bag.report(
                        DirectiveCodes.wrongSource, "a constant of `param` must be a text, a flag or a decimal number",
                        at: value.origin.range, help: "write a text with `=`: `=0x1F`")
                }
            case .input: continue
            case .argument(let name), .member(let name):
                if !known.contains(name) { reportUnknown(name, of: key, among: known, at: value.origin) }
            }
        }
    }
}

extension Parameter {
    /// The parameter's names: the one for code, and the wire name.
    fileprivate var words: [String] { [name, wireName].compactMap(\.self) }
}

extension Property {
    /// The property's names: the one for code, and the wire name.
    fileprivate var words: [String] { [name, wireName].compactMap(\.self) }
}

extension OperationDirectives.Source {
    fileprivate func names(oneOf words: [String]) -> Bool {
        if case .argument(let name) = self { words.contains(name) } else { false }
    }
}

extension Literal {
    /// Whether the literal can be sent as a query item or a member of a body.
    fileprivate var isRequestValue: Bool {
        switch self {
        case .string, .bool: true
        case .number(let text):
            text.utf8.allSatisfy { $0 &- 0x30 < 10 || "+-.eE".utf8.contains($0) } && Double(text)?.isFinite == true
        case .null, .array, .object: false
        }
    }

    /// Whether the literal can be sent as the value of a header.
    fileprivate var isHeaderText: Bool {
        switch self {
        case .string(let text): !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }
        case .number, .bool: true
        case .null, .array, .object: false
        }
    }
}
