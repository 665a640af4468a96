import Foundation

nonisolated struct Mission: Codable, Hashable, Sendable {
    let launch: MissionLaunch
    let crew: [MissionCrewItem]?

    init(launch: MissionLaunch, crew: [MissionCrewItem]? = nil) {
        self.launch = launch
        self.crew = crew
    }
}

nonisolated struct MissionLaunch: Codable, Hashable, Sendable {
    let site: MissionLaunchSite
}

nonisolated struct MissionCrewItem: Codable, Hashable, Sendable {
    let role: String?

    init(role: String? = nil) {
        self.role = role
    }
}

nonisolated struct MissionLaunchSite: Codable, Hashable, Sendable {
    let name: String?
    let kind: MissionLaunchSiteKind?

    init(name: String? = nil, kind: MissionLaunchSiteKind? = nil) {
        self.name = name
        self.kind = kind
    }
}

nonisolated enum MissionLaunchSiteKind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case land
    case sea
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.land, .sea]

    init(rawValue: String) {
        switch rawValue {
        case "land":
            self = .land
        case "sea":
            self = .sea
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .land:
            return "land"
        case .sea:
            return "sea"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
