import Foundation

nonisolated struct Coordinate: Codable, Hashable, Sendable {
    let first: Double
    let second: Double

    init(first: Double, second: Double) {
        self.first = first
        self.second = second
    }

    init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        first = try container.decode(Double.self)
        second = try container.decode(Double.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try container.encode(first)
        try container.encode(second)
    }
}

nonisolated struct Tagged: Codable, Hashable, Sendable {
    let first: String
    let rest: [Int]

    init(first: String, rest: [Int] = []) {
        self.first = first
        self.rest = rest
    }

    init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        first = try container.decode(String.self)
        var others: [Int] = []
        while !container.isAtEnd {
            others.append(try container.decode(Int.self))
        }
        rest = others
    }

    func encode(to encoder: any Encoder) throws {
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try container.encode(first)
        try container.encode(contentsOf: rest)
    }
}
