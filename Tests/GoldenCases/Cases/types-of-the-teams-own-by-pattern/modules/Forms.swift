public struct StoreForm: Codable, Hashable, Sendable {
    public let name: String
}
