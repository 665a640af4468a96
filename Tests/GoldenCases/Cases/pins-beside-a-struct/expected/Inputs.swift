import Foundation

/// The inputs of `GET /shops/{shopId}/items`.
public nonisolated struct FetchItemsInput: Encodable, Hashable, Sendable {
    public var page: Int

    public init(page: Int) {
        self.page = page
    }
}

/// The inputs of `GET /items`.
public nonisolated struct ItemFilter: Encodable, Hashable, Sendable {
    public var page: Int
    public var others: [String: String]?

    public init(page: Int, others: [String: String]? = nil) {
        self.page = page
        self.others = others
    }
}
