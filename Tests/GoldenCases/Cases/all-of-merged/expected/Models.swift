import Foundation

nonisolated struct Body: Codable, Hashable, Sendable {
    let id: String
    let mass: Double?

    init(id: String, mass: Double? = nil) {
        self.id = id
        self.mass = mass
    }
}

nonisolated struct Planet: Codable, Hashable, Sendable {
    let id: String
    /// In kilograms.
    let mass: Double
    let moons: Int?

    init(id: String, mass: Double, moons: Int? = nil) {
        self.id = id
        self.mass = mass
        self.moons = moons
    }
}
