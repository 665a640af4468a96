import Foundation

nonisolated struct FileInput: Codable, Hashable, Sendable {
    let name: String
}

nonisolated struct StoredFile: Codable, Hashable, Sendable {
    let id: Int
    let name: String
}
