import APIModel

/// The names of types in a native spec: words of letters, digits and `_` that aren't built-in types.
package struct NativeNames {
    private var names: [SchemaID: String] = [:]

    init(_ api: API) {
        var taken: Set<String> = []
        let plain = api.namedSchemas.filter { NativeNames.isFree(api[$0].name ?? "") }
        for id in plain {
            names[id] = api[id].name
            taken.insert(api[id].name ?? "")
        }
        for id in api.namedSchemas where names[id] == nil {
            names[id] = taken.claim(NativeNames.word(of: api[id].name ?? ""), where: NativeNames.isFree)
        }
    }

    subscript(id: SchemaID) -> String? { names[id] }

    /// The new names of types that had to be renamed, by the old ones.
    func renames(_ api: API) -> [String: String] {
        var renames: [String: String] = [:]
        for id in api.namedSchemas { if let old = api[id].name, let new = names[id], old != new { renames[old] = new } }
        return renames
    }

    /// The key of a property, in backticks where it would be read as a keyword of the form.
    package static func key(_ name: String, isOptional: Bool = false) -> String {
        let isQuoted = name.utf8.count > 1 && name.first == "`" && name.last == "`"
        let isPlain = !formWords.contains(name) && !name.hasSuffix("?") && !isQuoted
        return (isPlain ? name : "`\(name)`") + (isOptional ? "?" : "")
    }

    /// Keys of a type that aren't properties, or that make it something other than a struct.
    private static let formWords: Set<String> = [
        "doc", "extends", "others", "deprecated", "nullable", "enum", "oneOf", "anyOf", "alias", "String",
    ]

    private static func isFree(_ name: String) -> Bool { isWord(name) && !NativePrimitive.isBuiltIn(name) }

    static func isWord(_ text: String) -> Bool {
        guard let first = text.utf8.first, !(first &- 0x30 < 10) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || $0 &- 0x30 < 10 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte >= 0x80 }

    /// The key of a server, from which its case in code is named: one word if that reads the same.
    ///
    ///     eu west       euWest
    ///     127.0.0.1     127.0.0.1
    static func serverKey(_ name: String) -> String {
        let words = name.split(separator: " ")
        let isJoined = words.allSatisfy { $0.utf8.allSatisfy { $0 &- 0x61 < 26 } }
        return isJoined && !words.isEmpty ? word(of: name) : name
    }

    /// `io.k8s.Pod` → `ioK8sPod`; `2fa` → `_2fa`; `` → `Type`
    static func word(of text: String) -> String {
        var word = ""
        var isStart = false
        for character in text {
            guard character.utf8.allSatisfy({ isLetter($0) || $0 &- 0x30 < 10 }) else {
                isStart = !word.isEmpty
                continue
            }
            word += isStart ? character.uppercased() : String(character)
            isStart = false
        }
        if word.isEmpty { return "Type" }
        return word.utf8.first.map { $0 &- 0x30 < 10 } == true ? "_" + word : word
    }
}

extension NativeTypes {
    /// `Item: { … }`, `Sort: enum [newest, nearest]`, `Page<T>: { contents: [T] }`
    func declarations() -> YAMLMap {
        var map = YAMLMap()
        for id in api.namedSchemas {
            guard let name = names[id] else { continue }
            let schema = api[id]
            let parameters = schema.typeParameters.isEmpty ? "" : "<\(schema.typeParameters.joined(separator: ", "))>"
            map.add(name + parameters, declaration(schema))
        }
        return map
    }

    /// Examples of types whose declarations have no key for them.
    func examples() -> YAMLMap {
        var map = YAMLMap()
        for id in api.namedSchemas {
            guard let name = names[id], let example = api[id].annotations.examples.first else { continue }
            switch api[id].kind {
            case .object, .enumeration, .union: map.add(name, YAMLValue(example))
            default: continue
            }
        }
        return map
    }

    private func declaration(_ schema: Schema) -> YAMLValue {
        let said = schema.annotations
        var head = YAMLMap()
        head.add("doc", text: said.documentation)
        head.add("deprecated", flag: said.isDeprecated)
        let isPlain = head.isEmpty
        switch schema.kind {
        case .object(let shape):
            head.add("nullable", flag: schema.isNullable)
            return .map(head.entries + structure(shape).entries)
        case .enumeration(let enumeration):
            let hasWords = enumeration.values.contains { $0.documentation != nil }
            if isPlain, !hasWords, let text = NativeEnum.text(enumeration), text.utf8.count < 100 {
                return .text(text + (schema.isNullable ? "|null" : ""))
            }
            guard let node = NativeEnum.node(enumeration) else { break }
            head.add("nullable", flag: schema.isNullable)
            return .map(head.entries + node.entries)
        case .union(let shape):
            if isPlain, let text = text(schema.kind), text.utf8.count < 100 {
                return .text(text + (schema.isNullable ? "|null" : ""))
            }
            head.add("nullable", flag: schema.isNullable)
            return .map(head.entries + union(shape, depth: 0).entries)
        case .map(let value) where circular.contains(schema.id):
            // An alias of itself isn't a type, but a struct with further keys is.
            head.add("others", text: element(value) ?? "Any")
            return head.value
        case .alias(let other) where text(schema.kind) == nil && !circular.contains(schema.id):
            guard case .map(let entries) = node(other, depth: 1, isDescribed: true) else { break }
            head.add("nullable", flag: schema.isNullable || isNullable(other))
            return .map(head.entries + entries)
        case .array, .tuple, .alias: if circular.contains(schema.id) { return .text("Any") }
        default: break
        }
        return alias(schema)
    }

    /// `Name: String`, or `{ alias: String, minLength: 1 }`
    private func alias(_ schema: Schema) -> YAMLValue {
        var details = YAMLMap()
        let said = schema.annotations
        describe(said, schema.constraints, to: &details)
        if let value = said.defaultValue, fits(value, SchemaUse(schema.id)) { details.add("default", YAMLValue(value)) }
        var entries = details.entries.filter { !["readOnly", "writeOnly"].contains($0.key) }
        let line = text(schema.kind).map { YAMLValue.text($0 + (schema.isNullable ? "|null" : "")) }
        let isPlain = entries.isEmpty && !schema.isNullable
        guard let value = isPlain ? collection(schema.kind) ?? line : line ?? collection(schema.kind) else {
            return .text("Any")
        }
        if line == nil, schema.isNullable { entries.append(.init("nullable", .raw("true"))) }
        return entries.isEmpty ? value : .map([.init("alias", value)] + entries)
    }

    private func collection(_ kind: SchemaKind) -> YAMLValue? {
        switch kind {
        case .array(let shape):
            let isLine = shape.isSet && text(kind) != nil
            return isLine ? nil : .list([node(shape.element, depth: 1)])
        case .map(let value): return .map([.init("String", node(value, depth: 1))])
        default: return nil
        }
    }
}

/// Writes literals in short forms, which have quotes and no escapes.
enum NativeText {
    /// A text that ends at one of the marks: as it is, or in quotes that it doesn't contain; nil if it contains both.
    static func literal(_ text: String, until marks: String) -> String? {
        let isPlain =
            !text.isEmpty && text.first != " " && text.last != " " && text.first != "\"" && text.first != "'"
            && !text.unicodeScalars.contains { marks.unicodeScalars.contains($0) || $0 == "\n" || $0 == "\t" }
        if isPlain { return text }
        if text.contains("\n") { return nil }
        if !text.contains("\"") { return "\"\(text)\"" }
        return text.contains("'") ? nil : "'\(text)'"
    }
}
