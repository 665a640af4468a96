import APIModel

/// The messages of a channel as both forms write them.
struct ChannelMessages {
    /// The messages of one direction.
    enum Direction {
        /// A schema that is all of them.
        case one(SchemaUse)
        case named([(name: String, use: SchemaUse)])

        func value(_ type: (SchemaUse) -> YAMLValue) -> YAMLValue {
            switch self {
            case .one(let use): return type(use)
            case .named(let messages): return .map(messages.map { .init($0.name, type($0.use)) })
            }
        }
    }

    let sent: Direction?
    let received: Direction?
    let discriminator: String?

    init(_ channel: Channel, in api: API) {
        let unions = [channel.sent, channel.received].map { use -> UnionShape? in
            guard let use, case .union(let shape) = api[use.schema].kind, shape.hasNamedMembers else { return nil }
            return shape
        }
        discriminator = unions.lazy.compactMap { $0?.discriminator }.first
        let directions = zip([channel.sent, channel.received], unions).map { use, union -> Direction? in
            guard let union else { return use.map(Direction.one) }
            return .named(union.members.map { ($0.name ?? "", $0.use) })
        }
        sent = directions[0]
        received = directions[1]
    }
}
