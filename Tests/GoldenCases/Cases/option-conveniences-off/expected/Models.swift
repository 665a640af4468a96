import Foundation

nonisolated struct Boat: Identifiable, Decodable, Sendable {
    var id: Int
    var name: String?
}
