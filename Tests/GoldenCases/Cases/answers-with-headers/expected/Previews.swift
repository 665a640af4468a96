import Foundation

nonisolated extension Apple {
    static let preview = Apple(id: 1, sort: "Sort")
}

nonisolated extension NewApple {
    static let preview = NewApple(sort: "Sort")
}

nonisolated extension ListApplesSeason {
    static let preview: Self = .spring
}

nonisolated extension ListApplesFarm {
    static let preview = ListApplesFarm(name: "List apples farm")
}

nonisolated extension PlantAppleResponseBodyAccepted {
    static let preview = PlantAppleResponseBodyAccepted(ticket: "Ticket")
}
