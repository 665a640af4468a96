import APIModel

/// Makes replies from the description: its examples, or samples.
struct DescribedReplies {
    let api: API
    let samples: Samples
    private let schemas: SchemaCheck

    init(_ samples: Samples) {
        api = samples.api
        self.samples = samples
        schemas = SchemaCheck(api: api, direction: .response)
    }

    /// A response of the description, with its example or a sample.
    func reply(_ operation: Operation, status: Int?, example: String?, _ request: Request, _ step: Scenario.Step? = nil)
        -> Reply
    {
        let response = response(of: operation, status)
        let code: Int =
            switch response?.status {
            case .code(let code)?: code
            case .range(let hundreds)?: status ?? hundreds * 100
            case .default?, nil: status ?? 200
            }
        guard let response else {
            return code < 400 ? Reply(status == nil ? 204 : code) : .problem(code, Reply.phrase(of: code))
        }
        var reply: Reply
        // An error is sent whatever the client accepts, as services do: clients name only the type of a success.
        if let content = content(of: response, request) ?? (code < 400 ? nil : response.contents.first) {
            reply = self.content(code, content, example, step)
        } else if response.contents.isEmpty || request.method == "HEAD" {
            reply = Reply(code)
        } else {
            let known = response.contents.map(\.mediaType.text).joined(separator: ", ")
            return .problem(406, "the response is \(known), which `Accept` doesn't take", at: response.origin.pointer)
        }
        addHeaders(of: response, to: &reply)
        return reply
    }

    /// The response for a status, or the first success: a redirection if the description has nothing else.
    func response(of operation: Operation, _ status: Int?) -> Response? {
        guard let status else {
            let responses = operation.responses.sorted { $0.status < $1.status }
            return responses.first(where: \.status.isSuccess) ?? responses.first { $0.status == .default }
                ?? responses.first { if case .code(300..<400) = $0.status { true } else { false } }
        }
        return operation.responses.first { $0.status == .code(status) } ?? operation.responses.first {
            $0.status == .range(status / 100)
        } ?? operation.responses.first { $0.status == .default }
    }

    /// The reason why an operation can't reply with an example of this name; nil if it can.
    func fault(ofExample name: String, _ operation: Operation) -> String? {
        let names = operation.responses.flatMap(\.contents).flatMap(\.examples).compactMap(\.name)
        if names.contains(name) { return nil }
        let known = names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))"
        return "\(operation.key) has no example `\(name)`\(known)"
    }

    /// The first content that the request accepts, in the order of `Accept`; of several, the one that a client prefers.
    private func content(of response: Response, _ request: Request) -> MediaContent? {
        let accepted = (request.header("Accept") ?? "*/*").split(separator: ",").map { MediaType(String($0)).essence }
        return accepted.lazy.compactMap { wanted in
            let fitting = response.contents.filter { content in
                let type = content.mediaType.essence
                return wanted == "*/*" || wanted == type || type == "*/*"
                    || wanted.hasSuffix("/*") && type.hasPrefix(wanted.dropLast())
            }
            return ContentChoice.response(fitting, preferred: nil, in: api)?.content
        }.first
    }

    /// Headers that samples leave out: pages make their own links, and the others describe the bytes that are sent.
    private static let ownHeaders: Set = [
        "link", "connection", "keep-alive", "upgrade", "content-encoding", "content-range",
    ]

    private func addHeaders(of response: Response, to reply: inout Reply) {
        if case .bytes = reply.body, (200..<300).contains(reply.status) {
            reply.hasTag = response.headers.contains { $0.wireName.lowercased() == "etag" }
        }
        for header in response.headers
        where reply.header(header.wireName) == nil && !Self.ownHeaders.contains(header.wireName.lowercased())
            && !(reply.hasTag && header.wireName.lowercased() == "etag")
        {
            let value = samples.value(of: header.use, named: header.wireName)
            if let text = value?.text(in: header.encoding) { reply.set(header.wireName, text) }
        }
    }

    private func content(_ code: Int, _ content: MediaContent, _ name: String?, _ step: Scenario.Step?) -> Reply {
        let type = content.mediaType.isRange ? "application/octet-stream" : content.mediaType.text
        let example = content.examples.first { $0.name == name } ?? (name == nil ? content.examples.first : nil)
        if let format = content.mediaType.streamFormat { return stream(code, content, format, example?.value, step) }
        var value = example?.value
        if let use = content.use, let given = value, name == nil, content.mediaType.isJSON, !schemas.accepts(given, use)
        {
            value = nil
        }
        let made = value ?? content.use.flatMap { samples.value(of: $0) }
        if content.mediaType.isJSON {
            return Reply(code, made.map { JSON.bytes(of: $0) } ?? Array("null".utf8), type: type)
        }
        return Reply(code, Array((made?.plainText ?? "example").utf8), type: type)
    }

    private func stream(
        _ code: Int, _ content: MediaContent, _ format: StreamFormat, _ example: Literal?, _ step: Scenario.Step?
    ) -> Reply {
        var items: [Literal] = []
        if case .array(let elements)? = example { items = elements }
        if items.isEmpty, let use = api.streamUse(of: content) {
            items = (0..<3).compactMap { samples.value(of: use, variant: $0) }
        }
        let isText = if case .text = api.streamItem(of: content, format) { true } else { false }
        let isWhole = api.streamUse(of: content).map { api.describesEvent($0) } ?? false
        let events =
            step?.events ?? items.map { item in isWhole ? Reply.Event(of: item) : Reply.Event(delay: 0, value: item) }
        var reply = Reply(code, type: content.mediaType.text)
        reply.set("Cache-Control", "no-store")
        reply.body = .events(
            events.map { event in
                let bytes =
                    switch format {
                    case .events: event.lines(isText: isText)
                    case .lines: event.bytes + [0x0A]
                    case .sequence: [0x1E] + event.bytes + [0x0A]
                    }
                return Reply.Event(delay: event.delay, bytes: bytes)
            }, staysOpen: step?.staysOpen ?? false)
        return reply
    }
}

/// The preferences in a `Prefer` header: `code=404, example=empty`.
struct Preferences {
    private(set) var status: Int?
    private(set) var example: String?

    init(_ request: Request) {
        for part in (request.header("Prefer") ?? "").split(whereSeparator: { $0 == "," || $0 == ";" }) {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace && $0 != "\"" } }
            guard pair.count == 2 else { continue }
            switch pair[0].lowercased() {
            case "code", "status": status = Int(pair[1]).flatMap { (200..<600).contains($0) ? $0 : nil }
            case "example": example = pair[1]
            default: break
            }
        }
    }
}
