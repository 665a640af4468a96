import APIModel

/// What has to be stored outside of its type because a type would hold itself otherwise: unions, which are indirect
/// enums then, and else as few properties as possible.
struct Indirections: Sendable {
    private(set) var unions: Set<Int> = []
    /// Properties by declaration, as positions in the schema's own list.
    private(set) var members: [Int: Set<Int>] = [:]

    init(_ catalog: SchemaTypes) {
        var graph = ContainmentGraph(count: catalog.declarations.count)
        for index in catalog.declarations.indices {
            for (member, use) in Indirections.held(by: index, catalog).enumerated() {
                Indirections.add(use, from: index, member: member, catalog, to: &graph)
            }
        }
        for circle in graph.circles() {
            for index in circle {
                if case .union = catalog.graph.forms[catalog.declarations[index].schema] { unions.insert(index) }
            }
        }
        if !unions.isEmpty { graph.remove(unions) }
        for edge in graph.breakingEdges() { members[edge.source, default: []].insert(edge.member) }
    }

    private static func held(by index: Int, _ catalog: SchemaTypes) -> [SchemaUse] {
        let schema = catalog.declarations[index].schema
        switch catalog.graph.schema(schema).kind {
        case .object(let shape): return shape.properties.map(\.use)
        case .tuple(let shape): return shape.elements
        case .union: return (catalog.graph.members[schema] ?? []).map(\.use)
        default: return []
        }
    }

    private static func add(
        _ use: SchemaUse,
        from index: Int,
        member: Int,
        _ catalog: SchemaTypes,
        to graph: inout ContainmentGraph
    ) {
        let target = catalog.graph.target(of: use)
        for argument in target.arguments { add(argument, from: index, member: member, catalog, to: &graph) }
        guard let held = catalog.indexes[target.schema] else { return }
        switch catalog.graph.forms[target.schema] {
        case .structure, .union, .tuple:
            graph.add(ContainmentGraph.Edge(source: index, member: member, target: held))
        default: return
        }
    }
}
