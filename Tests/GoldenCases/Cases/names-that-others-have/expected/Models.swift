import Foundation

nonisolated struct PostDTO: Codable, Hashable, Sendable {
    let id: UUID
    let number: Int
    let author: AuthorDTO
}

nonisolated struct AuthorDTO: Codable, Hashable, Sendable {
    let name2: String
    let name: String

    private enum CodingKeys: String, CodingKey {
        case name2 = "name"
        case name = "handle"
    }
}

nonisolated struct Post: Hashable, Sendable {
    let id2: UUID
    let id: Int
    let author: Author
}

nonisolated struct Author: Hashable, Sendable {
    let name2: String
    let name: String
}
