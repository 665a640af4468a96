import os

/// Shows each attempt as an interval in Instruments, by its operation.
struct SignpostMiddleware: HTTPMiddleware {
    private let signposter: OSSignposter

    init(_ signposter: OSSignposter = OSSignposter(subsystem: "api", category: "network")) {
        self.signposter = signposter
    }

    func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        let id = signposter.makeSignpostID()
        let name = attempt.operation?.id ?? "none"
        let interval = signposter.beginInterval("attempt", id: id, "\(name, privacy: .public)")
        do {
            let reply = try await next(attempt)
            signposter.endInterval("attempt", interval, "\(reply.statusCode)")
            return reply
        } catch {
            signposter.endInterval("attempt", interval, "failed")
            throw error
        }
    }
}
