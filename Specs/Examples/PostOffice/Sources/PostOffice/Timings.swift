import Foundation

/// Measures each operation, whatever its arguments are.
public struct Timings: HTTPMiddleware {
    private let report: @Sendable (_ operation: String, _ status: Int, _ seconds: TimeInterval) -> Void

    public init(_ report: @escaping @Sendable (_ operation: String, _ status: Int, _ seconds: TimeInterval) -> Void) {
        self.report = report
    }

    public func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        let start = Date()
        let reply = try await next(attempt)
        report(attempt.operation?.id ?? "none", reply.statusCode, Date().timeIntervalSince(start))
        return reply
    }
}

/// Adds a signature to what is sent; the credentials are in the request by then.
public struct Signature: HTTPMiddleware {
    public init() {}

    public func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        var attempt = attempt
        attempt.request.setValue("\(attempt.request.httpBody?.count ?? 0)", forHTTPHeaderField: "X-Signature")
        return try await next(attempt)
    }
}
