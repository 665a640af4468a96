import Foundation

nonisolated struct ReplaceVideoRequest: Codable, Hashable, Sendable {
    let title: String?

    init(title: String? = nil) {
        self.title = title
    }
}
