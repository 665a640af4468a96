import Foundation

nonisolated struct UpdateLoomRequest: Codable, Hashable, Sendable {
    let expand: [String]?
    let metadata: [String: String]?

    init(expand: [String]? = nil, metadata: [String: String]? = nil) {
        self.expand = expand
        self.metadata = metadata
    }
}

nonisolated struct ReplaceLoomRequest: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}
