import APIModel
import Diagnostics

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
            bag.report(ModelMessages.formatSpelling(kind, format, type, meant: meant, at: schema.origin.range))
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
