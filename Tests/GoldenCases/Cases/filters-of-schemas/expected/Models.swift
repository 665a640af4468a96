import Foundation

nonisolated struct Harbour: Codable, Hashable, Sendable {
    let master: Person?

    init(master: Person? = nil) {
        self.master = master
    }
}

nonisolated struct Person: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}
