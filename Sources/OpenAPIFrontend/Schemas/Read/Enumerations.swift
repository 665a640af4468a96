import APIModel
import Diagnostics
import Directives
import SourceTree

extension SchemaReader {
    /// The shape of a schema with `enum` or `const`; nil where it lists nothing that can be a case.
    func enumerationShape(of schema: WrittenSchema) -> ShapeDraft? {
        let isConstant = schema.has(.constant)
        guard let written = schema[.constant] ?? schema[.enumeration] else { return nil }
        guard isConstant || written.isSequence else {
            report(ValueMessages.wrongType(key: "enum", expected: "a list", found: written))
            return nil
        }
        let nodes = isConstant ? [written] : Array(written.elements)
        if nodes.isEmpty {
            report(SchemaMessages.emptyEnum(at: written.range))
            return nil
        }
        if let collection = nodes.first(where: { !$0.isScalar }) {
            // Of an object, the values are a constraint; nobody expects cases.
            let isConstraint = schema.has(.type) && nodes.allSatisfy { !$0.isScalar }
            if !isConstant, !isConstraint { report(SchemaMessages.unsupportedEnumValue(at: collection.range)) }
            return schema.has(.type) ? nil : ShapeDraft(kind: .any)
        }
        let type = declaredType(of: schema)
        if type == .array, !isConstant { return elementEnumeration(schema) }
        let isNullable = nodes.contains { $0.isNull }
        let values = enumerationValues(nodes, type: type, schema)
        if values.isEmpty { return ShapeDraft(kind: .null) }
        return ShapeDraft(kind: kind(of: values, type: type, schema), isNullable: isNullable)
    }

    private func declaredType(of schema: WrittenSchema) -> TypeWord? {
        guard let node = schema[.type] else { return nil }
        if node.isScalar { return TypeWord(node) ?? TypeWord.guess(node.text)?.type }
        let types = node.elements.filter { !isNullWord($0) }
        return types.count == 1 ? TypeWord(types[0]) : nil
    }

    private func kind(of values: [Enumeration.Value], type: TypeWord?, _ schema: WrittenSchema) -> SchemaKind {
        let base = Enumeration.Base(of: values.map(\.literal), declared: type)
        if base == .boolean, values.count == 2 { return .boolean }
        let kind = Enumeration(
            base: base,
            format: format(of: schema),
            values: values,
            isConstant: schema.has(.constant)
        )
        return .enumeration(kind)
    }

    /// `{ type: array, items: { type: string }, enum: [a, b] }`: the elements are meant.
    private func elementEnumeration(_ schema: WrittenSchema) -> ShapeDraft? {
        guard let node = schema[.enumeration] else { return nil }
        report(SchemaMessages.enumOfArray(at: node.range))
        let itemType = schema.located(.items).flatMap { $0.node.isMapping ? $0["type"]?.node : nil }.flatMap(
            TypeWord.init
        )
        let values = enumerationValues(Array(node.elements), type: itemType, schema)
        guard !values.isEmpty else { return nil }
        let element = read.arena.add(
            kind(of: values, type: itemType, schema.without(KeywordSet(.format))),
            origin: documents.origin(of: schema.located)
        )
        return ShapeDraft(kind: .array(ArrayShape(element: SchemaUse(element))))
    }

    private func enumerationValues(
        _ nodes: [SourceNode],
        type: TypeWord?,
        _ schema: WrittenSchema
    ) -> [Enumeration.Value] {
        let records = schema[.enumRecords]?["values"]
        let names = EnumNotes(schema[.enumVarNames] ?? schema[.enumNames], records, "name")
        let texts = EnumNotes(schema[.enumDescriptions] ?? schema[.enumDescriptionsCamel], records, "description")
        let deprecated = EnumNotes(schema[.deprecatedEnums])
        names.misfits(among: nodes).forEach(report)
        texts.misfits(among: nodes).forEach(report)
        deprecated.strangers(among: nodes).forEach(report)
        var values: [Enumeration.Value] = []
        values.reserveCapacity(nodes.count)
        var seen: Set<Literal> = []
        var hasContradiction = false
        for (index, node) in nodes.enumerated() where !node.isNull {
            let value = enumLiteral(node, type: type, schema)
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
                Enumeration.Value(
                    value,
                    name: names[index, note],
                    documentation: texts[index, note],
                    isDeprecated: deprecated.lists(note)
                )
            )
        }
        return values
    }

    /// A plain scalar of YAML in an enum of strings is the string that it looks like: `[1.10, no, 18:00, 2]`.
    private func enumLiteral(_ node: SourceNode, type: TypeWord?, _ schema: WrittenSchema) -> Literal {
        let value = LiteralReader.read(node)
        guard type == .string, node.style == .plain, !node.isString, !isJSON(schema.located) else { return value }
        return .string(node.text)
    }

    /// Whether a schema is written as JSON, where quotes are never forgotten.
    func isJSON(_ located: Located) -> Bool {
        located.node.entries.first?.key.style == .doubleQuoted
    }
}
