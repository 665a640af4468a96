import APIModel

/// Decides which types refer to which others in their samples, so that every sample is finite: required parts come
/// first, and the remaining cycles are cut at an optional value or a list.
struct SampleGraph {
    private struct Edge {
        var target: Int
        /// Whether every value needs it.
        var isHard: Bool
    }

    /// A declared type, with the types that a generic one is used with.
    private struct Key: Hashable {
        var declaration: Int
        var arguments: [SwiftType]
    }

    let catalog: SchemaTypes
    let structures: [Int: StructPlan]
    let enums: [Int: PlannedEnum]
    let unions: [Int: UnionPlan]
    private(set) var nodes: [SampleNode] = []
    /// How many of the types aren't generic.
    private var plainCount = 0
    private var indexes: [Key: Int] = [:]
    private var edges: [[Edge]] = []
    /// By node: a number that is the same for all types of a cycle.
    private var cycles: [Int] = []
    /// By node: the length of the shortest path to plain values; nil for a type without a finite value.
    private var ranks: [Int?] = []
    /// By node: its position in an order where required parts come first.
    private var closing: [Int] = []

    init(_ planner: ModelPlanner, seeds: [SchemaUse]) {
        catalog = planner.catalog
        structures = planner.structures
        enums = planner.enums
        unions = planner.unions
        for (index, declaration) in catalog.declarations.enumerated() {
            let schema = catalog.graph.schema(declaration.schema)
            let isDeclared = catalog.graph.forms[declaration.schema].isDeclared
            if isDeclared, schema.typeParameters.isEmpty { add(index, arguments: []) }
        }
        plainCount = nodes.count
        for seed in seeds { _ = discover(seed, depth: 0) }
        var next = 0
        while next < nodes.count {
            connect(next)
            next += 1
        }
        findCycles()
        findRanks()
        close()
    }

    /// Whether a value of one type may hold the sample of another.
    func mayHold(_ source: Int, _ target: Int) -> Bool {
        guard ranks[target] != nil else { return false }
        return cycles[source] != cycles[target] || closing[target] < closing[source]
    }

    /// Every type after those that its sample holds.
    var order: [Int] {
        heldFirst(from: Array(nodes.indices)) { node in edges[node].map(\.target).filter { mayHold(node, $0) } }
    }

    /// The node of a use's type; nil for a plain value, a list or a map.
    func node(of use: SchemaUse) -> Int? {
        guard case .node(let index, false) = goal(of: use) else { return nil }
        return index
    }

    func goal(of use: SchemaUse) -> SampleNode.Goal {
        var use = use
        var isInList = false
        for _ in 0..<100 {
            let target = catalog.graph.target(of: use)
            if let declared = catalog.indexes[target.schema], catalog.graph.forms[target.schema].isDeclared {
                guard let index = indexes[key(declared, target.arguments)] else { return .leaf }
                return .node(index, isInList: isInList)
            }
            guard let element = catalog.graph.element(of: target.schema) else { return .leaf }
            switch catalog.graph.forms[target.schema] {
            case .array, .map: isInList = true
            default: return .leaf
            }
            use = element
        }
        return .leaf
    }

    /// The case of a union whose value is the plainest: the first that leads out of all cycles, or else the one that
    /// is nearest to plain values.
    func choice(of union: Int, among members: [UnionPlan.Case]) -> Int? {
        var best: (position: Int, rank: Int)?
        for (position, member) in members.enumerated() {
            guard case .node(let index, false) = goal(of: bound(member.use, in: union)) else { return position }
            guard let rank = ranks[index] else { continue }
            if cycles[index] != cycles[union] { return position }
            if rank < best?.rank ?? .max { best = (position, rank) }
        }
        return best?.position
    }

    func bound(_ use: SchemaUse, in node: Int) -> SchemaUse { bound(use, nodes[node].bindings) }
}

extension SampleGraph {
    private func key(_ declaration: Int, _ arguments: [SchemaUse]) -> Key {
        Key(declaration: declaration, arguments: arguments.map { catalog.type(of: $0) })
    }

    private mutating func add(_ declaration: Int, arguments: [SchemaUse]) {
        let path = catalog.declarations[declaration].path
        let key = key(declaration, arguments)
        indexes[key] = nodes.count
        nodes.append(
            SampleNode(
                declaration: declaration, arguments: arguments,
                type: .named(SwiftType.Name(path, arguments: key.arguments)),
                bindings: bindings(of: declaration, arguments),
                name: SwiftIdentifier(hasCase("preview", declaration) ? "previewValue" : "preview")))
        edges.append([])
    }

    private func hasCase(_ name: String, _ declaration: Int) -> Bool {
        enums[declaration]?.plan.cases.contains { $0.name.raw == name } == true
            || unions[declaration]?.cases.contains { $0.name.raw == name } == true
    }

    /// Adds nodes for the generic types in a use; false if one of them gets none.
    private mutating func discover(_ use: SchemaUse, depth: Int) -> Bool {
        var use = use
        for _ in 0..<100 {
            let target = catalog.graph.target(of: use)
            if let declared = catalog.indexes[target.schema], catalog.graph.forms[target.schema].isDeclared {
                let key = key(declared, target.arguments)
                guard !target.arguments.isEmpty, indexes[key] == nil else { return true }
                // A type that contains itself with ever larger types would be infinite.
                guard depth < 4, nodes.count < plainCount + 10_000, key.arguments.allSatisfy({ $0.depth < 8 }),
                    !target.arguments.contains(where: isOpen)
                else { return false }
                for argument in target.arguments where !discover(argument, depth: depth + 1) { return false }
                add(declared, arguments: target.arguments)
                return true
            }
            guard let element = catalog.graph.element(of: target.schema) else { return true }
            use = element
        }
        return true
    }

    /// Whether a type parameter is left in it: `[T]` within `Page<Item>` doesn't have a schema for `[Item]`.
    private func isOpen(_ use: SchemaUse) -> Bool {
        let graph = catalog.graph
        var use = use
        for _ in 0..<100 {
            let target = graph.target(of: use)
            if case .typeParameter = graph.forms[target.schema] { return true }
            if target.arguments.contains(where: isOpen) { return true }
            guard let element = graph.element(of: target.schema) else { return false }
            use = element
        }
        return true
    }

    private mutating func connect(_ node: Int) {
        let declaration = nodes[node].declaration
        for part in parts(of: declaration) {
            let use = bound(part.use, in: node)
            guard discover(use, depth: 0), case .node(let index, let isInList) = goal(of: use) else { continue }
            edges[node].append(Edge(target: index, isHard: !isInList && !part.property.isOptional))
        }
        for member in members(of: declaration) {
            let use = bound(member.use, in: node)
            guard discover(use, depth: 0), case .node(let index, _) = goal(of: use) else { continue }
            edges[node].append(Edge(target: index, isHard: false))
        }
    }

    private mutating func findCycles() {
        var numbers = Array(nodes.indices)
        stronglyConnected(from: numbers, among: nodes.count) {
            edges[$0].map(\.target)
        } component: { members in
            for node in members { numbers[node] = members[members.startIndex] }
        }
        cycles = numbers
    }

    /// Goes outwards from plain values: a struct is finite when all its required parts are, a union when one case is.
    private mutating func findRanks() {
        ranks = [Int?](repeating: nil, count: nodes.count)
        var missing = edges.map { $0.filter(\.isHard).count }
        var holders = [[(node: Int, isHard: Bool)]](repeating: [], count: nodes.count)
        var queue: [Int] = []
        for node in nodes.indices {
            for edge in edges[node] { holders[edge.target].append((node, edge.isHard)) }
            if isPlain(node, missing: missing[node]) {
                ranks[node] = 0
                queue.append(node)
            }
        }
        var next = 0
        while next < queue.count {
            let target = queue[next]
            next += 1
            for holder in holders[target] where ranks[holder.node] == nil {
                if holder.isHard { missing[holder.node] -= 1 }
                let isUnion = unions[nodes[holder.node].declaration] != nil
                guard isUnion || holder.isHard && missing[holder.node] == 0 else { continue }
                ranks[holder.node] = (ranks[target] ?? 0) + 1
                queue.append(holder.node)
            }
        }
    }

    private func isPlain(_ node: Int, missing: Int) -> Bool {
        let declaration = nodes[node].declaration
        if let planned = enums[declaration] { return !planned.plan.cases.isEmpty }
        guard unions[declaration] != nil else { return missing == 0 }
        return members(of: declaration).contains { member in
            if case .node(_, false) = goal(of: bound(member.use, in: node)) { return false }
            return true
        }
    }

    /// Visits nodes by name, so that the order of a description doesn't decide where a cycle is cut.
    private mutating func close() {
        closing = [Int](repeating: 0, count: nodes.count)
        let names = nodes.map(\.type.text)
        let sorted = nodes.indices.sorted { (names[$0], $0) < (names[$1], $1) }
        var places = sorted
        for (place, node) in sorted.enumerated() { places[node] = place }
        let visited = heldFirst(from: sorted) { node in
            if unions[nodes[node].declaration] != nil {
                let members = self.members(of: nodes[node].declaration)
                return choice(of: node, among: members).flatMap { self.node(of: bound(members[$0].use, in: node)) }.map
                { [$0] } ?? []
            }
            return edges[node].filter(\.isHard).map(\.target).sorted { places[$0] < places[$1] }
        }
        for (position, node) in visited.enumerated() { closing[node] = position }
    }

    /// The nodes that have a finite value, each after those that it leads to.
    private func heldFirst(from starts: [Int], _ targets: (Int) -> [Int]) -> [Int] {
        var order: [Int] = []
        stronglyConnected(from: starts.filter { ranks[$0] != nil }, among: nodes.count) { node in
            targets(node).filter { ranks[$0] != nil }
        } component: {
            order += $0
        }
        return order
    }
}

extension SampleGraph {
    /// A parameter of an initialiser, and its schema.
    typealias Part = (property: PropertyPlan, use: SchemaUse)

    /// The parameters of a struct, a form or a tuple, without those for additional values, which have a default.
    func parts(of declaration: Int) -> [Part] { structures[declaration]?.members ?? [] }

    func members(of declaration: Int) -> [UnionPlan.Case] { unions[declaration]?.cases ?? [] }

    /// The type arguments of a generic type, by the names of its parameters.
    private func bindings(of declaration: Int, _ arguments: [SchemaUse]) -> [String: SchemaUse] {
        let names = catalog.graph.schema(catalog.declarations[declaration].schema).typeParameters
        return Dictionary(zip(names, arguments)) { first, _ in first }
    }

    /// A use inside of a generic type, with the type arguments in place of its parameters.
    private func bound(_ use: SchemaUse, _ bindings: [String: SchemaUse]) -> SchemaUse {
        if bindings.isEmpty { return use }
        let target = catalog.graph.target(of: use)
        if case .typeParameter(let name) = catalog.graph.forms[target.schema], var bound = bindings[name] {
            bound.isNullable = bound.isNullable || target.isNullable
            return bound
        }
        guard !use.arguments.isEmpty else { return use }
        var result = use
        result.arguments = use.arguments.map { bound($0, bindings) }
        return result
    }
}
