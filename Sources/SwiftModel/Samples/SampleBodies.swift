import APIModel

/// The examples that a description gives for bodies and responses.
struct SampleBodies {
    /// An example, and the words of the place where it stands: those of the operation.
    struct Given {
        var example: Example
        var place: [String]
    }

    private let contents: [(content: MediaContent, place: [String])]

    init(_ api: API) {
        contents = (api.operations + api.webhooks).flatMap { operation in
            let words = WordSplitter.words(of: operation.identifier ?? operation.key)
            return (operation.body?.contents ?? []).map { ($0, words + ["request"]) }
                + operation.responses.flatMap(\.contents).map { ($0, words) }
        }
        uses = contents.compactMap(\.content.use).flatMap { use in
            guard api[use.schema].name == nil, case .object(let shape) = api[use.schema].kind else { return [use] }
            return [use] + shape.properties.map(\.use)
        }
    }

    /// Every body, and what lies in bodies that have no type of their own: the envelopes that the network layer opens.
    let uses: [SchemaUse]

    /// In the order of the description, by the type that they are of.
    func examples(_ graph: SampleGraph) -> [Int: [Given]] {
        var found: [Int: [Given]] = [:]
        for (content, place) in contents where content.mediaType.isJSON && !content.examples.isEmpty {
            guard let use = content.use, let node = graph.node(of: use) else { continue }
            found[node, default: []] += content.examples.map { Given(example: $0, place: place) }
        }
        return found
    }
}
