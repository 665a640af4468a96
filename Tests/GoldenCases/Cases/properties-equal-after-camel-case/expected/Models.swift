import Foundation

nonisolated struct Visit: Codable, Hashable, Sendable {
    let userUnderscoreId: String?
    let userId: String?
    let userMinusId: String?

    init(userUnderscoreId: String? = nil, userId: String? = nil, userMinusId: String? = nil) {
        self.userUnderscoreId = userUnderscoreId
        self.userId = userId
        self.userMinusId = userMinusId
    }

    private enum CodingKeys: String, CodingKey {
        case userUnderscoreId = "user_id"
        case userId
        case userMinusId = "user-id"
    }
}
