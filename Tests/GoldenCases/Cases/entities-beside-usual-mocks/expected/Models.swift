import Foundation

nonisolated struct PaperDTO: Codable, Hashable, Sendable {
    let id: Int
    let title: String
}

nonisolated struct Paper: Hashable, Sendable {
    let id: Int
    let title: String
}
