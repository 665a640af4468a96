import Foundation

nonisolated struct UserDTO: Identifiable, Codable, Hashable, Sendable {
    let id: UUID
    let displayName: String
    let avatar: PhotoDTO?
    let email: String?

    init(id: UUID, displayName: String, avatar: PhotoDTO? = nil, email: String? = nil) {
        self.id = id
        self.displayName = displayName
        self.avatar = avatar
        self.email = email
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case displayName = "display_name"
        case avatar
        case email
    }
}

/// Something to show.
nonisolated struct PostDTO: Identifiable, Codable, Hashable, Sendable {
    let id: UUID
    let author: UserDTO
    let text: String
    let photos: [PhotoDTO]?
    let visibility: Visibility
    let createdAt: Date
    let likeCount: Int?
    let price: String
    let link: String
    let etag: String
    let attachment: AttachmentDTO?
    let extra: [String: PhotoDTO]?

    init(
        id: UUID,
        author: UserDTO,
        text: String,
        photos: [PhotoDTO]? = nil,
        visibility: Visibility,
        createdAt: Date,
        likeCount: Int? = nil,
        price: String,
        link: String,
        etag: String,
        attachment: AttachmentDTO? = nil,
        extra: [String: PhotoDTO]? = nil
    ) {
        self.id = id
        self.author = author
        self.text = text
        self.photos = photos
        self.visibility = visibility
        self.createdAt = createdAt
        self.likeCount = likeCount
        self.price = price
        self.link = link
        self.etag = etag
        self.attachment = attachment
        self.extra = extra
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case author
        case text
        case photos
        case visibility
        case createdAt = "created_at"
        case likeCount = "like_count"
        case price
        case link
        case etag
        case attachment
        case extra
    }
}

nonisolated enum AttachmentDTO: Codable, Hashable, Sendable {
    case plan(PlanDTO)
    case place(PlaceDTO)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .kind)
        switch kind {
        case "plan":
            self = .plan(try PlanDTO(from: decoder))
        case "place":
            self = .place(try PlaceDTO(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .plan(let value):
            try value.encode(to: encoder)
        case .place(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct PlanDTO: Codable, Hashable, Sendable {
    let kind: String
    let title: String
    let pages: Int

    init(kind: String = "plan", title: String, pages: Int) {
        self.kind = kind
        self.title = title
        self.pages = pages
    }
}

nonisolated struct PlaceDTO: Codable, Hashable, Sendable {
    let kind: String
    let position: Position

    init(kind: String = "place", position: Position) {
        self.kind = kind
        self.position = position
    }

    nonisolated struct Position: Codable, Hashable, Sendable {
        let latitude: Double
        let longitude: Double
    }
}

nonisolated struct PhotoDTO: Codable, Hashable, Sendable {
    let url: URL
    let width: Int
}

nonisolated struct CommentDTO: Identifiable, Codable, Hashable, Sendable {
    let id: UUID
    let author: UserDTO
    let replies: [CommentDTO]
    @Indirect var parent: CommentDTO?

    init(id: UUID, author: UserDTO, replies: [CommentDTO], parent: CommentDTO? = nil) {
        self.id = id
        self.author = author
        self.replies = replies
        _parent = Indirect(parent)
    }
}

nonisolated struct DraftDTO: Codable, Hashable, Sendable {
    let text: String
    let photo: PhotoDTO?
    let visibility: Visibility?
    let note: String?

    init(text: String, photo: PhotoDTO? = nil, visibility: Visibility? = nil, note: String? = nil) {
        self.text = text
        self.photo = photo
        self.visibility = visibility
        self.note = note
    }
}

nonisolated struct RatingDTO: Codable, Hashable, Sendable {
    let stars: Int
    let source: String
}

nonisolated struct FeedDTO<Element: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let items: [Element]
    let next: String?

    init(items: [Element], next: String? = nil) {
        self.items = items
        self.next = next
    }
}
