import Foundation

nonisolated struct Area: Hashable, Sendable {
    let north: Double
    let west: Double
}
