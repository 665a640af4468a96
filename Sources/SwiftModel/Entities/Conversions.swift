/// The conversions that need no function of the team: from one type that planning knows to another, and back.
enum ConversionTable {
    struct Row: Sendable {
        let transfer: SwiftType
        let entity: SwiftType
        let reading: ValueConversion
        let writing: ValueConversion
    }

    static let rows: [Row] = [
        Row(.string, .url, optional("URL(string: ", ")"), total("", ".absoluteString")),
        Row(.string, .uuid, optional("UUID(uuidString: ", ")"), total("", ".uuidString.lowercased()")),
        Row(.string, .int, optional("Int(", ")"), total("String(", ")")),
        Row(.string, .double, optional("Double(", ")"), total("String(", ")")),
        Row(.string, .decimal, throwing("EntityConversionError.decimal(", ")"), total("", ".description")),
        Row(.url, .string, total("", ".absoluteString"), optional("URL(string: ", ")")),
        Row(.uuid, .string, total("", ".uuidString.lowercased()"), optional("UUID(uuidString: ", ")")),
        Row(.int, .string, total("String(", ")"), optional("Int(", ")")),
        Row(.int32, .int, total("Int(", ")"), optional("Int32(exactly: ", ")")),
        Row(.int64, .int, optional("Int(exactly: ", ")"), total("Int64(", ")")),
        Row(.int, .double, total("Double(", ")"), optional("Int(exactly: ", ")")),
        Row(
            .int,
            .date,
            seconds("TimeInterval(", "))"),
            total("Int(", ".timeIntervalSince1970.rounded())")
        ),
        Row(
            .int64,
            .date,
            seconds("TimeInterval(", "))"),
            total("Int64(", ".timeIntervalSince1970.rounded())")
        ),
        Row(.double, .date, seconds("", ")"), total("", ".timeIntervalSince1970")),
    ]

    /// - Parameter isWritten: whether values go to the service.
    static func conversion(of transfer: SwiftType, as entity: SwiftType, isWritten: Bool) -> ValueConversion? {
        let row = rows.first { $0.transfer == transfer && $0.entity == entity }
        return isWritten ? row?.writing : row?.reading
    }

    private static func total(_ before: String, _ after: String) -> ValueConversion {
        ValueConversion(before: before, after: after)
    }

    private static func optional(_ before: String, _ after: String) -> ValueConversion {
        ValueConversion(before: before, after: after, isOptional: true)
    }

    private static func throwing(_ before: String, _ after: String) -> ValueConversion {
        ValueConversion(before: before, after: after, isThrowing: true)
    }

    private static func seconds(_ before: String, _ after: String) -> ValueConversion {
        total("Date(timeIntervalSince1970: " + before, after)
    }
}

extension ConversionTable.Row {
    fileprivate init(
        _ transfer: SwiftType,
        _ entity: SwiftType,
        _ reading: ValueConversion,
        _ writing: ValueConversion
    ) {
        self.init(transfer: transfer, entity: entity, reading: reading, writing: writing)
    }
}
