import Foundation

/// The errors of `GET /boats` by status: `switch BoatsListBoatsFailure(error) { … }`.
nonisolated enum BoatsListBoatsFailure: Error {
    case notFound(Missing)
    case status418([String])
    case unprocessable(ListBoatsUnprocessableError)
    case clientError(Problem)
    case unexpected(Problem)
    /// Any other error: no reply, or one that isn't documented.
    case other(any Error)

    init(_ error: any Error) {
        guard case NetworkError.status(let code, let body, _) = error else {
            self = .other(error)
            return
        }
        switch (code, body) {
        case (404, let body as Missing):
            self = .notFound(body)
        case (418, let body as [String]):
            self = .status418(body)
        case (422, let body as ListBoatsUnprocessableError):
            self = .unprocessable(body)
        case (400...499, let body as Problem):
            self = .clientError(body)
        case (_, let body as Problem):
            self = .unexpected(body)
        default:
            self = .other(error)
        }
    }
}
