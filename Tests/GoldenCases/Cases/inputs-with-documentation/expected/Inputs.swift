import Foundation

/// What to look for.
///
/// - Warning: Deprecated.
nonisolated struct Filter: Encodable, Hashable, Sendable {
    var query: String
    var pages: [Int]?

    init(query: String, pages: [Int]? = nil) {
        self.query = query
        self.pages = pages
    }
}
