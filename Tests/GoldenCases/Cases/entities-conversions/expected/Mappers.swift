import Foundation

nonisolated extension Values {
    /// Converts the service's value to an entity.
    init(_ transfer: ValuesDTO) throws {
        self.init(
            stringAsURL: try EntityConversionError.unwrap(
                URL(string: transfer.stringAsURL),
                of: transfer.stringAsURL,
                at: "Values.stringAsURL"
            ),
            stringAsUUID: try EntityConversionError.unwrap(
                UUID(uuidString: transfer.stringAsUUID),
                of: transfer.stringAsUUID,
                at: "Values.stringAsUUID"
            ),
            stringAsInt: try EntityConversionError.unwrap(
                Int(transfer.stringAsInt),
                of: transfer.stringAsInt,
                at: "Values.stringAsInt"
            ),
            stringAsDouble: try EntityConversionError.unwrap(
                Double(transfer.stringAsDouble),
                of: transfer.stringAsDouble,
                at: "Values.stringAsDouble"
            ),
            stringAsDecimal: try EntityConversionError.unwrap(
                EntityConversionError.decimal(transfer.stringAsDecimal),
                of: transfer.stringAsDecimal,
                at: "Values.stringAsDecimal"
            ),
            urlAsString: transfer.urlAsString.absoluteString,
            uuidAsString: transfer.uuidAsString.uuidString.lowercased(),
            intAsString: String(transfer.intAsString),
            int32AsInt: Int(transfer.int32AsInt),
            int64AsInt: try EntityConversionError.unwrap(
                Int(exactly: transfer.int64AsInt),
                of: transfer.int64AsInt,
                at: "Values.int64AsInt"
            ),
            intAsDouble: Double(transfer.intAsDouble),
            intAsDate: Date(timeIntervalSince1970: TimeInterval(transfer.intAsDate)),
            int64AsDate: Date(timeIntervalSince1970: TimeInterval(transfer.int64AsDate)),
            doubleAsDate: Date(timeIntervalSince1970: transfer.doubleAsDate)
        )
    }
}

nonisolated extension ValuesDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Values) throws {
        self.init(
            stringAsURL: entity.stringAsURL.absoluteString,
            stringAsUUID: entity.stringAsUUID.uuidString.lowercased(),
            stringAsInt: String(entity.stringAsInt),
            stringAsDouble: String(entity.stringAsDouble),
            stringAsDecimal: entity.stringAsDecimal.description,
            urlAsString: try EntityConversionError.unwrap(
                URL(string: entity.urlAsString),
                of: entity.urlAsString,
                at: "ValuesDTO.urlAsString"
            ),
            uuidAsString: try EntityConversionError.unwrap(
                UUID(uuidString: entity.uuidAsString),
                of: entity.uuidAsString,
                at: "ValuesDTO.uuidAsString"
            ),
            intAsString: try EntityConversionError.unwrap(
                Int(entity.intAsString),
                of: entity.intAsString,
                at: "ValuesDTO.intAsString"
            ),
            int32AsInt: try EntityConversionError.unwrap(
                Int32(exactly: entity.int32AsInt),
                of: entity.int32AsInt,
                at: "ValuesDTO.int32AsInt"
            ),
            int64AsInt: Int64(entity.int64AsInt),
            intAsDouble: try EntityConversionError.unwrap(
                Int(exactly: entity.intAsDouble),
                of: entity.intAsDouble,
                at: "ValuesDTO.intAsDouble"
            ),
            intAsDate: Int(entity.intAsDate.timeIntervalSince1970.rounded()),
            int64AsDate: Int64(entity.int64AsDate.timeIntervalSince1970.rounded()),
            doubleAsDate: entity.doubleAsDate.timeIntervalSince1970
        )
    }
}

nonisolated extension Some {
    /// Converts the service's value to an entity.
    init(_ transfer: SomeDTO) throws {
        self.init(
            stringAsURL: try transfer.stringAsURL.map {
                try EntityConversionError.unwrap(URL(string: $0), of: $0, at: "Some.stringAsURL")
            },
            stringAsUUID: try transfer.stringAsUUID.map {
                try EntityConversionError.unwrap(UUID(uuidString: $0), of: $0, at: "Some.stringAsUUID")
            },
            stringAsInt: try transfer.stringAsInt.map {
                try EntityConversionError.unwrap(Int($0), of: $0, at: "Some.stringAsInt")
            },
            stringAsDouble: try transfer.stringAsDouble.map {
                try EntityConversionError.unwrap(Double($0), of: $0, at: "Some.stringAsDouble")
            },
            stringAsDecimal: try transfer.stringAsDecimal.map {
                try EntityConversionError.unwrap(EntityConversionError.decimal($0), of: $0, at: "Some.stringAsDecimal")
            },
            urlAsString: transfer.urlAsString.map { $0.absoluteString },
            uuidAsString: transfer.uuidAsString.map { $0.uuidString.lowercased() },
            intAsString: transfer.intAsString.map { String($0) },
            int32AsInt: transfer.int32AsInt.map { Int($0) },
            int64AsInt: try transfer.int64AsInt.map {
                try EntityConversionError.unwrap(Int(exactly: $0), of: $0, at: "Some.int64AsInt")
            },
            intAsDouble: transfer.intAsDouble.map { Double($0) },
            intAsDate: transfer.intAsDate.map { Date(timeIntervalSince1970: TimeInterval($0)) },
            int64AsDate: transfer.int64AsDate.map { Date(timeIntervalSince1970: TimeInterval($0)) },
            doubleAsDate: transfer.doubleAsDate.map { Date(timeIntervalSince1970: $0) }
        )
    }
}

nonisolated extension SomeDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Some) throws {
        self.init(
            stringAsURL: entity.stringAsURL.map { $0.absoluteString },
            stringAsUUID: entity.stringAsUUID.map { $0.uuidString.lowercased() },
            stringAsInt: entity.stringAsInt.map { String($0) },
            stringAsDouble: entity.stringAsDouble.map { String($0) },
            stringAsDecimal: entity.stringAsDecimal.map { $0.description },
            urlAsString: try entity.urlAsString.map {
                try EntityConversionError.unwrap(URL(string: $0), of: $0, at: "SomeDTO.urlAsString")
            },
            uuidAsString: try entity.uuidAsString.map {
                try EntityConversionError.unwrap(UUID(uuidString: $0), of: $0, at: "SomeDTO.uuidAsString")
            },
            intAsString: try entity.intAsString.map {
                try EntityConversionError.unwrap(Int($0), of: $0, at: "SomeDTO.intAsString")
            },
            int32AsInt: try entity.int32AsInt.map {
                try EntityConversionError.unwrap(Int32(exactly: $0), of: $0, at: "SomeDTO.int32AsInt")
            },
            int64AsInt: entity.int64AsInt.map { Int64($0) },
            intAsDouble: try entity.intAsDouble.map {
                try EntityConversionError.unwrap(Int(exactly: $0), of: $0, at: "SomeDTO.intAsDouble")
            },
            intAsDate: entity.intAsDate.map { Int($0.timeIntervalSince1970.rounded()) },
            int64AsDate: entity.int64AsDate.map { Int64($0.timeIntervalSince1970.rounded()) },
            doubleAsDate: entity.doubleAsDate.map { $0.timeIntervalSince1970 }
        )
    }
}
