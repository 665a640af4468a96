import Foundation

public nonisolated struct Post: Decodable, Hashable, Sendable {
    public let id: String
    public let author: Author
    public let likeCount: Int?
    public let etag: String?

    public init(id: String, author: Author, likeCount: Int? = nil, etag: String? = nil) {
        self.id = id
        self.author = author
        self.likeCount = likeCount
        self.etag = etag
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case author
        case likeCount = "like_count"
        case etag
    }
}

public nonisolated struct Author: Decodable, Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
