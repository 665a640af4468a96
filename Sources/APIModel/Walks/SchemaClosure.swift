/// The schemas that some places need, directly or through others.
package struct SchemaClosure {
    private let api: API
    private var found: [Bool]

    package init(api: API) {
        self.api = api
        found = [Bool](repeating: false, count: api.schemas.count)
    }

    package func contains(_ id: SchemaID) -> Bool { found[Int(id.index)] }

    package mutating func add(_ operation: Operation) {
        operation.forEachUse { use, _ in add(use) }
    }

    package mutating func add(_ use: SchemaUse) {
        use.forEachSchema { add($0) }
    }

    package mutating func add(_ id: SchemaID) {
        var open = [id]
        while let next = open.popLast() {
            guard !found[Int(next.index)] else { continue }
            found[Int(next.index)] = true
            api[next].kind.forEachUse { use in use.forEachSchema { open.append($0) } }
        }
    }
}
