import APIModel
import Diagnostics
import SourceTree

/// Reads the directives for the whole API: `x-netlayer` at the root of a document. `GenericPattern` reads `generics`.
public enum DocumentDirectives {
    private static let keys = ["generics", "entities"]

    public static func read(_ node: SourceNode, to api: inout API, into bag: inout DiagnosticBag) {
        guard node.isMapping else {
            bag.report(.wrongType("x-netlayer", expected: "keys with values", at: node.range))
            return
        }
        for entry in node.entries {
            switch entry.key.text {
            case "entities":
                api.entities = EntityRulesReader.read(entry.value, into: &bag)
                api.extensions = api.extensions.compactMap { without("entities", $0) }
            case let key where !keys.contains(key): bag.report(.unknownKey(key, among: keys, at: entry.key.range))
            default: break
            }
        }
    }

    /// The extension without a key that became a value of the API.
    private static func without(_ key: String, _ item: Extension) -> Extension? {
        guard item.name == "x-netlayer", case .object(let members) = item.value else { return item }
        let rest = members.filter { $0.name != key }
        return rest.isEmpty ? nil : Extension(name: item.name, value: .object(rest))
    }
}

/// Applies the directives of schemas: `x-netlayer: { type: Model.Store }` is the team's own type for the schema.
/// `lenient` is read in planning, where the replacements for a value are known.
public enum SchemaDirectives {
    static let keys = ["type", "lenient"]

    /// Reports unknown keys and wrong values at their places.
    public static func check(_ node: SourceNode, into bag: inout DiagnosticBag) {
        guard node.isMapping else {
            return bag.report(
                DirectiveCodes.wrongType, "`x-netlayer` of a schema must be keys with values", at: node.range)
        }
        for entry in node.entries {
            if !keys.contains(entry.key.text) {
                bag.report(
                    DirectiveCodes.unknownKey, "`x-netlayer` of a schema has no `\(entry.key.text)`",
                    at: entry.key.range, help: suggestion(for: entry.key.text, among: keys) ?? "it has \(list(keys))")
            } else if entry.key.text == "type", !entry.value.isString || FixedType(entry.value.text) == nil {
                bag.report(.wrongType("type", expected: FixedType.expected, at: entry.value.range))
            }
        }
    }

    static func apply(to api: inout API) {
        for index in api.schemas.indices {
            for item in api.schemas[index].annotations.extensions where item.name == "x-netlayer" {
                guard case .object(let members) = item.value else { continue }
                for member in members where member.name == "type" {
                    guard case .string(let text) = member.value, let type = FixedType(text) else { continue }
                    api.schemas[index].fixedType = type
                }
            }
        }
    }
}

/// Turns a header that declares its argument into a parameter: `X-Trace: trace:String?` is an optional header parameter
/// with the name `trace`. Only primitive types are known.
enum HeaderDeclaration {
    static func apply(at index: Int, of api: inout API) {
        guard case .values(let headers) = api.operations[index].directives.header else { return }
        var kept: [OperationDirectives.NamedValue] = []
        for header in headers {
            guard case .argument(let text) = header.value, let declared = parse(text) else {
                kept.append(header)
                continue
            }
            let use = SchemaUse(api.add(declared.kind, origin: header.origin))
            var parameter = Parameter(wireName: header.name, location: .header, use: use, origin: header.origin)
            parameter.name = declared.name.text
            parameter.isRequired = declared.isRequired
            api.operations[index].parameters.append(parameter)
        }
        api.operations[index].directives.header = .values(kept)
    }

    /// `trace:String?` → `trace`, string, not required; nil for a text that isn't a declaration.
    private static func parse(_ text: String) -> (name: FixedName, kind: SchemaKind, isRequired: Bool)? {
        guard let colon = text.lastIndex(of: ":") else { return nil }
        var type = text[text.index(after: colon)...]
        let isOptional = type.last == "?"
        if isOptional { type = type.dropLast() }
        guard let kind = kinds[String(type)], let name = FixedName(text[..<colon]) else { return nil }
        return (name, kind, !isOptional)
    }

    private static let kinds: [String: SchemaKind] = [
        "String": .string(format: nil), "Int": .integer(format: nil), "Double": .number(format: "double"),
        "Bool": .boolean,
    ]
}
