import Foundation

/// The inputs of `GET /boats/{a b}`.
nonisolated struct GetBoatInput: Encodable, Hashable, Sendable {
    var c: String?
    var d: String?

    init(c: String? = nil, d: String? = nil) {
        self.c = c
        self.d = d
    }
}
