import Foundation

/// Deprecated.
nonisolated struct Plate: Codable, Hashable, Sendable {
    let emulsion: String?

    init(emulsion: String? = nil) {
        self.emulsion = emulsion
    }
}

nonisolated struct Film: Codable, Hashable, Sendable {
    let speed: Int?
    /// Who made it.
    ///
    /// - Warning: Deprecated.
    let brand: String?

    init(speed: Int? = nil, brand: String? = nil) {
        self.speed = speed
        self.brand = brand
    }
}
