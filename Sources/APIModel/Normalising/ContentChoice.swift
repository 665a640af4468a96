/// The media type that a client sends or accepts, where several are described; a directive wins. A request prefers JSON
/// to multipart, a form, bytes, text and XML, in this order, and multipart to all if a member is a file. A response
/// prefers JSON to bytes, text, a stream and XML.
package struct ContentChoice: Sendable {
    /// The kinds of bodies that need different code. A stream that is sent is a list of its items.
    package enum Kind: Sendable, Hashable {
        case json, form, multipart
        /// One part for each element of a list.
        case parts(Part)
        case text, data
        case stream(StreamFormat)
    }

    /// How an element of a list is written in its own part.
    package enum Part: String, Sendable, CaseIterable { case field, json }

    package let content: MediaContent
    package let kind: Kind

    package static func request(_ contents: [MediaContent], preferred: String?, in api: API) -> ContentChoice? {
        guard let choice = rankedRequest(contents, preferred: preferred, in: api) else { return nil }
        let content = choice.content
        if content.mediaType.isSequence, let format = content.mediaType.streamFormat, let use = content.use,
            case .array = api.resolvedKind(of: use.schema)
        {
            return ContentChoice(content: content, kind: .stream(format))
        }
        if let part = part(of: content, in: api) { return ContentChoice(content: content, kind: .parts(part)) }
        return choice
    }

    /// How the elements are written, if the body is a list of parts; nil for other bodies and for lists of files.
    private static func part(of content: MediaContent, in api: API) -> Part? {
        guard content.mediaType.isPartList, let use = content.use,
            case .array(let list) = api.resolvedKind(of: use.schema), !isBinary(list.element, in: api)
        else { return nil }
        if content.itemType.map({ MediaType($0).isJSON }) == true { return .json }
        switch api.resolvedKind(of: list.element.schema) {
        case .string, .enumeration, .boolean, .integer, .number: return .field
        default: return .json
        }
    }

    private static func rankedRequest(_ contents: [MediaContent], preferred: String?, in api: API) -> ContentChoice? {
        choose(from: contents, preferred: preferred, in: api) { content in
            let type = content.mediaType
            if type.isMultipart { return holdsFiles(content.use, in: api) ? 0 : 3 }
            if type.essence == "application/json" { return 1 }
            if type.isJSON { return isUnfitPatch(content, in: api) ? 3 : 2 }
            if type.isForm { return 4 }
            if type.isText { return 6 }
            if type.isXML { return 7 }
            return 5
        }
    }

    /// Whether a JSON patch is described with a schema that isn't a list, so that another kind of patch fits better.
    private static func isUnfitPatch(_ content: MediaContent, in api: API) -> Bool {
        guard content.mediaType.essence == "application/json-patch+json", let use = content.use else { return false }
        switch api.resolvedKind(of: use.schema) {
        case .array, .tuple, .any: return false
        default: return true
        }
    }

    /// The content that a client requests. No decoder for forms exists, so a form is text.
    package static func response(_ contents: [MediaContent], preferred: String?, in api: API) -> ContentChoice? {
        guard let choice = rankedResponse(contents, preferred: preferred, in: api) else { return nil }
        if let format = choice.content.mediaType.streamFormat {
            return ContentChoice(content: choice.content, kind: .stream(format))
        }
        return choice.kind == .form ? ContentChoice(content: choice.content, kind: .text) : choice
    }

    private static func rankedResponse(_ contents: [MediaContent], preferred: String?, in api: API) -> ContentChoice? {
        choose(from: contents, preferred: preferred, in: api) { content in
            let type = content.mediaType
            if type.essence == "application/json" { return 0 }
            if type.essence == "*/*", content.use == nil { return 6 }
            if type.isJSON { return 1 }
            if type.isText { return 3 }
            if type.isStream { return 4 }
            if type.isXML { return 5 }
            return 2
        }
    }

    private static func choose(
        from contents: [MediaContent], preferred: String?, in api: API, rank: (MediaContent) -> Int
    ) -> ContentChoice? {
        if let preferred, let content = contents.first(where: { $0.mediaType.essence == preferred.lowercased() }) {
            return ContentChoice(content: content, kind: kind(of: content, in: api))
        }
        var best: (content: MediaContent, rank: Int)?
        for content in contents {
            let rank = rank(content)
            if rank < (best?.rank ?? .max) { best = (content, rank) }
        }
        return best.map { ContentChoice(content: $0.content, kind: kind(of: $0.content, in: api)) }
    }

    /// `*/*` without a schema is bytes, and so is any content described as binary, which JSON can't contain. XML is
    /// text, since no encoder for it exists, and so are events.
    private static func kind(of content: MediaContent, in api: API) -> Kind {
        let type = content.mediaType
        if type.isForm { return .form }
        if type.isMultipart { return .multipart }
        guard let use = content.use else {
            if type.essence == "*/*" { return .data }
            return kind(of: type)
        }
        return isBinary(use, in: api) ? .data : kind(of: type)
    }

    private static func isBinary(_ use: SchemaUse, in api: API) -> Bool {
        guard case .string(let format?) = api.resolvedKind(of: use.schema) else { return false }
        return format.lowercased() == "binary"
    }

    /// Whether a member is a file, or a list of files, which JSON can't contain.
    private static func holdsFiles(_ use: SchemaUse?, in api: API) -> Bool {
        guard let use else { return false }
        return api.properties(of: use).contains { property in
            if case .array(let list) = api.resolvedKind(of: property.use.schema) {
                return isBinary(list.element, in: api)
            }
            return isBinary(property.use, in: api)
        }
    }

    private static func kind(of type: MediaType) -> Kind {
        if type.isJSON { return .json }
        if type.isText || type.isXML || type.isStream { return .text }
        return .data
    }
}

/// A described body that isn't sent since its method can't carry one, with the directives' values that it contains.
public struct UnsentBody: Sendable {
    public var body: Body
    /// Headers, parameters and parts of the path whose values are members of the body.
    public var values: [OperationDirectives.NamedValue] = []
}

extension API {
    /// Removes bodies that their methods can't carry, unless a directive, or else the convention, sends them by POST.
    public mutating func leaveOutBodies(overridingMethods convention: Bool) {
        for index in operations.indices where operations[index].sentMethod != operations[index].method {
            guard !(operations[index].directives.overridesMethod ?? convention) else { continue }
            operations[index].leaveOutBody()
        }
    }
}

extension Operation {
    /// Removes the body, and the directives' values that are members of it.
    fileprivate mutating func leaveOutBody() {
        guard let body else { return }
        var unsent = UnsentBody(body: body)
        let arguments = Operation.words(of: parameters) + [methodChoice?.flag.text, directives.merge?.flag.text]
        if case .values(var headers) = directives.header {
            unsent.take(from: &headers, without: arguments)
            directives.header = .values(headers)
        }
        if var values = directives.parameters {
            unsent.take(from: &values, without: arguments)
            directives.parameters = values
        }
        // A path parameter can't supply its own value, unless all inputs are in one struct.
        var others = Operation.words(of: parameters.filter { $0.location != .path })
        if case .structure? = directives.input { others = arguments }
        unsent.take(from: &directives.pathValues, without: others)
        unsentBody = unsent
        self.body = nil
    }

    private static func words(of parameters: [Parameter]) -> [String?] {
        parameters.flatMap { [$0.name, $0.wireName] }
    }
}

extension UnsentBody {
    /// Moves the values here that only the body has.
    fileprivate mutating func take(from list: inout [OperationDirectives.NamedValue], without arguments: [String?]) {
        let isOfBody = { (value: OperationDirectives.NamedValue) in
            switch value.value {
            case .constant: false
            case .input: true
            case .argument(let name), .member(let name): !arguments.contains(name)
            }
        }
        values += list.filter(isOfBody)
        list.removeAll(where: isOfBody)
    }
}
