import Foundation

public nonisolated struct Book: Encodable, Hashable, Sendable {
    public let title: String

    public init(title: String) {
        self.title = title
    }
}

public nonisolated struct Search: Encodable, Hashable, Sendable {
    public let input: String
    public let note: String

    public init(input: String, note: String) {
        self.input = input
        self.note = note
    }
}
