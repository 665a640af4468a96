import APIModel
import Diagnostics

extension SchemaArena {
    /// Gives the data of events the type of its `contentSchema`. Other strings stay strings, with a warning, and so
    /// does the data of an event whose schema is used elsewhere, too.
    mutating func openEventData(of operations: [Operation]) -> [Diagnostic] {
        guard !contents.isEmpty else { return [] }
        var opened: Set<NodeIdentity> = []
        for id in events(of: operations) {
            guard case .object(var event) = self[id].kind, let position = event.eventDataPosition,
                let content = content(of: event.properties[position].use.schema), content.isJSON
            else { continue }
            let isNullable = event.properties[position].use.isNullable
            event.properties[position].use.schema = content.use.schema
            event.properties[position].use.isNullable = isNullable || content.use.isNullable
            self[id].kind = .object(event)
            opened.insert(content.place)
        }
        return contents.sorted { $0.key.index < $1.key.index }.compactMap { _, content in
            opened.insert(content.place).inserted ? .unopenedContent(at: content.range) : nil
        }
    }

    /// The content of a string by its schema, or by the schema that it is an alias of.
    private func content(of id: SchemaID) -> HeldContent? {
        var id = id
        for _ in 0..<100 {
            if let content = contents[id] { return content }
            guard case .alias(let use) = self[id].kind else { return nil }
            id = use.schema
        }
        return nil
    }

    /// The objects that describe events and nothing else.
    private func events(of operations: [Operation]) -> [SchemaID] {
        var events: Set<SchemaID> = []
        var others: Set<SchemaID> = []
        for operation in operations {
            let uses = operation.eventUses
            for use in uses.events { collect(use.schema, into: &events) }
            for use in uses.others { others.insert(use.schema) }
        }
        for schema in api.schemas where !events.contains(schema.id) {
            schema.kind.forEachUse { others.insert($0.schema) }
        }
        var shared: Set<SchemaID> = []
        for id in events.intersection(others).sorted(by: { $0.index < $1.index }) { collect(id, into: &shared) }
        return events.subtracting(shared).sorted { $0.index < $1.index }
    }

    /// An event, and the schemas between it and its use: lists of events, unions of them, aliases.
    private func collect(_ id: SchemaID, into found: inout Set<SchemaID>) {
        guard found.insert(id).inserted else { return }
        switch self[id].kind {
        case .alias(let use): collect(use.schema, into: &found)
        case .array(let list): collect(list.element.schema, into: &found)
        case .union(let union): for member in union.members { collect(member.use.schema, into: &found) }
        default: break
        }
    }
}

extension Operation {
    /// The schemas of event streams, and all others.
    fileprivate var eventUses: (events: [SchemaUse], others: [SchemaUse]) {
        var events: [SchemaUse] = []
        var rest = self
        for response in rest.responses.indices {
            rest.responses[response].contents.removeAll { content in
                guard content.mediaType.streamFormat == .events else { return false }
                content.forEachUse { events.append($0) }
                return true
            }
        }
        return (events, events.isEmpty ? uses : rest.uses)
    }
}

extension Diagnostic {
    fileprivate static func unopenedContent(at range: SourceRange) -> Self {
        OpenAPICodes.unsupportedFeature("`contentSchema` is not followed: it is only read for the JSON data of events")
            .at(range).help("decode the text where you use it")
    }
}
