import Foundation

public nonisolated struct Post: Codable, Hashable, Sendable {
    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}
