import Foundation

nonisolated struct Ping: Codable, Hashable, Sendable {
    let kind: Kind
    let version: Version
    let flag: Bool?

    init(kind: Kind = .ping, version: Version = ._2, flag: Bool? = nil) {
        self.kind = kind
        self.version = version
        self.flag = flag
    }

    nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case ping
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.ping]

        init(rawValue: String) {
            switch rawValue {
            case "ping":
                self = .ping
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .ping:
                return "ping"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated enum Version: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case _2
        /// A value that was not known when this code was written.
        case unknown(Int)

        static let allCases: [Self] = [._2]

        init(rawValue: Int) {
            switch rawValue {
            case 2:
                self = ._2
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: Int {
            switch self {
            case ._2:
                return 2
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated enum Level: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    /// Nearly dark.
    case low
    case high
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.low, .high]

    init(rawValue: String) {
        switch rawValue {
        case "low":
            self = .low
        case "high":
            self = .high
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .low:
            return "low"
        case .high:
            return "high"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
