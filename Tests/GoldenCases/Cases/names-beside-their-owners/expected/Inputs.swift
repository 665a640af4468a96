import Foundation

/// The inputs of `POST /searches`.
nonisolated struct SearchCommitsParameters: Encodable, Hashable, Sendable {
    var page: Int?
    var size: Int?
    var order: String?

    init(page: Int? = nil, size: Int? = nil, order: String? = nil) {
        self.page = page
        self.size = size
        self.order = order
    }
}
