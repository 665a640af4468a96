/// What a schema becomes in Swift, before anything has a name.
enum SchemaForm: Sendable {
    /// `JSONValue`.
    case any
    /// A type that exists already.
    case plain(SwiftType)
    case array
    case map
    case structure
    case enumeration
    case union
    case tuple
    case typeParameter(String)

    /// Whether the schema has a declaration with a body; arrays and maps have one only as type aliases.
    var isDeclared: Bool {
        switch self {
        case .structure, .enumeration, .union, .tuple: return true
        case .any, .plain, .array, .map, .typeParameter: return false
        }
    }

    /// What a type is called beside a name that says the same already: `Commit.Details`.
    var noun: String {
        switch self {
        case .enumeration: return "Option"
        case .union: return "Choice"
        case .tuple: return "Tuple"
        case .any, .plain, .array, .map, .structure, .typeParameter: return "Details"
        }
    }
}
