import Foundation

nonisolated struct Hail: Hashable, Sendable {
    let to: Ship
    let text: String
}
