import Foundation

nonisolated struct Book: Codable, Hashable, Sendable {
    let title: String
    let isbn: String
    let pages: Int
    let format: Format
    let price: Decimal?
    let published: PlainDate?
    let sold: Date?
    let cover: URL?
    /// Anything.
    let extra: JSONValue?
    let author: Author?
    let tags: [String]?

    init(
        title: String,
        isbn: String,
        pages: Int = 300,
        format: Format = .audio,
        price: Decimal? = nil,
        published: PlainDate? = nil,
        sold: Date? = nil,
        cover: URL? = nil,
        extra: JSONValue? = nil,
        author: Author? = nil,
        tags: [String]? = nil
    ) {
        self.title = title
        self.isbn = isbn
        self.pages = pages
        self.format = format
        self.price = price
        self.published = published
        self.sold = sold
        self.cover = cover
        self.extra = extra
        self.author = author
        self.tags = tags
    }
}

nonisolated struct Author: Codable, Hashable, Sendable {
    let name: String?
    let born: Int?

    init(name: String? = nil, born: Int? = nil) {
        self.name = name
        self.born = born
    }
}

nonisolated enum Format: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case paper
    case audio
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.paper, .audio]

    init(rawValue: String) {
        switch rawValue {
        case "paper":
            self = .paper
        case "audio":
            self = .audio
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .paper:
            return "paper"
        case .audio:
            return "audio"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
