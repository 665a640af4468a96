import Foundation

nonisolated struct Profile: Codable, Hashable, Sendable {
    let userId: String
    let bio: String?

    init(userId: String, bio: String? = nil) {
        self.userId = userId
        self.bio = bio
    }
}
