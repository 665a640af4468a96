import Foundation
import Logging

/// Writes a line to swift-log for each attempt, without credentials and bodies.
struct SwiftLogMiddleware: HTTPMiddleware {
    private let logger: Logger

    init(_ logger: Logger = Logger(label: "api")) {
        self.logger = logger
    }

    func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        var logger = logger
        logger[metadataKey: "operation"] = "\(attempt.operation?.id ?? "none")"
        logger[metadataKey: "attempt"] = "\(attempt.number)"
        let start = ContinuousClock.now
        do {
            let reply = try await next(attempt)
            logger.info(
                "\(attempt)",
                metadata: ["status": "\(reply.statusCode)", "took": "\(ContinuousClock.now - start)"]
            )
            return reply
        } catch {
            let reason = error.localizedDescription
            logger.warning("\(attempt)", metadata: ["error": "\(reason)", "took": "\(ContinuousClock.now - start)"])
            throw error
        }
    }
}
