import Foundation

nonisolated extension Post {
    static let preview = Post(id: "1", text: "Text")
}

nonisolated extension NewPost {
    static let preview = NewPost(text: "Text")
}

nonisolated extension PostsByIdLikesKind {
    static let preview: Self = .heart
}
