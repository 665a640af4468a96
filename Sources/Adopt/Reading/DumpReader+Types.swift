import SourceTree

extension DumpReader {
    /// A type as it would be written, from the parser's tree of it.
    func typeText(_ node: SourceNode) -> String {
        func inner(_ key: StaticString) -> String { node[key].map(typeText) ?? "Any" }
        switch node.dumpKind {
        case "type_unqualified_ident", "type_qualified_ident":
            let arguments = node.list("generic_args").map(typeText)
            let name = (node["base"].map { typeText($0) + "." } ?? "") + (node["id"]?.text ?? "")
            return arguments.isEmpty ? name : name + "<" + arguments.joined(separator: ", ") + ">"
        case "type_array": return "[" + inner("element_type") + "]"
        case "type_dictionary": return "[" + inner("key") + ": " + inner("value") + "]"
        case "type_optional", "type_implicitly_unwrapped_optional": return inner("base") + "?"
        case "type_tuple": return "(" + node.list("elements").map(typeText).joined(separator: ", ") + ")"
        default: return "Any"
        }
    }

    /// As they are written: `T: Decodable`
    func typeParameters(_ node: SourceNode) -> [String] {
        node.list("generic_params").map { parameter in
            let range = parameter.dumpRange
            return words.text(range.lowerBound..<words.skipWord(range.upperBound))
        }
    }

    func attributes(_ node: SourceNode) -> [String] {
        node.list("attrs").compactMap { attribute in
            guard attribute["range"] != nil else { return nil }
            let start = attribute.dumpRange.lowerBound
            guard words.bytes.indices.contains(start) else { return nil }
            let name = words.bytes[start] == UInt8(ascii: "@") ? start + 1 : start
            return words.text(name..<words.skipWord(name))
        }
    }

    /// The types that stand in the body of a function, or in a closure in it.
    func localTypes(in body: SourceNode?) -> [TypeDeclaration] {
        guard let body else { return [] }
        switch body.dumpKind {
        case "struct_decl": return [type(body, .structure)]
        case "enum_decl": return [type(body, .enumeration)]
        default:
            if body.isSequence { return body.elements.flatMap { localTypes(in: $0) } }
            return body.isMapping ? body.entries.flatMap { localTypes(in: $0.value) } : []
        }
    }

    /// The attributes that have arguments, or that somebody else declares: `@GET("/stores")`
    func marks(_ node: SourceNode) -> [SwiftMark] {
        node.list("attrs").compactMap { attribute in
            guard attribute.dumpKind == "custom_attr" else { return nil }
            let start = words.skipSpace(attribute.dumpRange.lowerBound + 1)
            let name = words.text(start..<words.skipWord(start))
            let path = attribute["args"]?.list("args").first?["expr"]?["parsed_path"]?["field"]?.text
            return SwiftMark(name: name, arguments: arguments(attribute["args"]), keyPath: path)
        }
    }

    /// The type that an expression names: `[Store]` of `[Store].self`
    func typeName(_ expression: SwiftExpression) -> String { expression.typeName ?? "Any" }
}

extension SwiftExpression {
    /// The type that an expression names; nil where it names none.
    package var typeName: String? {
        switch self {
        case .name(let name): return name
        case .type(let name): return name
        case .member(let base?, let name): return base.typeName.map { $0 + "." + name }
        case .metatype(let inner): return inner.typeName
        case .chained(let inner): return inner.typeName.map { $0 + "?" }
        case .array(let elements) where elements.count == 1: return elements[0].typeName.map { "[" + $0 + "]" }
        case .dictionary(let pairs) where pairs.count == 1:
            guard let key = pairs[0].key.typeName, let value = pairs[0].value.typeName else { return nil }
            return "[" + key + ": " + value + "]"
        default: return nil
        }
    }
}

extension SwiftExpression {
    /// The type of a literal: `Int` of `1`
    var literalType: String? {
        switch self {
        case .text: return "String"
        case .literal(let text):
            if text == "true" || text == "false" { return "Bool" }
            return text.contains(".") ? "Double" : "Int"
        default: return nil
        }
    }
}

extension SwiftMembers {
    /// Says what `Self` is in an extension of a generic type with a bound argument.
    mutating func bind(_ type: String, insteadOf name: String) {
        for index in functions.indices where functions[index].isStatic {
            if let result = functions[index].result, ["Self", name].contains(result) { functions[index].result = type }
        }
        for index in properties.indices where properties[index].isStatic {
            if properties[index].type == nil, properties[index].value?.madeType == name {
                properties[index].type = type
            }
            if let written = properties[index].type, ["Self", name].contains(written) { properties[index].type = type }
        }
    }
}

extension String {
    /// `Page<Store>` of ` where Response == Page<Store>`, where that is all.
    var boundType: String? {
        guard let mark = firstRange(of: "=="), firstRange(of: "where") != nil else { return nil }
        let type = self[mark.upperBound...].drop { $0.isWhitespace }.trimmingEnd
        return type.contains(where: { ",&=".contains($0) && !type.contains("<") }) || type.isEmpty ? nil : String(type)
    }
}
