import Foundation

nonisolated struct ListFormsForm: Codable, Hashable, Sendable {
    let page: Int?
    let tags: [String]?

    init(page: Int? = nil, tags: [String]? = nil) {
        self.page = page
        self.tags = tags
    }
}
