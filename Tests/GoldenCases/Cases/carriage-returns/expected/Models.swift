import Foundation

/// First.
///
/// Second.
nonisolated struct Note: Codable, Hashable, Sendable {
    let text: String?

    init(text: String? = nil) {
        self.text = text
    }
}
