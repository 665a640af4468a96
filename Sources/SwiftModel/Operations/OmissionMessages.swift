import APIModel
import Diagnostics

/// The wording of what the description says of operations and the generated code has no place for.
enum OmissionMessages {
    static func otherContent(
        _ other: MediaType, than chosen: MediaType, of place: Message, hasSchema: Bool, directive: String,
        at range: SourceRange?
    ) -> Diagnostic {
        let loss: Message = hasSchema ? "has a schema of its own, which is left out" : "is left out"
        return SwiftModelCodes.unusedContent("`\(other.text)` of \(place) \(loss): `\(chosen.text)` is used").at(range)
            .help("`\(directive): \(other.essence)` for the operation chooses it")
    }

    static func unsentBody(_ body: Body, _ method: HTTPMethod, of key: String) -> Diagnostic {
        let method = method.name
        let outcome = body.isRequired ? "; the service requires it, so expect it to refuse the call" : ""
        return SwiftModelCodes.unsentBody(
            "the \(body.isRequired ? "required " : "")body of `\(key)` is left out, since \(method) can't carry one\(outcome)"
        ).at(body.origin.range).help(overriding(method))
    }

    /// - Parameter value: What a directive takes from the body.
    static func unsentValue(_ value: OperationDirectives.NamedValue, _ method: HTTPMethod, of key: String) -> Diagnostic
    {
        SwiftModelCodes.unsentBody(
            "`\(value.name)` of `\(key)` can't be taken from the body, since \(method.name) can't carry one"
        ).at(value.origin.range).help(overriding(method.name))
    }

    private static func overriding(_ method: String) -> Message {
        "`overrideMethod: true` for the operation sends POST with the header `X-HTTP-Method-Override: \(method)`, if the "
            + "service knows it"
    }

    static func untypedContent(_ type: MediaType, of place: Message, as form: Message, at range: SourceRange?)
        -> Diagnostic
    {
        SwiftModelCodes.unusedContent("`\(type.text)` of \(place) is handed over as \(form); its schema is left out")
            .at(range)
    }

    static func encodedBytes(_ type: MediaType, of place: Message, isRequest: Bool, at range: SourceRange?)
        -> Diagnostic
    {
        SwiftModelCodes.unusedContent(
            "`\(type.text)` of \(place) is text that stands for bytes by its schema; the bytes go as they are"
        ).at(range).help(
            isRequest
                ? "encode them before the call if the service reads the text, or leave the encoding out of the schema"
                : "decode them after the call if the service sends the text, or leave the encoding out of the schema")
    }

    static func untypedHeader(_ name: String, of key: String, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.unusedContent("header `\(name)` of `\(key)` is handed over as text; its schema is left out").at(
            range
        ).help("describe it by `content: { application/json: … }` if it is JSON")
    }

    static func itemsOfDocument(_ type: MediaType, of place: Message, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.unusedContent(
            "`itemSchema` of `\(type.text)` of \(place) has no effect: it is one value, and no sequence"
        ).at(range).help("describe a list by `schema`, or a sequence by `application/jsonl`")
    }

    static func openedEnvelope(_ key: String, besides names: [String], of operation: String, at range: SourceRange?)
        -> Diagnostic
    {
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return SwiftModelCodes.openedEnvelope(
            "the list `\(key)` of the response of `\(operation)` is taken out of its envelope; \(list) beside it "
                + (names.count == 1 ? "is left out" : "are left out")
        ).at(range).help("`envelope: false` for the operation hands over the whole")
    }

    static func parameterContent(_ parameter: Parameter, _ type: MediaType, of key: String) -> Diagnostic {
        SwiftModelCodes.unusedContent(
            "parameter `\(parameter.wireName)` of `\(key)` is not sent as `\(type.text)`, but as if it had a schema alone"
        ).at(parameter.origin.range)
    }

    static func unspecifiedParameter(_ parameter: Parameter, _ spelling: UnspecifiedSpelling, of key: String)
        -> Diagnostic
    {
        let place: Message = "parameter `\(parameter.wireName)` of `\(key)`"
        return unspecified(place, named: parameter.wireName, spelling, at: parameter.origin.range)
    }

    static func unspecifiedField(
        _ property: String, _ spelling: UnspecifiedSpelling, of key: String, at range: SourceRange?
    ) -> Diagnostic { unspecified("`\(property)` in the form of `\(key)`", named: property, spelling, at: range) }

    private static func unspecified(
        _ place: Message, named name: String, _ spelling: UnspecifiedSpelling, at range: SourceRange?
    ) -> Diagnostic {
        let convention: Message
        switch spelling {
        case .json: convention = "they are sent as JSON"
        case .brackets: convention = "lists repeat the name, and objects add theirs in brackets: `a[b]=1&a[b]=2`"
        case .plain:
            return SwiftModelCodes.unfitStyle(
                "\(place) is no object, and `deepObject` has a rule for objects only; it is sent as `\(name)=…`"
            ).at(range).help("leave out the style, or give it the schema of an object")
        }
        return SwiftModelCodes.nestedParameter(
            "\(place) has lists or objects for which its style has no rule; \(convention)"
        ).at(range).help(
            "ask the service's owners, or describe it by `content: { application/json: … }` if it reads JSON")
    }

    static func formEncoding(_ property: String, _ type: String, of key: String, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.unusedContent(
            "`\(property)` in the form of `\(key)` is not sent as `\(type)`, but as a plain field"
        ).at(range)
    }

    static func partEncoding(_ property: String, _ type: String, of key: String, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.unusedContent(
            "the part `\(property)` of `\(key)` says that it is `\(type)`, but its value is written as JSON"
        ).at(range)
    }

    static func unnamedParts(_ type: MediaType, _ names: [String], of key: String, at range: SourceRange?) -> Diagnostic
    {
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return SwiftModelCodes.unusedContent(
            "the parts of `\(type.text)` of `\(key)` are sent without their names (\(list)), in the order of the description"
        ).at(range).help("`multipart/form-data` sends names")
    }

    static func fileInForm(_ property: String, of key: String, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.unusedContent(
            "the file `\(property)` in the form of `\(key)` is sent as Base64: a URL-encoded form holds texts only"
        ).at(range).help("`multipart/form-data` carries files")
    }

    static func styleOfFile(_ property: String, of key: String, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.unusedContent(
            "the style of the part `\(property)` of `\(key)` has no effect: a file is sent as it is, each in a part of its own"
        ).at(range)
    }

    static func strayEncoding(_ property: String, among known: [String], of key: String, at range: SourceRange?)
        -> Diagnostic
    {
        SwiftModelCodes.unusedContent("the encoding of `\(property)` fits no property of the body of `\(key)`").at(
            range
        ).help(suggestion(for: property, among: known))
    }

    static func unsentParameter(_ parameter: Parameter, of key: String) -> Diagnostic {
        SwiftModelCodes.unsentParameter(
            "parameter `\(parameter.wireName)` of `\(key)` is left out: HTTP does not allow the name"
        ).at(parameter.origin.range).help("a name takes letters, digits, and `!#$%&'*+-.^_`|~`")
    }

    static func unsentCredential(_ name: String, of scheme: SecurityScheme) -> Diagnostic {
        SwiftModelCodes.unsentParameter(
            "no server gets the credentials of security scheme `\(scheme.name)`: HTTP does not allow the name `\(name)`"
        ).at(scheme.origin.range)
    }

    static func headerName(_ name: String, of key: String, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.headerName("`\(name)` of `\(key)` is not a name that HTTP allows").at(range).help(
            "it takes letters, digits, and `!#$%&'*+-.^_`|~`")
    }

    static func unaskedCredentials(at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.unaskedCredentials(
            "no operation asks for credentials, so that a client's credential provider is never asked for one"
        ).at(range).help(
            "add `security` to the description, or to the configuration: `requests: { security: { token: bearer } }`")
    }

    /// - Parameter operation: nil for a server of the whole API.
    static func faultyServer(_ server: Server, _ fault: String, of operation: String?) -> Diagnostic {
        let owner: Message = operation.map { " of `\($0)`" } ?? ""
        return SwiftModelCodes.serverAddress("server `\(server.relativeURL ?? server.url)`\(owner) is no URL: \(fault)")
            .at(server.origin.range).help("write it like `https://api.example.com:8080/v1`, other characters as `%20`")
    }

    static func relativeServer(_ server: Server, _ relative: String, of operation: String?) -> Diagnostic {
        let owner: Message = operation.map { " of `\($0)`" } ?? ""
        return SwiftModelCodes.relativeServer(
            "server `\(relative)`\(owner) lies where the description does, which is not known; it is taken for `\(server.url)`"
        ).at(server.origin.range).help("write the whole address")
    }

    /// A server that nothing but the caller can tell the place of.
    static func placelessServer(_ server: Server, of operation: String?) -> Diagnostic {
        guard let operation else {
            return SwiftModelCodes.relativeServer("server `\(server.url)` has no host, which callers have to give").at(
                server.origin.range
            ).help("hand over a base URL that ends in `\(server.url)`")
        }
        return SwiftModelCodes.relativeServer(
            "server `\(server.url)` of `\(operation)` has no host; it is taken from the base URL that callers give"
        ).at(server.origin.range).help("write the whole address")
    }

    static func operationServer(_ url: String, of key: String, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.unusedServer(
            "server `\(url)` of `\(key)` is left out: only the first server of an operation is used"
        ).at(range)
    }
}
