import Foundation

nonisolated struct Legacy: Codable, Hashable, Sendable {
    let count: Int?
    let name: String?
    let key: UUID?
    let ratio: Double?
    let list: [JSONValue]?
    let shape: Shape?

    init(
        count: Int? = nil,
        name: String? = nil,
        key: UUID? = nil,
        ratio: Double? = nil,
        list: [JSONValue]? = nil,
        shape: Shape? = nil
    ) {
        self.count = count
        self.name = name
        self.key = key
        self.ratio = ratio
        self.list = list
        self.shape = shape
    }

    nonisolated struct Shape: Codable, Hashable, Sendable {
        let x: Double?

        init(x: Double? = nil) {
            self.x = x
        }
    }
}
