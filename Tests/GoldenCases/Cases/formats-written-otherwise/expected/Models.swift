import Foundation

nonisolated struct Animal: Codable, Hashable, Sendable {
    let bornAt: String?
    let fedAt: Date?
    let seenAt: String?
    let weight: Int?
    let legs: Int?
    let chip: String?

    init(
        bornAt: String? = nil,
        fedAt: Date? = nil,
        seenAt: String? = nil,
        weight: Int? = nil,
        legs: Int? = nil,
        chip: String? = nil
    ) {
        self.bornAt = bornAt
        self.fedAt = fedAt
        self.seenAt = seenAt
        self.weight = weight
        self.legs = legs
        self.chip = chip
    }
}
