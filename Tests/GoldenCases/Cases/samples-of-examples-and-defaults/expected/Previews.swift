import Foundation

nonisolated extension Book {
    static let preview = Book(
        title: "Moby \"Dick\" \\(1)\n",
        isbn: "9780142437247",
        pages: 300,
        format: .audio,
        price: Decimal(sign: .plus, exponent: -2, significand: 1999),
        published: PlainDate(year: 1851, month: 10, day: 18)!,
        sold: Date(timeIntervalSince1970: 1_709_202_600),
        cover: URL(string: "https://example.com")!,
        extra: .object(["a \"key\"": .array([.integer(1), .number(2.5), .null, .bool(true)])]),
        author: .preview,
        tags: ["sea"]
    )

    /// One that is sold no more
    static let previewOutOfPrint = Book(title: "Old", isbn: "0", pages: 3, format: .paper)

    static let previewGetBook = Book(
        title: "By \"default\" \\(x)",
        isbn: "1",
        pages: 4,
        format: .audio,
        author: Author(name: "Ann")
    )
}

nonisolated extension Author {
    static let preview = Author(name: "Herman", born: 1819)
}

nonisolated extension Format {
    static let preview: Self = .audio
}
