import APIModel
import Diagnostics

/// The shape of a schema's values while schemas are still being merged.
struct ShapeDraft {
    var kind: SchemaKind
    var isNullable = false
    var constraints: Constraints? {
        get { limits?.value }
        set { limits = newValue.map(Limits.init) }
    }
    private var limits: Limits?
    /// Whether the kind is only guessed from limits (`pattern`, `required`), so that any stated kind wins.
    var isSoft = false
    /// Whether only a format, which strings may have too, makes it a number.
    var isImplied = false
    /// The names of required properties that aren't declared here; a schema that merges this one may declare them.
    var unmetRequired: [RequiredName] = []
    /// Properties beside a union, which belong to each of its members.
    var common: ObjectShape?
    /// The content of a string.
    var content: HeldContent?
    /// The place that a message about a conflict points at.
    var range: SourceRange?

    static func soft(_ kind: SchemaKind = .any) -> ShapeDraft { ShapeDraft(kind: kind, isSoft: true) }

    init(kind: SchemaKind, isNullable: Bool = false, isSoft: Bool = false, range: SourceRange? = nil) {
        self.kind = kind
        self.isNullable = isNullable
        self.isSoft = isSoft
        self.range = range
    }

    var object: ObjectShape? {
        if case .object(let object) = kind { return object }
        return nil
    }
}

/// The content of a string, from `contentSchema`.
struct HeldContent {
    let use: SchemaUse
    /// Whether it is JSON, without another encoding.
    let isJSON: Bool
    let place: NodeIdentity
    let range: SourceRange
}

/// Constraints in a reference, which keeps shapes small.
private final class Limits {
    let value: Constraints

    init(_ value: Constraints) { self.value = value }
}

/// One entry of a `required` list.
struct RequiredName {
    var name: String
    var range: SourceRange
    var isReported = false
}

extension SchemaKind {
    /// Whether a value can be one of a kind. Unions and free-form values take all.
    func takes(_ value: Literal) -> Bool {
        switch self {
        case .boolean: return value.fits(.boolean)
        case .integer(let format): return value.fits(.integer) && value.isInRange(of: format)
        case .number: return value.fits(.number)
        case .string(let format): return value.fits(.string) && value.isPlausible(as: format)
        case .array, .tuple: return value.fits(.array)
        case .map, .object: return value.fits(.object)
        case .enumeration(let enumeration):
            return enumeration.isOpen || enumeration.values.contains { $0.literal == value }
        case .never, .null: return false
        case .any, .union, .alias, .typeParameter: return true
        }
    }

    /// How a message names a kind that a value doesn't fit: `a date`, for a string.
    func displayName(for value: Literal) -> String {
        switch self {
        case .integer(let format) where value.isWhole:
            return format == "int32" ? "a whole number of 32 bits" : "a whole number of 64 bits"
        case .string(format: "date") where value.fits(.string): return "a date"
        case .string(format: "date-time") where value.fits(.string): return "a date with a time"
        default: return displayName
        }
    }

    /// How a message names a kind: `a string`, `one of the listed values`.
    var displayName: String {
        switch self {
        case .any, .typeParameter, .alias, .union: return "any value"
        case .never, .null: return "null"
        case .boolean: return "true or false"
        case .integer: return "a whole number"
        case .number: return "a number"
        case .string: return "a string"
        case .enumeration: return "one of the listed values"
        case .array, .tuple: return "a list"
        case .map, .object: return "an object"
        }
    }
}
