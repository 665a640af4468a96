import Foundation

nonisolated struct Count: Codable, Hashable, Sendable {
    let total: Int
    let small: Int
    let whole: Int?

    init(total: Int, small: Int, whole: Int? = nil) {
        self.total = total
        self.small = small
        self.whole = whole
    }
}
