import Foundation

nonisolated struct FetchReportResponse: Codable, Hashable, Sendable {
    let sent: ListParcelsResponse?
    let day: PlainDate?

    init(sent: ListParcelsResponse? = nil, day: PlainDate? = nil) {
        self.sent = sent
        self.day = day
    }
}

nonisolated struct ListParcelsResponse: Codable, Hashable, Sendable {
    let total: Int?

    init(total: Int? = nil) {
        self.total = total
    }
}
