import Foundation

nonisolated struct Item: Codable, Hashable, Sendable {
    let id: Int?
    let name: String?
    let secret: String?

    init(id: Int? = nil, name: String? = nil, secret: String? = nil) {
        self.id = id
        self.name = name
        self.secret = secret
    }
}
