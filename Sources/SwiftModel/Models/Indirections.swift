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
        for circle in graph.circles() { unions.formUnion(circle.filter { catalog.isUnion($0) }) }
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

/// Which declarations hold which others directly, without a list between them: where this goes in a circle, a struct
/// would be infinite.
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

    /// Takes members out of it.
    mutating func remove(_ members: [Int: Set<Int>]) {
        for (index, members) in members { edges[index].removeAll { members.contains($0.member) } }
    }

    /// All nodes of a graph without circles, each behind those that it holds.
    func heldFirst() -> [Int] {
        var order: [Int] = []
        var isKnown = [Bool](repeating: false, count: edges.count)
        for start in edges.indices where !isKnown[start] {
            var calls = [(node: start, next: 0)]
            isKnown[start] = true
            while let (node, next) = calls.last {
                guard next < edges[node].count else {
                    order.append(node)
                    calls.removeLast()
                    continue
                }
                calls[calls.count - 1].next += 1
                let target = edges[node][next].target
                guard !isKnown[target] else { continue }
                isKnown[target] = true
                calls.append((target, 0))
            }
        }
        return order
    }

    /// The nodes of each circle, after Tarjan, without recursion.
    func circles() -> [[Int]] {
        var search = CircleSearch(count: edges.count)
        for start in edges.indices where !edges[start].isEmpty { search.visit(start, edges) }
        return search.circles
    }

    /// A small set of members that breaks all circles, the same for the same declarations: those that close a circle
    /// on the way from the first declaration on, without any that turn out not to be needed.
    /// - Parameter names: what the declarations are called, which decides which of them is the first.
    func breakingEdges(_ names: [String]) -> [Edge] {
        var result: [Edge] = []
        for circle in circles() {
            let nodes = Set(circle)
            var chosen = closingEdges(of: circle.sorted { names[$0] < names[$1] }, within: nodes)
            if chosen.count * circle.count < 20_000 { drop(unneeded: &chosen, within: nodes) }
            result += chosen
        }
        return result
    }

    private func closingEdges(of circle: [Int], within nodes: Set<Int>) -> [Edge] {
        var closing: [Edge] = []
        var isDone: Set<Int> = []
        var onPath: Set<Int> = []
        for start in circle where !isDone.contains(start) {
            var stack = [(node: start, next: 0)]
            onPath.insert(start)
            while let (node, next) = stack.last {
                guard next < edges[node].count else {
                    stack.removeLast()
                    onPath.remove(node)
                    isDone.insert(node)
                    continue
                }
                stack[stack.count - 1].next += 1
                let edge = edges[node][next]
                guard nodes.contains(edge.target) else { continue }
                if onPath.contains(edge.target) {
                    closing.append(edge)
                } else if !isDone.contains(edge.target) {
                    onPath.insert(edge.target)
                    stack.append((edge.target, 0))
                }
            }
        }
        return closing
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
        var seen: Set<Int> = [start]
        var stack = [start]
        while let node = stack.popLast() {
            if node == goal { return true }
            for edge in edges[node] where nodes.contains(edge.target) {
                if removedMembers[node]?.contains(edge.member) == true { continue }
                if seen.insert(edge.target).inserted { stack.append(edge.target) }
            }
        }
        return false
    }
}

/// Tarjan's search for strongly connected components, with a stack of its own, so that depth costs no recursion.
struct CircleSearch {
    private var order: [Int]
    private var low: [Int]
    private var isOnStack: [Bool]
    private var stack: [Int] = []
    private var counter = 0
    private(set) var circles: [[Int]] = []

    init(count: Int) {
        order = [Int](repeating: -1, count: count)
        low = order
        isOnStack = [Bool](repeating: false, count: count)
    }

    mutating func visit(_ start: Int, _ edges: [[ContainmentGraph.Edge]]) {
        guard order[start] < 0 else { return }
        var calls = [(node: start, next: 0)]
        open(start)
        while let (node, next) = calls.last {
            if next < edges[node].count {
                calls[calls.count - 1].next += 1
                let target = edges[node][next].target
                if order[target] < 0 {
                    open(target)
                    calls.append((target, 0))
                } else if isOnStack[target] {
                    low[node] = min(low[node], order[target])
                }
                continue
            }
            calls.removeLast()
            if let caller = calls.last { low[caller.node] = min(low[caller.node], low[node]) }
            if low[node] == order[node] { close(node, edges[node]) }
        }
    }

    private mutating func open(_ node: Int) {
        order[node] = counter
        low[node] = counter
        counter += 1
        stack.append(node)
        isOnStack[node] = true
    }

    private mutating func close(_ node: Int, _ edges: [ContainmentGraph.Edge]) {
        var members: [Int] = []
        while let top = stack.popLast() {
            isOnStack[top] = false
            members.append(top)
            if top == node { break }
        }
        if members.count > 1 || edges.contains(where: { $0.target == node }) { circles.append(members) }
    }
}
