import Foundation

nonisolated enum FetchItemsSort: String, Codable, CaseIterable, Sendable {
    case newest
    case nearest
}
