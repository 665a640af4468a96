import Foundation

/// The inputs of `GET /users`.
nonisolated struct UsersListInput: Encodable, Hashable, Sendable {
    var active: Bool
    var limit: Int

    init(active: Bool, limit: Int) {
        self.active = active
        self.limit = limit
    }
}

/// The inputs of `GET /photos`.
nonisolated struct PhotosListInput: Encodable, Hashable, Sendable {
    var active: Bool
    var limit: Int

    init(active: Bool, limit: Int) {
        self.active = active
        self.limit = limit
    }
}
