import Foundation

nonisolated struct Query: Codable, Hashable, Sendable {
    let text: String?

    init(text: String? = nil) {
        self.text = text
    }
}
