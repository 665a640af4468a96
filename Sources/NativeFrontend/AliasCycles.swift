import APIModel
import Diagnostics

/// Finds declarations that are nothing but themselves, through aliases, lists and maps. A struct or a union on the way
/// ends the circle: those are types of their own.
struct AliasCycles {
    private let api: API
    private var done: Set<SchemaID> = []

    init(api: API) { self.api = api }

    /// Reports each circle once and makes its first type `any`, so that later stages come to an end.
    func `break`(in result: inout API, into bag: inout DiagnosticBag) {
        var search = self
        for id in api.namedSchemas {
            guard let circle = search.circle(from: id, trail: []) else { continue }
            let names = circle.compactMap { api[$0].name }
            bag.report(NativeMessages.recursion(names + names.prefix(1), at: api[circle[0]].origin.range))
            result[circle[0]].kind = .any
            search.done.formUnion(circle)
        }
    }

    private mutating func circle(from id: SchemaID, trail: [SchemaID]) -> [SchemaID]? {
        if let start = trail.firstIndex(of: id) { return trail[start...].filter { api[$0].name != nil } }
        if done.contains(id) { return nil }
        for next in targets(of: api[id].kind) {
            if let found = circle(from: next, trail: trail + [id]) { return found }
        }
        done.insert(id)
        return nil
    }

    private func targets(of kind: SchemaKind) -> [SchemaID] {
        switch kind {
        case .alias(let use), .map(let use): return targets(of: use)
        case .array(let shape): return targets(of: shape.element)
        case .tuple(let shape): return shape.elements.flatMap { targets(of: $0) }
        default: return []
        }
    }

    private func targets(of use: SchemaUse) -> [SchemaID] {
        [use.schema] + use.arguments.flatMap { targets(of: $0) }
    }
}
