public struct Store: Codable, Hashable, Sendable {
    public let id: Int
}

public struct Page<Content: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    public let contents: [Content]
}

public struct NearbyInput: Codable, Hashable, Sendable {
    public let latitude: Double
    public let longitude: Double
    public let limit: Int?
}

public struct RenameInput: Codable, Hashable, Sendable {
    public let storeId: Int
    public let name: String
}
