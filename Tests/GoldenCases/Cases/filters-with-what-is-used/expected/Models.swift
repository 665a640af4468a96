import Foundation

nonisolated struct Ship: Codable, Hashable, Sendable {
    let crew: [Sailor]?

    init(crew: [Sailor]? = nil) {
        self.crew = crew
    }
}

nonisolated struct Sailor: Codable, Hashable, Sendable {
    let rank: Rank?

    init(rank: Rank? = nil) {
        self.rank = rank
    }
}

nonisolated enum Rank: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case mate
    case captain
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.mate, .captain]

    init(rawValue: String) {
        switch rawValue {
        case "mate":
            self = .mate
        case "captain":
            self = .captain
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .mate:
            return "mate"
        case .captain:
            return "captain"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
