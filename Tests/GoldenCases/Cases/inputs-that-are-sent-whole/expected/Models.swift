import Foundation

public nonisolated struct Book: Encodable, Hashable, Sendable {
    public let title: String

    public init(title: String) {
        self.title = title
    }
}
