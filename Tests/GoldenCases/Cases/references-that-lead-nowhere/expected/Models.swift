import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let kind: JSONValue
    let owner: JSONValue?

    init(kind: JSONValue, owner: JSONValue? = nil) {
        self.kind = kind
        self.owner = owner
    }
}

nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case sail
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.sail]

    init(rawValue: String) {
        switch rawValue {
        case "sail":
            self = .sail
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .sail:
            return "sail"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated struct Old20Boat: Codable, Hashable, Sendable {
    @Indirect var next: Old20Boat?

    init(next: Old20Boat? = nil) {
        _next = Indirect(next)
    }
}
