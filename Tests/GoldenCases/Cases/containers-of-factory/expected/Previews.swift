import Foundation

#if DEBUG

    nonisolated extension Boat {
        static let preview = Boat(id: 1, name: "Ada")
    }
#endif
