import APIModel
import Diagnostics

extension SchemaArena {
    private var ids: [SchemaID] { api.schemas.indices.map { SchemaID($0) } }

    /// Schemas that are nothing but each other, by way of `allOf` or `oneOf` of one.
    mutating func breakAliasCircles() -> [Diagnostic] {
        SchemaCircles.find(in: api, from: ids) { $0.aliased }.map { cut(circle: $0) }
    }

    /// The first schema of a circle becomes any JSON, which ends it.
    private mutating func cut(circle: [SchemaID]) -> Diagnostic {
        let first = circle.indices.min { circle[$0].index < circle[$1].index } ?? 0
        let trail = circle[first...] + circle[..<first]
        let start = circle[first]
        self[start].kind = .any
        return SchemaMessages.onlyItself(self[start].name ?? "", trail: trail.map { self[$0].origin.range })
    }

    /// Takes out the members by which unions are members of themselves, directly or through other unions. Reading such a
    /// value would have no end, and the member adds nothing: what it allows, the others allow already.
    mutating func breakUnionCircles() -> [Diagnostic] {
        var problems: [Diagnostic] = []
        var closing: [SchemaID: Set<SchemaID>] = [:]
        SchemaCircles.forEach(from: ids, among: api.schemas.count, following: unions) { circle in
            guard let member = circle.first, let union = circle.last else { return }
            closing[union, default: []].insert(member)
            let name = self[member].name ?? ""
            problems.append(SchemaMessages.cyclicUnion(self[union].name, member: name, at: self[union].origin.range))
        }
        let unions = closing.keys.sorted { $0.index < $1.index }
        for (union, kind) in zip(unions, unions.map { kind(of: $0, without: closing[$0] ?? []) }) {
            self[union].kind = kind
        }
        return problems
    }

    private func kind(of id: SchemaID, without members: Set<SchemaID>) -> SchemaKind {
        guard case .union(var union) = self[id].kind else { return self[id].kind }
        union.members.removeAll { members.contains(resolved($0.use.schema)) }
        return union.members.count > 1 ? .union(union) : union.members.first.map { .alias($0.use) } ?? .any
    }

    /// The unions among the members of a union.
    private func unions(among id: SchemaID) -> [SchemaID] {
        guard case .union(let union) = self[id].kind else { return [] }
        return union.members.map { resolved($0.use.schema) }.filter {
            if case .union = self[$0].kind { true } else { false }
        }
    }
}
