import Foundation

nonisolated struct Missing: Codable, Hashable, Sendable {
    let id: Int?

    init(id: Int? = nil) {
        self.id = id
    }
}

nonisolated struct Problem: Codable, Hashable, Sendable {
    let title: String?

    init(title: String? = nil) {
        self.title = title
    }
}

nonisolated struct ListBoatsFailure: Codable, Hashable, Sendable {
    let of: Problem?

    init(of: Problem? = nil) {
        self.of = of
    }
}

nonisolated struct ListBoatsUnprocessableError: Codable, Hashable, Sendable {
    let field: String?

    init(field: String? = nil) {
        self.field = field
    }
}
