import APIModel

/// A sample value as the expression that makes it, in parts, so that templates can break a long one over lines.
public indirect enum SampleValue: Sendable, Hashable {
    /// An expression that stays on one line, and the number of values that it counts as: 1 for `"Rex"`, and as many as
    /// the type's sample has for `.preview`.
    case plain(SwiftExpression, weight: Int)
    /// `Pet(id: 1, name: "Rex")`.
    case call(SwiftExpression, [Entry])
    case list([SampleValue])
    case map([Entry])

    /// An argument, or a value under its key.
    public struct Entry: Sendable, Hashable {
        public enum Label: Sendable, Hashable {
            case argument(SwiftIdentifier)
            case key(String)

            public var text: String {
                switch self {
                case .argument(let name): name.label
                case .key(let key): SwiftLiteral.quoted(key)
                }
            }
        }

        public let label: Label?
        public let value: SampleValue

        public init(_ label: SwiftIdentifier?, _ value: SampleValue) {
            self.label = label.map { .argument($0) }
            self.value = value
        }

        init(key: String, _ value: SampleValue) {
            label = .key(key)
            self.value = value
        }
    }

    static func plain(_ expression: SwiftExpression) -> SampleValue { .plain(expression, weight: 1) }

    static func string(_ text: String) -> SampleValue { .plain(.string(text)) }

    static func number(_ numeral: SwiftNumeral) -> SampleValue { .plain(.number(numeral)) }

    /// `.newest`
    static func member(_ name: SwiftIdentifier) -> SampleValue { .plain(.implicitMember(name)) }

    /// `.circle(…)`
    static func member(_ name: SwiftIdentifier, _ payload: SampleValue) -> SampleValue {
        .call(.implicitMember(name), [Entry(nil, payload)])
    }

    static func elements(_ values: [SampleValue]) -> SampleValue { values.isEmpty ? .plain(.list([])) : .list(values) }

    static func members(_ entries: [Entry]) -> SampleValue { entries.isEmpty ? .plain(.dictionary([])) : .map(entries) }

    /// The number of values in it; calls and collections count as one more.
    var weight: Int {
        switch self {
        case .plain(_, let weight): return weight
        case .call(_, let entries), .map(let entries): return entries.reduce(1) { $0 + $1.value.weight }
        case .list(let values): return values.reduce(1) { $0 + $1.weight }
        }
    }
}

extension SampleWriter {
    /// A constant of the description as a value of a use; nil where it does not fit.
    func value(of literal: Literal, as use: SchemaUse, _ scene: Scene) -> SampleValue? {
        guard scene.depth < 24 else { return nil }
        let target = catalog.graph.target(of: use)
        if case .any = catalog.graph.forms[target.schema] { return SamplePlain.json(literal) }
        if case .null = literal { return target.isNullable ? .plain(.null) : nil }
        var inner = scene
        inner.depth += 1
        switch catalog.graph.forms[target.schema] {
        case .any, .typeParameter: return nil
        case .plain(let type): return SamplePlain.value(of: literal, as: type)
        case .array:
            guard case .array(let elements) = literal, elements.count <= 100,
                let element = catalog.graph.element(of: target.schema)
            else { return nil }
            return values(of: elements, as: graph.bound(element, in: scene.node), inner).map { .elements($0) }
        case .map:
            guard case .object(let members) = literal else { return nil }
            return map(members, catalog.graph.element(of: target.schema), inner)
        case .structure, .enumeration, .union, .tuple:
            return catalog.indexes[target.schema].flatMap { declared($0, of: literal, inner) }
        }
    }

    /// A constant as a value of a declared type, written out.
    func declared(_ declaration: Int, of literal: Literal, _ scene: Scene) -> SampleValue? {
        let schema = catalog.graph.schema(catalog.declarations[declaration].schema)
        if let enumeration = graph.enums[declaration] { return enumeration.name(of: literal).map { .member($0) } }
        guard schema.typeParameters.isEmpty else { return nil }
        if graph.unions[declaration] != nil { return union(declaration, of: literal, scene) }
        let parts = graph.parts(of: declaration)
        let type = SwiftType.named(SwiftType.Name(catalog.declarations[declaration].path))
        switch (schema.kind, literal) {
        case (.object, .object(let members)): return object(declaration, parts, type: type, members, scene)
        case (.tuple, .array(let elements)) where parts.dropFirst(elements.count).allSatisfy(\.property.isOptional):
            let entries = zip(parts, elements).compactMap { part, element in
                value(of: element, as: part.use, part.property, scene).map { SampleValue.Entry(part.property.name, $0) }
            }
            return entries.count == min(parts.count, elements.count) ? .call(.type(type), entries) : nil
        default: return nil
        }
    }

    /// Members that the example doesn't have stay nil where they are optional.
    private func object(
        _ declaration: Int, _ parts: [SampleGraph.Part], type: SwiftType, _ members: [Literal.Member], _ scene: Scene
    ) -> SampleValue? {
        var given: [String: Literal] = [:]
        for member in members { given[member.name] = member.value }
        guard parts.isEmpty || parts.contains(where: { given[$0.property.wireName] != nil }) else { return nil }
        var scene = scene
        scene.owner = catalog.graph.schema(catalog.declarations[declaration].schema).name ?? scene.owner
        return structure(parts, type: type, scene) { part, scene in
            if let literal = given[part.property.wireName] {
                if case .null = literal, part.property.isOptional { return nil }
                if let value = value(of: literal, as: part.use, part.property, scene) { return value }
            }
            return part.property.isOptional ? nil : value(of: part.use, part.property, scene)
        }
    }

    private func values(of literals: [Literal], as use: SchemaUse, _ scene: Scene) -> [SampleValue]? {
        let values = literals.compactMap { value(of: $0, as: use, scene) }
        return values.count == literals.count ? values : nil
    }

    private func map(_ members: [Literal.Member], _ use: SchemaUse?, _ scene: Scene) -> SampleValue? {
        var keys: Set<String> = []
        var entries: [SampleValue.Entry] = []
        for member in members where keys.insert(member.name).inserted {
            let value =
                use.map { self.value(of: member.value, as: graph.bound($0, in: scene.node), scene) }
                ?? SamplePlain.json(member.value)
            guard let value else { return nil }
            entries.append(.init(key: member.name, value))
        }
        return entries.count <= 100 ? .members(entries) : nil
    }

    /// The member that the discriminator names, or else the first that fits and has most keys of the constant.
    private func union(_ declaration: Int, of literal: Literal, _ scene: Scene) -> SampleValue? {
        let members = graph.members(of: declaration)
        var best: (taken: Int, value: SampleValue)?
        for member in members {
            if let kind = kind(of: literal, declaration), !member.discriminatorValues.contains(kind) { continue }
            guard let payload = value(of: literal, as: member.use, scene) else { continue }
            let taken = keys(of: literal, takenBy: member.use)
            if taken > best?.taken ?? -1 { best = (taken, .member(member.name, payload)) }
        }
        return best?.value
    }

    /// The discriminator's value in a constant.
    private func kind(of literal: Literal, _ declaration: Int) -> String? {
        guard let key = graph.unions[declaration]?.discriminator?.wireName, case .object(let members) = literal,
            case .string(let kind)? = members.first(where: { $0.name == key })?.value
        else { return nil }
        return kind
    }

    private func keys(of literal: Literal, takenBy use: SchemaUse) -> Int {
        guard case .object(let members) = literal, let shape = catalog.graph.shape(of: use) else { return 0 }
        let names = Set(shape.properties.map(\.wireName))
        return members.count { names.contains($0.name) }
    }
}
