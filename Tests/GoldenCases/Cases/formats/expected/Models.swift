import Foundation

nonisolated struct Frame: Codable, Hashable, Sendable {
    let taken: Date
    let day: PlainDate
    let link: URL
    let key: UUID
    let bytes: Data
    let exact: Decimal
    let count: Int?

    init(taken: Date, day: PlainDate, link: URL, key: UUID, bytes: Data, exact: Decimal, count: Int? = nil) {
        self.taken = taken
        self.day = day
        self.link = link
        self.key = key
        self.bytes = bytes
        self.exact = exact
        self.count = count
    }
}
