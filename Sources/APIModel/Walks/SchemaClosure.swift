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

    /// Adds the bases that types are called after: what an heir has inline of a base is `Base.Part`, with and without the
    /// operations that use the base itself.
    package mutating func addHomesOfTypes() {
        var open = api.schemas.filter { contains($0.id) }.flatMap { bases(of: $0.id) }
        var seen: Set<SchemaID> = []
        while let base = open.popLast() {
            guard seen.insert(base).inserted else { continue }
            open += bases(of: base)
            if !contains(base), namesType(base) { add(base) }
        }
    }

    private func bases(of id: SchemaID) -> [SchemaID] {
        if case .object(let shape) = api[id].kind { shape.bases } else { [] }
    }

    /// Whether a type of an heir is called after a schema.
    private func namesType(_ id: SchemaID) -> Bool {
        var names = false
        api[id].kind.forEachUse { use in
            use.forEachSchema { names = names || (contains($0) && isDeclaredInPlace($0)) }
        }
        return names
    }

    /// Whether a schema without a name becomes a type, itself or by its elements.
    private func isDeclaredInPlace(_ id: SchemaID, depth: Int = 0) -> Bool {
        guard api[id].name == nil, depth < 64 else { return false }
        switch api[id].kind {
        case .object, .enumeration, .union, .tuple: return true
        case .array(let shape): return isDeclaredInPlace(shape.element.schema, depth: depth + 1)
        case .map(let use), .alias(let use): return isDeclaredInPlace(use.schema, depth: depth + 1)
        case .any, .never, .null, .boolean, .integer, .number, .string, .typeParameter: return false
        }
    }
}
