import Foundation

nonisolated struct Item: Codable, Hashable, Sendable {
    let name: String?
    let note: String?

    init(name: String? = nil, note: String? = nil) {
        self.name = name
        self.note = note
    }
}

nonisolated struct BoxPatch: Codable, Hashable, Sendable {
    let note: Nullable<String>?

    init(note: Nullable<String>? = nil) {
        self.note = note
    }
}
