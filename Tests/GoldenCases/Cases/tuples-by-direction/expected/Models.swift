import Foundation

nonisolated struct Leg: Decodable, Hashable, Sendable {
    let first: Stop?
    let second: Double?

    init(first: Stop? = nil, second: Double? = nil) {
        self.first = first
        self.second = second
    }

    init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        first = try container.decodeIfPresent(Stop.self)
        second = try container.decodeIfPresent(Double.self)
    }
}

nonisolated struct Stop: Decodable, Hashable, Sendable {
    let name: String
}

nonisolated struct Detour: Encodable, Hashable, Sendable {
    let first: Sign?
    let second: Double?
    let rest: [String]

    init(first: Sign? = nil, second: Double? = nil, rest: [String] = []) {
        self.first = first
        self.second = second
        self.rest = rest
    }

    func encode(to encoder: any Encoder) throws {
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try container.encode(upToLast: [first, second], isFollowed: !rest.isEmpty)
        try container.encode(contentsOf: rest)
    }
}

nonisolated struct Sign: Encodable, Hashable, Sendable {
    let text: String
}
