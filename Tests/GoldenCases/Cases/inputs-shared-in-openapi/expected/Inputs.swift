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

/// The inputs of `GET /polls/{pollId}`.
nonisolated struct FetchPollInput: Hashable, Sendable {
    var pollId: Int
    var language: String?

    init(pollId: Int, language: String? = nil) {
        self.pollId = pollId
        self.language = language
    }
}
