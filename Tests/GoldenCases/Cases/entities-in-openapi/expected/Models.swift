import Foundation

public nonisolated struct PostDTO: Decodable, Hashable, Sendable {
    public let id: String
    public let author: AuthorDTO
    public let likeCount: Int?
    public let etag: String?

    public init(id: String, author: AuthorDTO, likeCount: Int? = nil, etag: String? = nil) {
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

public nonisolated struct AuthorDTO: Decodable, Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

public nonisolated struct Post: Hashable, Sendable {
    public let id: String
    public let authorName: String
    public let likes: Int

    public init(id: String, authorName: String, likes: Int = 0) {
        self.id = id
        self.authorName = authorName
        self.likes = likes
    }
}

public nonisolated struct Author: Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
