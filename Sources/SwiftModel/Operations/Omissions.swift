import APIModel
import Diagnostics

/// Reports facts about operations that the plan can't hold, so that they aren't lost silently: media types beside the
/// chosen one, schemas of text and bytes, servers without a host. Headers that calls don't return aren't reported: the
/// network layer's raw reply has them.
struct Omissions {
    /// The contents of a body or a response, and which of them is used.
    private struct Selection {
        var contents: [MediaContent]
        var choice: ContentChoice
        /// The status of a response; nil for a body.
        var status: ResponseStatus?
        var origin: Origin

        var isRequest: Bool { status == nil }

        /// The place as messages name it: `the body of POST /items`.
        func place(_ key: String) -> Message {
            status.map { "response `\($0.text)` of `\(key)`" } ?? "the body of `\(key)`"
        }
    }

    private let api: API
    private let drafts: [OperationDraft]
    private let comparison: SchemaComparison

    init(_ services: [ServiceDraft], _ api: API) {
        self.api = api
        var seen: Set<Int> = []
        drafts = services.flatMap(\.operations).filter { seen.insert($0.index).inserted }
        comparison = SchemaComparison(api: api)
    }

    func report(into bag: inout DiagnosticBag) {
        HeaderNames(api: api).report(into: &bag)
        SharedPlaces(api: api).report(into: &bag)
        for server in api.servers where server.path != "/" { reportPlace(of: server, operation: nil, &bag) }
        reportServersOfOperations(&bag)
        var faulty = FaultyServers()
        faulty.report(api.servers, of: nil, into: &bag)
        for draft in drafts { faulty.report(draft.operation.servers, of: draft.key, into: &bag) }
        if let place = api.forgottenCredentials {
            bag.report(
                SwiftModelCodes.unaskedCredentials(
                    "no operation requires credentials, so the client's credential provider is never used"
                ).at(place.range).help(
                    "add `security` to the description, or to the configuration: `requests: { security: { token: bearer } }`"
                ))
        }
        var shared = SharedProblems()
        for draft in drafts {
            if !draft.operation.isStreamVariant {
                reportParameters(of: draft, &shared)
                reportBody(of: draft, &shared)
            }
            reportResponses(of: draft, &shared)
            reportEnvelopes(of: draft, &shared)
        }
        shared.report(into: &bag)
    }

    /// Reports properties that are lost beside the list of an opened envelope: numbers, and values with a structure.
    private func reportEnvelopes(of draft: OperationDraft, _ shared: inout SharedProblems) {
        guard draft.operation.directives.envelope == nil else { return }
        for success in draft.successes {
            guard let key = success.envelope, let use = success.use, let whole = success.content?.content.use,
                case .array = api.resolvedKind(of: use.schema),
                case .object(let shape) = api.resolvedKind(of: whole.schema)
            else { continue }
            let lost = shape.properties.filter { $0.wireName != key && isCountOrStructure($0.use) }.map(\.wireName)
            guard !lost.isEmpty else { continue }
            let response = draft.operation.responses.first { $0.status == success.status }
            let range = response?.origin.range ?? draft.operation.origin.range
            shared.add(draft.key) {
                SwiftModelCodes.openedEnvelope(
                    "the list `\(key)` of the response of `\($0)` is taken out of its envelope; \(lost.map { "`\($0)`" }.joined(separator: ", ")) beside it "
                        + (lost.count == 1 ? "is left out" : "are left out")
                ).at(range).help("`envelope: false` for the operation returns the whole response")
            }
        }
    }

    private func isCountOrStructure(_ use: SchemaUse) -> Bool {
        switch api.resolvedKind(of: use.schema) {
        case .integer, .number: return true
        default: return api.isStructured(use)
        }
    }

    private func reportServersOfOperations(_ bag: inout DiagnosticBag) {
        var seen: Set<String> = []
        for draft in drafts {
            for (position, server) in draft.operation.servers.enumerated() {
                guard seen.insert(server.relativeURL ?? server.url).inserted else { continue }
                if position == 0 {
                    reportPlace(of: server, operation: draft.key, &bag)
                    for variable in server.variables where server.url.contains("{\(variable.name)}") {
                        bag.report(
                            SwiftModelCodes.unusedServer(
                                "`{\(variable.name)}` of the server of `\(draft.key)` is always `\(variable.defaultValue)`: only variables of the document's servers can be chosen"
                            ).at(server.origin.range ?? draft.operation.origin.range))
                    }
                } else {
                    let range = server.origin.range ?? draft.operation.origin.range
                    let url = server.relativeURL ?? server.url
                    bag.report(
                        SwiftModelCodes.unusedServer(
                            "server `\(url)` of `\(draft.key)` is left out: only the first server of an operation is used"
                        ).at(range))
                }
            }
        }
    }

    /// Reports a server with a relative address or without a host.
    private func reportPlace(of server: Server, operation: String?, _ bag: inout DiagnosticBag) {
        let owner: Message = operation.map { " of `\($0)`" } ?? ""
        if let relative = server.relativeURL {
            bag.report(
                SwiftModelCodes.relativeServer(
                    "server `\(relative)`\(owner) lies where the description does, which is not known; it is taken for `\(server.url)`"
                ).at(server.origin.range).help("write the whole address"))
        } else if !server.isAbsolute {
            let (fault, help): (Message, Message) =
                operation == nil
                ? ("has no host, which callers have to give", "give the client a base URL that ends in `\(server.url)`")
                : ("has no host; it is taken from the base URL that callers give", "write the whole address")
            bag.report(
                SwiftModelCodes.relativeServer("server `\(server.url)`\(owner) \(fault)").at(server.origin.range).help(
                    help))
        }
    }

    private func reportParameters(of draft: OperationDraft, _ shared: inout SharedProblems) {
        for parameter in draft.operation.parameters {
            if parameter.location == .querystring {
                if let type = parameter.encoding.mediaType, type.isForm {
                    var content = MediaContent(mediaType: type, use: parameter.use)
                    content.encodings = parameter.fields
                    EncodingOmissions(api: api, key: draft.key, range: parameter.origin.range).reportForm(
                        content, &shared)
                }
                continue
            }
            guard let type = parameter.encoding.mediaType else {
                let isCookie = parameter.location == .cookie
                if let spelling = api.unspecifiedSpelling(of: parameter.use, parameter.encoding, isCookie: isCookie) {
                    shared.add(draft.key) {
                        Diagnostic.unspecified(
                            "parameter `\(parameter.wireName)` of `\($0)`", named: parameter.wireName, spelling,
                            at: parameter.origin.range)
                    }
                }
                continue
            }
            guard !type.isJSON, api.isStructured(parameter.use) || api.isCollection(parameter.use) else { continue }
            shared.add(draft.key) {
                SwiftModelCodes.unusedContent(
                    "parameter `\(parameter.wireName)` of `\($0)` is not sent as `\(type.text)`, but as if it had a schema alone"
                ).at(parameter.origin.range)
            }
        }
    }

    private func reportBody(of draft: OperationDraft, _ shared: inout SharedProblems) {
        if let unsent = draft.operation.unsentBody {
            let method = draft.operation.method
            if unsent.body.isRequired || !holdsNothing(unsent.body) {
                shared.add(draft.key) {
                    SwiftModelCodes.unsentBody(
                        "the \(unsent.body.isRequired ? "required " : "")body of `\($0)` is left out, since \(method.name) can't carry one\(unsent.body.isRequired ? "; the service requires it, so expect it to refuse the call" : "")"
                    ).at(unsent.body.origin.range).help(overriding(method.name))
                }
            }
            for value in unsent.values {
                shared.add(draft.key) {
                    SwiftModelCodes.unsentBody(
                        "`\(value.name)` of `\($0)` can't be taken from the body, since \(method.name) can't carry one"
                    ).at(value.origin.range).help(overriding(method.name))
                }
            }
        }
        guard let body = draft.operation.body, let choice = draft.body else { return }
        let selection = Selection(contents: body.contents, choice: choice, status: nil, origin: body.origin)
        report(selection, of: draft, &shared)
        EncodingOmissions(api: api, key: draft.key, range: body.origin.range).report(choice, &shared)
    }

    /// Whether a body is an object without members, as generators of descriptions write it for methods that have none.
    private func holdsNothing(_ body: Body) -> Bool {
        body.contents.allSatisfy { content in
            guard let use = content.use, case .object(let shape) = api.resolvedKind(of: use.schema) else {
                return false
            }
            return shape.properties.isEmpty && (shape.additional == .unspecified || shape.additional == .forbidden)
        }
    }

    private func reportHeaders(of draft: OperationDraft, _ shared: inout SharedProblems) {
        for header in draft.headers where header.use == nil {
            let response = draft.operation.responses.first { response in
                response.headers.contains { $0.wireName == header.wireName && api.isCollection($0.use) }
            }
            guard let response else { continue }
            shared.add(draft.key) {
                SwiftModelCodes.unusedContent(
                    "header `\(header.wireName)` of `\($0)` is returned as text; its schema is ignored"
                ).at(response.origin.range).help("describe it by `content: { application/json: … }` if it is JSON")
            }
        }
    }

    private func reportResponses(of draft: OperationDraft, _ shared: inout SharedProblems) {
        reportHeaders(of: draft, &shared)
        let preferred = draft.operation.directives.responseMediaType
        for response in draft.operation.responses {
            guard let choice = ContentChoice.response(response.contents, preferred: preferred, in: api) else {
                continue
            }
            let selection = Selection(
                contents: response.contents, choice: choice, status: response.status, origin: response.origin)
            report(selection, of: draft, &shared)
        }
    }

    /// The form in which calls pass a content without a type: text, bytes or parts; nil where it has a type.
    private func shownForm(of selection: Selection) -> Message? {
        switch selection.choice.kind {
        case .text: "text"
        case .data: "bytes"
        case .multipart where !selection.isRequest: "bytes"
        case .multipart where selection.choice.content.use == nil: "parts"
        case .json, .form, .multipart, .parts, .stream: nil
        }
    }

    /// Whether the description specifies bytes as encoded text (`format: byte`, `contentEncoding: base64`).
    private func isEncoded(_ use: SchemaUse?) -> Bool {
        guard let schema = use.map({ api[api.resolved($0.schema)] }), case .string(let format) = schema.kind else {
            return false
        }
        return format == "byte" || schema.constraints?.contentEncoding?.lowercased().hasPrefix("base") == true
    }

    private func report(_ selection: Selection, of draft: OperationDraft, _ shared: inout SharedProblems) {
        let chosen = selection.choice.content
        let kind = selection.choice.kind
        let type = chosen.mediaType.text
        func unused(help: Message? = nil, _ text: (_ place: Message) -> Message) {
            shared.add(draft.key) {
                SwiftModelCodes.unusedContent(text(selection.place($0))).at(selection.origin.range).help(help)
            }
        }
        if let form = shownForm(of: selection), chosen.itemUse != nil || api.isStructured(chosen.use) {
            unused { "`\(type)` of \($0) is passed as \(form); its schema is ignored" }
        } else if kind == .data, isEncoded(chosen.use) {
            let advice: Message =
                selection.isRequest
                ? "encode them before the call if the service reads the text"
                : "decode them after the call if the service sends the text"
            unused(help: "\(advice), or leave the encoding out of the schema") {
                "`\(type)` of \($0) is encoded text by its schema, but its bytes are passed unchanged"
            }
        } else if kind == .json, chosen.itemUse != nil {
            unused(help: "describe a list by `schema`, or a sequence by `application/jsonl`") {
                "`itemSchema` of `\(type)` of \($0) has no effect: it is one value, and no sequence"
            }
        }
        // A team that chose a media type knows the others.
        let directives = draft.operation.directives
        if (selection.isRequest ? directives.requestMediaType : directives.responseMediaType) != nil { return }
        for other in selection.contents where other.mediaType != chosen.mediaType {
            let use = other.use ?? other.itemUse
            if let use, let known = chosen.use ?? chosen.itemUse, comparison.isSame(use, known) { continue }
            // A range such as `*/*` adds nothing to a type.
            if use == nil, other.mediaType.isRange { continue }
            let loss: Message = api.isStructured(use) ? "has a schema of its own, which is left out" : "is left out"
            let directive = selection.isRequest ? "requestMediaType" : "responseMediaType"
            unused(help: "`\(directive): \(other.mediaType.essence)` for the operation chooses it") {
                "`\(other.mediaType.text)` of \($0) \(loss): `\(type)` is used"
            }
        }
    }
}

extension Diagnostic {
    static func unspecified(
        _ place: Message, named name: String, _ spelling: UnspecifiedSpelling, at range: SourceRange?
    ) -> Diagnostic {
        let convention: Message
        switch spelling {
        case .json: convention = "they are sent as JSON"
        case .brackets: convention = "lists repeat the name, and objects add theirs in brackets: `a[b]=1&a[b]=2`"
        case .plain:
            return SwiftModelCodes.unfitStyle(
                "\(place) isn't an object, and `deepObject` has a rule for objects only; it is sent as `\(name)=…`"
            ).at(range).help("leave out the style, or give it the schema of an object")
        }
        return SwiftModelCodes.nestedParameter(
            "\(place) has lists or objects for which its style has no rule; \(convention)"
        ).at(range).help(
            "ask the service's owners, or describe it by `content: { application/json: … }` if it reads JSON")
    }
}

private func overriding(_ method: String) -> Message {
    "`overrideMethod: true` for the operation sends POST with the header `X-HTTP-Method-Override: \(method)`, if the "
        + "service knows it"
}
