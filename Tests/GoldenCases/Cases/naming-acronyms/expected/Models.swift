import Foundation

nonisolated struct HTMLPage: Codable, Hashable, Sendable {
    let photoURL: String?
    let pageID: Int?
    let userIDs: [Int]?

    init(photoURL: String? = nil, pageID: Int? = nil, userIDs: [Int]? = nil) {
        self.photoURL = photoURL
        self.pageID = pageID
        self.userIDs = userIDs
    }

    private enum CodingKeys: String, CodingKey {
        case photoURL = "photo_url"
        case pageID = "page_id"
        case userIDs = "user_ids"
    }
}
