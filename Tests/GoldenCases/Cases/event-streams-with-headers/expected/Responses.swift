import Foundation

/// The response of `GET /logs/{id}` and its headers.
nonisolated struct FollowLogResponse: StreamDecodable {
    let body: AsyncThrowingStream<ServerSentEvent<String>, any Error>
    let rateLimit: Int
    let streamValue: String?

    init(body: AsyncThrowingStream<ServerSentEvent<String>, any Error>, rateLimit: Int, streamValue: String? = nil) {
        self.body = body
        self.rateLimit = rateLimit
        self.streamValue = streamValue
    }

    init(stream: HTTPStream) throws {
        body = stream.items(as: .textEvents())
        let reply: HTTPReply = stream.head
        rateLimit = try reply.requiredHeader("X-Rate-Limit", as: Int.self)
        streamValue = try reply.header("Stream", as: String.self)
    }
}

/// The response of `POST /answers` and its headers.
nonisolated struct CreateAnswerResponse: ResponseDecodable {
    let body: CreateAnswerResponseBody
    let rateLimit: Int

    init(body: CreateAnswerResponseBody, rateLimit: Int) {
        self.body = body
        self.rateLimit = rateLimit
    }

    init(reply: HTTPReply) throws {
        body = try reply.value(CreateAnswerResponseBody.self)
        rateLimit = try reply.requiredHeader("X-Rate-Limit", as: Int.self)
    }
}

/// The response of `POST /answers as a stream` and its headers.
nonisolated struct CreateAnswerStreamResponse: StreamDecodable {
    let body: AsyncThrowingStream<CreateAnswerStreamResponseBody, any Error>
    let rateLimit: Int

    init(body: AsyncThrowingStream<CreateAnswerStreamResponseBody, any Error>, rateLimit: Int) {
        self.body = body
        self.rateLimit = rateLimit
    }

    init(stream: HTTPStream) throws {
        body = stream.items(as: .lines())
        let reply: HTTPReply = stream.head
        rateLimit = try reply.requiredHeader("X-Rate-Limit", as: Int.self)
    }
}
