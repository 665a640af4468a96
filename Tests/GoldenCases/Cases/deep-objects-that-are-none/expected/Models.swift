import Foundation

nonisolated enum Sort: String, Codable, CaseIterable, Sendable {
    case up
    case down
}

nonisolated struct RangeModel: Codable, Hashable, Sendable {
    let from: Int?
    let to: Int?

    init(from: Int? = nil, to: Int? = nil) {
        self.from = from
        self.to = to
    }
}

nonisolated enum PlacesCreated: Codable, Hashable, Sendable {
    case integer(Int)
    case range(RangeModel)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .integer(Int.self) { .integer($0) },
            .object(RangeModel.self) { .range($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .integer(let value):
            try container.encode(value)
        case .range(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct AddPlaceRequest: Codable, Hashable, Sendable {
    let size: Int?
    let range: RangeModel?

    init(size: Int? = nil, range: RangeModel? = nil) {
        self.size = size
        self.range = range
    }
}
