import Foundation

/// The inputs of `GET /things`.
nonisolated struct Search: Hashable, Sendable {
    var text: String
    var tags: [String]?
    var near: Place?

    init(text: String, tags: [String]? = nil, near: Place? = nil) {
        self.text = text
        self.tags = tags
        self.near = near
    }
}
