public enum Kind: String, Codable, Sendable {
    case cafe
    case bakery
}

public enum Sort: String, Codable, Sendable {
    case newest
    case mostReviewed = "most_reviewed"
}
