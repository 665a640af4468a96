import Foundation

/// The inputs of `GET /polls/{pollId}/votes`.
nonisolated struct PageInput: Encodable, Hashable, Sendable {
    var page: Int
    var size: Int?

    init(page: Int, size: Int? = nil) {
        self.page = page
        self.size = size
    }
}
