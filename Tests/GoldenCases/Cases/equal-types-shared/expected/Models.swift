import Foundation

nonisolated struct Post: Codable, Hashable, Sendable {
    /// Who wrote it.
    let author: Author
    let status: Status
    let editors: [Author]?

    init(author: Author, status: Status, editors: [Author]? = nil) {
        self.author = author
        self.status = status
        self.editors = editors
    }

    nonisolated enum Status: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case draft
        case `public`
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.draft, .public]

        init(rawValue: String) {
            switch rawValue {
            case "draft":
                self = .draft
            case "public":
                self = .public
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .draft:
                return "draft"
            case .public:
                return "public"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated struct Comment: Codable, Hashable, Sendable {
    /// Who says it.
    let author: Author
    let status: Status
}

nonisolated struct Order: Codable, Hashable, Sendable {
    let status: Status
}

nonisolated struct Author: Codable, Hashable, Sendable {
    let name: String
}

nonisolated enum Status: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case open
    case hidden
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.open, .hidden]

    init(rawValue: String) {
        switch rawValue {
        case "open":
            self = .open
        case "hidden":
            self = .hidden
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .open:
            return "open"
        case .hidden:
            return "hidden"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
