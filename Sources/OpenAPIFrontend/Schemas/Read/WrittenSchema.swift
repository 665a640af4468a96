import Diagnostics
import SourceTree

/// A schema's mapping and the set of keywords in it, found in one pass.
struct WrittenSchema {
    let located: Located
    private(set) var present = KeywordSet()
    /// The lists of keywords that have a reference in place of a list.
    private var followed: [(keyword: SchemaKeyword, value: Located)] = []

    init(at located: Located) { self.located = located }

    func has(_ keyword: SchemaKeyword) -> Bool { present.contains(keyword) }
    func hasAny(_ keywords: KeywordSet) -> Bool { !present.isDisjoint(with: keywords) }

    subscript(keyword: SchemaKeyword) -> SourceNode? { located(keyword)?.node }

    func located(_ keyword: SchemaKeyword) -> Located? {
        guard has(keyword) else { return nil }
        if let followed = followed.first(where: { $0.keyword == keyword }) { return followed.value }
        return located.node[keyword.row.name].map(located.at)
    }

    func elements(_ keyword: SchemaKeyword) -> [Located] {
        guard let list = located(keyword), list.node.isSequence else { return [] }
        return list.node.elements.map(list.at)
    }

    func without(_ keywords: KeywordSet) -> WrittenSchema {
        var schema = self
        schema.present = present.subtracting(keywords)
        return schema
    }

    /// Marks a keyword as present that has a reference in place of its list.
    mutating func note(_ keyword: SchemaKeyword, followedTo list: Located) {
        followed.append((keyword, list))
        note(keyword, list.node)
    }

    mutating func noteExtension() { present = present.union(.extensions) }

    /// Marks a keyword as present, unless its value is empty.
    mutating func note(_ keyword: SchemaKeyword, _ value: SourceNode) {
        switch keyword {
        case .type, .constant, .defaultValue, .example: break
        case .ref, .dynamicRef: if !value.isScalar { return }
        case .required: if value.isSequence, value.count > 0 { present = present.union(.requiredList) }
        case .additionalProperties, .unevaluatedProperties:
            if value.isMapping, value.count > 0 { present = present.union(.additionalSchema) }
        case .thenSchema, .elseSchema: if !declaresMembers(value) { return }
        case .dependentSchemas, .dependencies:
            if !value.entries.contains(where: { declaresMembers($0.value) }) { return }
        default: if value.isNull { return }
        }
        present.insert(keyword)
    }

    /// Whether a condition may add properties: `{ required: [a] }` doesn't.
    private func declaresMembers(_ condition: SourceNode) -> Bool {
        let names: [StaticString] = [
            "properties", "$ref", "allOf", "oneOf", "anyOf", "then", "else", "dependentSchemas",
        ]
        return condition.isMapping && names.contains { condition[$0] != nil }
    }
}

extension SchemaReader {
    /// Collects the keywords of a schema and reports unknown keys.
    func scan(_ located: Located, reportsUnknownKeys: Bool = true) -> WrittenSchema {
        var schema = WrittenSchema(at: located)
        for entry in located.node.entries {
            switch KeywordMeaning.table.key(of: entry.key) {
            case .keyword(let keyword):
                if reportsUnknownKeys, keyword == .dependentSchemas || keyword == .dependencies, !entry.value.isNull {
                    report(.unfollowed(entry.key))
                }
                if keyword.isList, entry.value.isMapping, references.reference(in: entry.value) != nil {
                    if let list = list(referredToAt: located.at(entry.value)) {
                        if list.node.isMapping, keyword.isChoice {
                            // The list is a schema that should have been its element; it is reported where it is.
                            schema.note(keyword, entry.value)
                        } else {
                            schema.note(keyword, followedTo: list)
                        }
                    }
                } else {
                    schema.note(keyword, entry.value)
                }
            case .unfollowed: if reportsUnknownKeys, !entry.value.isNull { report(.unfollowed(entry.key)) }
            case .withoutEffect: break
            case .dialect: checkDialect(entry.value)
            case nil:
                if entry.key.isExtensionKey {
                    schema.noteExtension()
                } else if reportsUnknownKeys {
                    reportUnknownKeyword(entry.key)
                }
            }
        }
        return schema
    }

    /// Reports an unknown version of JSON Schema, once.
    func checkDialect(_ node: SourceNode) {
        let known = ["https://json-schema.org/", "http://json-schema.org/", "https://spec.openapis.org/oas/"]
        guard node.isScalar, !node.isNull, !known.contains(where: { node.text.hasPrefix($0) }),
            reportedDialects.insert(node.text).inserted
        else { return }
        report(
            .unsupportedFeature,
            "the dialect `\(node.text)` is not known; schemas are read as JSON Schema 2020-12, without its additions",
            at: node.range)
    }

    /// The target of a reference in place of a keyword's list. It is followed only once, since a schema may be scanned
    /// several times.
    private func list(referredToAt located: Located) -> Located? {
        if let known = followedLists[located.identity] { return known }
        let list = nodes.resolve(located)?.target
        followedLists[located.identity] = .some(list)
        return list
    }

    /// JSON Schema allows unknown keywords, so from 3.1 on only a likely typing error is reported.
    private func reportUnknownKeyword(_ key: SourceNode) {
        let known = KeywordMeaning.table.names
        if version.hasFullJSONSchema {
            let near = nearestWord(to: key.text, among: known)
            guard let near, abs(near.utf8.count - key.text.utf8.count) <= 2 else { return }
        }
        nodes.reportUnknownKey(key, in: "a schema", known: known)
    }
}

/// The words of `type`: the seven of JSON Schema, and guesses for other words.
enum TypeWord: String, CaseIterable {
    case null, boolean, integer, number, string, array, object

    /// A guess for a word that isn't a type. `String` → string, `uuid` → string of format `uuid`, `any` → nil.
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

extension Diagnostic {
    fileprivate static func unfollowed(_ key: SourceNode) -> Self {
        OpenAPICodes.unsupportedFeature(
            "`\(key.text)` is not followed: the generated types accept more than the schema allows", at: key.range)
    }
}
