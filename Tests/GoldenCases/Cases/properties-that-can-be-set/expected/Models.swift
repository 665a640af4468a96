import Foundation

nonisolated struct Post: Codable, Hashable, Sendable {
    let id: Int
    var isLiked: Bool
    let folder: Folder?

    init(id: Int, isLiked: Bool, folder: Folder? = nil) {
        self.id = id
        self.isLiked = isLiked
        self.folder = folder
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case isLiked = "is_liked"
        case folder
    }
}

nonisolated struct Draft: Codable, Hashable, Sendable {
    var text: String
    var tags: [String]?
}

nonisolated struct Folder: Codable, Hashable, Sendable {
    let name: String?
    @Indirect var parent: Folder?

    init(name: String? = nil, parent: Folder? = nil) {
        self.name = name
        _parent = Indirect(parent)
    }
}
