import Foundation

nonisolated extension Note {
    /// Converts the service's value to an entity.
    init(_ transfer: NoteDTO) {
        self.init(age: transfer.age, text: transfer.text, note: transfer.note)
    }
}

nonisolated extension NoteDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Note) {
        self.init(age: entity.age, text: entity.text, note: entity.note)
    }
}

nonisolated extension Author {
    /// Converts the service's value to an entity.
    init(_ transfer: AuthorDTO) {
        self.init(
            link: transfer.link,
            age: transfer.age,
            kind: Author.Kind(transfer.kind),
            things: transfer.things.map { Thing($0) }
        )
    }
}

nonisolated extension AuthorDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Author) {
        self.init(
            link: entity.link,
            age: entity.age,
            kind: AuthorDTO.Kind(entity.kind),
            things: entity.things.map { ThingDTO($0) }
        )
    }
}

nonisolated extension Author.Kind {
    /// Converts the service's value to an entity.
    init(_ transfer: AuthorDTO.Kind) {
        self.init(rawValue: transfer.rawValue)
    }
}

nonisolated extension AuthorDTO.Kind {
    /// Converts an entity to the service's type.
    init(_ entity: Author.Kind) {
        self.init(rawValue: entity.rawValue)
    }
}

nonisolated extension Thing {
    /// Converts the service's value to an entity.
    init(_ transfer: ThingDTO) {
        self.init(name: transfer.name)
    }
}

nonisolated extension ThingDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Thing) {
        self.init(name: entity.name)
    }
}

nonisolated extension Post {
    /// Converts the service's value to an entity.
    init(_ transfer: PostDTO) throws {
        self.init(
            id: transfer.id,
            editorLink: try (transfer.editor?.link).map {
                try EntityConversionError.unwrap(URL(string: $0), of: $0, at: "Post.editorLink")
            },
            kind: (transfer.editor?.kind).map { Author.Kind($0) },
            things: (transfer.editor?.things).map { $0.map { Thing($0) } },
            reviewerAge: transfer.reviewer?.value?.age
        )
    }
}

nonisolated extension PostDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Post) {
        self = EntityConversion.postDTO(entity)
    }
}

nonisolated extension ListPostsResponse {
    /// Converts the service's value to an entity.
    init(_ transfer: ListPostsResponseDTO) throws {
        self.init(
            items: try transfer.items.map { try $0.map { try $0.map { try Post($0) } } },
            meta: transfer.meta.map { $0.map { ListPostsResponse.Meta($0) } }
        )
    }
}

nonisolated extension ListPostsResponseDTO {
    /// Converts an entity to the service's type.
    init(_ entity: ListPostsResponse) {
        self.init(
            items: entity.items.map { $0.map { $0.map { PostDTO($0) } } },
            meta: entity.meta.map { $0.map { ListPostsResponseDTO.Meta($0) } }
        )
    }
}

nonisolated extension ListPostsResponse.Meta {
    /// Converts the service's value to an entity.
    init(_ transfer: ListPostsResponseDTO.Meta) {
        self.init(next: transfer.next)
    }
}

nonisolated extension ListPostsResponseDTO.Meta {
    /// Converts an entity to the service's type.
    init(_ entity: ListPostsResponse.Meta) {
        self.init(next: entity.next)
    }
}
