import APIModel
import Diagnostics

/// Finds what the description says of operations and the plan has no place for, so that it is not left out silently:
/// media types beside the chosen one, schemas of text and bytes, servers without a host. Headers of responses are
/// not among them: the network layer's raw reply has them.
struct Omissions {
    /// The contents of a body or a response, and which of them is used.
    private struct Selection {
        var contents: [MediaContent]
        var choice: ContentChoice
        /// Of a response; nil of a body.
        var status: ResponseStatus?
        var origin: Origin

        var isRequest: Bool { status == nil }

        /// `the body of POST /items`, as messages say it.
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
        HeaderNames(api).report(into: &bag)
        for server in api.servers where server.path != "/" { reportPlace(of: server, operation: nil, &bag) }
        reportServersOfOperations(&bag)
        if let place = api.forgottenCredentials { bag.report(OmissionMessages.unaskedCredentials(at: place.range)) }
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

    /// What a page says beside its list: numbers, and whatever has a structure.
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
            shared.add(draft.key) { OmissionMessages.openedEnvelope(key, besides: lost, of: $0, at: range) }
        }
    }

    private func isCountOrStructure(_ use: SchemaUse) -> Bool {
        switch api.resolvedKind(of: use.schema) {
        case .integer, .number: return true
        default: return isStructured(use)
        }
    }

    private func reportServersOfOperations(_ bag: inout DiagnosticBag) {
        var seen: Set<String> = []
        for draft in drafts {
            for (position, server) in draft.operation.servers.enumerated() {
                guard seen.insert(server.relativeURL ?? server.url).inserted else { continue }
                if position == 0 {
                    reportPlace(of: server, operation: draft.key, &bag)
                } else {
                    let range = server.origin.range ?? draft.operation.origin.range
                    let url = server.relativeURL ?? server.url
                    bag.report(OmissionMessages.operationServer(url, of: draft.key, at: range))
                }
            }
        }
    }

    /// Says of a relative server where it is looked for.
    private func reportPlace(of server: Server, operation: String?, _ bag: inout DiagnosticBag) {
        if let relative = server.relativeURL {
            bag.report(OmissionMessages.relativeServer(server, relative, of: operation))
        } else if !server.isAbsolute {
            bag.report(OmissionMessages.placelessServer(server, of: operation))
        }
    }

    private func reportParameters(of draft: OperationDraft, _ shared: inout SharedProblems) {
        for parameter in draft.operation.parameters where parameter.location != .querystring {
            guard let type = parameter.encoding.mediaType else {
                if holdsCollections(parameter) {
                    shared.add(draft.key) { OmissionMessages.nestedParameter(parameter, of: $0) }
                }
                continue
            }
            guard !type.isJSON, isStructured(parameter.use) || isCollection(parameter.use) else { continue }
            shared.add(draft.key) { OmissionMessages.parameterContent(parameter, type, of: $0) }
        }
    }

    /// Whether a parameter has lists or objects inside of a list or an object. The style `deepObject` has a way to say so.
    private func holdsCollections(_ parameter: Parameter) -> Bool {
        guard parameter.encoding.style != .deepObject else { return false }
        switch api.resolvedKind(of: parameter.use.schema) {
        case .array(let shape): return isCollection(shape.element)
        case .object(let shape): return shape.properties.contains { isCollection($0.use) }
        case .map(let value): return isCollection(value)
        default: return false
        }
    }

    private func isCollection(_ use: SchemaUse) -> Bool {
        switch api.resolvedKind(of: use.schema) {
        case .array, .object, .map, .tuple: true
        default: false
        }
    }

    private func reportBody(of draft: OperationDraft, _ shared: inout SharedProblems) {
        if let body = draft.operation.unsentBody, body.isRequired || !holdsNothing(body) {
            shared.add(draft.key) { OmissionMessages.unsentBody(body, draft.operation.method, of: $0) }
        }
        guard let body = draft.operation.body, let choice = draft.body else { return }
        let selection = Selection(
            contents: body.contents,
            choice: choice,
            status: nil,
            origin: body.origin
        )
        report(selection, of: draft, &shared)
        if choice.kind == .multipart || choice.kind == .form {
            reportStrayEncodings(of: draft, choice.content, at: body.origin.range, &shared)
        }
        if choice.kind == .multipart { reportParts(of: draft, choice.content, at: body.origin.range, &shared) }
        guard choice.kind == .form else { return }
        // Fields of a form are texts.
        for encoding in choice.content.encodings {
            guard let type = encoding.contentType, !MediaType(type).isText else { continue }
            shared.add(draft.key) { key in
                OmissionMessages.formEncoding(encoding.property, type, of: key, at: body.origin.range)
            }
        }
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

    /// An encoding belongs to a property; one that is misspelt would change nothing.
    private func reportStrayEncodings(
        of draft: OperationDraft,
        _ content: MediaContent,
        at range: SourceRange?,
        _ shared: inout SharedProblems
    ) {
        guard let use = content.use, case .object(let shape) = api.resolvedKind(of: use.schema),
            shape.additional == .unspecified || shape.additional == .forbidden
        else { return }
        let known = shape.properties.map(\.wireName)
        for encoding in content.encodings where !known.contains(encoding.property) {
            shared.add(draft.key) { OmissionMessages.strayEncoding(encoding.property, among: known, of: $0, at: range) }
        }
    }

    /// A part with a structure is sent as JSON, whatever its media type.
    private func reportParts(
        of draft: OperationDraft,
        _ content: MediaContent,
        at range: SourceRange?,
        _ shared: inout SharedProblems
    ) {
        guard let use = content.use, case .object(let shape) = api.resolvedKind(of: use.schema) else { return }
        for encoding in content.encodings {
            guard let type = encoding.contentType, !MediaType(type).isJSON,
                let property = shape.properties.first(where: { $0.wireName == encoding.property }),
                isStructured(property.use)
            else { continue }
            shared.add(draft.key) { OmissionMessages.partEncoding(encoding.property, type, of: $0, at: range) }
        }
    }

    private func reportResponses(of draft: OperationDraft, _ shared: inout SharedProblems) {
        let preferred = draft.operation.directives.responseMediaType
        for response in draft.operation.responses {
            guard let choice = ContentChoice.response(response.contents, preferred: preferred, in: api) else {
                continue
            }
            let selection = Selection(
                contents: response.contents,
                choice: choice,
                status: response.status,
                origin: response.origin
            )
            report(selection, of: draft, &shared)
        }
    }

    private func report(_ selection: Selection, of draft: OperationDraft, _ shared: inout SharedProblems) {
        let chosen = selection.choice.content
        let kind = selection.choice.kind
        if kind == .text || kind == .data, chosen.itemUse != nil || isStructured(chosen.use) {
            shared.add(draft.key) { key in
                OmissionMessages.untypedContent(
                    chosen.mediaType,
                    of: selection.place(key),
                    isText: kind == .text,
                    at: selection.origin.range
                )
            }
        }
        // Who has chosen knows what was left.
        let directives = draft.operation.directives
        if (selection.isRequest ? directives.requestMediaType : directives.responseMediaType) != nil { return }
        for other in selection.contents
        where other.mediaType != chosen.mediaType && isStructured(other.use ?? other.itemUse) {
            if let use = other.use ?? other.itemUse, let known = chosen.use ?? chosen.itemUse,
                comparison.isSame(use, known)
            {
                continue
            }
            shared.add(draft.key) { key in
                OmissionMessages.otherContent(
                    other.mediaType,
                    than: chosen.mediaType,
                    of: selection.place(key),
                    directive: selection.isRequest ? "requestMediaType" : "responseMediaType",
                    at: selection.origin.range
                )
            }
        }
    }

    /// Whether a schema says more than that there is text, or anything.
    private func isStructured(_ use: SchemaUse?) -> Bool {
        guard let use else { return false }
        switch api.resolvedKind(of: use.schema) {
        case .any, .never, .null, .string, .enumeration, .boolean, .integer, .number, .alias, .typeParameter:
            return false
        case .object(let shape): return !shape.properties.isEmpty
        case .array(let shape): return isStructured(shape.element)
        case .map(let value): return isStructured(value)
        case .tuple, .union: return true
        }
    }
}
