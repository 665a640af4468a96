import Foundation

nonisolated struct ReadItemResponse: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct ItemsUpdateRequest: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct UpdateItemsItemIdTagsPutRequest: Codable, Hashable, Sendable {
    let tag: String?

    init(tag: String? = nil) {
        self.tag = tag
    }
}

nonisolated struct UsersUpdateRequest: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}
