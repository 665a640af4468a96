import Foundation

nonisolated struct Counter: Codable, Hashable, Sendable {
    let total: Int?
    let highest: UInt64?
    let share: Double?
    let steps: Int?

    init(total: Int? = nil, highest: UInt64? = nil, share: Double? = nil, steps: Int? = nil) {
        self.total = total
        self.highest = highest
        self.share = share
        self.steps = steps
    }
}
