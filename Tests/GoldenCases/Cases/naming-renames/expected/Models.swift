import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let name: String?
    let kind: Kind?

    init(name: String? = nil, kind: Kind? = nil) {
        self.name = name
        self.kind = kind
    }

    private enum CodingKeys: String, CodingKey {
        case name = "nm"
        case kind
    }
}

nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case sail
    case motor
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.sail, .motor]

    init(rawValue: String) {
        switch rawValue {
        case "a":
            self = .sail
        case "b":
            self = .motor
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .sail:
            return "a"
        case .motor:
            return "b"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
