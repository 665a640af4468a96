/// Finds the strongly connected components of a graph, after Tarjan: sets of nodes that can all reach each other. The
/// search isn't recursive, since a path can be as long as a description.
/// - Parameters:
///   - starts: the nodes to begin with, from 0 to `count`.
///   - targets: the nodes to which the edges of a node lead.
///   - closing: is called for each edge that closes a cycle, with the nodes of the cycle and the edge's position among
///     the targets of the last one.
///   - component: is called for each component after those that it can reach, with its nodes in the order of visits.
package func stronglyConnected(
    from starts: [Int], among count: Int, over targets: (Int) -> [Int],
    closing: (ArraySlice<Int>, Int) -> Void = { _, _ in }, component: ((ArraySlice<Int>) -> Void)? = nil
) {
    /// The number of each node in the order of visits; -1 before its visit.
    var numbers = [Int](repeating: -1, count: count)
    /// The least number that a node can reach on the stack; `.max` when its component is complete.
    var lows = numbers
    /// The position of a node on the current path; -1 elsewhere.
    var places = numbers
    var path: [Int] = []
    var steps: [(targets: [Int], next: Int)] = []
    var stack: [Int] = []
    var counter = 0
    func enter(_ node: Int) {
        let following = targets(node)
        numbers[node] = counter
        counter += 1
        // Most schemas lead nowhere.
        guard !following.isEmpty else {
            lows[node] = .max
            component?([node])
            return
        }
        lows[node] = numbers[node]
        places[node] = path.count
        stack.append(node)
        path.append(node)
        steps.append((following, 0))
    }
    func leave(_ node: Int) {
        places[node] = -1
        path.removeLast()
        steps.removeLast()
        if let caller = path.last { lows[caller] = min(lows[caller], lows[node]) }
        guard lows[node] == numbers[node], let first = stack.lastIndex(of: node) else { return }
        component?(stack[first...])
        for member in stack[first...] { lows[member] = .max }
        stack.removeSubrange(first...)
    }
    for start in starts where numbers[start] < 0 {
        enter(start)
        while let node = path.last {
            let (following, position) = steps[path.count - 1]
            guard position < following.count else {
                leave(node)
                continue
            }
            steps[path.count - 1].next += 1
            let target = following[position]
            if numbers[target] < 0 {
                enter(target)
            } else if lows[target] != .max {
                lows[node] = min(lows[node], numbers[target])
                if places[target] >= 0 { closing(path[places[target]...], position) }
            }
        }
    }
}

extension API {
    /// The cycles of schemas, one for each edge that closes a cycle.
    package func cycles(from starts: [SchemaID], over targets: (SchemaKind) -> [SchemaUse]) -> [[SchemaID]] {
        var cycles: [[SchemaID]] = []
        stronglyConnected(from: starts.map { Int($0.index) }, among: schemas.count) { index in
            var found: [Int] = []
            for use in targets(schemas[index].kind) { use.forEachSchema { found.append(Int($0.index)) } }
            return found
        } closing: { path, _ in
            cycles.append(path.map { SchemaID($0) })
        }
        return cycles
    }
}

extension SchemaKind {
    /// The schema for which an alias is another name.
    package var aliased: [SchemaUse] { if case .alias(let use) = self { [use] } else { [] } }

    /// The schemas that are part of the Swift type of this one: those behind aliases, lists and maps. A struct, a tuple
    /// or a union has a name, which ends the search.
    package var held: [SchemaUse] {
        switch self {
        case .alias(let use), .map(let use): [use]
        case .array(let shape): [shape.element]
        case .any, .never, .null, .boolean, .integer, .number, .string, .enumeration, .object, .tuple, .union,
            .typeParameter:
            []
        }
    }
}
