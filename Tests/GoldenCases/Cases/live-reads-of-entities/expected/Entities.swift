import Foundation

nonisolated struct Crane: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let manual: URL
}

nonisolated struct Load: Identifiable, Hashable, Sendable {
    let id: Int
    let kilograms: Int

    init(id: Int, kilograms: Int = 0) {
        self.id = id
        self.kilograms = kilograms
    }
}

nonisolated enum CranesMovesIncomingMessage: Hashable, Sendable {
    case moved(Crane)
    case broken(Broken)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    nonisolated struct Broken: Identifiable, Hashable, Sendable {
        let id: Int
    }
}
