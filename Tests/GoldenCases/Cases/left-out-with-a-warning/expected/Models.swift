import Foundation
import NetworkKit

nonisolated struct Shape: Codable, Hashable, Sendable {
    let edges: Int
    let corners: Int?
    let since: PlainDate
    let additionalProperties: [String: Double]

    init(edges: Int = 4, corners: Int? = 3, since: PlainDate, additionalProperties: [String: Double] = [:]) {
        self.edges = edges
        self.corners = corners
        self.since = since
        self.additionalProperties = additionalProperties
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case edges
        case corners
        case since
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        edges = try container.decode(Int.self, forKey: .edges)
        corners = try container.decodeIfPresent(Int.self, forKey: .corners)
        since = try container.decode(PlainDate.self, forKey: .since)
        additionalProperties = try decoder.additionalProperties(Double.self, besides: CodingKeys.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(edges, forKey: .edges)
        try container.encode(corners, forKey: .corners)
        try container.encode(since, forKey: .since)
        try encoder.encode(additionalProperties: additionalProperties, besides: CodingKeys.self)
    }
}

nonisolated struct Kite: Codable, Hashable, Sendable {
    let shape: Shape
    let string: Shape?
    let tail: String?

    init(shape: Shape, string: Shape? = nil, tail: String? = nil) {
        self.shape = shape
        self.string = string
        self.tail = tail
    }
}

nonisolated struct AddWindRequest: Codable, Hashable, Sendable {
    let shape: Shape?

    init(shape: Shape? = nil) {
        self.shape = shape
    }
}
