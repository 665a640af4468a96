import SourceTree

/// The words of `type`: the seven that JSON Schema has, and what those mean that people write instead.
enum TypeWord: String, CaseIterable {
    case null, boolean, integer, number, string, array, object

    /// A word that is no type, and what is meant by it. `String` → string, `uuid` → string of format `uuid`, `any` → nil.
    struct Guess {
        var type: TypeWord?
        var format: String?
    }

    init?(_ node: SourceNode) {
        guard let word = TypeWord.table.key(of: node) else { return nil }
        self = word
    }

    private static let table = KeyTable<TypeWord>()

    static func guess(_ word: String) -> Guess? {
        let word = word.lowercased()
        if let type = TypeWord(rawValue: word) { return Guess(type: type) }
        switch word {
        case "int", "long", "short", "bigint", "byteint", "int8", "int16", "uint", "uint8", "uint16":
            return Guess(type: .integer, format: word == "long" || word == "bigint" ? "int64" : nil)
        case "int32", "int64", "uint32", "uint64": return Guess(type: .integer, format: word)
        case "float", "double": return Guess(type: .number, format: word)
        case "decimal", "real", "numeric", "currency", "money": return Guess(type: .number)
        case "bool": return Guess(type: .boolean)
        case "str", "text", "char", "varchar", "character", "enum", "html", "markdown", "regex":
            return Guess(type: .string)
        case "uuid", "guid": return Guess(type: .string, format: "uuid")
        case "date", "time", "email", "password", "binary", "byte", "hostname", "ipv4", "ipv6":
            return Guess(type: .string, format: word)
        case "datetime", "date-time", "timestamp": return Guess(type: .string, format: "date-time")
        case "url", "uri", "link": return Guess(type: .string, format: "uri")
        case "file", "blob", "base64": return Guess(type: .string, format: word == "base64" ? "byte" : "binary")
        case "list", "set", "collection", "[]": return Guess(type: .array)
        case "map", "dict", "dictionary", "hash", "json", "jsonb", "struct", "model": return Guess(type: .object)
        case "any", "mixed", "anytype", "*", "unknown", "variant": return Guess(type: nil)
        case "none", "nil", "nulltype", "void", "undefined": return Guess(type: .null)
        default: return nil
        }
    }

    /// The type that a format implies where none is given.
    static func implied(byFormat format: String) -> TypeWord {
        switch format {
        case "int32", "int64", "uint32", "uint64", "int16", "int8", "int": return .integer
        case "float", "double", "decimal": return .number
        default: return .string
        }
    }
}
