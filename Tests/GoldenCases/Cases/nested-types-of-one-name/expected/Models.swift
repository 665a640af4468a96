import Foundation

nonisolated struct Order: Codable, Hashable, Sendable {
    let shipUnderscoreTo: ShipUnderscoreTo?
    let shipTo: ShipTo?
    let shipMinusTo: ShipMinusTo?

    init(shipUnderscoreTo: ShipUnderscoreTo? = nil, shipTo: ShipTo? = nil, shipMinusTo: ShipMinusTo? = nil) {
        self.shipUnderscoreTo = shipUnderscoreTo
        self.shipTo = shipTo
        self.shipMinusTo = shipMinusTo
    }

    nonisolated struct ShipUnderscoreTo: Codable, Hashable, Sendable {
        let street: String?

        init(street: String? = nil) {
            self.street = street
        }
    }

    nonisolated struct ShipTo: Codable, Hashable, Sendable {
        let code: Int?

        init(code: Int? = nil) {
            self.code = code
        }
    }

    nonisolated enum ShipMinusTo: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case home
        case office
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.home, .office]

        init(rawValue: String) {
            switch rawValue {
            case "home":
                self = .home
            case "office":
                self = .office
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .home:
                return "home"
            case .office:
                return "office"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    private enum CodingKeys: String, CodingKey {
        case shipUnderscoreTo = "ship_to"
        case shipTo
        case shipMinusTo = "ship-to"
    }
}
