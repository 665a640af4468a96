import APIModel

/// Which way values of each schema travel: sent, received, or both. What no operation uses goes both ways.
struct SchemaDirections: Sendable {
    static let sent: UInt8 = 1
    static let received: UInt8 = 2

    private var masks: [UInt8]
    private var pending: [(Int, UInt8)] = []

    init(_ graph: SchemaGraph) {
        masks = [UInt8](repeating: 0, count: graph.api.schemas.count)
        for operation in graph.api.operations { seed(operation, request: Self.sent, response: Self.received) }
        for webhook in graph.api.webhooks { seed(webhook, request: Self.received, response: Self.sent) }
        spread(graph)
        for id in graph.api.namedSchemas where masks[Int(id.index)] == 0 {
            pending.append((Int(id.index), Self.sent | Self.received))
        }
        spread(graph)
    }

    func isSent(_ schema: Int) -> Bool { masks[schema] & Self.sent != 0 || masks[schema] == 0 }
    func isReceived(_ schema: Int) -> Bool { masks[schema] & Self.received != 0 || masks[schema] == 0 }

    private mutating func seed(_ operation: Operation, request: UInt8, response: UInt8) {
        for parameter in operation.parameters { add(parameter.use, request) }
        for content in operation.body?.contents ?? [] { seed(content, request) }
        for answer in operation.responses {
            for content in answer.contents { seed(content, response) }
            for header in answer.headers { add(header.use, response) }
        }
    }

    private mutating func seed(_ content: MediaContent, _ mask: UInt8) {
        if let use = content.use { add(use, mask) }
        if let use = content.itemUse { add(use, mask) }
        for encoding in content.encodings {
            for header in encoding.headers { add(header.use, mask) }
        }
    }

    private mutating func add(_ use: SchemaUse, _ mask: UInt8) {
        pending.append((Int(use.schema.index), mask))
        for argument in use.arguments { add(argument, mask) }
    }

    private mutating func spread(_ graph: SchemaGraph) {
        while let (index, mask) = pending.popLast() {
            guard masks.indices.contains(index), masks[index] & mask != mask else { continue }
            masks[index] |= mask
            switch graph.schema(index).kind {
            case .alias(let use), .map(let use): add(use, mask)
            case .array(let shape): add(shape.element, mask)
            case .tuple(let shape):
                for element in shape.elements { add(element, mask) }
                if let rest = shape.rest { add(rest, mask) }
            case .object(let shape):
                for property in shape.properties { add(property.use, mask) }
                if case .schema(let use) = shape.additional { add(use, mask) }
            case .union(let shape):
                for member in shape.members { add(member.use, mask) }
            default: continue
            }
        }
    }
}
