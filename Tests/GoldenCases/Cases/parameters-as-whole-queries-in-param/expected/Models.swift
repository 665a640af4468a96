import Foundation

public nonisolated struct ListFormsForm: Encodable, Hashable, Sendable {
    public let page: Int?
    public let tags: [String]?

    public init(page: Int? = nil, tags: [String]? = nil) {
        self.page = page
        self.tags = tags
    }
}
