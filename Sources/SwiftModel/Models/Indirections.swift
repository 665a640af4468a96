import APIModel

/// What is stored outside of its type: what has to be, because a type would hold itself otherwise, which are unions, as
/// indirect enums, and else as few properties as possible; and what holds so much that copying it is a function of many
/// kilobytes in each type around it.
struct Indirections: Sendable {
    private(set) var unions: Set<Int> = []
    /// Properties by declaration, as positions in the schema's own list.
    private(set) var members: [Int: Set<Int>] = [:]
    /// The same of properties that only are large.
    private(set) var largeMembers: [Int: Set<Int>] = [:]

    init(_ catalog: SchemaTypes, _ conventions: ModelConventions) {
        // By name, so that the order of a description decides nothing.
        let names = catalog.declarations.map { $0.path.map(\.raw).joined(separator: ".") }
        var graph = ContainmentGraph(count: names.count)
        for index in catalog.declarations.indices {
            let members = Indirections.held(by: index, catalog)
            for member in members.indices.sorted(by: { (members[$0].name, $0) < (members[$1].name, $1) }) {
                Indirections.add(members[member].use, from: index, member: member, catalog, to: &graph)
            }
        }
        for circle in graph.circles() {
            unions.formUnion(circle.filter { catalog.isUnion($0) })
        }
        if !unions.isEmpty { graph.remove(unions) }
        for edge in graph.breakingEdges(names) { members[edge.source, default: []].insert(edge.member) }
        // What is stored outside can't be set in place.
        guard conventions.boxing == .large, conventions.mutability == .let else { return }
        graph.remove(members)
        addLarge(graph, catalog)
    }

    private mutating func addLarge(_ graph: ContainmentGraph, _ catalog: SchemaTypes) {
        var sizes = catalog.declarations.indices.map { Indirections.held(by: $0, catalog).count }
        for index in graph.heldFirst() {
            let isUnion = catalog.isUnion(index)
            for edge in graph.edges[index] where largeMembers[index]?.contains(edge.member) != true {
                if isUnion || sizes[edge.target] <= Indirections.largeSize {
                    sizes[index] += sizes[edge.target] - 1
                } else {
                    largeMembers[index, default: []].insert(edge.member)
                }
            }
            guard isUnion, sizes[index] > Indirections.largeSize else { continue }
            unions.insert(index)
            sizes[index] = 1
        }
    }

    /// The most values that a struct holds, counted through those inside of it, that is stored in place by others. Below it,
    /// an indirection costs more code than it saves.
    private static let largeSize = 24

    /// What a declaration stores, with the names that its members have in the description.
    private static func held(by index: Int, _ catalog: SchemaTypes) -> [(use: SchemaUse, name: String)] {
        let schema = catalog.declarations[index].schema
        switch catalog.graph.schema(schema).kind {
        case .object(let shape): return shape.properties.map { ($0.use, $0.wireName) }
        case .tuple(let shape): return shape.elements.map { ($0, "") }
        case .union: return (catalog.graph.members[schema] ?? []).map { ($0.use, "") }
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

extension SchemaTypes {
    fileprivate func isUnion(_ declaration: Int) -> Bool {
        if case .union = graph.forms[declarations[declaration].schema] { true } else { false }
    }
}
