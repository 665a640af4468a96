import Foundation

nonisolated extension Note {
    /// The entity of what the service sends.
    init(_ transfer: NoteDTO) {
        self.init(age: transfer.age, text: transfer.text, note: transfer.note)
    }
}

nonisolated extension NoteDTO {
    /// What the service is sent of an entity.
    init(_ entity: Note) {
        self.init(age: entity.age, text: entity.text, note: entity.note)
    }
}

nonisolated extension Author {
    /// The entity of what the service sends.
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
    /// What the service is sent of an entity.
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
    /// The entity of what the service sends.
    init(_ transfer: AuthorDTO.Kind) {
        self.init(rawValue: transfer.rawValue)
    }
}

nonisolated extension AuthorDTO.Kind {
    /// What the service is sent of an entity.
    init(_ entity: Author.Kind) {
        self.init(rawValue: entity.rawValue)
    }
}

nonisolated extension Thing {
    /// The entity of what the service sends.
    init(_ transfer: ThingDTO) {
        self.init(name: transfer.name)
    }
}

nonisolated extension ThingDTO {
    /// What the service is sent of an entity.
    init(_ entity: Thing) {
        self.init(name: entity.name)
    }
}

nonisolated extension Post {
    /// The entity of what the service sends.
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
    /// What the service is sent of an entity.
    init(_ entity: Post) {
        self = EntityConversion.postDTO(entity)
    }
}

nonisolated extension ListPostsResponse {
    /// The entity of what the service sends.
    init(_ transfer: ListPostsResponseDTO) throws {
        self.init(
            items: try transfer.items.map { try $0.map { try $0.map { try Post($0) } } },
            meta: transfer.meta.map { $0.map { ListPostsResponse.Meta($0) } }
        )
    }
}

nonisolated extension ListPostsResponseDTO {
    /// What the service is sent of an entity.
    init(_ entity: ListPostsResponse) {
        self.init(
            items: entity.items.map { $0.map { $0.map { PostDTO($0) } } },
            meta: entity.meta.map { $0.map { ListPostsResponseDTO.Meta($0) } }
        )
    }
}

nonisolated extension ListPostsResponse.Meta {
    /// The entity of what the service sends.
    init(_ transfer: ListPostsResponseDTO.Meta) {
        self.init(next: transfer.next)
    }
}

nonisolated extension ListPostsResponseDTO.Meta {
    /// What the service is sent of an entity.
    init(_ entity: ListPostsResponse.Meta) {
        self.init(next: entity.next)
    }
}
