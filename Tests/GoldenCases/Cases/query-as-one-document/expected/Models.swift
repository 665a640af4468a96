import Foundation

nonisolated struct Filter: Codable, Hashable, Sendable {
    let text: String
    let limit: Int?

    init(text: String, limit: Int? = nil) {
        self.text = text
        self.limit = limit
    }
}
