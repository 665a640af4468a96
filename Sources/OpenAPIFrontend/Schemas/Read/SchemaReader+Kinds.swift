import APIModel
import Diagnostics
import SourceTree

extension SchemaReader {
    /// The shape that a schema has by its own keywords, without combinators.
    func ownShape(of keys: SchemaKeys) -> SchemaShape {
        if keys.has(.enumeration) || keys.has(.constant), let shape = enumerationShape(of: keys) { return shape }
        guard let type = keys[.type] else { return inferredShape(of: keys) }
        guard type.isSequence else {
            guard let word = typeWord(type, keys) else {
                return inferredShape(of: keys.without(SchemaKeywords(.type)))
            }
            return shape(of: word.type, format: word.format, keys)
        }
        let words = type.elements.filter { !isNullWord($0) }.compactMap { typeWord($0, keys) }
        let isNullable = type.elements.contains { isNullWord($0) }
        var shape: SchemaShape
        switch words.count {
        case 0: shape = isNullable ? SchemaShape(kind: .null) : inferredShape(of: keys.without(SchemaKeywords(.type)))
        case 1: shape = self.shape(of: words[0].type, format: words[0].format, keys)
        default: shape = typesShape(words.map { ($0.type, $0.format) }, keys)
        }
        shape.isNullable = isNullable
        return shape
    }

    /// One word of `type`, with what was meant where it is none; nil where it can't be guessed.
    private func typeWord(_ node: SourceNode, _ keys: SchemaKeys) -> (type: TypeWord?, format: String?)? {
        if let word = TypeWord(node) { return (word, nil) }
        guard node.isScalar else {
            report(ValueMessages.wrongType(key: "type", expected: "a string", found: node))
            return nil
        }
        if node.isNull {
            report(SchemaMessages.unquotedNull(at: node.range))
            return (.null, nil)
        }
        let text = node.text
        if text == "file", version == .swagger2 { return (.string, "binary") }
        let guess = TypeWord.guess(text)
        report(SchemaMessages.unknownType(text, guess: guess, at: node.range))
        return guess.map { ($0.type, $0.format) }
    }

    /// A type array of several: `[string, integer]`.
    private func typesShape(_ words: [(type: TypeWord?, format: String?)], _ keys: SchemaKeys) -> SchemaShape {
        let types = words.compactMap(\.type)
        if types.count < words.count { return SchemaShape(kind: .any) }
        if types.contains(.number), types.allSatisfy({ $0 == .number || $0 == .integer }) {
            return shape(of: .number, format: nil, keys)
        }
        if Set(types).count == 6 { return SchemaShape(kind: .any) }
        var members: [UnionShape.Member] = []
        var seen: Set<TypeWord> = []
        for (word, type) in zip(words, types) where seen.insert(type).inserted {
            let format = type == .string || type == .integer || type == .number ? word.format : nil
            let shape = self.shape(of: type, format: format, keys)
            let id = read.arena.add(shape.kind, origin: documents.origin(of: keys.located))
            members.append(UnionShape.Member(use: SchemaUse(id)))
        }
        return SchemaShape(kind: .union(UnionShape(mode: .types, members: members)))
    }

    private func shape(of type: TypeWord?, format guessed: String?, _ keys: SchemaKeys) -> SchemaShape {
        guard let type else { return SchemaShape(kind: .any) }
        switch type {
        case .null: return SchemaShape(kind: .null)
        case .boolean: return SchemaShape(kind: .boolean)
        case .integer: return SchemaShape(kind: .integer(format: guessed ?? format(of: keys)))
        case .number:
            let format = guessed ?? format(of: keys)
            // Formats of numbers that a floating point number would round are whole.
            let isWhole = format == "int64" || format == "uint64"
            return SchemaShape(kind: isWhole ? .integer(format: format) : .number(format: format))
        case .string: return SchemaShape(kind: .string(format: format(of: keys) ?? guessed))
        case .array: return SchemaShape(kind: arrayKind(of: keys))
        case .object: return objectShape(of: keys)
        }
    }

    func format(of keys: SchemaKeys) -> String? {
        guard let node = keys[.format] else { return nil }
        let format = nodes.string(node, "format")
        return format?.isEmpty == true ? nil : format
    }

    /// The shape of a schema without `type`.
    private func inferredShape(of keys: SchemaKeys) -> SchemaShape {
        let isObject =
            keys.hasAny(SchemaKeywords(.properties, .patternProperties).union(.additionalSchema))
            || keys.has(.discriminator)
        if isObject { return objectShape(of: keys) }
        if keys.hasAny(SchemaKeywords(.items, .prefixItems)) { return SchemaShape(kind: arrayKind(of: keys)) }
        if keys.has(.format), let format = format(of: keys) {
            return shape(of: TypeWord.implied(byFormat: format), format: format, keys)
        }
        var shape = SchemaShape.soft()
        if keys.hasAny(.objectHints) {
            if keys[.additionalProperties]?.bool == true { shape.kind = .map(anyUse()) }
            shape.unmetRequired = requiredNames(of: keys)
        } else if keys.hasAny(SchemaKeywords(.minItems, .maxItems, .uniqueItems)) {
            shape.kind = arrayKind(of: keys)
        } else if keys.hasAny(
            SchemaKeywords(.pattern, .minLength, .maxLength, .contentEncoding, .contentMediaType)
        ) {
            shape.kind = .string(format: nil)
        } else if keys.hasAny(SchemaKeywords(.minimum, .maximum, .multipleOf)) {
            shape.kind = .number(format: nil)
        }
        return shape
    }

    private func arrayKind(of keys: SchemaKeys) -> SchemaKind {
        let isSet = keys[.uniqueItems]?.bool ?? false
        if let prefix = keys.located(.prefixItems), prefix.node.isSequence {
            return tupleKind(prefix, rest: keys.located(.items) ?? keys.located(.unevaluatedItems), keys)
        }
        guard let items = keys.located(.items) else { return .array(ArrayShape(element: anyUse(), isSet: isSet)) }
        if items.node.isSequence { return tupleKind(items, rest: keys.located(.additionalItems), keys) }
        let element =
            version == .swagger2 && items.node["collectionFormat"] != nil
            ? parameterUse(at: items) : use(at: items)
        return .array(ArrayShape(element: element, isSet: isSet))
    }

    private func tupleKind(_ prefix: Located, rest: Located?, _ keys: SchemaKeys) -> SchemaKind {
        let elements = prefix.node.elements.map { use(at: prefix.at($0)) }
        let isExact = keys[.maxItems]?.integer == elements.count || rest?.node.bool == false
        if elements.isEmpty {
            return isExact ? .tuple(TupleShape(elements: [], rest: nil)) : .array(ArrayShape(element: anyUse()))
        }
        return .tuple(TupleShape(elements: elements, rest: isExact ? nil : rest.map(use) ?? anyUse()))
    }
}
