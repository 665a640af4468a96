import Foundation

nonisolated struct ListParcelsResponse: Codable, Hashable, Sendable {
    let total: Int?

    init(total: Int? = nil) {
        self.total = total
    }
}
