import APIModel

/// Finds unions that are members of themselves, directly or through other unions. Reading such a value would have no
/// end, and the member adds nothing: what it allows, the others allow already.
struct UnionCycles {
    /// A union and the name of the member that led back to it.
    struct Found {
        let union: SchemaID
        let member: SchemaID
    }

    private enum State: UInt8 {
        case new
        case open
        case done
    }

    private var api: API
    private var states: [State]
    private var found: [Found] = []

    /// Deeper nesting than this is no document that people write.
    private static let depthLimit = 400

    /// Takes the members that close a circle out of their unions, and tells which.
    static func cut(in api: inout API) -> [Found] {
        guard api.schemas.contains(where: { if case .union = $0.kind { return true } else { return false } }) else {
            return []
        }
        var cycles = UnionCycles(api: api)
        for index in api.schemas.indices { cycles.visit(SchemaID(index), depth: 0) }
        if !cycles.found.isEmpty { api = cycles.api }
        return cycles.found
    }

    private init(api: API) {
        self.api = api
        states = [State](repeating: .new, count: api.schemas.count)
    }

    private mutating func visit(_ id: SchemaID, depth: Int) {
        guard case .union(var shape) = api[id].kind, states[Int(id.index)] == .new, depth < Self.depthLimit else {
            return
        }
        states[Int(id.index)] = .open
        var kept: [UnionShape.Member] = []
        for member in shape.members {
            let target = api.resolved(member.use.schema)
            if case .union = api[target].kind, states[Int(target.index)] == .open {
                found.append(Found(union: id, member: target))
                continue
            }
            visit(target, depth: depth + 1)
            kept.append(member)
        }
        states[Int(id.index)] = .done
        guard kept.count < shape.members.count else { return }
        shape.members = kept
        api[id].kind = kept.count > 1 ? .union(shape) : kept.first.map { .alias($0.use) } ?? .any
    }
}
