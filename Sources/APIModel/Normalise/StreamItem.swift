/// What one item of a stream holds.
package enum StreamItem: Sendable, Hashable {
    /// The data of an event, as it is.
    case text
    /// A JSON value; nil where nothing is said of it.
    case value(SchemaUse?)
    /// An event as an object with the members `event`, `id` and `data`, whose types depend on each other.
    case event(SchemaUse)

    /// The schema of what is decoded.
    package var use: SchemaUse? {
        switch self {
        case .text: nil
        case .value(let use): use
        case .event(let use): use
        }
    }
}

extension API {
    /// What the items of a content are: `itemSchema`, or else `schema`, which may describe the list of all items. The
    /// schema of an event is that of its data, or one of the event itself with `data` in it.
    package func streamItem(of content: MediaContent, _ format: StreamFormat) -> StreamItem {
        var use = content.itemUse ?? content.use
        if content.itemUse == nil, let whole = use, case .array(let list) = resolvedKind(of: whole.schema) {
            use = list.element
        }
        guard format == .events else { return .value(use) }
        guard let use else { return .text }
        switch resolvedKind(of: use.schema) {
        case .string: return .text
        case .object(let shape):
            guard let position = shape.eventDataPosition else { return .value(use) }
            let data = shape.properties[position].use
            if case .string = resolvedKind(of: data.schema) { return .text }
            return .value(data)
        case .union(let shape):
            let areEvents = shape.members.allSatisfy { member in
                guard case .object(let shape) = resolvedKind(of: member.use.schema) else { return false }
                return shape.eventDataPosition != nil
            }
            return areEvents ? .event(use) : .value(use)
        default: return .value(use)
        }
    }
}

extension ObjectShape {
    /// The data of what has the members of an event, and no others.
    package var eventDataPosition: Int? {
        let fields = ["event", "data", "id", "retry", "comment"]
        guard properties.allSatisfy({ fields.contains($0.wireName) }) else { return nil }
        return properties.firstIndex { $0.wireName == "data" }
    }
}
