import APIModel

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

    /// How people call a kind that a value is not of: `a date`, where the value is a text.
    func displayName(for value: Literal) -> String {
        switch self {
        case .integer(let format) where value.isWhole:
            return format == "int32" ? "a whole number of 32 bits" : "a whole number of 64 bits"
        case .string(format: "date") where value.fits(.string): return "a date"
        case .string(format: "date-time") where value.fits(.string): return "a date with a time"
        default: return displayName
        }
    }

    /// How people call a kind: `a string`, `one of the listed values`.
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
