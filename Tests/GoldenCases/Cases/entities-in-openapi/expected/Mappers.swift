import Foundation

nonisolated extension Post {
    /// The entity of what the service sends.
    public init(_ transfer: PostDTO) {
        self.init(id: transfer.id, authorName: transfer.author.name, likes: transfer.likeCount ?? 0)
    }
}

nonisolated extension PostDTO {
    /// What the service is sent of an entity.
    public init(_ entity: Post) {
        self.init(id: entity.id, author: AuthorDTO(name: entity.authorName), likeCount: entity.likes)
    }
}

nonisolated extension Author {
    /// The entity of what the service sends.
    public init(_ transfer: AuthorDTO) {
        self.init(name: transfer.name)
    }
}

nonisolated extension AuthorDTO {
    /// What the service is sent of an entity.
    public init(_ entity: Author) {
        self.init(name: entity.name)
    }
}
