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
        case "type_tuple":
            return "(" + node.list("elements").map(typeText).joined(separator: ", ") + ")"
        default: return "Any"
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

extension SwiftMembers {
    /// Says what `Self` is in an extension of a generic type with a bound argument.
    mutating func bind(_ type: String, insteadOf name: String) {
        for index in functions.indices where functions[index].isStatic {
            if let result = functions[index].result, ["Self", name].contains(result) { functions[index].result = type }
        }
        for index in properties.indices where properties[index].isStatic {
            if let written = properties[index].type, ["Self", name].contains(written) { properties[index].type = type }
        }
    }
}

extension String {
    /// `Page<Store>` of ` where Response == Page<Store>`, where that is all.
    var boundType: String? {
        guard let mark = range(of: "=="), range(of: "where") != nil else { return nil }
        let type = self[mark.upperBound...].drop { $0.isWhitespace }.trimmingEnd
        return type.contains(where: { ",&=".contains($0) && !type.contains("<") }) || type.isEmpty ? nil : String(type)
    }
}
