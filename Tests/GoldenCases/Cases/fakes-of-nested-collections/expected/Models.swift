import Foundation

nonisolated struct Note: Codable, Hashable, Sendable {
    let id: Int
    let folderId: String
    let text: String
    let scale: Scale

    nonisolated enum Scale: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case _5
        case _1
        /// A value that was not known when this code was written.
        case unknown(Double)

        static let allCases: [Self] = [._5, ._1]

        init(rawValue: Double) {
            switch rawValue {
            case 0.5:
                self = ._5
            case 1:
                self = ._1
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: Double {
            switch self {
            case ._5:
                return 0.5
            case ._1:
                return 1
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated struct NewNote: Codable, Hashable, Sendable {
    let text: String
}

nonisolated struct NotePage: Codable, Hashable, Sendable {
    let notes: [Note]
    let totalCount: Int
    let page: Int
    let pages: Int
    let hasMore: Bool
    let next: String?

    init(notes: [Note], totalCount: Int, page: Int, pages: Int, hasMore: Bool, next: String? = nil) {
        self.notes = notes
        self.totalCount = totalCount
        self.page = page
        self.pages = pages
        self.hasMore = hasMore
        self.next = next
    }

    private enum CodingKeys: String, CodingKey {
        case notes
        case totalCount = "total_count"
        case page
        case pages
        case hasMore = "has_more"
        case next
    }
}
