import Foundation

public nonisolated struct Tile: Codable, Hashable, Sendable {
    public let id: Int

    public init(id: Int) {
        self.id = id
    }
}
