import Foundation

nonisolated extension UserDTO {
    static let preview = UserDTO(
        id: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        displayName: "Jane Doe",
        avatar: .preview,
        email: "jane@example.com"
    )
}

nonisolated extension PostDTO {
    static let preview = PostDTO(
        id: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        author: .preview,
        text: "Text",
        photos: [.preview],
        visibility: .everyone,
        createdAt: Date(timeIntervalSince1970: 1_705_311_000),
        likeCount: 3,
        price: "Price",
        link: "https://example.com",
        etag: "Etag",
        attachment: .preview,
        extra: ["key": .preview]
    )
}

nonisolated extension Visibility {
    static let preview: Self = .everyone
}

nonisolated extension AttachmentDTO {
    static let preview: Self = .plan(.preview)
}

nonisolated extension PlanDTO {
    static let preview = PlanDTO(kind: "plan", title: "Title", pages: 1)
}

nonisolated extension PlaceDTO {
    static let preview = PlaceDTO(kind: "place", position: .preview)
}

nonisolated extension PlaceDTO.Position {
    static let preview = PlaceDTO.Position(latitude: 52.52, longitude: 13.405)
}

nonisolated extension PhotoDTO {
    static let preview = PhotoDTO(url: URL(string: "https://example.com")!, width: 640)
}

nonisolated extension CommentDTO {
    static let preview = CommentDTO(
        id: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        author: .preview,
        replies: []
    )
}

nonisolated extension DraftDTO {
    static let preview = DraftDTO(text: "Text", photo: .preview, visibility: .everyone, note: "Note")
}

nonisolated extension RatingDTO {
    static let preview = RatingDTO(stars: 1, source: "Source")
}

nonisolated extension FeedDTO<PostDTO> {
    static var preview: Self {
        FeedDTO<PostDTO>(items: [.preview], next: "Next")
    }
}

nonisolated extension User {
    static let preview = User(
        id: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        displayName: "Jane Doe",
        avatar: .preview,
        address: "jane@example.com"
    )
}

nonisolated extension Post {
    static let preview = Post(
        id: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        authorID: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        authorName: "Jane Doe",
        authorPhoto: URL(string: "https://example.com")!,
        text: "Text",
        photos: [.preview],
        visibility: .everyone,
        createdAt: Date(timeIntervalSince1970: 1_705_311_000),
        likes: 3,
        price: .preview,
        link: URL(string: "https://example.com")!,
        attachment: .preview,
        extra: ["key": .preview]
    )
}

nonisolated extension Attachment {
    static let preview: Self = .plan(.preview)
}

nonisolated extension Plan {
    static let preview = Plan(kind: "plan", title: "Title", pages: 1)
}

nonisolated extension Place {
    static let preview = Place(kind: "place", position: .preview)
}

nonisolated extension Place.Position {
    static let preview = Place.Position(latitude: 52.52, longitude: 13.405)
}

nonisolated extension Photo {
    static let preview = Photo(url: URL(string: "https://example.com")!, width: 640)
}

nonisolated extension Comment {
    static let preview = Comment(
        id: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        author: .preview,
        replies: []
    )
}

nonisolated extension Draft {
    static let preview = Draft(text: "Text", photo: .preview, visibility: .everyone, note: "Note")
}

nonisolated extension Rating {
    static let preview = Rating(stars: 1)
}
