import Foundation

/// What `POST /stores` throws, by status: `switch AddStoreFailure(error) { … }`.
nonisolated enum AddStoreFailure: Error {
    case conflict(Problem)
    /// Any other error: there was no reply, or not one that is documented.
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

/// What `GET /stores/{id}` throws, by status: `switch GetStoreFailure(error) { … }`.
nonisolated enum GetStoreFailure: Error {
    case notFound(Problem)
    /// Any other error: there was no reply, or not one that is documented.
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
