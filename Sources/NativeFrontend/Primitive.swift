import APIModel

/// The built-in types of the native spec.
enum Primitive {
    static let names = [
        "String", "Int", "Int32", "Int64", "Double", "Float", "Decimal", "Bool", "Date", "Day", "Duration", "UUID",
        "URL",
        "Data", "File", "Any",
    ]
    /// Names that are spelled with a type in angle brackets: `Array<Item>`.
    static let collections = ["Array", "Set", "Map"]

    static func kind(of name: String) -> SchemaKind? {
        switch name {
        case "String": return .string(format: nil)
        case "Int": return .integer(format: nil)
        case "Int32": return .integer(format: "int32")
        case "Int64": return .integer(format: "int64")
        case "Double": return .number(format: "double")
        case "Float": return .number(format: "float")
        case "Decimal": return .number(format: "decimal")
        case "Bool": return .boolean
        case "Date": return .string(format: "date-time")
        case "Day": return .string(format: "date")
        case "Duration": return .string(format: "duration")
        case "UUID": return .string(format: "uuid")
        case "URL": return .string(format: "uri")
        case "Data": return .string(format: "byte")
        case "File": return .string(format: "binary")
        case "Any": return .any
        default: return nil
        }
    }
}
