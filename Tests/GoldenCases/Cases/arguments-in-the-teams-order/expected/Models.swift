import Foundation

nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
    case friend
    case fan
}

nonisolated struct FollowInput: Codable, Hashable, Sendable {
    let note: String
}
