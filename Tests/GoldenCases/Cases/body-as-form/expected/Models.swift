import Foundation

nonisolated struct SignInRequest: Codable, Hashable, Sendable {
    let name: String
    let scopes: [String]?

    init(name: String, scopes: [String]? = nil) {
        self.name = name
        self.scopes = scopes
    }
}

nonisolated struct PostMessageRequest: Codable, Hashable, Sendable {
    let channel: String
    let blocks: [Block]?
    let metadata: [String: String]?

    init(channel: String, blocks: [Block]? = nil, metadata: [String: String]? = nil) {
        self.channel = channel
        self.blocks = blocks
        self.metadata = metadata
    }

    nonisolated struct Block: Codable, Hashable, Sendable {
        let text: String?

        init(text: String? = nil) {
            self.text = text
        }
    }
}
