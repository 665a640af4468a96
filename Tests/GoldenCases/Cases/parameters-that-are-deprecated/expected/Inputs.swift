import Foundation

/// The inputs of `GET /crews`.
nonisolated struct ListCrewsInput: Encodable, Hashable, Sendable {
    /// - Warning: Deprecated.
    var page: Int?
    /// How many.
    ///
    /// - Warning: Deprecated.
    var size: Int?
    var after: String?
    var before: String?
    var order: String?

    init(page: Int? = nil, size: Int? = nil, after: String? = nil, before: String? = nil, order: String? = nil) {
        self.page = page
        self.size = size
        self.after = after
        self.before = before
        self.order = order
    }
}
