public struct Money: Codable, Hashable, Sendable {
    public let cents: Int
}
