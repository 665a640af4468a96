import APIModel
import Diagnostics

/// Decides what a successful call returns, and which error bodies are typed.
struct ResponsePlanner {
    let draft: OperationDraft
    let context: OperationContext

    private var types: ModelPlanner { context.types }
    private var style: NamingStyle { context.style }

    /// - Parameters:
    ///   - casesName: the name of the enum of several successes.
    ///   - headersName: the name of the struct that holds the value and the headers beside it.
    func plan(casesName: SwiftIdentifier?, headersName: SwiftIdentifier?, into bag: inout DiagnosticBag) -> ResponsePlan
    {
        let (value, cases, sample) = value(casesName: casesName)
        let wrapper = draft.headers.isEmpty ? nil : headersName
        let headers = wrapper == nil ? [] : headers(into: &bag)
        let documentation = DocComment(description: draft.successes.first?.documentation).lines()
        let type = wrapper.map { .named($0) } ?? value.type
        return ResponsePlan(
            value: value, wrapper: wrapper, headers: headers, cases: cases, documentation: documentation,
            sample: wrapper.map { self.sample(of: $0, value, sample, headers) } ?? sample,
            nilType: NilFailure(draft: draft, kind: value.kind, context: context).type(of: type, into: &bag))
    }

    private func headers(into bag: inout DiagnosticBag) -> [ResponseHeaderPlan] {
        // `init(reply:)` or `init(stream:)` makes the struct, and its value is `body`.
        let isStream = draft.successes.contains { $0.item != nil }
        let taken = ReservedNames.members.adding(
            ["reply", "body"] + (isStream ? ["stream"] : []) + (types.mappers == nil ? [] : ["response"]))
        var scope = NameScope(style: style.lower, reserved: taken)
        let claims = draft.headers.map { header in
            if let name = context.conventions.names.renames.parameters[header.wireName] {
                return scope.fix(name, key: header.wireName, origin: draft.operation.origin, into: &bag)
            }
            let whole = style.lower.name(of: header.wireName)
            return scope.propose(header.wireName, as: style.lower.name(of: header.subject), alternatives: [whole])
        }
        let names = scope.resolve()
        return zip(draft.headers, claims).map { header, claim in
            let type = header.use.map(types.type(of:)) ?? .string
            return ResponseHeaderPlan(
                name: names[claim], wireName: header.wireName, type: type.unwrapped,
                isOptional: !header.isRequired || type.isOptional,
                documentation: DocComment(description: header.documentation).lines())
        }
    }

    /// `ListPetsResponse(body: [.preview], totalCount: 1)`: the value, and the headers that every response has.
    private func sample(
        of name: SwiftIdentifier, _ value: ResponseBodyPlan, _ sample: SampleValue?, _ headers: [ResponseHeaderPlan]
    ) -> SampleValue? {
        var entries: [SampleValue.Entry] = []
        if value.kind != .none {
            guard let sample else { return nil }
            entries.append(.init(SwiftIdentifier("body"), sample))
        }
        for (header, property) in zip(draft.headers, headers) where !property.isOptional {
            guard let sample = header.use.map({ types.sample(of: $0) }) ?? .string("Example") else { return nil }
            entries.append(.init(property.name, sample))
        }
        let type = SwiftExpression.type(.named(name))
        return entries.isEmpty ? .plain(.call(type, [])) : .call(type, entries)
    }

    /// The value that a call returns beside headers, with the app's types.
    private func value(casesName: SwiftIdentifier?) -> (ResponseBodyPlan, [ResponseCasePlan], sample: SampleValue?) {
        let bodies = draft.successes.map(body(of:))
        let sample = samples.lazy.compactMap { $0 }.first
        var distinct: [ResponseBodyPlan] = []
        for body in bodies where body.kind != .none && !distinct.contains(body) { distinct.append(body) }
        let isSometimesEmpty = bodies.contains { $0.kind == .none }
        guard let only = distinct.first else { return (.none, [], .plain(.unit)) }
        guard distinct.count > 1, let casesName else {
            let isOptional = distinct.count == 1 && isSometimesEmpty && only.kind == .value
            return (mapped(only, isOptional: isOptional), [], sample)
        }
        let cases = cases(bodies)
        let value = ResponseBodyPlan(kind: .cases, type: .named(casesName))
        return (value, cases, zip(cases, samples).lazy.compactMap { self.sample(of: $0, $1) }.first)
    }

    /// Whether the responses need an enum, so that a name is claimed for it.
    static func needsCases(_ draft: OperationDraft) -> Bool {
        let bodies = draft.successes.filter { $0.content != nil }
        guard bodies.count > 1 else { return false }
        let first = bodies[0]
        return bodies.contains {
            $0.content?.kind != first.content?.kind || $0.use?.schema != first.use?.schema
                || $0.envelope != first.envelope
        }
    }

    func errors() -> [ErrorPlan] {
        draft.failures.map { failure in ErrorPlan(status: failure.status, type: types.type(of: failure.use).unwrapped) }
    }

    func failure(named name: SwiftIdentifier) -> FailurePlan {
        let errors = errors().enumerated().sorted {
            ($0.element.status.breadth, $0.offset) < ($1.element.status.breadth, $1.offset)
        }
        var scope = NameScope(style: style.lower, reserved: .cases.adding(["other"]))
        let claims = errors.map { error in
            let status = error.element.status
            return scope.propose(status.text, as: style.lower.name(ofWords: StatusName.caseWords(ofFailure: status)))
        }
        let names = scope.resolve()
        return FailurePlan(
            name: name,
            cases: zip(errors, claims).map { error, claim in FailurePlan.Case(name: names[claim], error: error.element)
            })
    }

    /// A sample of each success's value; nil where the success has none, or none can be made.
    private var samples: [SampleValue?] {
        draft.successes.map { success in
            switch success.content?.kind {
            case .json?, .form?: return success.use.flatMap(sample(of:))
            case .text?: return .string("Example")
            case .data?, .multipart?: return .plain(SamplePlain.exampleData)
            case .stream?, .parts?, nil: return nil
            }
        }
    }

    private func sample(of use: SchemaUse) -> SampleValue? { types.sample(of: types.mappers?.entity(of: use) ?? use) }

    /// `.created(.preview)`
    private func sample(of item: ResponseCasePlan, _ payload: SampleValue?) -> SampleValue? {
        if item.kind == .none { return .member(item.name) }
        return payload.map { .member(item.name, $0) }
    }

    private func body(of success: OperationDraft.Success) -> ResponseBodyPlan {
        guard let content = success.content else { return .none }
        switch content.kind {
        case .json, .form, .parts:
            let type = success.use.map(types.type(of:)) ?? .jsonValue
            return ResponseBodyPlan(kind: .value, type: type, envelope: success.envelope)
        case .text: return ResponseBodyPlan(kind: .text, type: .string)
        case .data, .multipart: return ResponseBodyPlan(kind: .data, type: .data)
        case .stream(let format): return stream(of: success.item ?? .value(nil), format)
        }
    }

    /// `AsyncThrowingStream<ServerSentEvent<Update>, any Error>`
    private func stream(of item: StreamItem, _ format: StreamFormat) -> ResponseBodyPlan {
        let directive = draft.operation.directives.stream
        let end = directive?.end ?? context.conventions.operations.streamEnd
        var data = item.use.map(types.type(of:)) ?? .jsonValue
        let itemFormat: StreamPlan.Format
        switch (format, item) {
        case (.events, .text):
            itemFormat = .textEvents
            data = .string
        case (.events, .event): itemFormat = .wholeEvents
        case (.events, .value): itemFormat = .events
        case (.lines, _): itemFormat = .lines
        case (.sequence, _): itemFormat = .sequence
        }
        let type = format == .events ? .support(.serverSentEvent, [data]) : data
        let stream = StreamPlan(
            format: itemFormat, item: type, data: data, end: end, reconnects: directive?.reconnects ?? false)
        return ResponseBodyPlan(kind: .stream, type: .stream(of: type), stream: stream)
    }

    /// The value with the app's type.
    private func mapped(_ body: ResponseBodyPlan, isOptional: Bool) -> ResponseBodyPlan {
        let type = isOptional ? body.type.optional : body.type
        let mappers = body.kind == .value ? types.mappers : nil
        return ResponseBodyPlan(
            kind: body.kind, type: mappers?.entity(of: type) ?? type, envelope: body.envelope, stream: body.stream,
            mapped: mappers?.received(type))
    }

    private func cases(_ bodies: [ResponseBodyPlan]) -> [ResponseCasePlan] {
        var scope = NameScope(style: style.lower, reserved: .cases)
        let claims = draft.successes.map { success in
            scope.propose(success.status.text, as: StatusName.name(of: success.status), key: success.status.text)
        }
        let names = scope.resolve()
        return draft.successes.indices.map { index in
            let success = draft.successes[index]
            let body = mapped(bodies[index], isOptional: false)
            return ResponseCasePlan(
                name: names[claims[index]], status: success.status, kind: body.kind, type: body.type,
                mapped: body.mapped, documentation: DocComment(description: success.documentation).lines(),
                envelope: body.envelope, mediaType: nil)
        }
    }
}

extension ResponseBodyPlan { fileprivate static let none = ResponseBodyPlan(kind: .none, type: .void) }

/// The common names of statuses: `200` → `ok`, `404` → not, found, error.
enum StatusName {
    static func name(of status: ResponseStatus) -> String {
        switch status {
        case .code(let code): successes[code] ?? "status\(code)"
        case .range: "success"
        case .default: "other"
        }
    }

    private static let successes = [
        200: "ok", 201: "created", 202: "accepted", 203: "nonAuthoritative", 204: "noContent", 205: "resetContent",
        206: "partialContent", 207: "multiStatus",
    ]

    /// `404` → not, found, error; `418` → error418.
    static func words(ofFailure status: ResponseStatus) -> [String] {
        switch status {
        case .code(let code): failures[code].map { $0 + ["error"] } ?? ["error\(code)"]
        case .range(4): ["client", "error"]
        case .range(5): ["server", "error"]
        case .range(let hundreds): ["error\(hundreds)XX"]
        case .default: ["error"]
        }
    }

    /// The words for a case of an enum that holds nothing but errors: not, found; status418.
    static func caseWords(ofFailure status: ResponseStatus) -> [String] {
        switch status {
        case .code(let code): failures[code] ?? ["status\(code)"]
        case .range: words(ofFailure: status)
        case .default: ["unexpected"]
        }
    }

    private static let failures: [Int: [String]] = [
        400: ["bad", "request"], 401: ["unauthorized"], 402: ["payment", "required"], 403: ["forbidden"],
        404: ["not", "found"], 405: ["method", "not", "allowed"], 406: ["not", "acceptable"], 408: ["timeout"],
        409: ["conflict"], 410: ["gone"], 411: ["length", "required"], 412: ["precondition", "failed"],
        413: ["too", "large"], 415: ["unsupported", "media", "type"], 416: ["range", "not", "satisfiable"],
        422: ["unprocessable"], 423: ["locked"], 424: ["failed", "dependency"], 428: ["precondition", "required"],
        429: ["too", "many", "requests"], 451: ["unavailable", "for", "legal", "reasons"], 500: ["internal", "server"],
        501: ["not", "implemented"], 502: ["bad", "gateway"], 503: ["service", "unavailable"],
        504: ["gateway", "timeout"], 507: ["insufficient", "storage"],
    ]
}

extension ResponseStatus {
    /// 0 for one status, more for several.
    var breadth: Int {
        switch self {
        case .code: 0
        case .range: 1
        case .default: 2
        }
    }

    /// The status; nil for several.
    public var code: Int? { if case .code(let code) = self { code } else { nil } }

    /// The pattern of a `case`: `404`, `400...499`; nil for the `default` response.
    public var pattern: String? {
        switch self {
        case .code(let code): "\(code)"
        case .range(let hundreds): "\(hundreds)00...\(hundreds)99"
        case .default: nil
        }
    }
}

/// Finds the headers that calls return beside the value: those of the successes that a pattern names.
struct ResponseHeaders {
    private let api: API
    private let patterns: [GlobPattern]

    /// A header, merged from the descriptions of all successes.
    struct Header {
        var wireName: String
        /// Whether every success declares it as required.
        var isRequired: Bool
        /// Nil for a header that callers get as text.
        var use: SchemaUse?
        var documentation: String?
        /// The name of the component that responses share.
        var component: String?

        /// The header's name without `X-`: `X-Total-Count` → `Total-Count`.
        var subject: String { ResponseHeaders.subject(of: wireName) }
    }

    static func subject(of wireName: String) -> String {
        let rest = String(wireName.dropFirst(2))
        let isMarked = wireName.lowercased().hasPrefix("x-") && rest.first?.isLetter == true
        return isMarked ? rest : wireName
    }

    init(_ patterns: [String], api: API) {
        self.api = api
        self.patterns = patterns.map { GlobPattern($0.lowercased()) }
    }

    func headers(of responses: [Response]) -> [Header] {
        guard !patterns.isEmpty else { return [] }
        var headers: [Header] = []
        var counts: [Int] = []
        var positions: [String: Int] = [:]
        for header in responses.lazy.flatMap(\.headers) {
            let name = header.wireName.lowercased()
            guard patterns.contains(where: { $0.matches(name) }) else { continue }
            if let position = positions[name] {
                counts[position] += 1
                headers[position].isRequired = headers[position].isRequired && header.isRequired
                if let use = headers[position].use, !SchemaComparison(api: api).isSame(use, header.use) {
                    headers[position].use = nil
                }
            } else {
                positions[name] = headers.count
                counts.append(1)
                headers.append(
                    Header(
                        wireName: header.wireName, isRequired: header.isRequired,
                        use: isDocument(header) || isTyped(header.use, isElement: false) ? header.use : nil,
                        documentation: header.documentation ?? header.use.annotations.documentation,
                        component: header.component))
            }
        }
        for index in headers.indices where counts[index] < responses.count { headers[index].isRequired = false }
        return headers
    }

    /// Whether a header holds JSON (`content`).
    private func isDocument(_ header: ResponseHeader) -> Bool { header.encoding.isJSON && api.isStructured(header.use) }

    /// Whether a header's text can be read as its type in only one way: plain values and lists of them.
    private func isTyped(_ use: SchemaUse, isElement: Bool) -> Bool {
        switch api.resolvedKind(of: use.schema) {
        case .string(let format): return format != "binary" && format != "byte"
        case .boolean, .integer, .number, .enumeration: return true
        case .array(let shape): return !isElement && isTyped(shape.element, isElement: true)
        case .any, .never, .null, .object, .map, .tuple, .union, .alias, .typeParameter: return false
        }
    }
}
