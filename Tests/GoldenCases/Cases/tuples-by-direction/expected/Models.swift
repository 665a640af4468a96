import Foundation

nonisolated struct Leg: Decodable, Hashable, Sendable {
    let first: Stop
    let second: Double

    init(first: Stop, second: Double) {
        self.first = first
        self.second = second
    }

    init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        first = try container.decode(Stop.self)
        second = try container.decode(Double.self)
    }
}

nonisolated struct Stop: Decodable, Hashable, Sendable {
    let name: String
}

nonisolated struct Detour: Encodable, Hashable, Sendable {
    let first: Sign
    let second: Double
    let rest: [String]

    init(first: Sign, second: Double, rest: [String] = []) {
        self.first = first
        self.second = second
        self.rest = rest
    }

    func encode(to encoder: any Encoder) throws {
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try container.encode(first)
        try container.encode(second)
        try container.encode(contentsOf: rest)
    }
}

nonisolated struct Sign: Encodable, Hashable, Sendable {
    let text: String
}
