import APIModel

/// Which way values of each schema travel: sent, received, or both. What no operation uses goes both ways.
struct SchemaDirections: Sendable {
    static let sent: UInt8 = 1
    static let received: UInt8 = 2
    /// What is received in a union may be encoded again, to see which of its members keeps all of it; so is what is kept.
    static let compared: UInt8 = 4
    /// What is part of a JSON body that is sent, where null says something else than an absent key.
    static let stated: UInt8 = 8

    private var masks: [UInt8]
    private var pending: [(Int, UInt8)] = []

    init(_ graph: SchemaGraph) {
        masks = [UInt8](repeating: 0, count: graph.api.schemas.count)
        for operation in graph.api.operations { seed(operation, request: Self.sent, response: Self.received) }
        for content in graph.api.operations.flatMap({ $0.body?.contents ?? [] }) where content.mediaType.isJSON {
            content.forEachUse { add($0, Self.stated) }
        }
        for operation in graph.api.operations where operation.directives.caching != nil {
            for response in operation.successes.map({ operation.responses[$0] }) {
                for header in response.headers { add(header.use, Self.compared) }
                for content in response.contents { content.forEachUse { add($0, Self.compared) } }
            }
        }
        for webhook in graph.api.webhooks { seed(webhook, request: Self.received, response: Self.sent) }
        spread(graph)
        let transfers = graph.entities?.transfers ?? [:]
        for id in graph.api.namedSchemas where masks[Int(id.index)] == 0 && transfers[Int(id.index)] == nil {
            pending.append((Int(id.index), Self.sent | Self.received))
        }
        spread(graph)
        for index in graph.api.schemas.indices where graph.members[index] != nil && isReceived(index) {
            pending.append((index, Self.compared))
        }
        spread(graph)
        // The app's types have the shapes of those that they are made of.
        for (entity, transfer) in transfers { masks[entity] = masks[transfer] }
    }

    func isSent(_ schema: Int) -> Bool { masks[schema] & Self.sent != 0 || isUnused(schema) }
    func isReceived(_ schema: Int) -> Bool { masks[schema] & Self.received != 0 || isUnused(schema) }
    /// Whether values are encoded, to be sent or to be compared.
    func isEncoded(_ schema: Int) -> Bool { masks[schema] & Self.compared != 0 || isSent(schema) }

    /// Whether values are only sent, in JSON bodies among other places.
    func isOnlyStated(_ schema: Int) -> Bool { masks[schema] & Self.stated != 0 && masks[schema] & Self.received == 0 }

    private func isUnused(_ schema: Int) -> Bool { masks[schema] & (Self.sent | Self.received) == 0 }

    private mutating func seed(_ operation: Operation, request: UInt8, response: UInt8) {
        operation.forEachUse { use, side in add(use, side == .request ? request : response) }
    }

    private mutating func add(_ use: SchemaUse, _ mask: UInt8) {
        use.forEachSchema { pending.append((Int($0.index), mask)) }
    }

    private mutating func spread(_ graph: SchemaGraph) {
        while let (index, mask) = pending.popLast() {
            guard masks.indices.contains(index), masks[index] & mask != mask else { continue }
            masks[index] |= mask
            graph.schema(index).kind.forEachUse { add($0, mask) }
        }
    }
}
