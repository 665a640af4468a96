import APIModel
import Diagnostics

/// The keys of a dump, which are a contract, and facts about each.
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

    /// For the key of a list of items: the kind of item, and the keys that identify one.
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

    /// Whether it belongs to a schema's annotations, stated at its declaration or where it is used, not to its shape.
    var isAnnotation: Bool {
        switch self {
        case .title, .documentation, .deprecated, .readOnly, .writeOnly, .nullable, .default, .examples, .extensions:
            true
        default: false
        }
    }
}

/// The kind of item that an object of a dump describes, in the words of messages.
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

/// A key of the contract, or a name from the description: of an extension, of a member of an example.
enum DumpName: Hashable, Sendable {
    case key(DumpKey)
    case given(String)

    var text: String {
        switch self {
        case .key(let key): key.rawValue
        case .given(let name): name
        }
    }
}

/// A dump of an API before it becomes text, so that two dumps can be compared.
enum DumpValue: Sendable {
    case text(String)
    /// A number, true, false or null, as in JSON.
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

    static func flag(_ flag: Bool) -> DumpValue { .word(flag ? "true" : "false") }

    /// A number as it was written if JSON allows that form, otherwise a text: `.inf` → `".inf"`.
    static func number(_ text: String) -> DumpValue {
        var digits = text[...]
        if digits.first == "-" { digits = digits.dropFirst() }
        let isPlain =
            digits.first.map { $0.isASCII && $0.isNumber } ?? false
            && !(digits.first == "0" && digits.dropFirst().first.map { $0 != "." && $0 != "e" && $0 != "E" } ?? false)
            && digits.last != "." && digits.allSatisfy { $0.isASCII && ($0.isNumber || ".eE+-".contains($0)) }
        return isPlain ? .word(text) : .text(text)
    }
}

/// One item of a dump. Its keys are in the order of the dump.
struct DumpObject: Sendable {
    var fields: [(key: DumpName, value: DumpValue)] = []
    /// The place of the item in the description.
    var range: SourceRange?

    subscript(key: DumpKey) -> DumpValue? { self[.key(key)] }

    subscript(name: DumpName) -> DumpValue? { fields.first { $0.key == name }?.value }
}

extension DumpValue {
    init(_ literal: Literal) {
        switch literal {
        case .null: self = .word("null")
        case .bool(let flag): self = .flag(flag)
        case .number(let text): self = .number(text)
        case .string(let text): self = .text(text)
        case .array(let items): self = .list(items.map(DumpValue.init))
        case .object(let members):
            self = .object(DumpObject(fields: members.map { (.given($0.name), DumpValue($0.value)) }))
        }
    }
}

extension JSONWriter {
    mutating func value(_ value: DumpValue) {
        switch value {
        case .text(let text), .pointer(let text): string(text)
        case .word(let word): raw(word)
        case .list(let items): list(items) { $0.value($1) }
        case .object(let object):
            self.object {
                for field in object.fields {
                    $0.key(field.key.text)
                    $0.value(field.value)
                }
            }
        }
    }
}
