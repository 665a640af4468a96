import APIModel

/// The responses of an operation as replies for tests: `FetchOrderReply.notFound(problem)`.
public struct RepliesPlan: Sendable {
    /// The type of the replies.
    public let type: SwiftIdentifier
    /// The operation's name in tests: `.fetchOrder`.
    public let point: SwiftIdentifier
    /// The methods by which it may be called.
    public let methods: [String]
    public let cases: [ResponseCasePlan]
    /// The names of the description's examples for the first success.
    public let examples: [String]
}

/// Makes a reply of each response that the description has.
struct RepliesPlanner {
    let draft: OperationDraft
    let context: OperationContext

    func plan(type: SwiftIdentifier, point: SwiftIdentifier) -> RepliesPlan {
        let operation = draft.operation
        let methods = operation.methodChoice.map { [$0.whenFalse, $0.whenTrue] } ?? [operation.sentMethod]
        var scope = NameScope(style: context.style.lower, reserved: .cases.adding(["malformed", "timeout"]))
        let contents = operation.responses.map(content)
        let claims = zip(operation.responses, contents).map { response, content in
            // Every type of replies has a `timeout` that isn't a response.
            let words =
                response.status == .code(408)
                ? ["request", "timeout"] : StatusName.caseWords(ofFailure: response.status)
            let name =
                content.isFailure ? context.style.lower.name(ofWords: words) : StatusName.name(of: response.status)
            return scope.propose(
                response.status.text, as: name, alternatives: ["status" + response.status.text],
                key: response.status.text)
        }
        let names = scope.resolve()
        let cases = operation.responses.indices.map { index in
            let (response, content) = (operation.responses[index], contents[index])
            return ResponseCasePlan(
                name: names[claims[index]], status: response.status, kind: content.kind, type: content.type,
                mapped: nil, documentation: DocComment(description: response.documentation).lines(),
                envelope: content.envelope, mediaType: content.mediaType)
        }
        let first = draft.successes.min { $0.status < $1.status }
        return RepliesPlan(
            type: type, point: point, methods: methods.map(\.name), cases: cases,
            examples: first?.content?.content.examples.compactMap(\.name) ?? [])
    }

    private struct Content {
        var isFailure: Bool
        var kind = ResponsePlan.Kind.none
        var type = SwiftType.void
        var envelope: String?
        var mediaType: String?
    }

    private func content(of response: Response) -> Content {
        let success = draft.successes.first { $0.status == response.status }
        guard
            let choice = success?.content ?? ContentChoice.response(response.contents, preferred: nil, in: context.api)
        else { return Content(isFailure: success == nil) }
        let mediaType = choice.content.mediaType
        func content(_ kind: ResponsePlan.Kind, _ type: SwiftType, usually usual: String) -> Content {
            Content(
                isFailure: success == nil, kind: kind, type: type, envelope: kind == .value ? success?.envelope : nil,
                mediaType: mediaType.isRange ? usual : mediaType.text)
        }
        let use = success == nil ? draft.failures.first { $0.status == response.status }?.use : success?.use
        switch choice.kind {
        case .json:
            // Callers get an undescribed success as JSON; an undescribed failure may have any bytes in tests.
            if use == nil, success == nil { return content(.data, .data, usually: "application/json") }
            return content(.value, use.map(context.types.type(of:)) ?? .jsonValue, usually: "application/json")
        case .text, .stream: return content(.text, .string, usually: "text/plain")
        case .form, .multipart, .parts, .data: return content(.data, .data, usually: "application/octet-stream")
        }
    }
}
