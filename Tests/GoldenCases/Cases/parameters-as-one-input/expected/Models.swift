import Foundation

nonisolated enum ListBoatsKind: String, Codable, CaseIterable, Sendable {
    case sail
    case motor
}
