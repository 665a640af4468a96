import Foundation

nonisolated struct AreaDTO: Codable, Hashable, Sendable {
    let north: Double
    let west: Double
}
