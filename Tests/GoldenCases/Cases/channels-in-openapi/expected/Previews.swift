import Foundation

nonisolated extension Comment {
    static let preview = Comment(id: 1, text: "Text")
}

nonisolated extension ChatMessage {
    static let preview = ChatMessage(text: "Text")
}

nonisolated extension Presence {
    static let preview = Presence(person: "Person")
}

nonisolated extension LiveCommentsIncomingMessage {
    static let preview: Self = .commentAdded(.preview)
}

nonisolated extension LiveCommentsIncomingMessage.CommentRemoved {
    static let preview = LiveCommentsIncomingMessage.CommentRemoved(id: 1)
}

nonisolated extension ChatIncomingMessage {
    static let preview: Self = .chatMessage(.preview)
}

nonisolated extension TickerIncomingMessage {
    static let preview = TickerIncomingMessage(price: 9.99)
}
