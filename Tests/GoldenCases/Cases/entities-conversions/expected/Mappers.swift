import Foundation

nonisolated extension Values {
    /// The entity of what the service sends.
    init(_ transfer: ValuesDTO) throws {
        self.init(
            textURL: try EntityConversionError.unwrap(URL(string: transfer.textURL), of: transfer.textURL),
            textUUID: try EntityConversionError.unwrap(UUID(uuidString: transfer.textUUID), of: transfer.textUUID),
            textInt: try EntityConversionError.unwrap(Int(transfer.textInt), of: transfer.textInt),
            textDouble: try EntityConversionError.unwrap(Double(transfer.textDouble), of: transfer.textDouble),
            textDecimal: try EntityConversionError.decimal(transfer.textDecimal),
            urlText: transfer.urlText.absoluteString,
            uuidText: transfer.uuidText.uuidString.lowercased(),
            intText: String(transfer.intText),
            int32Int: Int(transfer.int32Int),
            int64Int: try EntityConversionError.unwrap(Int(exactly: transfer.int64Int), of: transfer.int64Int),
            intDouble: Double(transfer.intDouble),
            intDate: Date(timeIntervalSince1970: TimeInterval(transfer.intDate)),
            int64Date: Date(timeIntervalSince1970: TimeInterval(transfer.int64Date)),
            doubleDate: Date(timeIntervalSince1970: transfer.doubleDate)
        )
    }
}

nonisolated extension ValuesDTO {
    /// What the service is sent of an entity.
    init(_ entity: Values) throws {
        self.init(
            textURL: entity.textURL.absoluteString,
            textUUID: entity.textUUID.uuidString.lowercased(),
            textInt: String(entity.textInt),
            textDouble: String(entity.textDouble),
            textDecimal: entity.textDecimal.description,
            urlText: try EntityConversionError.unwrap(URL(string: entity.urlText), of: entity.urlText),
            uuidText: try EntityConversionError.unwrap(UUID(uuidString: entity.uuidText), of: entity.uuidText),
            intText: try EntityConversionError.unwrap(Int(entity.intText), of: entity.intText),
            int32Int: try EntityConversionError.unwrap(Int32(exactly: entity.int32Int), of: entity.int32Int),
            int64Int: Int64(entity.int64Int),
            intDouble: try EntityConversionError.unwrap(Int(exactly: entity.intDouble), of: entity.intDouble),
            intDate: Int(entity.intDate.timeIntervalSince1970.rounded()),
            int64Date: Int64(entity.int64Date.timeIntervalSince1970.rounded()),
            doubleDate: entity.doubleDate.timeIntervalSince1970
        )
    }
}

nonisolated extension Some {
    /// The entity of what the service sends.
    init(_ transfer: SomeDTO) throws {
        self.init(
            textURL: try transfer.textURL.map { try EntityConversionError.unwrap(URL(string: $0), of: $0) },
            textUUID: try transfer.textUUID.map { try EntityConversionError.unwrap(UUID(uuidString: $0), of: $0) },
            textInt: try transfer.textInt.map { try EntityConversionError.unwrap(Int($0), of: $0) },
            textDouble: try transfer.textDouble.map { try EntityConversionError.unwrap(Double($0), of: $0) },
            textDecimal: try transfer.textDecimal.map { try EntityConversionError.decimal($0) },
            urlText: transfer.urlText.map { $0.absoluteString },
            uuidText: transfer.uuidText.map { $0.uuidString.lowercased() },
            intText: transfer.intText.map { String($0) },
            int32Int: transfer.int32Int.map { Int($0) },
            int64Int: try transfer.int64Int.map { try EntityConversionError.unwrap(Int(exactly: $0), of: $0) },
            intDouble: transfer.intDouble.map { Double($0) },
            intDate: transfer.intDate.map { Date(timeIntervalSince1970: TimeInterval($0)) },
            int64Date: transfer.int64Date.map { Date(timeIntervalSince1970: TimeInterval($0)) },
            doubleDate: transfer.doubleDate.map { Date(timeIntervalSince1970: $0) }
        )
    }
}

nonisolated extension SomeDTO {
    /// What the service is sent of an entity.
    init(_ entity: Some) throws {
        self.init(
            textURL: entity.textURL.map { $0.absoluteString },
            textUUID: entity.textUUID.map { $0.uuidString.lowercased() },
            textInt: entity.textInt.map { String($0) },
            textDouble: entity.textDouble.map { String($0) },
            textDecimal: entity.textDecimal.map { $0.description },
            urlText: try entity.urlText.map { try EntityConversionError.unwrap(URL(string: $0), of: $0) },
            uuidText: try entity.uuidText.map { try EntityConversionError.unwrap(UUID(uuidString: $0), of: $0) },
            intText: try entity.intText.map { try EntityConversionError.unwrap(Int($0), of: $0) },
            int32Int: try entity.int32Int.map { try EntityConversionError.unwrap(Int32(exactly: $0), of: $0) },
            int64Int: entity.int64Int.map { Int64($0) },
            intDouble: try entity.intDouble.map { try EntityConversionError.unwrap(Int(exactly: $0), of: $0) },
            intDate: entity.intDate.map { Int($0.timeIntervalSince1970.rounded()) },
            int64Date: entity.int64Date.map { Int64($0.timeIntervalSince1970.rounded()) },
            doubleDate: entity.doubleDate.map { $0.timeIntervalSince1970 }
        )
    }
}
