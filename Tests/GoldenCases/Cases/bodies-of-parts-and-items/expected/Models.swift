import Foundation

nonisolated struct Item: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated enum SendTextsRequestItem: String, Codable, CaseIterable, Sendable {
    case a
    case b
}
