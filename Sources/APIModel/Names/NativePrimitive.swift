/// The built-in types of the native spec and their schemas: `Day` is a string in the format `date`.
package enum NativePrimitive {
    private static let rows: [(name: String, kind: SchemaKind)] = [
        ("String", .string(format: nil)), ("Int", .integer(format: nil)), ("Int32", .integer(format: "int32")),
        ("Int64", .integer(format: "int64")), ("Double", .number(format: "double")),
        ("Float", .number(format: "float")), ("Decimal", .number(format: "decimal")), ("Bool", .boolean),
        ("Date", .string(format: "date-time")), ("Day", .string(format: "date")),
        ("Duration", .string(format: "duration")), ("UUID", .string(format: "uuid")), ("URL", .string(format: "uri")),
        ("Data", .string(format: "byte")), ("File", .string(format: "binary")), ("Any", .any),
    ]
    private static let kinds = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.kind) })
    private static let exactNames = Dictionary(uniqueKeysWithValues: rows.map { ($0.kind, $0.name) })

    package static let names = rows.map(\.name)
    /// Built-in names that take a type in angle brackets: `Array<Item>`.
    package static let collections = ["Array", "Set", "Map"]

    package static func kind(of name: String) -> SchemaKind? { kinds[name] }

    /// Whether the native spec defines a type of this name.
    package static func isBuiltIn(_ name: String) -> Bool { kinds[name] != nil || collections.contains(name) }

    /// The built-in type of a kind, whatever its format; nil for kinds that have none.
    package static func name(of kind: SchemaKind) -> String? {
        if let name = exactNames[kind] { return name }
        switch kind {
        case .integer: return "Int"
        case .number: return "Double"
        case .string: return "String"
        case .never, .null: return "Any"
        case .any, .boolean, .enumeration, .array, .tuple, .map, .object, .union, .alias, .typeParameter: return nil
        }
    }
}
