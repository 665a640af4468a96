import Foundation

/// The inputs of `GET /rooms`.
nonisolated struct ListRoomsInput: Encodable, Hashable, Sendable {
    var page: Int?
    var a: String?
    var b: String?

    init(page: Int? = nil, a: String? = nil, b: String? = nil) {
        self.page = page
        self.a = a
        self.b = b
    }
}
