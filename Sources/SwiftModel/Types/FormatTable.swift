import APIModel
import Diagnostics

/// The Swift types of primitive schemas by type and format; a team's own entries come before the built-in ones.
///
///     string, date-time → Date        integer, int32 → Int        number → Double
///     string, date → PlainDate        integer, uint64 → UInt64    number, decimal → Decimal
///     string, uri → URL               string, duration → String
struct FormatTable: Sendable {
    private let own: [String: FixedType]
    private let numbers: ModelConventions.Numbers

    init(_ conventions: ModelConventions) {
        own = conventions.formats
        numbers = conventions.numbers
    }

    func type(_ kind: String, format: String?, limits: Constraints? = nil) -> SwiftType {
        if let type = fixed(kind, format: format) { return SwiftType(type) }
        switch kind {
        case "string": return string(format?.lowercased())
        case "integer": return integer(format?.lowercased(), limits)
        case "number": return number(format?.lowercased())
        default: return .bool
        }
    }

    /// What the team says itself.
    func fixed(_ kind: String, format: String?) -> FixedType? {
        own.isEmpty ? nil : own[format.map { "\(kind):\($0)" } ?? kind] ?? own[kind]
    }

    private func string(_ format: String?) -> SwiftType {
        switch format {
        case nil: return .string
        case "date-time": return .date
        case "date": return .plainDate
        case "uuid", "guid": return .uuid
        case "uri", "url": return .url
        case "byte", "base64", "binary": return .data
        default: return .string
        }
    }

    private func number(_ format: String?) -> SwiftType {
        switch format {
        case "decimal": return .decimal
        case "float", "double": return .double
        default: return numbers == .decimal ? .decimal : .double
        }
    }

    /// `Int` has 64 bits wherever generated code runs, and is what people write. Where no format says how large numbers
    /// get and the limits are beyond it, a type that holds all between them.
    private func integer(_ format: String?, _ limits: Constraints?) -> SwiftType {
        switch format {
        case "uint64": return .uint64
        case "int32", "int64": return .int
        default:
            let (minimum, maximum) = (limits?.minimum ?? "0", limits?.maximum ?? "0")
            if FormatTable.isWithin(Int64.self, minimum), FormatTable.isWithin(Int64.self, maximum) { return .int }
            let isUnsigned = limits?.minimum != nil && FormatTable.isWithin(UInt64.self, minimum)
            return isUnsigned && FormatTable.isWithin(UInt64.self, maximum) ? .uint64 : .decimal
        }
    }

    /// Whether a limit is a value of a type; what is written as a fraction is compared as one.
    private static func isWithin<Number: FixedWidthInteger>(_ type: Number.Type, _ limit: String) -> Bool {
        if Number(limit) != nil { return true }
        guard let value = Double(limit), !limit.utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }) else {
            return false
        }
        return value >= Double(Number.min) && value <= Double(Number.max)
    }
}

/// Finds formats that are written otherwise than one that has a Swift type: `dateTime` for `date-time`. Without the warning
/// nobody sees why the value is a plain text or number.
struct FormatSpelling {
    private static let known: Set<String> = [
        "binary", "byte", "date", "date-time", "decimal", "double", "float", "int32", "int64", "uint64", "uri", "uuid",
    ]
    private static let spellings = Dictionary(uniqueKeysWithValues: known.map { (letters(of: $0), $0) })

    let formats: FormatTable

    func report(_ api: API, into bag: inout DiagnosticBag) {
        for schema in api.schemas {
            guard let (kind, format) = schema.kind.format, !FormatSpelling.known.contains(format),
                let meant = FormatSpelling.spellings[FormatSpelling.letters(of: format)]
            else { continue }
            let type = formats.type(kind, format: format)
            if formats.fixed(kind, format: format) != nil || type == formats.type(kind, format: meant) { continue }
            bag.report(
                SwiftModelCodes.formatSpelling(
                    "the format `\(format)` is not known, so that the type is `\(type.text)`"
                ).at(schema.origin.range).help(
                    "did you mean `\(meant)`? If not, name the type: `models: { formats: { \"\(kind):\(format)\": … } }`"
                ))
        }
    }

    /// `date-time` and `dateTime` → `datetime`
    private static func letters(of format: String) -> String {
        format.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}

extension SchemaKind {
    /// The word for the type of a plain value, and its format.
    fileprivate var format: (kind: String, format: String)? {
        switch self {
        case .string(let format?): ("string", format)
        case .integer(let format?): ("integer", format)
        case .number(let format?): ("number", format)
        default: nil
        }
    }
}
