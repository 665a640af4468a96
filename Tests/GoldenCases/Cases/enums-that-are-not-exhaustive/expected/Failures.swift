import Foundation

/// The errors of `GET /pots/{id}` by status: `switch GetPotFailure(error) { … }`.
#if compiler(>=6.2.3)
    @nonexhaustive
#endif
public nonisolated enum GetPotFailure: Error {
    case notFound(Fault)
    /// Any other error: no reply, or one that isn't documented.
    case other(any Error)

    public init(_ error: any Error) {
        guard case NetworkError.status(let code, let body, _) = error else {
            self = .other(error)
            return
        }
        switch (code, body) {
        case (404, let body as Fault):
            self = .notFound(body)
        default:
            self = .other(error)
        }
    }
}

/// The errors of `GET /shifts` by status: `switch ListShiftsFailure(error) { … }`.
nonisolated enum ListShiftsFailure: Error {
    case forbidden(Fault)
    /// Any other error: no reply, or one that isn't documented.
    case other(any Error)

    init(_ error: any Error) {
        guard case NetworkError.status(let code, let body, _) = error else {
            self = .other(error)
            return
        }
        switch (code, body) {
        case (403, let body as Fault):
            self = .forbidden(body)
        default:
            self = .other(error)
        }
    }
}
