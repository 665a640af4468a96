import APIModel

/// The Swift types of primitive schemas by type and format; a team's own entries come before the built-in ones.
///
///     string, date-time → Date        integer, int32 → Int        number → Double
///     string, date → PlainDate        integer, uint64 → UInt64    number, decimal → Decimal
///     string, uri → URL               string, duration → String
struct FormatTable: Sendable {
    private let own: [String: FixedType]

    init(_ own: [String: FixedType]) {
        self.own = own
    }

    func type(_ kind: String, format: String?) -> SwiftType {
        if !own.isEmpty, let type = own[format.map { "\(kind):\($0)" } ?? kind] ?? own[kind] { return type.swiftType }
        switch kind {
        case "string": return string(format?.lowercased())
        case "integer": return integer(format?.lowercased())
        case "number": return format?.lowercased() == "decimal" ? .decimal : .double
        default: return .bool
        }
    }

    private func string(_ format: String?) -> SwiftType {
        switch format {
        case nil: return .string
        case "date-time", "datetime": return .date
        case "date": return .plainDate
        case "uuid", "guid": return .uuid
        case "uri", "url": return .url
        case "byte", "base64", "binary": return .data
        default: return .string
        }
    }

    /// `Int` has 64 bits wherever generated code runs, and is what people write.
    private func integer(_ format: String?) -> SwiftType {
        switch format {
        case "uint64": return .named("UInt64")
        default: return .int
        }
    }
}
