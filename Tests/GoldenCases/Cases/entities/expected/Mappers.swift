import Foundation

nonisolated extension User {
    /// Converts the service's value to an entity.
    init(_ transfer: UserDTO) {
        self.init(
            id: transfer.id,
            displayName: transfer.displayName,
            avatar: transfer.avatar.map { Photo($0) },
            address: transfer.email
        )
    }
}

nonisolated extension UserDTO {
    /// Converts an entity to the service's type.
    init(_ entity: User) {
        self.init(
            id: entity.id,
            displayName: entity.displayName,
            avatar: entity.avatar.map { PhotoDTO($0) },
            email: entity.address
        )
    }
}

nonisolated extension Post {
    /// Converts the service's value to an entity.
    init(_ transfer: PostDTO) throws {
        self.init(
            id: transfer.id,
            authorID: transfer.author.id,
            authorName: transfer.author.displayName,
            authorPhoto: transfer.author.avatar?.url,
            text: transfer.text,
            photos: (transfer.photos ?? []).map { Photo($0) },
            visibility: transfer.visibility,
            createdAt: transfer.createdAt,
            likes: transfer.likeCount ?? 0,
            price: EntityConversion.money(transfer.price),
            link: try EntityConversionError.unwrap(URL(string: transfer.link), of: transfer.link, at: "Post.link"),
            attachment: transfer.attachment.map { Attachment($0) },
            extra: transfer.extra.map { $0.mapValues { Photo($0) } }
        )
    }
}

nonisolated extension Attachment {
    /// Converts the service's value to an entity.
    init(_ transfer: AttachmentDTO) {
        switch transfer {
        case .plan(let value):
            self = .plan(Plan(value))
        case .place(let value):
            self = .place(Place(value))
        case .unknown(let value):
            self = .unknown(value)
        }
    }
}

nonisolated extension AttachmentDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Attachment) {
        switch entity {
        case .plan(let value):
            self = .plan(PlanDTO(value))
        case .place(let value):
            self = .place(PlaceDTO(value))
        case .unknown(let value):
            self = .unknown(value)
        }
    }
}

nonisolated extension Plan {
    /// Converts the service's value to an entity.
    init(_ transfer: PlanDTO) {
        self.init(kind: transfer.kind, title: transfer.title, pages: transfer.pages)
    }
}

nonisolated extension PlanDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Plan) {
        self.init(kind: entity.kind, title: entity.title, pages: entity.pages)
    }
}

nonisolated extension Place {
    /// Converts the service's value to an entity.
    init(_ transfer: PlaceDTO) {
        self.init(kind: transfer.kind, position: Place.Position(transfer.position))
    }
}

nonisolated extension PlaceDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Place) {
        self.init(kind: entity.kind, position: PlaceDTO.Position(entity.position))
    }
}

nonisolated extension Place.Position {
    /// Converts the service's value to an entity.
    init(_ transfer: PlaceDTO.Position) {
        self.init(latitude: transfer.latitude, longitude: transfer.longitude)
    }
}

nonisolated extension PlaceDTO.Position {
    /// Converts an entity to the service's type.
    init(_ entity: Place.Position) {
        self.init(latitude: entity.latitude, longitude: entity.longitude)
    }
}

nonisolated extension Photo {
    /// Converts the service's value to an entity.
    init(_ transfer: PhotoDTO) {
        self.init(url: transfer.url, width: transfer.width)
    }
}

nonisolated extension PhotoDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Photo) {
        self.init(url: entity.url, width: entity.width)
    }
}

nonisolated extension Comment {
    /// Converts the service's value to an entity.
    init(_ transfer: CommentDTO) {
        self.init(
            id: transfer.id,
            author: User(transfer.author),
            replies: transfer.replies.map { Comment($0) },
            parent: transfer.parent.map { Comment($0) }
        )
    }
}

nonisolated extension CommentDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Comment) {
        self.init(
            id: entity.id,
            author: UserDTO(entity.author),
            replies: entity.replies.map { CommentDTO($0) },
            parent: entity.parent.map { CommentDTO($0) }
        )
    }
}

nonisolated extension Draft {
    /// Converts the service's value to an entity.
    init(_ transfer: DraftDTO) {
        self.init(
            text: transfer.text,
            photo: transfer.photo.map { Photo($0) },
            visibility: transfer.visibility,
            note: transfer.note
        )
    }
}

nonisolated extension DraftDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Draft) {
        self.init(
            text: entity.text,
            photo: entity.photo.map { PhotoDTO($0) },
            visibility: entity.visibility,
            note: entity.note
        )
    }
}

nonisolated extension Rating {
    /// Converts the service's value to an entity.
    init(_ transfer: RatingDTO) {
        self.init(stars: transfer.stars)
    }
}

nonisolated extension RatingDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Rating) {
        self = EntityConversion.ratingDTO(entity)
    }
}

nonisolated extension Feed {
    /// Converts the service's value to an entity.
    init<ElementTransfer: Codable & Hashable & Sendable>(
        _ transfer: FeedDTO<ElementTransfer>,
        element: (ElementTransfer) throws -> Element
    ) rethrows {
        self.init(items: try transfer.items.map { try element($0) }, next: transfer.next)
    }
}

nonisolated extension FeedDTO {
    /// Converts an entity to the service's type.
    init<ElementEntity: Hashable & Sendable>(
        _ entity: Feed<ElementEntity>,
        element: (ElementEntity) throws -> Element
    ) rethrows {
        self.init(items: try entity.items.map { try element($0) }, next: entity.next)
    }
}
