import Diagnostics

/// The keys of a dump, which are a contract, and what is known of each.
enum DumpKey: String, CaseIterable {
    case additionalProperties, allowEmptyValue, allowReserved, arguments, base, bases, bearerFormat, by, channel,
        constant, constraints, contentEncoding, contentMediaType, contentType, contents, `default`, deprecated,
        directives, discriminator, discriminatorValues, documentation, elements, encodings, entities, examples,
        exclusiveMaximum, exclusiveMinimum, explode, extensions, fails, fixedQuery, flag, flows, format, furtherSchemas,
        givenName, headers, id, `in`, infoExtensions, itemSchema, itemType, items, kind, leaveOut, literal, maxItems,
        maxLength, maxProperties, maximum, mediaType, members, method, methodChoice, minItems, minLength, minProperties,
        minimum, mode, multipleOf, name, nullable, of, open, operations, parameter, parameters, path, pathParts,
        pattern, pointer, properties, property, readOnly, received, ref, requestBody, required, responses, rest, rules,
        schema, schemas, scheme, scopes, security, securitySchemes, sent, separate, servers, services, status, style,
        subprotocols, summary, title, type, typeParameters, unique, uniqueItems, url, value, values, variables, version,
        webhooks, whenFalse, whenTrue, writeOnly

    /// Of a list of items: what such an item is, and the keys by which one is known again.
    var items: (kind: DumpItem, keys: [DumpKey])? {
        switch self {
        case .operations, .webhooks: (self == .operations ? .operation : .webhook, [.method, .path])
        case .parameters: (.parameter, [.in, .name])
        case .responses: (.response, [.status])
        case .headers: (.header, [.name])
        case .contents: (.content, [.mediaType])
        case .properties: (.property, [.name])
        case .schemas, .furtherSchemas, .rules: (.type, [.name])
        case .services: (.service, [.name])
        case .servers: (.server, [.url])
        case .variables: (.variable, [.name])
        case .securitySchemes: (.securityScheme, [.name])
        case .values: (.enumValue, [.value])
        case .encodings: (.encoding, [.property])
        default: nil
        }
    }

    /// Whether it describes a schema besides its shape, where it is declared or where it is used.
    var isAnnotation: Bool {
        switch self {
        case .title, .documentation, .deprecated, .readOnly, .writeOnly, .nullable, .default, .examples, .extensions:
            true
        default: false
        }
    }
}

/// What an object of a dump describes, as messages name it.
enum DumpItem: String {
    case description = "the description"
    case operation = "operations"
    case webhook = "webhooks"
    case parameter = "parameters"
    case requestBody = "request bodies"
    case response = "responses"
    case header = "headers"
    case content = "contents"
    case property = "properties"
    case type = "types"
    case service = "services"
    case server = "servers"
    case variable = "variables"
    case securityScheme = "security schemes"
    case enumValue = "enum values"
    case encoding = "encodings"
}

/// A key of the contract, or a name that the description gives: of an extension, of a member of an example.
enum DumpName: Hashable {
    case key(DumpKey)
    case given(String)

    var text: String {
        switch self {
        case .key(let key): key.rawValue
        case .given(let name): name
        }
    }
}

/// A dump of an API before it is text, so that two of them can be compared.
enum DumpValue {
    case text(String)
    /// A number, true, false or null, as JSON has it.
    case word(String)
    /// The place of an inline schema that is written out elsewhere.
    case pointer(String)
    case list([DumpValue])
    case object(DumpObject)

    /// Empty for lists and objects.
    var scalar: String {
        switch self {
        case .text(let text), .word(let text), .pointer(let text): text
        case .list, .object: ""
        }
    }

    var object: DumpObject? { if case .object(let object) = self { object } else { nil } }
}

/// One item of a dump. Its keys are in the order of the dump.
struct DumpObject {
    var fields: [(key: DumpName, value: DumpValue)] = []
    /// Where in the description it stands.
    var range: SourceRange?

    subscript(key: DumpKey) -> DumpValue? { self[.key(key)] }

    subscript(name: DumpName) -> DumpValue? { fields.first { $0.key == name }?.value }
}

extension JSONWriter {
    mutating func value(_ value: DumpValue) {
        switch value {
        case .text(let text), .pointer(let text): string(text)
        case .word(let word): raw(word)
        case .list(let items):
            beginArray()
            for item in items { self.value(item) }
            endArray()
        case .object(let object):
            beginObject()
            for field in object.fields {
                key(field.key.text)
                self.value(field.value)
            }
            endObject()
        }
    }
}

/// Makes the values of a dump in the order in which it is called. That each `begin` has its `end` is the caller's business.
struct DumpWriter {
    /// What is not ended yet; the items of a list have no keys.
    private struct Open {
        let key: DumpName?
        let isObject: Bool
        var fields: [(key: DumpName, value: DumpValue)] = []
        var items: [DumpValue] = []
        var range: SourceRange?
    }

    private(set) var root = DumpValue.word("null")
    private var open: [Open] = []
    private var key: DumpName?

    mutating func beginObject() { begin(isObject: true) }
    mutating func beginArray() { begin(isObject: false) }
    mutating func endObject() { end() }
    mutating func endArray() { end() }

    mutating func key(_ key: DumpKey) { self.key = .key(key) }
    mutating func key(named name: String) { key = .given(name) }

    mutating func string(_ text: String) { add(.text(text)) }
    mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
    mutating func null() { raw("null") }
    /// A value that is JSON already: the text of a number.
    mutating func raw(_ word: String) { add(.word(word)) }

    mutating func pointer(_ text: String) { add(.pointer(text)) }

    mutating func field(_ key: DumpKey, _ text: String) {
        self.key(key)
        string(text)
    }

    mutating func field(_ key: DumpKey, _ value: Int) {
        self.key(key)
        raw(String(value))
    }

    mutating func field(_ key: DumpKey, _ value: Bool) {
        self.key(key)
        bool(value)
    }

    /// Where the object that is being written stands in the description.
    mutating func place(_ range: SourceRange?) { if !open.isEmpty { open[open.count - 1].range = range } }

    private mutating func begin(isObject: Bool) {
        open.append(Open(key: key, isObject: isObject))
        key = nil
    }

    private mutating func end() {
        guard let done = open.popLast() else { return }
        key = done.key
        add(done.isObject ? .object(DumpObject(fields: done.fields, range: done.range)) : .list(done.items))
    }

    private mutating func add(_ value: DumpValue) {
        if open.isEmpty {
            root = value
        } else if let key {
            open[open.count - 1].fields.append((key, value))
        } else {
            open[open.count - 1].items.append(value)
        }
        key = nil
    }
}
