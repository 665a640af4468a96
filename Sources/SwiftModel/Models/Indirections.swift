import APIModel

/// The values that are stored outside of the types that have them. Some have to be, because a type would contain
/// itself: unions, which become indirect enums, and otherwise as few properties as possible. Others are so large that
/// copying them would take many kilobytes of code in each type around them.
struct Indirections: Sendable {
    private(set) var unions: Set<Int> = []
    /// Properties by declaration, as positions in the list of its schema.
    private(set) var members: [Int: Set<Int>] = [:]
    /// Properties that aren't recursive but large.
    private(set) var largeMembers: [Int: Set<Int>] = [:]

    init(_ catalog: SchemaTypes, _ conventions: ModelConventions) {
        // Sorted by name, so that the order of a description decides nothing.
        let names = catalog.declarations.map { $0.path.map(\.raw).joined(separator: ".") }
        var graph = ContainmentGraph(count: names.count)
        for index in catalog.declarations.indices {
            let members = Indirections.held(by: index, catalog)
            for member in members.indices.sorted(by: { (members[$0].name, $0) < (members[$1].name, $1) }) {
                Indirections.add(members[member].use, from: index, member: member, catalog, to: &graph)
            }
        }
        for cycle in graph.cycles() { unions.formUnion(cycle.filter { catalog.isUnion($0) }) }
        if !unions.isEmpty { graph.remove(unions) }
        for edge in graph.breakingEdges(names) { members[edge.source, default: []].insert(edge.member) }
        // A boxed value can't be changed in place.
        guard conventions.boxing == .large, conventions.mutability == .let else { return }
        graph.remove(members)
        addLarge(graph, catalog, VariableProperties(conventions))
    }

    private mutating func addLarge(_ graph: ContainmentGraph, _ catalog: SchemaTypes, _ variables: VariableProperties) {
        var sizes = catalog.declarations.indices.map { Indirections.held(by: $0, catalog).count }
        for index in graph.heldFirst() {
            let isUnion = catalog.isUnion(index)
            let held = graph.edges[index].isEmpty ? [] : Indirections.held(by: index, catalog)
            for edge in graph.edges[index] where largeMembers[index]?.contains(edge.member) != true {
                let isSet = variables.contains(held[edge.member].name, of: index, catalog)
                if isUnion || isSet || sizes[edge.target] <= Indirections.largeSize {
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

    /// The size of the largest struct that is stored in place: its values, with those of the structs in it. For a
    /// smaller one, an indirection costs more code than it saves.
    private static let largeSize = 24

    /// The values that a declaration stores, with the names that its members have in the description.
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
        _ use: SchemaUse, from index: Int, member: Int, _ catalog: SchemaTypes, to graph: inout ContainmentGraph
    ) {
        let target = catalog.graph.target(of: use)
        for argument in target.arguments { add(argument, from: index, member: member, catalog, to: &graph) }
        guard let held = catalog.indexes[target.schema] else { return }
        switch catalog.graph.forms[target.schema] {
        case .structure, .union, .tuple: graph.add(ContainmentGraph.Edge(source: index, member: member, target: held))
        default: return
        }
    }
}

extension SchemaTypes {
    fileprivate func isUnion(_ declaration: Int) -> Bool {
        if case .union = graph.forms[declarations[declaration].schema] { true } else { false }
    }
}

/// Which declarations hold which others directly, without a list between them: in a cycle of these, a struct would be
/// infinite.
struct ContainmentGraph: Sendable {
    /// A member of a declaration and the declaration that it holds.
    struct Edge: Sendable {
        let source: Int
        let member: Int
        let target: Int
    }

    private(set) var edges: [[Edge]]

    init(count: Int) { edges = [[Edge]](repeating: [], count: count) }

    mutating func add(_ edge: Edge) { edges[edge.source].append(edge) }

    /// Takes nodes out of the graph: unions, which can be indirect themselves.
    mutating func remove(_ nodes: Set<Int>) {
        for index in edges.indices {
            edges[index] = nodes.contains(index) ? [] : edges[index].filter { !nodes.contains($0.target) }
        }
    }

    /// Removes the edges of members.
    mutating func remove(_ members: [Int: Set<Int>]) {
        for (index, members) in members { edges[index].removeAll { members.contains($0.member) } }
    }

    /// All nodes of a graph without cycles, each after those that it holds.
    func heldFirst() -> [Int] {
        var order: [Int] = []
        stronglyConnected(from: Array(edges.indices), among: edges.count) {
            edges[$0].map(\.target)
        } component: {
            order += $0
        }
        return order
    }

    /// The nodes of each cycle; cycles that have nodes in common are one.
    func cycles() -> [[Int]] {
        var cycles: [[Int]] = []
        stronglyConnected(from: edges.indices.filter { !edges[$0].isEmpty }, among: edges.count) {
            edges[$0].map(\.target)
        } component: { nodes in
            if nodes.count > 1 || edges[nodes[nodes.startIndex]].contains(where: { $0.target == $0.source }) {
                cycles.append(Array(nodes))
            }
        }
        return cycles
    }

    /// A small set of members that breaks all cycles, the same for the same declarations: those that close a cycle in a
    /// search from the first declaration on, except those that turn out not to be needed.
    /// - Parameter names: the names of the declarations, which decide their order.
    func breakingEdges(_ names: [String]) -> [Edge] {
        let cycles = cycles().map { $0.sorted { names[$0] < names[$1] } }
        var numbers: [Int: Int] = [:]
        for (number, cycle) in cycles.enumerated() { for node in cycle { numbers[node] = number } }
        var closing = cycles.map { _ in [Edge]() }
        let inner = { (node: Int) in edges[node].filter { numbers[$0.target] == numbers[node] } }
        stronglyConnected(from: cycles.flatMap(\.self), among: edges.count) {
            inner($0).map(\.target)
        } closing: { path, position in
            guard let last = path.last, let number = numbers[last] else { return }
            closing[number].append(inner(last)[position])
        }
        return zip(cycles, closing).flatMap { cycle, chosen in
            var chosen = chosen
            if chosen.count * cycle.count < 20_000 { drop(unneeded: &chosen, within: Set(cycle)) }
            return chosen
        }
    }

    private func drop(unneeded chosen: inout [Edge], within nodes: Set<Int>) {
        for index in chosen.indices.reversed() {
            let edge = chosen[index]
            var others = chosen
            others.remove(at: index)
            if !reaches(edge.source, from: edge.target, within: nodes, without: others) { chosen = others }
        }
    }

    private func reaches(_ goal: Int, from start: Int, within nodes: Set<Int>, without removed: [Edge]) -> Bool {
        var removedMembers: [Int: Set<Int>] = [:]
        for edge in removed { removedMembers[edge.source, default: []].insert(edge.member) }
        return reached(from: [start]) { node in
            edges[node].filter { nodes.contains($0.target) && removedMembers[node]?.contains($0.member) != true }.map(
                \.target)
        }.contains(goal)
    }
}

/// These nodes, and all to which they lead.
func reached(from starts: [Int], over targets: (Int) -> [Int]) -> Set<Int> {
    var reached: Set<Int> = []
    var open = starts
    while let node = open.popLast() { if reached.insert(node).inserted { open += targets(node) } }
    return reached
}
