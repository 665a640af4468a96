import Foundation

nonisolated extension Post {
    /// The entity of what the service sends.
    init(_ transfer: PostDTO) {
        self.init(id2: transfer.id, id: transfer.number, author: Author(transfer.author))
    }
}

nonisolated extension PostDTO {
    /// What the service is sent of an entity.
    init(_ entity: Post) {
        self.init(id: entity.id2, number: entity.id, author: AuthorDTO(entity.author))
    }
}

nonisolated extension Author {
    /// The entity of what the service sends.
    init(_ transfer: AuthorDTO) {
        self.init(name2: transfer.name2, name: transfer.name)
    }
}

nonisolated extension AuthorDTO {
    /// What the service is sent of an entity.
    init(_ entity: Author) {
        self.init(name2: entity.name2, name: entity.name)
    }
}
