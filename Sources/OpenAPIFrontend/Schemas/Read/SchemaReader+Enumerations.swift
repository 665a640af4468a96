import APIModel
import Diagnostics
import Directives
import SourceTree

extension SchemaReader {
    /// The shape of a schema with `enum` or `const`; nil where it lists nothing that can be a case.
    func enumerationShape(of keys: SchemaKeys) -> SchemaShape? {
        var nodes: [SourceNode]
        let isConstant = keys.has(.constant)
        if let constant = keys[.constant] {
            nodes = [constant]
        } else if let list = keys[.enumeration], list.isSequence {
            nodes = Array(list.elements)
        } else {
            if let node = keys[.enumeration] {
                report(ValueMessages.wrongType(key: "enum", expected: "a list", found: node))
            }
            return nil
        }
        if nodes.isEmpty {
            if let node = keys[.enumeration] { report(SchemaMessages.emptyEnum(at: node.range)) }
            return nil
        }
        if let collection = nodes.first(where: { !$0.isScalar }) {
            if !isConstant { report(SchemaMessages.unsupportedEnumValue(at: collection.range)) }
            return constantShape(collection, keys)
        }
        let type = declaredType(of: keys)
        if type == .array, !isConstant { return elementEnumeration(keys) }
        let isNullable = nodes.contains { $0.isNull }
        let values = enumerationValues(nodes, type: type, keys)
        if values.isEmpty { return SchemaShape(kind: .null) }
        return SchemaShape(kind: kind(of: values, type: type, keys), isNullable: isNullable)
    }

    /// What a list of objects or arrays still says: the kind of the first.
    private func constantShape(_ node: SourceNode, _ keys: SchemaKeys) -> SchemaShape? {
        keys.has(.type) ? nil : SchemaShape(kind: .any)
    }

    private func declaredType(of keys: SchemaKeys) -> TypeWord? {
        guard let node = keys[.type] else { return nil }
        if node.isScalar { return TypeWord(node) ?? TypeWord.guess(node.text)?.type }
        let types = node.elements.filter { !isNullWord($0) }
        return types.count == 1 ? TypeWord(types[0]) : nil
    }

    private func kind(of values: [Enumeration.Value], type: TypeWord?, _ keys: SchemaKeys) -> SchemaKind {
        let base = Enumeration.Base(of: values.map(\.literal), declared: type)
        if base == .boolean, values.count == 2 { return .boolean }
        let kind = Enumeration(base: base, format: format(of: keys), values: values, isConstant: keys.has(.constant))
        return .enumeration(kind)
    }

    /// `{ type: array, items: { type: string }, enum: [a, b] }`: the elements are meant.
    private func elementEnumeration(_ keys: SchemaKeys) -> SchemaShape? {
        guard let node = keys[.enumeration] else { return nil }
        report(SchemaMessages.enumOfArray(at: node.range))
        let itemType = keys.located(.items).flatMap { $0.node.isMapping ? $0["type"]?.node : nil }.flatMap(
            TypeWord.init
        )
        let values = enumerationValues(Array(node.elements), type: itemType, keys)
        guard !values.isEmpty else { return nil }
        let element = read.arena.add(
            kind(of: values, type: itemType, keys.without(SchemaKeywords(.format))),
            origin: documents.origin(of: keys.located)
        )
        return SchemaShape(kind: .array(ArrayShape(element: SchemaUse(element))))
    }

    private func enumerationValues(
        _ nodes: [SourceNode],
        type: TypeWord?,
        _ keys: SchemaKeys
    ) -> [Enumeration.Value] {
        let names = EnumNotes(keys[.enumVarNames] ?? keys[.enumNames])
        let texts = EnumNotes(keys[.enumDescriptions] ?? keys[.enumDescriptionsCamel])
        var values: [Enumeration.Value] = []
        values.reserveCapacity(nodes.count)
        var seen: Set<Literal> = []
        var hasContradiction = false
        for (index, node) in nodes.enumerated() where !node.isNull {
            let value = enumLiteral(node, type: type, keys)
            guard seen.insert(value).inserted else {
                report(SchemaMessages.duplicateEnumValue(node.text, at: node.range))
                continue
            }
            if let type, !hasContradiction, !value.fits(type) {
                hasContradiction = true
                report(SchemaMessages.enumContradictsType(node, type: type.rawValue))
            }
            let note = node.text
            values.append(
                Enumeration.Value(value, name: names[index, note], documentation: texts[index, note])
            )
        }
        return values
    }

    /// A plain scalar of YAML in an enum of strings is the string that it looks like: `[1.10, no, 18:00, 2]`.
    private func enumLiteral(_ node: SourceNode, type: TypeWord?, _ keys: SchemaKeys) -> Literal {
        let value = LiteralReader.read(node)
        guard type == .string, node.style == .plain, !node.isString, !isJSON(keys.located) else { return value }
        return .string(node.text)
    }

    /// Whether a schema is written as JSON, where quotes are never forgotten.
    func isJSON(_ located: Located) -> Bool {
        located.node.entries.first?.key.style == .doubleQuoted
    }
}

/// A vendor's list of words for the values of an enum: one for each, in order or by value.
private struct EnumNotes {
    let node: SourceNode?

    init(_ node: SourceNode?) { self.node = node }

    subscript(index: Int, value: String) -> String? {
        guard let node else { return nil }
        let entry = node.isSequence ? (index < node.count ? node.elements[index] : nil) : node.value(forKey: value)
        guard let entry, entry.isScalar, !entry.isNull, !entry.text.isEmpty else { return nil }
        return entry.text
    }
}
