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
            guard let circle = search.circle(from: id) else { continue }
            let names = circle.compactMap { api[$0].name }
            bag.report(NativeMessages.recursion(names + names.prefix(1), at: api[circle[0]].origin.range))
            result[circle[0]].kind = .any
            search.done.formUnion(circle)
        }
    }

    /// The first circle on a way from a schema. The search has a stack of its own, since a way can be as long as a spec.
    private mutating func circle(from start: SchemaID) -> [SchemaID]? {
        if done.contains(start) { return nil }
        var path = [(id: start, open: targets(of: api[start].kind)[...])]
        var positions = [start: 0]
        while let id = path.last?.id {
            guard let next = path[path.count - 1].open.popFirst() else {
                done.insert(id)
                positions[id] = nil
                path.removeLast()
                continue
            }
            if let position = positions[next] {
                return path[position...].map(\.id).filter { api[$0].name != nil }
            }
            if done.contains(next) { continue }
            positions[next] = path.count
            path.append((next, targets(of: api[next].kind)[...]))
        }
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
