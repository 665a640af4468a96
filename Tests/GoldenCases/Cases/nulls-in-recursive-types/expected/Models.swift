import Foundation

nonisolated struct Node: Codable, Hashable, Sendable {
    let id: String
    @Indirect var next: Nullable<Node>?
    let note: Nullable<String>?

    init(id: String, next: Nullable<Node>? = nil, note: Nullable<String>? = nil) {
        self.id = id
        _next = Indirect(next)
        self.note = note
    }
}
