import Foundation

/// The errors of `POST /stores` by status: `switch AddStoreFailure(error) { … }`.
nonisolated enum AddStoreFailure: Error {
    case conflict(Problem)
    /// Any other error: no reply, or one that isn't documented.
    case other(any Error)

    init(_ error: any Error) {
        guard case NetworkError.status(let code, let body, _) = error else {
            self = .other(error)
            return
        }
        switch (code, body) {
        case (409, let body as Problem):
            self = .conflict(body)
        default:
            self = .other(error)
        }
    }
}

/// The errors of `GET /stores/{id}` by status: `switch GetStoreFailure(error) { … }`.
nonisolated enum GetStoreFailure: Error {
    case notFound(Problem)
    /// Any other error: no reply, or one that isn't documented.
    case other(any Error)

    init(_ error: any Error) {
        guard case NetworkError.status(let code, let body, _) = error else {
            self = .other(error)
            return
        }
        switch (code, body) {
        case (404, let body as Problem):
            self = .notFound(body)
        default:
            self = .other(error)
        }
    }
}
