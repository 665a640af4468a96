import Foundation

nonisolated struct Order: Codable, Hashable, Sendable {
    let buyer: Buyer?

    init(buyer: Buyer? = nil) {
        self.buyer = buyer
    }

    nonisolated struct Buyer: Codable, Hashable, Sendable {
        let rank: Person.Rank
        let note: String?

        init(rank: Person.Rank, note: String? = nil) {
            self.rank = rank
            self.note = note
        }
    }
}

nonisolated struct Person: Codable, Hashable, Sendable {
    let rank: Rank

    nonisolated enum Rank: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case gold
        case silver
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.gold, .silver]

        init(rawValue: String) {
            switch rawValue {
            case "gold":
                self = .gold
            case "silver":
                self = .silver
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .gold:
                return "gold"
            case .silver:
                return "silver"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}
