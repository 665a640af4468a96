import Foundation

nonisolated struct Mission: Codable, Hashable, Sendable {
    let launch: Launch
    let crew: [CrewItem]?

    init(launch: Launch, crew: [CrewItem]? = nil) {
        self.launch = launch
        self.crew = crew
    }

    nonisolated struct Launch: Codable, Hashable, Sendable {
        let site: Site

        nonisolated struct Site: Codable, Hashable, Sendable {
            let name: String?
            let kind: SiteKind?

            init(name: String? = nil, kind: SiteKind? = nil) {
                self.name = name
                self.kind = kind
            }
        }

        nonisolated enum SiteKind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
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
    }

    nonisolated struct CrewItem: Codable, Hashable, Sendable {
        let role: String?

        init(role: String? = nil) {
            self.role = role
        }
    }
}
