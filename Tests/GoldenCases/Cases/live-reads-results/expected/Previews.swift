import Foundation

nonisolated extension Boat {
    public static let preview = Boat(id: 1, name: "Boat")
}

nonisolated extension Position {
    public static let preview = Position(latitude: 52.52, longitude: 13.405)
}

nonisolated extension Crew {
    public static let preview = Crew(names: ["Crew"])
}

nonisolated extension Search {
    public static let preview = Search(text: "Text")
}

nonisolated extension BoatsPositionsOutgoingMessage {
    public static let preview: Self = .subscribe(.preview)
}

nonisolated extension BoatsPositionsIncomingMessage {
    public static let preview: Self = .moved(.preview)
}

nonisolated extension BoatsPositionsIncomingMessage.Docked {
    public static let preview = BoatsPositionsIncomingMessage.Docked(harbour: "Harbour")
}
