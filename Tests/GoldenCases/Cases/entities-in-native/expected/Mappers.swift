import Foundation

nonisolated extension Post {
    /// The entity of what the service sends.
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
    /// The entity of what the service sends.
    init(_ transfer: AuthorDTO) {
        self.init(id: transfer.id, displayName: transfer.displayName)
    }
}

nonisolated extension AuthorDTO {
    /// What the service is sent of an entity.
    init(_ entity: Author) {
        self.init(id: entity.id, displayName: entity.displayName)
    }
}

nonisolated extension NewPost {
    /// The entity of what the service sends.
    init(_ transfer: NewPostDTO) {
        self.init(text: transfer.text)
    }
}

nonisolated extension NewPostDTO {
    /// What the service is sent of an entity.
    init(_ entity: NewPost) {
        self.init(text: entity.text)
    }
}

nonisolated extension Page {
    /// The entity of what the service sends.
    init<TTransfer: Codable & Hashable & Sendable>(
        _ transfer: PageDTO<TTransfer>,
        t: (TTransfer) throws -> T
    ) rethrows {
        self.init(items: try transfer.items.map { try t($0) }, nextCursor: transfer.next)
    }
}

nonisolated extension PageDTO {
    /// What the service is sent of an entity.
    init<TEntity: Hashable & Sendable>(_ entity: Page<TEntity>, t: (TEntity) throws -> T) rethrows {
        self.init(items: try entity.items.map { try t($0) }, next: entity.nextCursor)
    }
}
