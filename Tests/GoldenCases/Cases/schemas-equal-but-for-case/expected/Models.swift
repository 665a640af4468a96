import Foundation

nonisolated struct Orbit: Codable, Hashable, Sendable {
    let inner: Orbit3?

    init(inner: Orbit3? = nil) {
        self.inner = inner
    }
}

nonisolated struct Orbit3: Codable, Hashable, Sendable {
    let degrees: Double?

    init(degrees: Double? = nil) {
        self.degrees = degrees
    }
}

nonisolated struct Orbit2: Codable, Hashable, Sendable {
    let raw: String?

    init(raw: String? = nil) {
        self.raw = raw
    }
}
