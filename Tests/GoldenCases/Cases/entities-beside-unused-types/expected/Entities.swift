import Foundation

nonisolated enum Event: Codable, Hashable, Sendable {
    case parcel(ParcelDTO)
    case string(String)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(ParcelDTO.self, where: { [.new, .old].contains($0.state) }) { .parcel($0) },
            .string(String.self) { .string($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .parcel(let value):
            try container.encode(value)
        case .string(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Parcel: Hashable, Sendable {
    let state: State
    let note: String?

    init(state: State, note: String? = nil) {
        self.state = state
        self.note = note
    }

    nonisolated enum State: RawRepresentable, CaseIterable, Hashable, Sendable {
        case new
        case old
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.new, .old]

        init(rawValue: String) {
            switch rawValue {
            case "new":
                self = .new
            case "old":
                self = .old
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .new:
                return "new"
            case .old:
                return "old"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}
