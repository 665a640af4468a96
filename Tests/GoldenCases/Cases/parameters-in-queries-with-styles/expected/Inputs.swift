import Foundation

/// The inputs of `GET /search`.
nonisolated struct SearchInput: Hashable, Sendable {
    var words: [String]?
    var tags: [String]?
    var spaces: [String]?
    var pipes: [String]?
    var filter: Filter?
    var raw: String?
    var pageSize: Int

    init(
        words: [String]? = nil,
        tags: [String]? = nil,
        spaces: [String]? = nil,
        pipes: [String]? = nil,
        filter: Filter? = nil,
        raw: String? = nil,
        pageSize: Int
    ) {
        self.words = words
        self.tags = tags
        self.spaces = spaces
        self.pipes = pipes
        self.filter = filter
        self.raw = raw
        self.pageSize = pageSize
    }
}
