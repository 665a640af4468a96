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
