import APIModel

/// The sample values of one type, which an extension declares.
public struct SamplePlan: Sendable {
    /// One value: `preview`, or one that an example of the description gives.
    public struct Sample: Sendable {
        public let name: SwiftIdentifier
        public let documentation: [String]
        public let value: SampleValue
        /// Whether the expression needs a type annotation: `.circle(.preview)`.
        public let statesType: Bool
    }

    /// The type that is extended: `Pet.Location`, `Page<Item>`.
    public let type: SwiftType
    /// Whether the values are computed each time, since generic types store none.
    public let isComputed: Bool
    public let samples: [Sample]
}

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
        graph = SampleGraph(planner, seeds: bodies.uses)
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
            plans[graph.catalog.declarations.top(of: node.declaration), default: []].append(plan)
        }
    }

    /// The sample of a value of any type, as an expression where its type is known; nil where there isn't one.
    func value(of use: SchemaUse) -> SampleValue? {
        let catalog = graph.catalog
        let target = catalog.graph.target(of: use)
        if let node = graph.node(of: use) { return writer.weights[node] == nil ? nil : .member(graph.nodes[node].name) }
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

    /// A sample for each example of the schema or of a body, unless it equals another.
    private func variants(of node: Int, _ given: [SampleBodies.Given], besides first: SampleValue) -> [SamplePlan
        .Sample]
    {
        guard conventions.models.previews == .all, graph.nodes[node].arguments.isEmpty,
            graph.enums[graph.nodes[node].declaration] == nil
        else { return [] }
        let schema = graph.catalog.graph.schema(graph.catalog.declarations[graph.nodes[node].declaration].schema)
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

/// A type that gets sample values: a declared type, a generic one with the types that it is used with.
struct SampleNode: Sendable {
    let declaration: Int
    let arguments: [SchemaUse]
    /// `Pet.Location`, `Page<Item>`.
    let type: SwiftType
    /// The type arguments, by the names of the type parameters.
    let bindings: [String: SchemaUse]
    /// The name of the plainest value: `preview`, unless the type has a case of that name.
    let name: SwiftIdentifier

    /// The kind of value that a part of a type has.
    enum Goal {
        /// A value without a declared type: text, numbers, lists of them.
        case leaf
        /// A declared type, by itself or in a list or a map.
        case node(Int, isInList: Bool)
    }
}

/// Names the samples of one type after the example. An example with a meaningless name, or with one that is taken, is
/// named after its operation, so that an added operation renames no other sample.
///
///     closed_shop → previewClosedShop      default of getShop → previewGetShop      a second one → previewGetShop2
struct SampleNames {
    private let style: IdentifierStyle
    private var taken: Set<String>
    /// Words that mean nothing as the name of an example.
    private static let empty: Set<String> = [
        "default", "example", "examples", "response", "request", "sample", "value",
    ]

    init(_ conventions: Conventions, taken name: SwiftIdentifier) {
        style = IdentifierStyle(.lowerCamel, acronyms: conventions.names.spellings)
        taken = [name.raw]
    }

    mutating func name(of given: SampleBodies.Given) -> SwiftIdentifier {
        let words = given.example.name.map(WordSplitter.words) ?? []
        let isEmpty = words.allSatisfy { SampleNames.empty.contains($0.lowercased()) || Int($0) != nil }
        let own = style.name(ofWords: ["preview"] + words)
        if !isEmpty, taken.insert(own).inserted { return SwiftIdentifier(own) }
        let stem = style.name(ofWords: ["preview"] + given.place)
        var name = stem
        var number = 2
        while !taken.insert(name).inserted {
            name = stem + (stem.utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } == true ? "_" : "") + "\(number)"
            number += 1
        }
        return SwiftIdentifier(name)
    }
}

/// The examples that a description gives for bodies and responses.
struct SampleBodies {
    /// An example, and the words of the operation that it belongs to.
    struct Given {
        var example: Example
        var place: [String]
    }

    private let contents: [(content: MediaContent, place: [String])]

    init(_ api: API) {
        contents = (api.operations + api.webhooks).flatMap { operation -> [(MediaContent, [String])] in
            let words = WordSplitter.words(of: operation.identifier ?? operation.key)
            let sent = operation.body?.contents.map { ($0, words + ["request"]) } ?? []
            return sent + operation.responses.flatMap(\.contents).map { ($0, words) }
        }
        uses = contents.compactMap(\.content.use).flatMap { use in
            guard api[use.schema].name == nil, case .object(let shape) = api[use.schema].kind else { return [use] }
            return [use] + shape.properties.map(\.use)
        }
    }

    /// The uses of all bodies, and of the properties of inline ones, which may be envelopes that are opened.
    let uses: [SchemaUse]

    /// Examples by the nodes of their types, in the order of the description.
    func examples(_ graph: SampleGraph) -> [Int: [Given]] {
        var found: [Int: [Given]] = [:]
        for (content, place) in contents where content.mediaType.isJSON && !content.examples.isEmpty {
            guard let use = content.use, let node = graph.node(of: use) else { continue }
            found[node, default: []] += content.examples.map { Given(example: $0, place: place) }
        }
        return found
    }
}
