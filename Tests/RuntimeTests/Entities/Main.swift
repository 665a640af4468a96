import Foundation

// Made of a generated case: values go from the service's types to the app's and back.

@main
struct Checks {
    static func main() throws {
        var checks = Checks()
        try checks.run()
        print("\(checks.count) checks")
    }

    private var count = 0

    private mutating func expect(_ condition: Bool, _ line: Int = #line) {
        count += 1
        if !condition { print("line \(line)") }
    }

    private mutating func run() throws {
        let post = try Post(PostDTO.preview)
        expect(post.authorName == UserDTO.preview.displayName)
        expect(post.authorID == UserDTO.preview.id)
        expect(post.authorPhoto == PhotoDTO.preview.url)
        expect(post.likes == PostDTO.preview.likeCount)
        expect(post.link.absoluteString == PostDTO.preview.link)
        expect(post.attachment == .plan(Plan(.preview)))
        // Previews of both sides say the same.
        expect(Plan(.preview) == .preview && User(.preview) == .preview && Place(.preview) == .preview)
        expect(post.authorName == Post.preview.authorName && post.authorPhoto == Post.preview.authorPhoto)
        expect(post.likes == Post.preview.likes)
        expect(post.link == Post.preview.link)
        expect(post.text == Post.preview.text)
        expect(post.extra == ["key": Photo(.preview)])

        let bare = try JSONDecoder().decode(
            UserDTO.self,
            from: Data(#"{"id": "3F2504E0-4F89-41D3-9A0C-0305E82C3301", "display_name": "Ann"}"#.utf8)
        )
        expect(User(bare).avatar == nil && User(bare).address == nil)

        // What has the same properties comes back as it was.
        expect(UserDTO(User(.preview)) == .preview && UserDTO(User(bare)) == bare)
        expect(CommentDTO(Comment(.preview)) == .preview)
        expect(AttachmentDTO(Attachment(.preview)) == .preview)
        let place = AttachmentDTO.place(.preview)
        expect(AttachmentDTO(Attachment(place)) == place)
        expect(DraftDTO(Draft(.preview)) == .preview)
        let feed = FeedDTO<PhotoDTO>(items: [.preview], next: "2")
        expect(FeedDTO(Feed(feed, element: { Photo($0) }), element: { PhotoDTO($0) }) == feed)
        expect(RatingDTO(Rating(stars: 4)) == RatingDTO(stars: 4, source: "app"))
    }
}
