/// How the items of a stream are separated from each other.
public enum StreamFormat: Sendable {
    /// Server-sent events: `text/event-stream`.
    case events
    /// One JSON value a line: `application/jsonl`, `application/x-ndjson`.
    case lines
    /// JSON values behind record separators (RFC 7464): `application/json-seq`.
    case sequence
}

/// The content of one item of a stream.
package enum StreamItem: Sendable {
    /// The data of an event as text.
    case text
    /// A JSON value; nil where the description has no schema for it.
    case value(SchemaUse?)
    /// A whole event as an object with the members `event`, `id` and `data`: the type of `data` depends on `event`.
    case event(SchemaUse)

    /// The schema of the value that is decoded; nil for text and for undescribed values.
    package var use: SchemaUse? {
        switch self {
        case .text: nil
        case .value(let use): use
        case .event(let use): use
        }
    }
}

extension API {
    /// The item of a stream, from `itemSchema` or else from `schema`, which may describe the list of all items. For
    /// events it is the event's data, or a whole event with a member `data`.
    package func streamItem(of content: MediaContent, _ format: StreamFormat) -> StreamItem {
        let use = streamUse(of: content)
        guard format == .events else { return .value(use) }
        guard let use else { return .text }
        switch resolvedKind(of: use.schema) {
        case .string: return .text
        case .object(let shape):
            guard let position = shape.eventDataPosition else { return .value(use) }
            let data = shape.properties[position].use
            if case .string = resolvedKind(of: data.schema) { return .text }
            return .value(data)
        case .union: return describesEvent(use) ? .event(use) : .value(use)
        default: return .value(use)
        }
    }

    /// The schema of one item of a stream: that of its elements where the whole stream is described as a list.
    package func streamUse(of content: MediaContent) -> SchemaUse? {
        if content.itemUse == nil, let whole = content.use, case .array(let list) = resolvedKind(of: whole.schema) {
            return list.element
        }
        return content.itemUse ?? content.use
    }

    /// Whether a schema describes a whole event, with its data in `data`, or several kinds of events.
    package func describesEvent(_ use: SchemaUse) -> Bool {
        switch resolvedKind(of: use.schema) {
        case .object(let shape): shape.eventDataPosition != nil
        case .union(let shape):
            shape.members.allSatisfy { member in
                guard case .object(let shape) = resolvedKind(of: member.use.schema) else { return false }
                return shape.eventDataPosition != nil
            }
        default: false
        }
    }
}

extension ObjectShape {
    /// The position of `data` in an object that has no other members than an event has.
    package var eventDataPosition: Int? {
        let fields = ["event", "data", "id", "retry", "comment"]
        guard properties.allSatisfy({ fields.contains($0.wireName) }) else { return nil }
        return properties.firstIndex { $0.wireName == "data" }
    }
}

extension API {
    /// Splits each operation whose response comes whole or as a stream into one operation for each. If a flag in the
    /// request chooses between them, each of the two sends its own value of it.
    public mutating func separateStreams() {
        guard operations.contains(where: { $0.hasStreams }) else { return }
        operations = operations.flatMap { operation -> [Operation] in
            guard operation.hasStreams else { return [operation] }
            let flag = operation.directives.stream?.flag
            let whole = operation.successes.contains { position in
                operation.responses[position].contents.contains { !$0.mediaType.isStream }
            }
            let preferred = operation.directives.responseMediaType.map { MediaType($0) }
            if let preferred, !preferred.isStream { return [operation] }
            guard whole, preferred == nil else { return [operation.asking(true, by: flag)] }
            let plainFlag = flag ?? plainFlag(of: operation)
            var stream = operation.keepingContents { $0.mediaType.isStream }
            stream.isStreamVariant = true
            let name = operation.directives.name.flatMap { FixedName($0.text + "Stream") }
            stream.directives.name = operation.directives.stream?.name ?? name
            stream.directives.alias = nil
            stream.directives.pages = nil
            stream.directives.cache = nil
            stream.directives.observe = nil
            let rest = operation.keepingContents { !$0.mediaType.isStream }
            return [rest.asking(false, by: plainFlag), stream.asking(true, by: plainFlag)]
        }
    }

    /// The name of a boolean `stream` in the query or in a JSON body, the usual flag; nil where there isn't one.
    private func plainFlag(of operation: Operation) -> String? {
        let name = "stream"
        if let parameter = operation.parameters.first(where: { $0.wireName == name && $0.location == .query }) {
            return isFlag(parameter.use) ? name : nil
        }
        return jsonMembers(sentBy: operation).contains { $0.wireName == name && isFlag($0.use) } ? name : nil
    }

    /// The members of the operation's body if it is sent as JSON.
    package func jsonMembers(sentBy operation: Operation) -> [Property] {
        let choice = operation.body.flatMap {
            ContentChoice.request($0.contents, preferred: operation.directives.requestMediaType, in: self)
        }
        guard let choice, choice.kind == .json, let use = choice.content.use, !use.isNullable else { return [] }
        return properties(of: use)
    }

    package func isFlag(_ use: SchemaUse) -> Bool { resolvedKind(of: use.schema) == .boolean }
}

extension Operation {
    /// The contents of successful responses that come piece by piece.
    package var streamContents: [MediaContent] {
        successes.flatMap { responses[$0].contents }.filter(\.mediaType.isStream)
    }

    /// Whether a successful response can come piece by piece.
    package var hasStreams: Bool {
        let responses = responses
        return successes.contains { responses[$0].contents.contains { $0.mediaType.isStream } }
    }

    fileprivate func keepingContents(where isKept: (MediaContent) -> Bool) -> Operation {
        var result = self
        var lost: [Int] = []
        for position in successes where !responses[position].contents.isEmpty {
            result.responses[position].contents.removeAll { !isKept($0) }
            if result.responses[position].contents.isEmpty { lost.append(position) }
        }
        for position in lost.sorted(by: >) { result.responses.remove(at: position) }
        return result
    }

    /// This operation with a fixed value for the flag, which callers then no longer choose.
    fileprivate func asking(_ value: Bool, by flag: String?) -> Operation {
        guard let flag else { return self }
        var result = self
        let isParameter = parameters.contains { $0.wireName == flag || $0.name == flag }
        if isParameter {
            result.directives.pins.append(.init(name: flag, value: .bool(value)))
        } else if result.directives.parameters != nil, body == nil || !sendsWholeInput {
            result.directives.parameters?.append(.init(name: flag, value: .constant(.bool(value))))
        } else {
            result.fixedMembers = [.init(name: flag, value: .bool(value))]
            result.body?.isRequired = true
        }
        return result
    }
}

extension API {
    /// Gives each body that is a sequence of JSON values, or a list of parts, the schema of the list in place of that
    /// of one item, which descriptions have as `itemSchema` or as `schema`.
    public mutating func listSequences() {
        var lists: [SchemaUse: SchemaUse] = [:]
        for index in operations.indices {
            guard let contents = operations[index].body?.contents else { continue }
            for (position, content) in contents.enumerated() {
                let isParts = content.mediaType.isPartList && content.itemUse != nil
                guard content.mediaType.isSequence || isParts, let item = unlistedItem(of: content) else { continue }
                let list = lists[item] ?? self.list(of: item)
                lists[item] = list
                operations[index].body?.contents[position].use = list
                operations[index].body?.contents[position].itemUse = nil
            }
        }
    }

    private func unlistedItem(of content: MediaContent) -> SchemaUse? {
        if let item = content.itemUse { return item }
        guard let use = content.use else { return nil }
        switch resolvedKind(of: use.schema) {
        case .object, .map, .union: return use
        default: return nil
        }
    }

    private mutating func list(of item: SchemaUse) -> SchemaUse {
        SchemaUse(add(.array(ArrayShape(element: item)), origin: self[item.schema].origin))
    }
}
