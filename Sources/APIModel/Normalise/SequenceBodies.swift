extension API {
    /// Gives each body that is a sequence of JSON values, or of parts, the list of its items as its schema: `itemSchema` and
    /// the schema of one item say the same of values.
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
        let id = SchemaID(schemas.count)
        let origin = self[item.schema].origin
        schemas.append(Schema(id: id, kind: .array(ArrayShape(element: item)), origin: origin))
        return SchemaUse(id)
    }
}
