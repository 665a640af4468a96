import Foundation

nonisolated extension Boat {
    static let preview = Boat(id: 1, name: "Ada")
}
