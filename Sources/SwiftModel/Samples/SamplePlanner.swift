import APIModel

/// Plans the sample values of all declared types.
struct SamplePlanner: Sendable {
    private let graph: SampleGraph
    /// The samples of each top-level declaration and of the types inside of it.
    private(set) var plans: [Int: [SamplePlan]] = [:]
    private let conventions: Conventions
    private var writer: SampleWriter
    private let maximumVariants = 8

    init(_ planner: ModelPlanner, api: API) {
        let bodies = SampleBodies(api)
        conventions = planner.conventions
        graph = SampleGraph(SampleParts(planner), seeds: bodies.uses)
        writer = SampleWriter(graph)
        let examples = bodies.examples(graph)
        var samples: [Int: [SamplePlan.Sample]] = [:]
        for node in graph.order {
            let given = examples[node] ?? []
            let plain = given.filter { $0.example.name == nil }.map(\.example.value)
            guard let value = writer.sample(of: node, examples: plain) else { continue }
            writer.weights[node] = value.weight
            samples[node] =
                [sample(named: graph.nodes[node].name, [], value)] + variants(of: node, given, besides: value)
        }
        for (index, node) in graph.nodes.enumerated() {
            guard let samples = samples[index] else { continue }
            let isGeneric = !node.arguments.isEmpty
            let plan = SamplePlan(type: node.type, isComputed: isGeneric, samples: samples)
            var top = node.declaration
            while let owner = graph.parts.catalog.declarations[top].owner { top = owner }
            plans[top, default: []].append(plan)
        }
    }

    /// The sample of a value of any type, as an expression where its type is known; nil where there is none.
    func value(of use: SchemaUse) -> SampleValue? {
        let catalog = graph.parts.catalog
        let target = catalog.graph.target(of: use)
        if let node = graph.node(of: use) {
            return writer.weights[node] == nil ? nil : .member(graph.nodes[node].name)
        }
        switch catalog.graph.forms[target.schema] {
        case .array, .map:
            guard let value = catalog.graph.element(of: target.schema).flatMap(value(of:)) else { return nil }
            if case .array = catalog.graph.forms[target.schema] { return .elements([value]) }
            return .members([.init(key: "key", value)])
        case .plain(let type):
            return SamplePlain.value(type, catalog.graph.schema(target.schema), at: .init(wireName: "", owner: ""))
        case .any: return SamplePlain.anyValue
        default: return nil
        }
    }

    private func sample(named name: SwiftIdentifier, _ documentation: [String], _ value: SampleValue)
        -> SamplePlan.Sample
    {
        let statesType = if case .call(.type, _) = value { false } else { true }
        return SamplePlan.Sample(name: name, documentation: documentation, value: value, statesType: statesType)
    }

    /// One value for each example that the description names, and for each further one of the schema.
    private func variants(
        of node: Int,
        _ given: [SampleBodies.Given],
        besides first: SampleValue
    ) -> [SamplePlan.Sample] {
        guard conventions.models.previews == .all, graph.nodes[node].arguments.isEmpty,
            graph.parts.enums[graph.nodes[node].declaration] == nil
        else { return [] }
        let schema = graph.parts.catalog.graph.schema(
            graph.parts.catalog.declarations[graph.nodes[node].declaration].schema
        )
        let own = schema.annotations.examples.map { SampleBodies.Given(example: Example(value: $0), place: []) }
        var names = SampleNames(conventions, taken: graph.nodes[node].name)
        var values = [first]
        var samples: [SamplePlan.Sample] = []
        for given in own + given where samples.count < maximumVariants {
            guard let value = writer.variant(of: node, given.example.value), !values.contains(value) else { continue }
            values.append(value)
            let documentation = DocComment(summary: given.example.summary).lines(width: 104)
            samples.append(sample(named: names.name(of: given), documentation, value))
        }
        return samples
    }
}
