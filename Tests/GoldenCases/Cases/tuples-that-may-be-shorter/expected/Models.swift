import Foundation

nonisolated struct RangeModel: Codable, Hashable, Sendable {
    let first: Int
    let second: Int?

    init(first: Int, second: Int? = nil) {
        self.first = first
        self.second = second
    }

    init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        first = try container.decode(Int.self)
        second = try container.decodeIfPresent(Int.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try container.encode(first)
        try container.encode(upToLast: [second])
    }
}

nonisolated struct Reading: Codable, Hashable, Sendable {
    let first: String
    let second: Double?
    let third: RangeModel?
    let rest: [String]

    init(first: String, second: Double? = nil, third: RangeModel? = nil, rest: [String] = []) {
        self.first = first
        self.second = second
        self.third = third
        self.rest = rest
    }

    init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        first = try container.decode(String.self)
        second = try container.decodeIfPresent(Double.self)
        third = try container.decodeIfPresent(RangeModel.self)
        var others: [String] = []
        while !container.isAtEnd {
            others.append(try container.decode(String.self))
        }
        rest = others
    }

    func encode(to encoder: any Encoder) throws {
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try container.encode(first)
        try container.encode(upToLast: [second, third], isFollowed: !rest.isEmpty)
        try container.encode(contentsOf: rest)
    }
}

nonisolated struct Candle: Codable, Hashable, Sendable {
    let first: Int?
    /// The first price.
    let second: Double?
    let third: Double?
    let fourth: Double?
    let fifth: Nullable<Double>?
    let sixth: Int?
    let seventh: String?
    let eighth: String?

    init(
        first: Int? = nil,
        second: Double? = nil,
        third: Double? = nil,
        fourth: Double? = nil,
        fifth: Nullable<Double>? = nil,
        sixth: Int? = nil,
        seventh: String? = nil,
        eighth: String? = nil
    ) {
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
        self.fifth = fifth
        self.sixth = sixth
        self.seventh = seventh
        self.eighth = eighth
    }

    init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        first = try container.decodeIfPresent(Int.self)
        second = try container.decodeIfPresent(Double.self)
        third = try container.decodeIfPresent(Double.self)
        fourth = try container.decodeIfPresent(Double.self)
        fifth = try container.decodeUnlessAtEnd(Nullable<Double>.self)
        sixth = try container.decodeIfPresent(Int.self)
        seventh = try container.decodeIfPresent(String.self)
        eighth = try container.decodeIfPresent(String.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try container.encode(upToLast: [first, second, third, fourth, fifth, sixth, seventh, eighth])
    }
}

nonisolated struct Chain: Codable, Hashable, Sendable {
    let first: String
    @Indirect var second: Chain?

    init(first: String, second: Chain? = nil) {
        self.first = first
        _second = Indirect(second)
    }

    init(from decoder: any Decoder) throws {
        var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
        first = try container.decode(String.self)
        _second = Indirect(try container.decodeIfPresent(Chain.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
        try container.encode(first)
        try container.encode(upToLast: [second])
    }
}
