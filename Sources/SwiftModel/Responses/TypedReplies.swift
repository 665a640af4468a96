import APIModel

/// The responses of an operation as replies for tests: `FetchOrderReply.notFound(problem)`.
public struct RepliesPlan: Sendable {
    /// What a reply carries.
    public enum Kind: String, Sendable, CaseIterable {
        case none
        /// A value that is encoded as the service does it.
        case value
        case text
        case data
    }

    /// One described response.
    public struct Reply: Sendable {
        public let name: SwiftIdentifier
        public let status: ResponseStatus
        public let kind: Kind
        public let type: SwiftType
        /// The key under which the value lies.
        public let envelope: String?
        public let mediaType: String
        public let documentation: [String]
    }

    /// The type of the replies.
    public let type: SwiftIdentifier
    /// What the operation is called where a test names it: `.fetchOrder`.
    public let point: SwiftIdentifier
    /// The methods by which it may be called.
    public let methods: [String]
    public let replies: [Reply]
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
            // Every type of replies has a `timeout` that is no response.
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
        let replies = operation.responses.indices.map { index in
            let (response, content) = (operation.responses[index], contents[index])
            return RepliesPlan.Reply(
                name: names[claims[index]], status: response.status, kind: content.kind, type: content.type,
                envelope: content.envelope, mediaType: content.mediaType,
                documentation: DocComment(description: response.documentation).lines())
        }
        return RepliesPlan(type: type, point: point, methods: methods.map(\.name), replies: replies)
    }

    private struct Content {
        var isFailure: Bool
        var kind = RepliesPlan.Kind.none
        var type = SwiftType.void
        var envelope: String?
        var mediaType = ""
    }

    private func content(of response: Response) -> Content {
        let success = draft.successes.first { $0.status == response.status }
        let failure = draft.failures.first { $0.status == response.status }
        guard
            let choice = success?.content ?? ContentChoice.response(response.contents, preferred: nil, in: context.api)
        else { return Content(isFailure: success == nil) }
        var content = Content(isFailure: success == nil, kind: .data, type: .data)
        let mediaType = choice.content.mediaType
        content.mediaType = mediaType.text
        switch choice.kind {
        case .json:
            if mediaType.isRange { content.mediaType = "application/json" }
            guard let use = success == nil ? failure?.use : success?.use else { break }
            content.kind = .value
            content.type = context.types.type(of: use)
            content.envelope = success?.envelope
        case .text, .stream:
            if mediaType.isRange { content.mediaType = "text/plain" }
            (content.kind, content.type) = (.text, .string)
        case .form, .multipart, .parts, .data: if mediaType.isRange { content.mediaType = "application/octet-stream" }
        }
        return content
    }
}
