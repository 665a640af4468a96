import Foundation

nonisolated extension ValuesDTO {
    static let preview = ValuesDTO(
        textURL: "https://example.com",
        textUUID: "Text uuid",
        textInt: "Text int",
        textDouble: "Text double",
        textDecimal: "Text decimal",
        urlText: URL(string: "https://example.com")!,
        uuidText: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        intText: 1,
        int32Int: 1,
        int64Int: 1,
        intDouble: 1,
        intDate: 1,
        int64Date: 1,
        doubleDate: 1.5
    )
}

nonisolated extension SomeDTO {
    static let preview = SomeDTO(
        textURL: "https://example.com",
        textUUID: "Text uuid",
        textInt: "Text int",
        textDouble: "Text double",
        textDecimal: "Text decimal",
        urlText: URL(string: "https://example.com")!,
        uuidText: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        intText: 1,
        int32Int: 1,
        int64Int: 1,
        intDouble: 1,
        intDate: 1,
        int64Date: 1,
        doubleDate: 1.5
    )
}

nonisolated extension Values {
    static let preview = Values(
        textURL: URL(string: "https://example.com")!,
        textUUID: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        textInt: 1,
        textDouble: 1.5,
        textDecimal: 1.5,
        urlText: "Url text",
        uuidText: "Uuid text",
        intText: "Int text",
        int32Int: 1,
        int64Int: 1,
        intDouble: 1.5,
        intDate: Date(timeIntervalSince1970: 1_705_311_000),
        int64Date: Date(timeIntervalSince1970: 1_705_311_000),
        doubleDate: Date(timeIntervalSince1970: 1_705_311_000)
    )
}

nonisolated extension Some {
    static let preview = Some(
        textURL: URL(string: "https://example.com")!,
        textUUID: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        textInt: 1,
        textDouble: 1.5,
        textDecimal: 1.5,
        urlText: "Url text",
        uuidText: "Uuid text",
        intText: "Int text",
        int32Int: 1,
        int64Int: 1,
        intDouble: 1.5,
        intDate: Date(timeIntervalSince1970: 1_705_311_000),
        int64Date: Date(timeIntervalSince1970: 1_705_311_000),
        doubleDate: Date(timeIntervalSince1970: 1_705_311_000)
    )
}
