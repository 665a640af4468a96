import Foundation

nonisolated struct A: Codable, Hashable, Sendable {
    let a: String?

    init(a: String? = nil) {
        self.a = a
    }
}

nonisolated struct B: Codable, Hashable, Sendable {
    let a: String?
    let b: String?

    init(a: String? = nil, b: String? = nil) {
        self.a = a
        self.b = b
    }
}
