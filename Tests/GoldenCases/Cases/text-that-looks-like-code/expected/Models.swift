import Foundation

/// Ends */ here, """ and \(name), #if DEBUG, a
/// b, c
/// d and `code`.
nonisolated struct Note: Codable, Hashable, Sendable {
    /// First line
    ///
    /// - Parameter x: none
    /// last line
    let text: String?

    init(text: String? = nil) {
        self.text = text
    }
}
