import Foundation

nonisolated struct Apple: Codable, Hashable, Sendable {
    let id: Int
    let sort: String?

    init(id: Int, sort: String? = nil) {
        self.id = id
        self.sort = sort
    }
}

nonisolated struct NewApple: Codable, Hashable, Sendable {
    let sort: String
}

nonisolated enum ListApplesSeason: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case spring
    case autumn
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.spring, .autumn]

    init(rawValue: String) {
        switch rawValue {
        case "spring":
            self = .spring
        case "autumn":
            self = .autumn
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .spring:
            return "spring"
        case .autumn:
            return "autumn"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated struct ListApplesFarm: Codable, Hashable, Sendable {
    let name: String
}

nonisolated struct PlantAppleResponseBodyAccepted: Codable, Hashable, Sendable {
    let ticket: String?

    init(ticket: String? = nil) {
        self.ticket = ticket
    }
}
