import Foundation

nonisolated extension ValuesDTO {
    static let preview = ValuesDTO(
        stringAsURL: "https://example.com",
        stringAsUUID: "String as uuid",
        stringAsInt: "String as int",
        stringAsDouble: "String as double",
        stringAsDecimal: "String as decimal",
        urlAsString: URL(string: "https://example.com")!,
        uuidAsString: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        intAsString: 1,
        int32AsInt: 1,
        int64AsInt: 1,
        intAsDouble: 1,
        intAsDate: 1,
        int64AsDate: 1,
        doubleAsDate: 1.5
    )
}

nonisolated extension SomeDTO {
    static let preview = SomeDTO(
        stringAsURL: "https://example.com",
        stringAsUUID: "String as uuid",
        stringAsInt: "String as int",
        stringAsDouble: "String as double",
        stringAsDecimal: "String as decimal",
        urlAsString: URL(string: "https://example.com")!,
        uuidAsString: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        intAsString: 1,
        int32AsInt: 1,
        int64AsInt: 1,
        intAsDouble: 1,
        intAsDate: 1,
        int64AsDate: 1,
        doubleAsDate: 1.5
    )
}

nonisolated extension Values {
    static let preview = Values(
        stringAsURL: URL(string: "https://example.com")!,
        stringAsUUID: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        stringAsInt: 1,
        stringAsDouble: 1.5,
        stringAsDecimal: 1.5,
        urlAsString: "Url as string",
        uuidAsString: "Uuid as string",
        intAsString: "Int as string",
        int32AsInt: 1,
        int64AsInt: 1,
        intAsDouble: 1.5,
        intAsDate: Date(timeIntervalSince1970: 1_705_311_000),
        int64AsDate: Date(timeIntervalSince1970: 1_705_311_000),
        doubleAsDate: Date(timeIntervalSince1970: 1_705_311_000)
    )
}

nonisolated extension Some {
    static let preview = Some(
        stringAsURL: URL(string: "https://example.com")!,
        stringAsUUID: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301")!,
        stringAsInt: 1,
        stringAsDouble: 1.5,
        stringAsDecimal: 1.5,
        urlAsString: "Url as string",
        uuidAsString: "Uuid as string",
        intAsString: "Int as string",
        int32AsInt: 1,
        int64AsInt: 1,
        intAsDouble: 1.5,
        intAsDate: Date(timeIntervalSince1970: 1_705_311_000),
        int64AsDate: Date(timeIntervalSince1970: 1_705_311_000),
        doubleAsDate: Date(timeIntervalSince1970: 1_705_311_000)
    )
}
