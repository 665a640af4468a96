import Foundation

nonisolated extension Post {
    /// Converts the service's value to an entity.
    init(_ transfer: PostDTO) {
        self.init(id2: transfer.id, id: transfer.number, author: Author(transfer.author))
    }
}

nonisolated extension PostDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Post) {
        self.init(id: entity.id2, number: entity.id, author: AuthorDTO(entity.author))
    }
}

nonisolated extension Author {
    /// Converts the service's value to an entity.
    init(_ transfer: AuthorDTO) {
        self.init(name2: transfer.name2, name: transfer.name)
    }
}

nonisolated extension AuthorDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Author) {
        self.init(name2: entity.name2, name: entity.name)
    }
}
