import Foundation

nonisolated struct Night: Codable, Hashable, Sendable {
    let sky: Sky?

    init(sky: Sky? = nil) {
        self.sky = sky
    }

    nonisolated enum Sky: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case clear
        case cloudy
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.clear, .cloudy]

        init(rawValue: String) {
            switch rawValue {
            case "clear":
                self = .clear
            case "cloudy":
                self = .cloudy
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .clear:
                return "clear"
            case .cloudy:
                return "cloudy"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated struct NewNight: Codable, Hashable, Sendable {
    let sky: Sky?

    init(sky: Sky? = nil) {
        self.sky = sky
    }

    nonisolated enum Sky: String, Codable, CaseIterable, Sendable {
        case clear
        case cloudy
    }
}
