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

    init(count: Int) {
        edges = [[Edge]](repeating: [], count: count)
    }

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
