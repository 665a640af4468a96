/// Finds circles of schemas: with aliases followed, those that are nothing but each other. The search has a stack of its
/// own, since a way can be as long as a description.
package struct SchemaCircles {
    private let api: API
    private let targets: (SchemaKind) -> [SchemaUse]
    private var isDone: [Bool]

    /// Each circle once, in the order in which the way from one of the starts leads through it.
    package static func find(
        in api: API,
        from starts: some Sequence<SchemaID>,
        following targets: @escaping (SchemaKind) -> [SchemaUse]
    ) -> [[SchemaID]] {
        var search = SchemaCircles(api: api, targets: targets)
        return starts.compactMap { search.circle(from: $0) }
    }

    private init(api: API, targets: @escaping (SchemaKind) -> [SchemaUse]) {
        self.api = api
        self.targets = targets
        isDone = [Bool](repeating: false, count: api.schemas.count)
    }

    private mutating func circle(from start: SchemaID) -> [SchemaID]? {
        guard !isDone[Int(start.index)] else { return nil }
        var path = [(id: start, open: schemas(behind: start)[...])]
        var positions = [start: 0]
        while let id = path.last?.id {
            guard let next = path[path.count - 1].open.popFirst() else {
                isDone[Int(id.index)] = true
                positions[id] = nil
                path.removeLast()
                continue
            }
            if let position = positions[next] {
                let circle = path[position...].map(\.id)
                for id in circle { isDone[Int(id.index)] = true }
                return circle
            }
            guard !isDone[Int(next.index)] else { continue }
            positions[next] = path.count
            path.append((next, schemas(behind: next)[...]))
        }
        return nil
    }

    private func schemas(behind id: SchemaID) -> [SchemaID] {
        var found: [SchemaID] = []
        for use in targets(api[id].kind) { use.forEachSchema { found.append($0) } }
        return found
    }
}

extension SchemaKind {
    /// What an alias is another word for.
    package var aliased: [SchemaUse] {
        if case .alias(let use) = self { [use] } else { [] }
    }

    /// What a schema can't be written without: the schemas behind aliases, lists, maps and tuples. A struct or a union is
    /// a type of its own.
    package var held: [SchemaUse] {
        switch self {
        case .alias(let use), .map(let use): [use]
        case .array(let shape): [shape.element]
        case .tuple(let shape): shape.elements
        case .any, .never, .null, .boolean, .integer, .number, .string, .enumeration, .object, .union, .typeParameter:
            []
        }
    }
}
