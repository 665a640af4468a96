import Foundation

nonisolated enum Visibility: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case everyone
    case followers
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.everyone, .followers]

    init(rawValue: String) {
        switch rawValue {
        case "everyone":
            self = .everyone
        case "followers":
            self = .followers
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .everyone:
            return "everyone"
        case .followers:
            return "followers"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated struct User: Identifiable, Hashable, Sendable {
    let id: UUID
    let displayName: String
    let avatar: Photo?
    let address: String?

    init(id: UUID, displayName: String, avatar: Photo? = nil, address: String? = nil) {
        self.id = id
        self.displayName = displayName
        self.avatar = avatar
        self.address = address
    }
}

/// Something to show.
nonisolated struct Post: Identifiable, Hashable, Sendable {
    let id: UUID
    let authorID: UUID
    let authorName: String
    let authorPhoto: URL?
    let text: String
    let photos: [Photo]
    let visibility: Visibility
    let createdAt: Date
    let likes: Int
    let price: Money
    let link: URL
    let attachment: Attachment?
    let extra: [String: Photo]?

    init(
        id: UUID,
        authorID: UUID,
        authorName: String,
        authorPhoto: URL? = nil,
        text: String,
        photos: [Photo] = [],
        visibility: Visibility,
        createdAt: Date,
        likes: Int = 0,
        price: Money,
        link: URL,
        attachment: Attachment? = nil,
        extra: [String: Photo]? = nil
    ) {
        self.id = id
        self.authorID = authorID
        self.authorName = authorName
        self.authorPhoto = authorPhoto
        self.text = text
        self.photos = photos
        self.visibility = visibility
        self.createdAt = createdAt
        self.likes = likes
        self.price = price
        self.link = link
        self.attachment = attachment
        self.extra = extra
    }
}

nonisolated enum Attachment: Hashable, Sendable {
    case plan(Plan)
    case place(Place)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)
}

nonisolated struct Plan: Hashable, Sendable {
    let kind: String
    let title: String
    let pages: Int

    init(kind: String = "plan", title: String, pages: Int) {
        self.kind = kind
        self.title = title
        self.pages = pages
    }
}

nonisolated struct Place: Hashable, Sendable {
    let kind: String
    let position: Position

    init(kind: String = "place", position: Position) {
        self.kind = kind
        self.position = position
    }

    nonisolated struct Position: Hashable, Sendable {
        let latitude: Double
        let longitude: Double
    }
}

nonisolated struct Photo: Hashable, Sendable {
    let url: URL
    let width: Int
}

nonisolated struct Comment: Identifiable, Hashable, Sendable {
    let id: UUID
    let author: User
    let replies: [Comment]
    @Indirect var parent: Comment?

    init(id: UUID, author: User, replies: [Comment], parent: Comment? = nil) {
        self.id = id
        self.author = author
        self.replies = replies
        _parent = Indirect(parent)
    }
}

nonisolated struct Draft: Hashable, Sendable {
    let text: String
    let photo: Photo?
    let visibility: Visibility?
    let note: String?

    init(text: String, photo: Photo? = nil, visibility: Visibility? = nil, note: String? = nil) {
        self.text = text
        self.photo = photo
        self.visibility = visibility
        self.note = note
    }
}

nonisolated struct Rating: Hashable, Sendable {
    let stars: Int
}

nonisolated struct Feed<Element: Hashable & Sendable>: Hashable, Sendable {
    let items: [Element]
    let next: String?

    init(items: [Element], next: String? = nil) {
        self.items = items
        self.next = next
    }
}
