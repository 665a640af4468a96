import CoreMetrics

/// Tells swift-metrics how long each attempt took, by operation and status.
struct MetricsMiddleware: HTTPMiddleware {
    init() {}

    func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        let start = ContinuousClock.now
        do {
            let reply = try await next(attempt)
            record(attempt, "\(reply.statusCode)", ContinuousClock.now - start)
            return reply
        } catch {
            record(attempt, "none", ContinuousClock.now - start)
            throw error
        }
    }

    private func record(_ attempt: HTTPAttempt, _ status: String, _ duration: Duration) {
        let dimensions = [("operation", attempt.operation?.id ?? "none"), ("status", status)]
        let (seconds, attoseconds) = duration.components
        Timer(label: "api_attempts", dimensions: dimensions)
            .recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
