import Foundation

nonisolated struct Night: Codable, Hashable, Sendable {
    let id: String?
    let token: String?
    let name: String

    init(id: String? = nil, token: String? = nil, name: String) {
        self.id = id
        self.token = token
        self.name = name
    }
}
