import Foundation

nonisolated struct HailDTO: Codable, Hashable, Sendable {
    let to: ShipDTO
    let text: String
}
