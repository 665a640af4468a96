import Foundation

nonisolated struct Coordinate: Codable, Hashable, Sendable {
    let first: Double?
    let second: Double?

    init(first: Double? = nil, second: Double? = nil) {
        self.first = first
        self.second = second
    }

    init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        first = try container.decodeIfPresent(Double.self)
        second = try container.decodeIfPresent(Double.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try container.encode(upToLast: [first, second])
    }
}

nonisolated struct Tagged: Codable, Hashable, Sendable {
    let first: String?
    let rest: [Int]

    init(first: String? = nil, rest: [Int] = []) {
        self.first = first
        self.rest = rest
    }

    init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        first = try container.decodeIfPresent(String.self)
        var others: [Int] = []
        while !container.isAtEnd {
            others.append(try container.decode(Int.self))
        }
        rest = others
    }

    func encode(to encoder: any Encoder) throws {
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try container.encode(upToLast: [first], isFollowed: !rest.isEmpty)
        try container.encode(contentsOf: rest)
    }
}
