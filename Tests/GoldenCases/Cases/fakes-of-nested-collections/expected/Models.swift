import Foundation

nonisolated struct Note: Codable, Hashable, Sendable {
    let id: Int
    let folderId: String
    let text: String
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

    nonisolated enum CodingKeys: String, CodingKey {
        case notes
        case totalCount = "total_count"
        case page
        case pages
        case hasMore = "has_more"
        case next
    }
}
