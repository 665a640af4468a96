import SourceTree

extension DumpReader {
    /// A type from the parser's tree.
    func type(_ node: SourceNode) -> SwiftType {
        func inner(_ key: StaticString) -> SwiftType { node[key].map { type($0) } ?? "Any" }
        switch node.dumpKind {
        case "type_unqualified_ident", "type_qualified_ident":
            let name = (node["base"].map { type($0).text + "." } ?? "") + (node["id"]?.text ?? "")
            return .usual(name, node.list("generic_args").map { type($0) })
        case "type_array": return .list(inner("element_type"))
        case "type_dictionary": return .dictionary(inner("key"), inner("value"))
        case "type_optional", "type_implicitly_unwrapped_optional": return .optional(inner("base"))
        case "type_tuple": return .tuple(node.list("elements").map { SwiftType.Element(label: nil, type: type($0)) })
        case "type_composite": return .composition(node.list("types").map { type($0) })
        default: return "Any"
        }
    }

    /// `T: Decodable`, also as `where T: Decodable`
    func typeParameters(_ node: SourceNode) -> [TypeParameter] {
        let parameters = node.list("generic_params")
        let required = parameters.isEmpty ? [] : requirements(node).filter { !$0.isSame }
        return parameters.map { parameter in
            let name = parameter["name"]?.dumpName ?? ""
            let written = annotation(behind: parameter.dumpRange.lowerBound, isShared: false)
            let bounds = [written].compactMap { $0 } + required.filter { $0.subject == SwiftType(name) }.map(\.type)
            return TypeParameter(name: name, bound: bounds.count > 1 ? .composition(bounds) : bounds.first)
        }
    }

    /// `where T.Body: Encodable`
    func requirements(_ node: SourceNode) -> [TypeRequirement] {
        node.list("where_requirements").compactMap { requirement in
            guard let first = requirement["first_type"], let second = requirement["second_type"] else { return nil }
            let isSame = requirement["kind"]?.text == "same_type"
            return TypeRequirement(subject: type(first), isSame: isSame, type: type(second))
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

    func isPrivate(_ node: SourceNode) -> Bool { !Set(attributes(node)).isDisjoint(with: ["private", "fileprivate"]) }

    /// The types that are declared in the bodies of a function, or in closures in them, and a reader that knows their
    /// names. Two of one name aren't read.
    func reading(_ bodies: [SourceNode]) -> (reader: DumpReader, types: [TypeDeclaration]) {
        let nodes = bodies.flatMap(localTypes)
        var counts: [String: Int] = [:]
        for node in nodes { counts[node["name"]?.dumpName ?? "", default: 0] += 1 }
        let own = nodes.filter { counts[$0["name"]?.dumpName ?? ""] == 1 }
        var reader = self
        for node in own {
            let name = node["name"]?.dumpName ?? ""
            reader.words.renamed[name] = SwiftType("\(name)#\(node.dumpRange.lowerBound)")
        }
        return (reader, own.map { reader.type($0, $0.dumpKind == "struct_decl" ? .structure : .enumeration) })
    }

    private func localTypes(in body: SourceNode) -> [SourceNode] {
        if body.dumpKind == "struct_decl" || body.dumpKind == "enum_decl" { return [body] }
        if body.isSequence { return body.elements.flatMap { localTypes(in: $0) } }
        return body.isMapping ? body.entries.flatMap { localTypes(in: $0.value) } : []
    }

    /// The custom attributes, such as macros and property wrappers: `@GET("/stores")`
    func marks(_ node: SourceNode) -> [SwiftMark] {
        node.list("attrs").compactMap { attribute in
            guard attribute.dumpKind == "custom_attr" else { return nil }
            let start = words.skipSpace(attribute.dumpRange.lowerBound + 1)
            let name = words.text(start..<words.skipWord(start))
            let path = attribute["args"]?.list("args").first?["expr"]?["parsed_path"]?["field"]?.text
            return SwiftMark(name: name, arguments: arguments(attribute["args"]), keyPath: path)
        }
    }
}

extension SwiftExpression {
    /// The type that an expression names: `[Store].self` → `[Store]`; nil if it names none.
    package var namedType: SwiftType? {
        switch self {
        case .name(let name): return SwiftType(name)
        case .type(let type): return type
        case .member(let base?, let name): return base.namedType.map { .named($0.text + "." + name, []) }
        case .metatype(let inner): return inner.namedType
        case .chained(let inner): return inner.namedType.map { .optional($0) }
        case .array(let elements) where elements.count == 1: return elements[0].namedType.map { .list($0) }
        case .dictionary(let pairs) where pairs.count == 1:
            guard let key = pairs[0].key.namedType, let value = pairs[0].value.namedType else { return nil }
            return .dictionary(key, value)
        default: return nil
        }
    }
}

extension SwiftExpression {
    /// A member or a call without its type, with the type in front: `.init(string: text)` → `URL.init(string: text)`
    func rooted(in type: SwiftType) -> SwiftExpression {
        switch self {
        case .member(nil, let name): .member(.type(type), name)
        case .call(.member(nil, let name), let arguments): .call(.member(.type(type), name), arguments)
        default: self
        }
    }

    /// The type of a literal: `1` → `Int`
    var literalType: SwiftType? {
        switch self {
        case .text: return "String"
        case .literal(let text):
            if text == "true" || text == "false" { return "Bool" }
            return text.contains(".") ? "Double" : "Int"
        default: return nil
        }
    }
}

extension DumpReader {
    /// The getter or setter of a subscript. A setter takes the new value last, as `=`.
    func subscripting(_ accessor: SourceNode, in node: SourceNode) -> FunctionDeclaration? {
        guard let body = accessor["body"].map(statements), accessor["get"] != nil || accessor["set"] != nil else {
            return nil
        }
        var taken = accessor["params"].map(parameters) ?? []
        let isSetter = accessor["set"] != nil
        let value = isSetter && !taken.isEmpty ? taken.removeFirst() : nil
        // The dump omits the defaults of subscripts.
        let list = accessor["params"]?.dumpRange ?? 0..<0
        for (position, piece) in words.pieces(in: list.dropFirst()).enumerated() {
            guard taken.indices.contains(position), words.first("=", in: piece) != nil else { continue }
            taken[position].defaultValue = .other("default of " + (taken[position].name ?? "_"))
        }
        if let value { taken.append(SwiftParameter(label: "=", name: value.name, type: nil, defaultValue: nil)) }
        return FunctionDeclaration(
            name: isSetter ? "subscript=" : "subscript", parameters: taken, typeParameters: [],
            result: isSetter ? nil : node["element"].map(type), isStatic: node["static"] != nil, isAsync: false,
            isThrowing: false, body: body, marks: [], documentation: nil, place: accessor.dumpRange, file: file)
    }
}

extension SwiftMembers {
    /// Replaces the result `Self` of static members by the extended type with its arguments: `Page<Store>`
    mutating func bind(_ type: SwiftType) {
        let own: [SwiftType] = ["Self", SwiftType(type.name)]
        for index in functions.indices {
            functions[index].extended = type
            guard functions[index].isStatic else { continue }
            if let result = functions[index].result, own.contains(result) { functions[index].result = type }
        }
        for index in properties.indices {
            properties[index].extended = type
            guard properties[index].isStatic else { continue }
            let made = properties[index].type ?? properties[index].value?.madeType
            if let made, own.contains(made) { properties[index].type = type }
        }
    }
}
