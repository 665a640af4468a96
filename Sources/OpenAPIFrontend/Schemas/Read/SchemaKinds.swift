import APIModel
import Diagnostics
import SourceTree

extension SchemaReader {
    /// The shape that a schema has by its own keywords, without combinators.
    func ownShape(of schema: WrittenSchema) -> ShapeDraft {
        if schema.has(.enumeration) || schema.has(.constant), let shape = enumerationShape(of: schema) { return shape }
        guard let type = schema[.type] else { return inferredShape(of: schema) }
        guard type.isSequence else {
            guard let word = typeWord(type) else { return inferredShape(of: schema.without(KeywordSet(.type))) }
            // As Kubernetes writes a number or a text.
            if word.type == .string, format(of: schema) == "int-or-string" {
                return typesShape([(.integer, nil), (.string, nil)], schema.without(KeywordSet(.format)))
            }
            return shape(of: word.type, format: word.format, schema)
        }
        let words = type.elements.filter { !isNullWord($0) }.compactMap { typeWord($0) }
        let isNullable = type.elements.contains { isNullWord($0) }
        var shape: ShapeDraft
        switch words.count {
        case 0: shape = isNullable ? ShapeDraft(kind: .null) : inferredShape(of: schema.without(KeywordSet(.type)))
        case 1: shape = self.shape(of: words[0].type, format: words[0].format, schema)
        default: shape = typesShape(words.map { ($0.type, $0.format) }, schema)
        }
        shape.isNullable = isNullable
        return shape
    }

    /// One word of `type`, guessed if it isn't a type; nil if there is no guess.
    private func typeWord(_ node: SourceNode) -> (type: TypeWord?, format: String?)? {
        if let word = TypeWord(node) { return (word, nil) }
        guard node.isScalar else { return fail(.wrongType(key: "type", expected: "a string", found: node)) }
        if node.isNull {
            report(
                .unknownType, "the type is null itself; it is read as `\"null\"`", at: node.range,
                help: "write `\"null\"` in quotes")
            return (.null, nil)
        }
        let text = node.text
        if text == "file", version == .swagger2 { return (.string, "binary") }
        let guess = TypeWord.guess(text)
        report(.unknownType(text, guess: guess, at: node.range))
        return guess.map { ($0.type, $0.format) }
    }

    /// A type array of several: `[string, integer]`.
    private func typesShape(_ words: [(type: TypeWord?, format: String?)], _ schema: WrittenSchema) -> ShapeDraft {
        let types = words.compactMap(\.type)
        if types.count < words.count { return ShapeDraft(kind: .any) }
        if types.contains(.number), types.allSatisfy({ $0 == .number || $0 == .integer }) {
            return shape(of: .number, format: nil, schema)
        }
        if Set(types).count == 6 { return ShapeDraft(kind: .any) }
        var members: [UnionShape.Member] = []
        var seen: Set<TypeWord> = []
        for (word, type) in zip(words, types) where seen.insert(type).inserted {
            let format = type == .string || type == .integer || type == .number ? word.format : nil
            let shape = self.shape(of: type, format: format, schema)
            let id = read.arena.add(shape.kind, origin: documents.origin(of: schema.located))
            members.append(UnionShape.Member(use: SchemaUse(id)))
        }
        return ShapeDraft(kind: .union(UnionShape(mode: .types, members: members)))
    }

    private func shape(of type: TypeWord?, format guessed: String?, _ schema: WrittenSchema) -> ShapeDraft {
        guard let type else { return ShapeDraft(kind: .any) }
        switch type {
        case .null: return ShapeDraft(kind: .null)
        case .boolean: return ShapeDraft(kind: .boolean)
        case .integer: return ShapeDraft(kind: .integer(format: guessed ?? format(of: schema)))
        case .number:
            let format = guessed ?? format(of: schema)
            // `int64` and `uint64` are integers, since a floating-point number would round them.
            let isWhole = format == "int64" || format == "uint64"
            return ShapeDraft(kind: isWhole ? .integer(format: format) : .number(format: format))
        case .string: return ShapeDraft(kind: .string(format: format(of: schema) ?? guessed))
        case .array: return ShapeDraft(kind: arrayKind(of: schema))
        case .object: return objectShape(of: schema)
        }
    }

    func format(of schema: WrittenSchema) -> String? {
        guard let node = schema[.format] else { return nil }
        let format = nodes.string(node, "format")
        return format?.isEmpty == true ? nil : format
    }

    /// The shape of a schema without `type`.
    private func inferredShape(of schema: WrittenSchema) -> ShapeDraft {
        let isObject =
            schema.hasAny(KeywordSet(.properties, .patternProperties).union(.additionalSchema))
            || schema.has(.discriminator)
        if isObject { return objectShape(of: schema) }
        if schema.hasAny(KeywordSet(.items, .prefixItems)) { return ShapeDraft(kind: arrayKind(of: schema)) }
        if schema.has(.format), let format = format(of: schema) {
            var shape = shape(of: TypeWord.implied(byFormat: format), format: format, schema)
            switch shape.kind {
            case .integer, .number: shape.isImplied = true
            default: break
            }
            return shape
        }
        var shape = ShapeDraft.soft()
        if schema.hasAny(.objectHints) {
            if schema[.additionalProperties]?.bool == true { shape.kind = .map(anyUse()) }
            shape.unmetRequired = requiredNames(of: schema)
        } else if schema.hasAny(KeywordSet(.minItems, .maxItems, .uniqueItems)) {
            shape.kind = arrayKind(of: schema)
        } else if schema.hasAny(KeywordSet(.pattern, .minLength, .maxLength, .contentEncoding, .contentMediaType)) {
            shape.kind = .string(format: nil)
        } else if schema.hasAny(KeywordSet(.minimum, .maximum, .multipleOf)) {
            shape.kind = .number(format: nil)
        }
        return shape
    }

    private func arrayKind(of schema: WrittenSchema) -> SchemaKind {
        let isSet = schema[.uniqueItems]?.bool ?? false
        if let prefix = schema.located(.prefixItems), nodes.list(prefix, "`prefixItems`") != nil {
            return tupleKind(prefix, rest: schema.located(.items) ?? schema.located(.unevaluatedItems), schema)
        }
        guard let items = schema.located(.items) else { return .array(ArrayShape(element: anyUse(), isSet: isSet)) }
        if items.node.isSequence { return tupleKind(items, rest: schema.located(.additionalItems), schema) }
        let element =
            version == .swagger2 && items.node["collectionFormat"] != nil ? parameterUse(at: items) : use(at: items)
        return .array(ArrayShape(element: element, isSet: isSet))
    }

    private func tupleKind(_ prefix: Located, rest: Located?, _ schema: WrittenSchema) -> SchemaKind {
        let elements = prefix.node.elements.map { use(at: prefix.at($0)) }
        let isExact = schema[.maxItems]?.integer == elements.count || rest?.node.bool == false
        if elements.isEmpty {
            return isExact ? .tuple(TupleShape(elements: [], rest: nil)) : .array(ArrayShape(element: anyUse()))
        }
        return .tuple(TupleShape(elements: elements, rest: isExact ? nil : rest.map(use) ?? anyUse()))
    }

    /// The shape of an object, or of a map if there are no named properties.
    func objectShape(of schema: WrittenSchema) -> ShapeDraft {
        var properties: [Property] = []
        if let node = schema.located(.properties), let mapping = nodes.mapping(node, "`properties`") {
            properties = self.properties(of: mapping)
        }
        let additional = additionalProperties(of: schema)
        var shape = ShapeDraft(kind: .any)
        let required = requiredNames(of: schema)
        if properties.isEmpty {
            shape.kind = mapKind(additional, schema)
            shape.unmetRequired = required
            return shape
        }
        var object = ObjectShape(properties: properties, additional: additional)
        if !required.isEmpty { shape.unmetRequired = object.require(required) }
        shape.kind = .object(object)
        return shape
    }

    private func mapKind(_ additional: AdditionalProperties, _ schema: WrittenSchema) -> SchemaKind {
        switch additional {
        case .forbidden: return .object(ObjectShape(properties: [], additional: .forbidden))
        case .schema(let use): return .map(use)
        case .any, .unspecified:
            return schema.has(.discriminator) ? .object(ObjectShape(properties: [])) : .map(anyUse())
        }
    }

    private func properties(of located: Located) -> [Property] {
        located.node.entries.map { entry in
            let use = use(at: located.at(entry.value))
            let origin = Origin(range: entry.key.range)
            var property = Property(wireName: entry.key.text, use: use, isRequired: false, origin: origin)
            property.name = entry.value.clientName
            return property
        }
    }

    private func additionalProperties(of schema: WrittenSchema) -> AdditionalProperties {
        let patterns = patternUses(of: schema)
        let others = schema.located(.additionalProperties) ?? unevaluatedProperties(of: schema)
        guard let node = others, node.node.bool != false else {
            if patterns.count == 1 { return .schema(patterns[0]) }
            if patterns.count > 1 { return .any }
            return others != nil ? .forbidden : .unspecified
        }
        if !patterns.isEmpty || node.node.bool == true || node.node.isNull { return .any }
        if node.node.isMapping, node.node.count == 0 { return .any }
        return .schema(use(at: node))
    }

    /// The schema of properties that no part of an `allOf` declares; a Boolean is ignored, since it only narrows.
    private func unevaluatedProperties(of schema: WrittenSchema) -> Located? {
        schema.located(.unevaluatedProperties).flatMap { $0.node.isMapping ? $0 : nil }
    }

    private func patternUses(of schema: WrittenSchema) -> [SchemaUse] {
        guard let node = schema.located(.patternProperties), let located = nodes.mapping(node, "`patternProperties`")
        else { return [] }
        return located.node.entries.filter { !$0.key.isExtensionKey }.map { use(at: located.at($0.value)) }
    }

    func requiredNames(of schema: WrittenSchema) -> [RequiredName] {
        guard let node = schema[.required], node.isSequence else { return [] }
        return node.elements.compactMap { element in
            guard element.isScalar else {
                return fail(.expectedKind("a string", what: "a name in `required`", found: element))
            }
            return RequiredName(name: element.text, range: element.range)
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownType(_ word: String, guess: TypeWord.Guess?, at range: SourceRange) -> Self {
        let reading: String
        if let guess {
            let format = guess.format.map { " of format `\($0)`" } ?? ""
            reading = "it is read as " + (guess.type.map { "`\($0.rawValue)`" + format } ?? "any value")
        } else {
            reading = "it is ignored"
        }
        return OpenAPICodes.unknownType(
            "there is no type `\(word)`; \(reading)", at: range,
            help: "types are string, number, integer, boolean, array, object and null")
    }
}
