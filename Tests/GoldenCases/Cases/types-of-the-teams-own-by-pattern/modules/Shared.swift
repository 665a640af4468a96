public enum StoreKind: String, Codable, Sendable {
    case cafe
    case bakery
}
