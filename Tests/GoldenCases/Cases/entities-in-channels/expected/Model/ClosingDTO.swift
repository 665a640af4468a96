import Foundation

nonisolated struct ClosingDTO: Codable, Hashable, Sendable {
    let areas: [AreaDTO]
}
