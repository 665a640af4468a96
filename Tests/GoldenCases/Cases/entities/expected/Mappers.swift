import Foundation

nonisolated extension User {
    /// The entity of what the service sends.
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
    /// What the service is sent of an entity.
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
    /// The entity of what the service sends.
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
    /// The entity of what the service sends.
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
    /// What the service is sent of an entity.
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
    /// The entity of what the service sends.
    init(_ transfer: PlanDTO) {
        self.init(kind: transfer.kind, title: transfer.title, pages: transfer.pages)
    }
}

nonisolated extension PlanDTO {
    /// What the service is sent of an entity.
    init(_ entity: Plan) {
        self.init(kind: entity.kind, title: entity.title, pages: entity.pages)
    }
}

nonisolated extension Place {
    /// The entity of what the service sends.
    init(_ transfer: PlaceDTO) {
        self.init(kind: transfer.kind, position: Place.Position(transfer.position))
    }
}

nonisolated extension PlaceDTO {
    /// What the service is sent of an entity.
    init(_ entity: Place) {
        self.init(kind: entity.kind, position: PlaceDTO.Position(entity.position))
    }
}

nonisolated extension Place.Position {
    /// The entity of what the service sends.
    init(_ transfer: PlaceDTO.Position) {
        self.init(latitude: transfer.latitude, longitude: transfer.longitude)
    }
}

nonisolated extension PlaceDTO.Position {
    /// What the service is sent of an entity.
    init(_ entity: Place.Position) {
        self.init(latitude: entity.latitude, longitude: entity.longitude)
    }
}

nonisolated extension Photo {
    /// The entity of what the service sends.
    init(_ transfer: PhotoDTO) {
        self.init(url: transfer.url, width: transfer.width)
    }
}

nonisolated extension PhotoDTO {
    /// What the service is sent of an entity.
    init(_ entity: Photo) {
        self.init(url: entity.url, width: entity.width)
    }
}

nonisolated extension Comment {
    /// The entity of what the service sends.
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
    /// What the service is sent of an entity.
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
    /// The entity of what the service sends.
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
    /// What the service is sent of an entity.
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
    /// The entity of what the service sends.
    init(_ transfer: RatingDTO) {
        self.init(stars: transfer.stars)
    }
}

nonisolated extension RatingDTO {
    /// What the service is sent of an entity.
    init(_ entity: Rating) {
        self = EntityConversion.ratingDTO(entity)
    }
}

nonisolated extension Feed {
    /// The entity of what the service sends.
    init<ElementTransfer: Codable & Hashable & Sendable>(
        _ transfer: FeedDTO<ElementTransfer>,
        element: (ElementTransfer) throws -> Element
    ) rethrows {
        self.init(items: try transfer.items.map { try element($0) }, next: transfer.next)
    }
}

nonisolated extension FeedDTO {
    /// What the service is sent of an entity.
    init<ElementEntity: Hashable & Sendable>(
        _ entity: Feed<ElementEntity>,
        element: (ElementEntity) throws -> Element
    ) rethrows {
        self.init(items: try entity.items.map { try element($0) }, next: entity.next)
    }
}
