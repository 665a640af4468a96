public struct Store: Codable, Hashable, Sendable {
    public let id: Int
}
