import APIModel
import Diagnostics
import Directives
import SourceTree

extension SchemaReader {
    /// The shape of a schema with `enum` or `const`; nil if none of its values can be a case.
    func enumerationShape(of schema: WrittenSchema) -> ShapeDraft? {
        let isConstant = schema.has(.constant)
        guard let written = schema[.constant] ?? schema[.enumeration] else { return nil }
        guard isConstant || written.isSequence else {
            return fail(.wrongType(key: "enum", expected: "a list", found: written))
        }
        let nodes = isConstant ? [written] : Array(written.elements)
        if nodes.isEmpty { return fail(.enumValues, "`enum` lists no value; it is ignored", at: written.range) }
        if let collection = nodes.first(where: { !$0.isScalar }) {
            // For an object or a list, the values are a constraint; nobody expects cases.
            let isConstraint = schema.has(.type) && nodes.allSatisfy { !$0.isScalar }
            if !isConstant, !isConstraint {
                report(
                    .enumValues,
                    "a value of `enum` is a list or a mapping, so the values can't be cases; the list is ignored",
                    at: collection.range)
            }
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
            base: base, format: format(of: schema), values: values, isConstant: schema.has(.constant))
        return .enumeration(kind)
    }

    /// `{ type: array, items: { type: string }, enum: [a, b] }`: reads the values as those of the elements.
    private func elementEnumeration(_ schema: WrittenSchema) -> ShapeDraft? {
        guard let node = schema[.enumeration] else { return nil }
        report(
            .enumValues, "`enum` lists single values of an array; they are read as the values of its elements",
            at: node.range, help: "move `enum` into `items`")
        let itemType = schema.located(.items).flatMap { $0.node.isMapping ? $0["type"]?.node : nil }.flatMap(
            TypeWord.init)
        let values = enumerationValues(Array(node.elements), type: itemType, schema)
        guard !values.isEmpty else { return nil }
        let element = read.arena.add(
            kind(of: values, type: itemType, schema.without(KeywordSet(.format))),
            origin: documents.origin(of: schema.located))
        return ShapeDraft(kind: .array(ArrayShape(element: SchemaUse(element))))
    }

    private func enumerationValues(_ nodes: [SourceNode], type: TypeWord?, _ schema: WrittenSchema) -> [Enumeration
        .Value]
    {
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
                report(.enumValues, "`enum` lists `\(node.text)` twice", at: node.range)
                continue
            }
            if let type, !hasContradiction, !value.fits(type) {
                hasContradiction = true
                report(
                    .enumValues, "\(node.described) is not a value of type `\(type.rawValue)`; the values decide",
                    at: node.range)
            }
            let note = node.text
            values.append(
                Enumeration.Value(
                    value, name: names[index, note], documentation: texts[index, note],
                    isDeprecated: deprecated.lists(note)))
        }
        return values
    }

    /// The value of an enum. In an enum of strings, a plain YAML scalar is a string: `[1.10, no, 18:00, 2]`.
    private func enumLiteral(_ node: SourceNode, type: TypeWord?, _ schema: WrittenSchema) -> Literal {
        let value = LiteralReader.read(node)
        guard type == .string, node.style == .plain, !node.isString, !isJSON(schema.located) else { return value }
        return .string(node.text)
    }

    /// Whether a schema is written as JSON, where quotes are never forgotten.
    func isJSON(_ located: Located) -> Bool { located.node.entries.first?.key.style == .doubleQuoted }
}

/// The notes of a vendor extension on the values of an enum: a list of words in the order of the values, a mapping of
/// values to words, a list of values, or a list of records with a `value` each (`x-ms-enum`).
struct EnumNotes {
    private let node: SourceNode?
    private let listed: Set<String>
    private var records: [String: SourceNode] = [:]

    init(_ node: SourceNode?) {
        self.node = node
        listed = node.map { Set($0.elements.filter(\.isScalar).map(\.text)) } ?? []
    }

    /// Reads the words in `node`, or else those under a key of the records.
    init(_ node: SourceNode?, _ records: SourceNode?, _ key: StaticString) {
        self.init(node)
        guard node == nil, let records else { return }
        for record in records.elements {
            guard let value = record["value"], value.isScalar, let word = record[key] else { continue }
            self.records[value.text] = self.records[value.text] ?? word
        }
    }

    subscript(index: Int, value: String) -> String? {
        let entry: SourceNode?
        if let node, node.isSequence {
            entry = index < node.count ? node.elements[index] : nil
        } else {
            entry = node?.value(forKey: value) ?? records[value]
        }
        guard let entry, entry.isScalar, !entry.isNull, !entry.text.isEmpty else { return nil }
        return entry.text
    }

    func lists(_ value: String) -> Bool { listed.contains(value) }

    /// Warnings about too many or too few words, or words for missing values.
    func misfits(among values: [SourceNode]) -> [Diagnostic] {
        guard let node else { return [] }
        if node.isMapping { return strangers(node.entries.map(\.key), among: values) }
        guard node.isSequence, node.count != values.count else { return [] }
        let entries = node.count == 1 ? "1 entry" : "\(node.count) entries"
        return [
            OpenAPICodes.enumValues(
                "there are \(values.count) values, but \(entries) here; entries are taken in order", at: node.range)
        ]
    }

    /// Warnings about elements that aren't among the values.
    func strangers(among values: [SourceNode]) -> [Diagnostic] {
        strangers(node?.elements.filter(\.isScalar) ?? [], among: values)
    }

    private func strangers(_ listed: [SourceNode], among values: [SourceNode]) -> [Diagnostic] {
        let known = Set(values.map(\.text))
        return listed.filter { !known.contains($0.text) }.map { value in
            OpenAPICodes.enumValues("`\(value.text)` is not one of the values; its entry is ignored", at: value.range)
        }
    }
}

extension Literal {
    /// Whether a value has a type: `"a"` is a string, `1.0` an integer.
    func fits(_ type: TypeWord) -> Bool {
        switch (self, type) {
        case (.null, .null), (.bool, .boolean), (.string, .string), (.number, .number), (.array, .array),
            (.object, .object):
            return true
        case (.number, .integer): return isWhole
        default: return false
        }
    }

    /// Whether a whole number fits the type of its format.
    func isInRange(of format: String?) -> Bool {
        guard case .number(let text) = self, text.utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }) else {
            return true
        }
        switch format {
        case "int32": return Int32(text) != nil
        case "uint64": return UInt64(text) != nil
        default: return Int64(text) != nil
        }
    }

    /// Whether a text looks like its format: `2024-05-01` as `date`, `2024-05-01T08:00:00Z` as `date-time`. Other
    /// formats aren't checked.
    func isPlausible(as format: String?) -> Bool {
        guard case .string(let text) = self, format == "date" || format == "date-time" else { return true }
        let bytes = Array(text.utf8)
        guard bytes.count >= 10, bytes.count == 10 || format == "date-time" else { return false }
        let isDate = (0..<10).allSatisfy { index in
            index == 4 || index == 7 ? bytes[index] == UInt8(ascii: "-") : bytes[index] &- 0x30 < 10
        }
        return isDate && (format == "date" || bytes.count > 10)
    }

    /// Whether a number has no fraction: `3`, `3.0`, `99999999999999999999`.
    var isWhole: Bool {
        guard case .number(let text) = self else { return false }
        if text.utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }) {
            return true
        }
        guard let value = Double(text) else { return text.hasPrefix("0x") || text.hasPrefix("0o") }
        return value == value.rounded()
    }
}

extension Enumeration.Base {
    init(of values: [Literal], declared: TypeWord?) {
        if values.allSatisfy({ $0.fits(.string) }) {
            self = .string
        } else if values.allSatisfy({ $0.fits(.boolean) }) {
            self = .boolean
        } else if values.allSatisfy({ $0.fits(.number) }) {
            self = declared != .number && values.allSatisfy(\.isWhole) ? .integer : .number
        } else {
            self = .mixed
        }
    }
}
