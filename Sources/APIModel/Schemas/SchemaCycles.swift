/// Finds circles of schemas: those that are nothing but each other, or members of each other. The search has a stack of
/// its own, since a way can be as long as a description.
package enum SchemaCircles {
    /// Each circle, in the order in which the way from one of the starts leads through it.
    package static func find(in api: API, from starts: [SchemaID], following targets: (SchemaKind) -> [SchemaUse])
        -> [[SchemaID]]
    {
        var circles: [[SchemaID]] = []
        forEach(from: starts, among: api.schemas.count) { id in
            var found: [SchemaID] = []
            for use in targets(api[id].kind) { use.forEachSchema { found.append($0) } }
            return found
        } visit: {
            circles.append(Array($0))
        }
        return circles
    }

    /// Visits the way around each circle once for each step that closes it, which is the one from its last schema to its
    /// first.
    package static func forEach(
        from starts: [SchemaID], among count: Int, following next: (SchemaID) -> [SchemaID],
        visit: (ArraySlice<SchemaID>) -> Void
    ) {
        var states = [State](repeating: .new, count: count)
        var path: [SchemaID] = []
        var open: [ArraySlice<SchemaID>] = []
        func enter(_ id: SchemaID) {
            let following = next(id)
            // Most schemas lead nowhere.
            guard !following.isEmpty else { return states[Int(id.index)] = .done }
            states[Int(id.index)] = .onPath(path.count)
            path.append(id)
            open.append(following[...])
        }
        for start in starts where states[Int(start.index)] == .new {
            enter(start)
            while let last = path.last {
                guard let id = open[path.count - 1].popFirst() else {
                    states[Int(last.index)] = .done
                    path.removeLast()
                    open.removeLast()
                    continue
                }
                switch states[Int(id.index)] {
                case .new: enter(id)
                case .onPath(let position): visit(path[position...])
                case .done: break
                }
            }
        }
    }

    private enum State: Equatable {
        case new
        case onPath(Int)
        case done
    }
}

extension SchemaKind {
    /// What an alias is another word for.
    package var aliased: [SchemaUse] { if case .alias(let use) = self { [use] } else { [] } }

    /// What a schema can't be written without: the schemas behind aliases, lists and maps. A struct, a tuple or a union is
    /// a type of its own.
    package var held: [SchemaUse] {
        switch self {
        case .alias(let use), .map(let use): [use]
        case .array(let shape): [shape.element]
        case .any, .never, .null, .boolean, .integer, .number, .string, .enumeration, .object, .tuple, .union,
            .typeParameter:
            []
        }
    }
}
