import Foundation

nonisolated extension Post {
    /// Converts the service's value to an entity.
    init(_ transfer: PostDTO) throws {
        self.init(
            id: transfer.id,
            authorID: transfer.author.id,
            likes: transfer.likeCount ?? 0,
            link: try EntityConversionError.unwrap(URL(string: transfer.link), of: transfer.link, at: "Post.link")
        )
    }
}

nonisolated extension Author {
    /// Converts the service's value to an entity.
    init(_ transfer: AuthorDTO) {
        self.init(id: transfer.id, displayName: transfer.displayName)
    }
}

nonisolated extension AuthorDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Author) {
        self.init(id: entity.id, displayName: entity.displayName)
    }
}

nonisolated extension NewPost {
    /// Converts the service's value to an entity.
    init(_ transfer: NewPostDTO) {
        self.init(text: transfer.text)
    }
}

nonisolated extension NewPostDTO {
    /// Converts an entity to the service's type.
    init(_ entity: NewPost) {
        self.init(text: entity.text)
    }
}

nonisolated extension Page {
    /// Converts the service's value to an entity.
    init<TTransfer: Codable & Hashable & Sendable>(
        _ transfer: PageDTO<TTransfer>,
        t: (TTransfer) throws -> T
    ) rethrows {
        self.init(items: try transfer.items.map { try t($0) }, nextCursor: transfer.next)
    }
}

nonisolated extension PageDTO {
    /// Converts an entity to the service's type.
    init<TEntity: Hashable & Sendable>(_ entity: Page<TEntity>, t: (TEntity) throws -> T) rethrows {
        self.init(items: try entity.items.map { try t($0) }, next: entity.nextCursor)
    }
}
