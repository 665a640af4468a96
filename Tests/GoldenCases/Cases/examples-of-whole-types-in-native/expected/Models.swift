import Foundation

nonisolated struct Tool: Codable, Hashable, Sendable {
    let id: Int
    let name: String
    let note: String?
    let kind: Kind
    let owner: Owner?

    init(id: Int, name: String, note: String? = nil, kind: Kind, owner: Owner? = nil) {
        self.id = id
        self.name = name
        self.note = note
        self.kind = kind
        self.owner = owner
    }
}

nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case drill
    case saw
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.drill, .saw]

    init(rawValue: String) {
        switch rawValue {
        case "drill":
            self = .drill
        case "saw":
            self = .saw
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .drill:
            return "drill"
        case .saw:
            return "saw"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated struct Owner: Codable, Hashable, Sendable {
    let name: String
}
