struct Bread: Codable, Sendable, Equatable {
    let id: Int
    let displayName: String
}

struct BreadOrder: Codable, Sendable {
    let breadId: Int
    let loafCount: Int
    let pickUpTime: String?
}

struct Receipt: Codable, Sendable {
    let orderNumber: String
}
