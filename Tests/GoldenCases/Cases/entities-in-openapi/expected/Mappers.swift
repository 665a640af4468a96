import Foundation

nonisolated extension Post {
    /// Converts the service's value to an entity.
    public init(_ transfer: PostDTO) {
        self.init(id: transfer.id, authorName: transfer.author.name, likes: transfer.likeCount ?? 0)
    }
}

nonisolated extension PostDTO {
    /// Converts an entity to the service's type.
    public init(_ entity: Post) {
        self.init(id: entity.id, author: AuthorDTO(name: entity.authorName), likeCount: entity.likes)
    }
}

nonisolated extension Author {
    /// Converts the service's value to an entity.
    public init(_ transfer: AuthorDTO) {
        self.init(name: transfer.name)
    }
}

nonisolated extension AuthorDTO {
    /// Converts an entity to the service's type.
    public init(_ entity: Author) {
        self.init(name: entity.name)
    }
}
