import Foundation

public nonisolated struct Item: Codable, Hashable, Sendable {
    public let id: Int?
    public let name: String?
    public let secret: String?

    public init(id: Int? = nil, name: String? = nil, secret: String? = nil) {
        self.id = id
        self.name = name
        self.secret = secret
    }
}
