import Foundation

nonisolated struct _404: Codable, Hashable, Sendable {
    let reason: String?

    init(reason: String? = nil) {
        self.reason = reason
    }
}

nonisolated struct Second: Codable, Hashable, Sendable {
    let first: _404?

    init(first: _404? = nil) {
        self.first = first
    }
}
