import APIModel
import Diagnostics

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

    /// What stands here for a type of another language or of OpenAPI.
    static func help(for word: String) -> Message? {
        switch word.lowercased() {
        case "number", "numeric": return "numbers are `Int`, `Double` or `Decimal`"
        case "long", "bigint": return "write `Int64`"
        case "short", "byte": return "write `Int`"
        case "char", "character", "text": return "write `String`"
        case "timestamp", "instant": return "a moment is `Date`"
        case "object", "json", "mixed", "unknown": return "write `Any`, `{ String: Any }`, or a struct"
        case "dictionary", "hashmap", "record": return "write `Map<Type>`, or `{ String: Type }`"
        case "list", "sequence", "arraylist": return "write `[Type]`"
        case "optional", "nullable", "maybe": return "write `Type?`"
        case "bytes", "binary", "blob": return "bytes are `File`, base64 text is `Data`"
        case "void", "null", "nil", "none", "never", "empty", "unit":
            return "leave out what has no content, with its arrow"
        default: return nil
        }
    }
}
