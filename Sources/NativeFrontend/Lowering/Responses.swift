import APIModel
import Diagnostics
import SourceTree

extension NativeLowering {
    /// Wraps the content of responses in the envelope: a native spec declares the types that code uses, and the API
    /// describes what is sent.
    mutating func wrapResponses(_ operation: inout Operation) {
        guard let envelope = operation.directives.envelope, !envelope.isEmpty else { return }
        for index in operation.responses.indices where operation.responses[index].status.isSuccess {
            for position in operation.responses[index].contents.indices {
                let content = operation.responses[index].contents[position]
                guard content.mediaType.isJSON, let use = content.use else { continue }
                let property = Property(wireName: envelope, use: use, isRequired: true)
                let wrapper = api.add(.object(ObjectShape(properties: [property])))
                operation.responses[index].contents[position].use = SchemaUse(wrapper)
            }
        }
    }

    /// Reads the success responses, then the errors of the operation, its service and the API.
    mutating func readResponses(_ draft: inout OperationDraft, errors: [Response]) {
        let pointer = draft.pointer
        var responses: [Response] = []
        var place = draft.line.result?.range
        if let result = draft.line.result {
            responses.append(response(result, pointer: pointer + "/returns", range: result.range))
        }
        if let entry = draft.node?.entry("returns") {
            if let place {
                let text: Message = "operation `\(draft.name)` has two results"
                bag.report(.duplicate(text, at: entry.key.range, first: place))
            } else if let response = result(entry, pointer: pointer + "/returns") {
                responses.append(response)
            }
            place = entry.key.range
        }
        let statuses = responseList(draft.node?["statuses"], of: "statuses", pointer: pointer + "/statuses")
        responses = responses.filled(from: statuses)
        if responses.isEmpty { responses.append(Response(status: .code(204), origin: Origin(range: nil))) }
        let own = responseList(draft.node?["errors"], of: "errors", pointer: pointer + "/errors")
        draft.operation.responses = responses + own.filled(from: errors)
        refuseBodies(of: &draft)
    }

    /// Removes bodies that HTTP forbids, and reports them, except in errors of HEAD, which may be the whole API's.
    private mutating func refuseBodies(of draft: inout OperationDraft) {
        let isHead = draft.operation.method == .head
        for (index, response) in draft.operation.responses.enumerated() where !response.contents.isEmpty {
            let hasNone = [.code(204), .code(205), .code(304)].contains(response.status)
            guard isHead || hasNone else { continue }
            draft.operation.responses[index].contents = []
            if let range = response.origin.range, hasNone || response.status.isSuccess {
                let place: Message = hasNone ? "a `\(response.status.text)` response" : "a response to HEAD"
                bag.report(
                    NativeCodes.status, "\(place) never has a body, so it has no type", at: range,
                    help: "leave the type out")
            }
        }
    }

    private mutating func response(_ result: OperationLine.Result, pointer: String, range: SourceRange) -> Response {
        var response = Response(
            status: .code(result.status ?? (result.type == nil ? 204 : 200)),
            origin: Origin(pointer: pointer, range: range))
        if let type = result.type { response.contents = [content(type, pointer: pointer)] }
        return response
    }

    private mutating func content(_ type: TypeExpression, pointer: String) -> MediaContent {
        MediaContent(mediaType: MediaType(Self.mediaType(of: type)), use: element(of: type, pointer: pointer))
    }

    /// `returns: 201 Item`, `returns: [Item]`, `returns: { type: String, mediaType: text/plain }`
    private mutating func result(_ entry: SourceEntry, pointer: String) -> Response? {
        if entry.value.isScalar, !entry.value.isNull {
            guard let result = OperationLineParser.result(entry.value, into: &bag) else { return nil }
            return response(result, pointer: pointer, range: entry.key.range)
        }
        return response(.code(entry.value.isNull ? 204 : 200), entry, pointer: pointer)
    }

    /// `errors: { 404: Problem, 4XX: { type: Problem, doc: … }, default: }`
    mutating func responseList(_ node: SourceNode?, of key: String, pointer: String) -> [Response] {
        var responses: [Response] = []
        for entry in list(node, "`\(key)`") {
            guard let status = status(entry.key.text), status.isSuccess == (key == "statuses") else {
                let expected: Message =
                    key == "errors" ? "an error status, a range like `4XX`, or `default`" : "a success status"
                bag.report(
                    NativeCodes.status, "`\(entry.key.text)` in `\(key)` is not \(expected)", at: entry.key.range)
                continue
            }
            if let response = response(status, entry, pointer: "\(pointer)/\(entry.key.text)") {
                responses.append(response)
            }
        }
        return responses
    }

    private func status(_ text: String) -> ResponseStatus? {
        if text == "default" { return .default }
        if let code = Int(text), (100..<600).contains(code) { return .code(code) }
        guard text.count == 3, text.uppercased().hasSuffix("XX"), let first = Int(text.prefix(1)),
            (1...5).contains(first)
        else { return nil }
        return .range(first)
    }

    private mutating func response(_ status: ResponseStatus, _ entry: SourceEntry, pointer: String) -> Response? {
        var response = Response(status: status, origin: Origin(pointer: pointer, range: entry.key.range))
        let node = entry.value
        if node.isNull { return response }
        let isLong =
            node.isMapping && node.entries.contains { NativeKeys.response.contains($0.key.text) } && !isMap(node)
        guard isLong else {
            guard let type = expression(node) else { return nil }
            response.contents = [content(type, pointer: pointer)]
            return response
        }
        check(node, takes: NativeKeys.response, in: "a response")
        response.documentation = text(node["doc"], "`doc`")
        for header in list(node["headers"], "`headers`") {
            guard let property = property(header, takes: NativeKeys.header, pointer: pointer) else { continue }
            response.headers.append(
                ResponseHeader(
                    wireName: property.wireName, isRequired: property.isRequired, use: property.use,
                    documentation: property.use.annotations.documentation))
        }
        if let type = node["type"].flatMap({ expression($0) }) {
            response.contents = [content(type, pointer: pointer)]
            if let mediaType = text(node["mediaType"], "`mediaType`") {
                response.contents[0].mediaType = MediaType(mediaType)
            }
        }
        return response
    }
}
