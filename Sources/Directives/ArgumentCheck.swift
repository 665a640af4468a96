import APIModel
import Diagnostics

/// Checks that the arguments and members which directives name exist in the operation, and that each directive has
/// something to do there.
struct ArgumentCheck {
    let operation: Operation
    let api: API
    /// What the method takes besides its body, and the body's members where each is an argument.
    private let arguments: [String]
    /// The properties of the body, and what the body itself is called.
    private let members: [String]
    private let bodyNames: [String]
    private let isTakenApart: Bool
    /// Members of the body that may be absent or null.
    private let optional: [String]

    init(operation: Operation, api: API) {
        self.operation = operation
        self.api = api
        let properties = (operation.body?.contents ?? []).compactMap(\.use).flatMap(api.properties)
        let words = properties.flatMap { [$0.name, $0.wireName].compactMap(\.self) }
        members = words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        isTakenApart = operation.directives.input == .arguments && !members.isEmpty
        arguments = Self.arguments(of: operation) + (isTakenApart ? members : [])
        bodyNames = isTakenApart ? [] : operation.body.map { [$0.name, "body"].compactMap(\.self) } ?? []
        optional = properties.filter(\.mayBeAbsent).flatMap { [$0.wireName, $0.name ?? ""] }
    }

    func run(into bag: inout DiagnosticBag) {
        let directives = operation.directives
        if operation.channel != nil {
            for key in directives.givenKeys where Directive.named(key)?.isForChannels != true {
                let range = directives.origin(of: key).range
                bag.report(
                    DirectiveCodes.unfitOperation, "`\(key)` has no effect: `\(operation.key)` opens a channel",
                    at: range,
                    help: "of a channel can be said \(list(Directive.all.filter(\.isForChannels).map(\.key)))")
            }
        }
        for directive in Directive.all { directive.check(self, &bag) }
    }

    /// Only a method that can't carry the operation's body needs another one.
    func checkMethod(into bag: inout DiagnosticBag) {
        guard operation.directives.overridesMethod != nil, operation.sentMethod == operation.method else { return }
        bag.report(
            DirectiveCodes.wrongSource, "`overrideMethod` has no effect on `\(operation.key)`, which is sent as it is",
            at: operation.directives.origin.range, help: "it is for GET and HEAD with a body")
    }

    private var known: [String] { arguments + members.filter { !arguments.contains($0) } + bodyNames }

    private static func arguments(of operation: Operation) -> [String] {
        var names = operation.parameters.flatMap { [$0.name, $0.wireName].compactMap(\.self) }
        if let flag = operation.methodChoice?.flag ?? operation.directives.merge?.flag { names.append(flag.text) }
        return names
    }

    /// The whole body is one value, and no member of another.
    func checkParameters(into bag: inout DiagnosticBag) {
        guard let values = operation.directives.parameters else { return }
        checkValues(values, of: "param", into: &bag)
        let contents = operation.body?.contents ?? []
        if !contents.isEmpty, contents.allSatisfy({ !$0.mediaType.isJSON && !$0.mediaType.isForm }) {
            bag.report(
                DirectiveCodes.wrongType,
                "`param` can't choose members in operation `\(operation.key)`: its body is neither JSON nor a form",
                at: operation.directives.origin(of: "param").range)
        }
        if values.count > 1, values.contains(where: namesBody) {
            bag.report(
                DirectiveCodes.wrongType,
                "`param` of operation `\(operation.key)` has the whole body as one of several members",
                at: operation.directives.origin(of: "param").range,
                help: "name the members that are sent: `[input.name]`")
        }
    }

    private func namesBody(_ value: OperationDirectives.NamedValue) -> Bool {
        if case .argument(let name) = value.value { return bodyNames.contains(name) && !arguments.contains(name) }
        return false
    }

    /// A value of the path is a member of the body, another parameter, or one that joins the struct of inputs.
    func checkPathValues(into bag: inout DiagnosticBag) {
        let path = operation.parameters.filter { $0.location == .path }.map(\.wireName)
        let others = operation.parameters.filter { $0.location != .path }.flatMap { [$0.name ?? "", $0.wireName] }
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
                    "`pathValues` needs a value that is always there, which `\(name)` of operation `\(operation.key)` is not",
                    at: value.origin.range,
                    help: "list it in `required` of the input, without `readOnly` or `writeOnly`")
            }
            if members.contains(name) || others.contains(name) || inputMembers.contains(name) { continue }
            if case .structure? = operation.directives.input, name == value.name { continue }
            report(name, of: "pathValues", among: members + others.filter { !$0.isEmpty }, at: value.origin, &bag)
        }
    }

    /// The members of a schema that `input` names.
    private var inputMembers: [String] {
        inputSchema.map { api.properties(of: SchemaUse($0)).flatMap { [$0.name, $0.wireName].compactMap(\.self) } }
            ?? []
    }

    private var inputSchema: SchemaID? {
        guard case .structure(let name?) = operation.directives.input else { return nil }
        return api.namedSchemas.first { api[$0].name == name.text }
    }

    func checkInput(into bag: inout DiagnosticBag) {
        let range = operation.directives.origin(of: "input").range
        switch operation.directives.input {
        case .arguments?
        where operation.body != nil && !isTakenApart && operation.parameters.allSatisfy { $0.location == .path }:
            bag.report(
                DirectiveCodes.wrongType,
                "`input: arguments` has nothing to do in operation `\(operation.key)`: its body has no members",
                at: range)
        case .structure(let name) where !hasMembers(of: name):
            bag.report(.noMemberOf(name?.text ?? "struct", operation: operation.key, at: range))
        case .structure(let name?):
            guard let schema = inputSchema, !isBody(schema) else { return }
            let words = inputMembers
            let isUsed = operation.parameters.contains { words.contains($0.name ?? $0.wireName) }
            if !isUsed { bag.report(.noMemberOf(name.text, operation: operation.key, at: range)) }
        default: break
        }
    }

    /// An argument that lies in a struct has no place in the list.
    func checkOrder(into bag: inout DiagnosticBag) {
        var known = arguments + bodyNames + (operation.directives.manual?.arguments ?? []).map(\.name.text)
        if case .structure? = operation.directives.input {
            let inside = operation.parameters.filter { $0.location != .path }.flatMap {
                [$0.name, $0.wireName].compactMap(\.self)
            }
            known = known.filter { !inside.contains($0) } + ["input"]
        }
        for argument in operation.directives.arguments ?? [] where !known.contains(argument.name) {
            report(argument.name, of: "arguments", among: known, at: argument.origin, &bag)
        }
    }

    /// Whether there is anything to hand over in a struct.
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

    /// A key that no response has opens nothing, be it that there are no members at all.
    func checkEnvelope(into bag: inout DiagnosticBag) {
        let directives = operation.directives
        guard let key = directives.envelope, !key.isEmpty, directives.givenKeys.contains("envelope") else { return }
        let contents = operation.successes.flatMap { operation.responses[$0].contents }
        let whole = contents.filter { !$0.mediaType.isStream }
        if whole.isEmpty, !contents.isEmpty {
            let range = directives.origin(of: "envelope").range
            bag.report(
                DirectiveCodes.wrongSource,
                "`envelope` has no effect on `\(operation.key)`, whose response is a stream", at: range,
                help: "only responses that come whole are opened")
            return
        }
        let known = whole.compactMap(\.use).flatMap(api.properties).map(\.wireName)
        if known.contains(key) { return }
        report(key, of: "envelope", among: known, at: directives.origin(of: "envelope"), &bag)
    }

    func checkRequestMediaType(into bag: inout DiagnosticBag) {
        let known = operation.body?.contents.map(\.mediaType) ?? []
        check(operation.directives.requestMediaType, of: "requestMediaType", among: known, into: &bag)
    }

    func checkResponseMediaType(into bag: inout DiagnosticBag) {
        let known = operation.successes.flatMap { operation.responses[$0].contents.map(\.mediaType) }
        check(operation.directives.responseMediaType, of: "responseMediaType", among: known, into: &bag)
    }

    private func check(_ type: String?, of key: String, among known: [MediaType], into bag: inout DiagnosticBag) {
        guard let type,
            !known.contains(where: { mediaType in mediaType.text == type || mediaType.essence == MediaType(type).essence
            })
        else { return }
        bag.report(
            .unknownMediaType(
                type, of: key, operation: operation.key, among: known.map(\.text),
                at: operation.directives.origin(of: key).range))
    }

    /// A header that is named outright is one that a response has, in any spelling of its letters.
    func checkHeaders(into bag: inout DiagnosticBag) {
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

    func checkArguments(_ values: [OperationDirectives.NamedLiteral], of key: String, into bag: inout DiagnosticBag) {
        for value in values { checkArgument(value.name, of: key, at: value.origin, into: &bag) }
    }

    /// What a call can be given a value for: a parameter or a flag, and no part of the body.
    private func checkArgument(_ name: String, of key: String, at origin: Origin, into bag: inout DiagnosticBag) {
        if arguments.contains(name) { return }
        if members.contains(name) || bodyNames.contains(name) {
            bag.report(
                DirectiveCodes.unknownArgument,
                "`\(key)` can't set `\(name)`, which is no argument but a part of the body of operation `\(operation.key)`",
                at: origin.range, help: "a member of a body has its default where its type is declared")
        } else {
            report(name, of: key, among: arguments, at: origin, &bag)
        }
    }

    func checkValues(_ values: [OperationDirectives.NamedValue], of key: String, into bag: inout DiagnosticBag) {
        for value in values {
            switch value.value {
            case .constant: continue
            case .argument(let name), .member(let name):
                if !known.contains(name) { report(name, of: key, among: known, at: value.origin, &bag) }
            }
        }
    }

    private func report(
        _ name: String, of key: String, among known: [String], at origin: Origin, _ bag: inout DiagnosticBag
    ) { bag.report(.unknownArgument(name, of: key, operation: operation.key, among: known, at: origin.range)) }
}

extension Diagnostic {
    fileprivate static func noMemberOf(_ name: String, operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unknownArgument(
            "`input` names `\(name)`, of which no parameter of operation `\(operation)` is a member"
        ).at(range)
    }

    fileprivate static func unknownMediaType(
        _ type: String, of directive: String, operation: String, among known: [String], at range: SourceRange?
    ) -> Diagnostic {
        let help = suggestion(for: type, among: known) ?? (known.isEmpty ? nil : "it has \(list(known))")
        return DirectiveCodes.unknownArgument(
            "`\(directive)` asks for `\(type)`, which operation `\(operation)` does not have"
        ).at(range).help(help)
    }
}
