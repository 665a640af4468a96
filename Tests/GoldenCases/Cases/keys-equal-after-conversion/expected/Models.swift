import Foundation

nonisolated struct Frame: Codable, Hashable, Sendable {
    let photoUnderscoreURL: String?
    let photoURL: String?

    init(photoUnderscoreURL: String? = nil, photoURL: String? = nil) {
        self.photoUnderscoreURL = photoUnderscoreURL
        self.photoURL = photoURL
    }

    private enum CodingKeys: String, CodingKey {
        case photoUnderscoreURL = "photo_url"
        case photoURL = "photoUrl"
    }
}
