import APIModel
import Diagnostics

/// Decides what a successful call returns, and which error bodies are typed.
struct ResponsePlanner {
    let draft: OperationDraft
    let context: OperationContext

    private var types: any PlannedTypes { context.types }
    private var style: NamingStyle { context.style }

    /// - Parameters:
    ///   - casesName: the name of the enum of several successes.
    ///   - headersName: the name of the struct that holds the value and the headers beside it.
    func plan(casesName: SwiftIdentifier?, headersName: SwiftIdentifier?, into bag: inout DiagnosticBag) -> ResponsePlan
    {
        var plan = plan(casesName: casesName)
        if let mappers = types.mappers { plan.map(by: mappers) }
        guard !draft.headers.isEmpty, let headersName else { return plan }
        let headers = headers(into: &bag)
        plan.wrapper = headersName
        plan.headers = headers
        plan.sample = sample(of: headersName, plan, headers)
        return plan
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

    /// `ListPetsResponse(body: [.preview], totalCount: 1)`: the value, and the headers that are always there.
    private func sample(of name: SwiftIdentifier, _ plan: ResponsePlan, _ headers: [ResponseHeaderPlan]) -> SampleValue?
    {
        var entries: [SampleValue.Entry] = []
        if plan.value.kind != .none {
            guard let sample = plan.sample else { return nil }
            entries.append(.init(SwiftIdentifier("body"), sample))
        }
        for (header, property) in zip(draft.headers, headers) where !property.isOptional {
            guard let sample = header.use.map({ types.sample(of: $0) }) ?? .string("Example") else { return nil }
            entries.append(.init(property.name, sample))
        }
        let type = SwiftExpression.type(.named(name))
        return entries.isEmpty ? .plain(.call(type, [])) : .call(type, entries)
    }

    private func plan(casesName: SwiftIdentifier?) -> ResponsePlan {
        let bodies = draft.successes.map(body(of:))
        let documentation = DocComment(description: draft.successes.first?.documentation).lines()
        var distinct: [ResponseBodyPlan] = []
        for body in bodies where body.kind != .none && !distinct.contains(body) { distinct.append(body) }
        let isSometimesEmpty = bodies.contains { $0.kind == .none }
        guard let only = distinct.first else { return plain(.none, documentation) }
        if distinct.count == 1 {
            var body = only
            if isSometimesEmpty, only.kind == .value { body.type = only.type.optional }
            return plain(body, documentation)
        }
        guard let casesName else { return plain(only, documentation) }
        let cases = cases(bodies)
        return ResponsePlan(
            value: ResponseBodyPlan(kind: .cases, type: .named(casesName)), cases: cases, documentation: documentation,
            sample: zip(cases, samples).lazy.compactMap { sample(of: $0, $1) }.first)
    }

    /// Whether the responses need a type of their own, so that a name is claimed for it.
    static func needsCases(_ draft: OperationDraft) -> Bool {
        let bodies = draft.successes.filter { $0.content != nil }
        guard bodies.count > 1 else { return false }
        let first = bodies[0]
        return bodies.contains { $0.content?.kind != first.content?.kind || $0.use?.schema != first.use?.schema }
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

    private func plain(_ body: ResponseBodyPlan, _ documentation: [String]) -> ResponsePlan {
        ResponsePlan(
            value: body, documentation: documentation,
            sample: body.kind == .none ? .plain(.unit) : samples.lazy.compactMap { $0 }.first)
    }

    /// A sample of what comes with each success; nil for nothing, and where there is none.
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
        let type = item.use.map(types.type(of:)) ?? .jsonValue
        var plan = StreamPlan(
            format: .events, item: type, data: type, end: end, reconnects: directive?.reconnects ?? false)
        switch (format, item) {
        case (.events, .text):
            plan.format = .textEvents
            plan.data = .string
        case (.events, .event): plan.format = .wholeEvents
        case (.events, .value): break
        case (.lines, _): plan.format = .lines
        case (.sequence, _): plan.format = .sequence
        }
        if format == .events { plan.item = .support(.serverSentEvent, [plan.data]) }
        return ResponseBodyPlan(kind: .stream, type: .stream(of: plan.item), stream: plan)
    }

    private func cases(_ bodies: [ResponseBodyPlan]) -> [ResponseCasePlan] {
        var scope = NameScope(style: style.lower, reserved: .cases)
        let claims = draft.successes.map { success in
            scope.propose(success.status.text, as: StatusName.name(of: success.status), key: success.status.text)
        }
        let names = scope.resolve()
        return draft.successes.indices.map { index in
            let success = draft.successes[index]
            return ResponseCasePlan(
                name: names[claims[index]], status: success.status, kind: bodies[index].kind, type: bodies[index].type,
                documentation: DocComment(description: success.documentation).lines())
        }
    }
}

extension ResponseBodyPlan { fileprivate static let none = ResponseBodyPlan(kind: .none, type: .void) }

extension ResponsePlan {
    /// Lets callers have the app's types.
    fileprivate mutating func map(by mappers: EntityMappers) {
        if value.kind == .value {
            value.mapped = mappers.received(value.type)
            value.type = mappers.entity(of: value.type)
        }
        for index in cases.indices where cases[index].kind == .value {
            cases[index].mapped = mappers.received(cases[index].type)
            cases[index].type = mappers.entity(of: cases[index].type)
        }
    }
}

/// What people call a success or a failure: `200` → `ok`, `404` → not, found, error.
enum StatusName {
    static func name(of status: ResponseStatus) -> String {
        switch status {
        case .code(200): return "ok"
        case .code(201): return "created"
        case .code(202): return "accepted"
        case .code(203): return "nonAuthoritative"
        case .code(204): return "noContent"
        case .code(205): return "resetContent"
        case .code(206): return "partialContent"
        case .code(207): return "multiStatus"
        case .code(let code): return "status\(code)"
        case .range: return "success"
        case .default: return "other"
        }
    }

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

    /// The same for a case of an enum that holds nothing but errors: not, found; status418.
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

    /// The pattern of a `case`: `404`, `400...499`; nil for what `default` stands for.
    public var pattern: String? {
        switch self {
        case .code(let code): "\(code)"
        case .range(let hundreds): "\(hundreds)00...\(hundreds)99"
        case .default: nil
        }
    }
}
