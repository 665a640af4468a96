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

    nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
        case ping
    }

    nonisolated enum Version: Int, Codable, CaseIterable, Sendable {
        case _2 = 2
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
