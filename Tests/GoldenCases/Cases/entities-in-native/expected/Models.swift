import Foundation

nonisolated struct PostDTO: Codable, Hashable, Sendable {
    let id: UUID
    let author: AuthorDTO
    let likeCount: Int?
    let link: String
    let etag: String?

    init(id: UUID, author: AuthorDTO, likeCount: Int? = nil, link: String, etag: String? = nil) {
        self.id = id
        self.author = author
        self.likeCount = likeCount
        self.link = link
        self.etag = etag
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case author
        case likeCount = "like_count"
        case link
        case etag
    }
}

nonisolated struct AuthorDTO: Codable, Hashable, Sendable {
    let id: UUID
    let displayName: String
    let email: String?

    init(id: UUID, displayName: String, email: String? = nil) {
        self.id = id
        self.displayName = displayName
        self.email = email
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case displayName = "display_name"
        case email
    }
}

nonisolated struct NewPostDTO: Codable, Hashable, Sendable {
    let text: String
}

nonisolated struct PageDTO<T: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let items: [T]
    let next: String?

    init(items: [T], next: String? = nil) {
        self.items = items
        self.next = next
    }
}

nonisolated struct Post: Hashable, Sendable {
    let id: UUID
    let authorID: UUID
    let likes: Int
    let link: URL

    init(id: UUID, authorID: UUID, likes: Int = 0, link: URL) {
        self.id = id
        self.authorID = authorID
        self.likes = likes
        self.link = link
    }
}

nonisolated struct Author: Hashable, Sendable {
    let id: UUID
    let displayName: String
}

nonisolated struct NewPost: Hashable, Sendable {
    let text: String
}

nonisolated struct Page<T: Hashable & Sendable>: Hashable, Sendable {
    let items: [T]
    let nextCursor: String?

    init(items: [T], nextCursor: String? = nil) {
        self.items = items
        self.nextCursor = nextCursor
    }
}
