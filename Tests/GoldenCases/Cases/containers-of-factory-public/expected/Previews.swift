import Foundation

nonisolated extension Boat {
    public static let preview = Boat(id: 1, name: "Ada")
}
