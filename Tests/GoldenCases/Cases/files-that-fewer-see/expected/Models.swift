import Foundation

public nonisolated struct Shed: Codable, Hashable, Sendable {
    public let id: Int
    public let name: String?

    public init(id: Int, name: String? = nil) {
        self.id = id
        self.name = name
    }
}
