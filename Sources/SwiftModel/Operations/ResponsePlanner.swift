import APIModel

/// Decides what a successful call returns, and which error bodies are typed.
struct ResponsePlanner {
    let draft: OperationDraft
    let context: OperationContext

    private var types: any PlannedTypes { context.types }
    private var style: NamingStyle { context.style }

    /// What one success carries.
    private struct Answer: Hashable {
        var kind: ResponsePlan.Kind
        var type: SwiftType
        var envelope: String?
    }

    /// - Parameters:
    ///   - casesName: the name of the enum of several successes.
    ///   - headersName: the name of the struct that holds the value and the headers beside it.
    func plan(casesName: SwiftIdentifier?, headersName: SwiftIdentifier?) -> ResponsePlan {
        let value = plan(casesName: casesName)
        guard !draft.headers.isEmpty, let headersName else { return value }
        let headers = headers()
        return ResponsePlan(
            kind: .headers,
            type: headersName.type,
            isOptional: false,
            envelope: nil,
            cases: value.cases,
            body: value.kind == .none ? nil : value.value,
            headers: headers,
            documentation: value.documentation,
            sample: sample(of: headersName, value, headers)
        )
    }

    private func headers() -> [ResponseHeaderPlan] {
        // `init(reply:)` makes the struct, and its value is `body`.
        let taken = ReservedNames.members.adding(["reply", "body"])
        var scope = NameScope(style: style.lower, reserved: taken)
        let claims = draft.headers.map { header in
            if let name = context.conventions.names.renames.parameters[header.wireName] {
                return scope.fix(taken.freed(name), key: header.wireName)
            }
            return scope.propose(
                header.wireName,
                as: style.lower.name(of: header.subject),
                alternatives: [style.lower.name(of: header.wireName)]
            )
        }
        let names = scope.resolve()
        return zip(draft.headers, claims).map { header, claim in
            let type = header.use.map(types.type(of:)) ?? .string
            return ResponseHeaderPlan(
                name: names[claim],
                key: SwiftLiteral.quoted(header.wireName),
                type: type.unwrapped.text,
                isOptional: !header.isRequired || type.isOptional,
                documentation: header.documentation.map { DocComment(description: $0).lines() } ?? []
            )
        }
    }

    /// `ListPetsResponse(body: [.preview], totalCount: 1)`: the value, and the headers that are always there.
    private func sample(of name: SwiftIdentifier, _ value: ResponsePlan, _ headers: [ResponseHeaderPlan])
        -> SampleValue?
    {
        var entries: [SampleValue.Entry] = []
        if value.kind != .none {
            guard let sample = value.sample else { return nil }
            entries.append(.init("body", sample))
        }
        for (header, plan) in zip(draft.headers, headers) where !plan.isOptional {
            guard let sample = header.use.map({ types.sample(of: $0) }) ?? .string("Example") else { return nil }
            entries.append(.init(plan.name.label, sample))
        }
        return entries.isEmpty ? .text("\(name.type)()") : .call(name.type, entries)
    }

    private func plan(casesName: SwiftIdentifier?) -> ResponsePlan {
        let answers = draft.successes.map(answer(of:))
        let documentation = draft.successes.first?.documentation.map { DocComment(description: $0).lines() } ?? []
        var distinct: [Answer] = []
        for answer in answers where answer.kind != .none && !distinct.contains(answer) { distinct.append(answer) }
        let isWithoutBody = answers.contains { $0.kind == .none }
        guard let only = distinct.first else { return plain(Answer(kind: .none, type: .void), documentation) }
        if distinct.count == 1 {
            var answer = only
            if isWithoutBody, only.kind == .value { answer.type = only.type.optional }
            return plain(answer, documentation)
        }
        guard let casesName else { return plain(only, documentation) }
        let cases = cases(answers)
        return ResponsePlan(
            kind: .cases,
            type: casesName.type,
            isOptional: false,
            envelope: nil,
            cases: cases,
            documentation: documentation,
            sample: zip(cases, samples).lazy.compactMap { sample(of: $0, $1) }.first
        )
    }

    /// Whether the answers need a type of their own, so that a name is claimed for it.
    static func needsCases(_ draft: OperationDraft) -> Bool {
        let bodies = draft.successes.filter { $0.content != nil }
        guard bodies.count > 1 else { return false }
        let first = bodies[0]
        return bodies.contains { $0.content?.kind != first.content?.kind || $0.use?.schema != first.use?.schema }
    }

    func errors() -> [ErrorPlan] {
        draft.failures.map { failure in
            ErrorPlan(status: statusText(failure.status), type: types.type(of: failure.use).unwrapped.text)
        }
    }

    private func plain(_ answer: Answer, _ documentation: [String]) -> ResponsePlan {
        ResponsePlan(
            kind: answer.kind,
            type: answer.type.text,
            isOptional: answer.type.isOptional,
            envelope: answer.envelope.map(SwiftLiteral.quoted),
            cases: [],
            documentation: documentation,
            sample: answer.kind == .none ? .text("()") : samples.lazy.compactMap { $0 }.first
        )
    }

    /// A sample of what comes with each success; nil for nothing, and where there is none.
    private var samples: [SampleValue?] {
        draft.successes.map { success in
            switch success.content?.kind {
            case .json?, .form?: return success.use.flatMap(types.sample(of:))
            case .text?: return .text("\"Example\"")
            case .data?, .multipart?: return .text("Data(\"example\".utf8)")
            case nil: return nil
            }
        }
    }

    /// `.created(.preview)`
    private func sample(of answer: ResponseCasePlan, _ payload: SampleValue?) -> SampleValue? {
        if answer.kind == .none { return .text("." + answer.member) }
        return payload.map { .call("." + answer.member, [.init(nil, $0)]) }
    }

    private func answer(of success: OperationDraft.Success) -> Answer {
        guard let content = success.content else { return Answer(kind: .none, type: .void) }
        switch content.kind {
        case .json, .form:
            let type = success.use.map(types.type(of:)) ?? .named("JSONValue")
            return Answer(kind: .value, type: type, envelope: success.envelope)
        case .text: return Answer(kind: .text, type: .string)
        case .data, .multipart: return Answer(kind: .data, type: .data)
        }
    }

    private func cases(_ answers: [Answer]) -> [ResponseCasePlan] {
        var scope = NameScope(style: style.lower, reserved: .cases)
        let claims = draft.successes.map { success in
            scope.propose(success.status.text, as: StatusName.name(of: success.status), key: success.status.text)
        }
        let names = scope.resolve()
        return zip(zip(draft.successes, claims), answers).map { pair, answer in
            ResponseCasePlan(
                name: names[pair.1].declaration,
                member: names[pair.1].member,
                status: statusText(pair.0.status) ?? "default",
                kind: answer.kind,
                type: answer.type.text,
                documentation: pair.0.documentation.map { DocComment(description: $0).lines() } ?? []
            )
        }
    }

    /// `404` → `404`, `4XX` → `400...499`, `default` → nil.
    private func statusText(_ status: ResponseStatus) -> String? {
        switch status {
        case .code(let code): return String(code)
        case .range(let hundreds): return "\(hundreds)00...\(hundreds)99"
        case .default: return nil
        }
    }
}

/// What people call a success: `200` → `ok`, `202` → `accepted`.
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
}
