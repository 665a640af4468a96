import APIModel
import Diagnostics

extension SchemaArena {
    /// Schemas that are nothing but each other, by way of `allOf` or `oneOf` of one.
    mutating func breakAliasCircles() -> [Diagnostic] {
        let all = api.schemas.indices.lazy.map { SchemaID($0) }
        return SchemaCircles.find(in: api, from: all, following: \.aliased).map { cut(circle: $0) }
    }

    /// The first schema of a circle becomes any JSON, which ends it.
    private mutating func cut(circle: [SchemaID]) -> Diagnostic {
        let first = circle.indices.min { circle[$0].index < circle[$1].index } ?? 0
        let trail = circle[first...] + circle[..<first]
        let start = circle[first]
        self[start].kind = .any
        return SchemaMessages.onlyItself(self[start].name ?? "", trail: trail.map { self[$0].origin.range })
    }
}
