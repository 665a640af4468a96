import Foundation

nonisolated struct FollowLogTooManyRequestsError: Codable, Hashable, Sendable {
    let message: String?

    init(message: String? = nil) {
        self.message = message
    }
}

nonisolated struct CreateAnswerRequest: Codable, Hashable, Sendable {
    let stream: Bool?

    init(stream: Bool? = nil) {
        self.stream = stream
    }
}

nonisolated struct CreateAnswerResponseBody: Codable, Hashable, Sendable {
    let text: String?

    init(text: String? = nil) {
        self.text = text
    }
}

nonisolated struct CreateAnswerStreamResponseBody: Codable, Hashable, Sendable {
    let text: String?

    init(text: String? = nil) {
        self.text = text
    }
}
