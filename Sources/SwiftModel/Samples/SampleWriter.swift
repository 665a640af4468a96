import APIModel

/// Writes the sample value of one type: from the description's examples and defaults where they fit, or else from
/// the schema.
struct SampleWriter: Sendable {
    let graph: SampleGraph
    /// The number of plain values in the sample of each node; nil for a node without a sample (yet).
    var weights: [Int?]
    /// The values that the discriminators of unions require in properties of their members, by declaration.
    let discriminators: [Int: [String: Literal]]
    /// Optional values beyond this are left out, so that a sample stays readable.
    private let maximumWeight = 400
    private let maximumElements = 20

    init(_ graph: SampleGraph) {
        self.graph = graph
        weights = [Int?](repeating: nil, count: graph.nodes.count)
        var discriminators: [Int: [String: Literal]] = [:]
        for node in graph.nodes {
            let declaration = node.declaration
            guard let key = graph.unions[declaration]?.discriminator?.wireName else { continue }
            for member in graph.members(of: declaration) {
                let target = graph.catalog.graph.target(of: member.use).schema
                guard let value = member.discriminatorValues.first else { continue }
                let copy = graph.catalog.graph.entities?.entities[target]
                for index in [target, copy].compactMap({ $0.flatMap { graph.catalog.indexes[$0] } })
                where discriminators[index]?[key] == nil { discriminators[index, default: [:]][key] = .string(value) }
            }
        }
        self.discriminators = discriminators
    }

    var catalog: SchemaTypes { graph.catalog }

    /// The value that is being written, and its place.
    struct Scene {
        /// The type whose sample it is.
        var node: Int
        var owner: String
        var wireName = ""
        var variant = 0
        /// How many plain values there is room for.
        var room: Int
        var depth = 0
    }

    /// The sample of a type: the first of its examples and its default that fits, or a value made from its schema; nil
    /// where it has no finite value.
    func sample(of node: Int, examples: [Literal]) -> SampleValue? {
        let own = schema(of: node).annotations
        let literals = own.examples + (own.defaultValue.map { [$0] } ?? []) + examples
        return literals.prefix(8).lazy.compactMap { variant(of: node, $0) }.first ?? synthesised(node, scene(of: node))
    }

    /// A constant as a value of a type; nil where it doesn't fit, or is too large.
    func variant(of node: Int, _ literal: Literal) -> SampleValue? {
        guard let value = declared(graph.nodes[node].declaration, of: literal, scene(of: node)) else { return nil }
        return value.weight <= maximumWeight ? value : nil
    }

    private func schema(of node: Int) -> Schema {
        catalog.graph.schema(catalog.declarations[graph.nodes[node].declaration].schema)
    }

    private func scene(of node: Int) -> Scene {
        let owner = schema(of: node).name ?? catalog.declarations[graph.nodes[node].declaration].word
        return Scene(node: node, owner: owner, room: maximumWeight)
    }

    private func synthesised(_ node: Int, _ scene: Scene) -> SampleValue? {
        let planned = graph.nodes[node]
        if let enumeration = graph.enums[planned.declaration] {
            return enumeration.plan.cases.first.map { .member($0.name) }
        }
        if graph.unions[planned.declaration] != nil { return union(node, scene) }
        let parts = graph.parts(of: planned.declaration)
        return structure(parts, type: planned.type, scene) { part, scene in
            let use = graph.bound(part.use, in: node)
            let literal = discriminators[planned.declaration]?[part.property.wireName]
            return literal.flatMap { value(of: $0, as: use, part.property, scene) }
                ?? value(of: use, part.property, scene)
        }
    }

    /// The name and the owner that a property's sample follows from; an entity's are those of the service's property.
    private func place(of property: PropertyPlan, in node: Int) -> (wireName: String, owner: String) {
        let schema = catalog.declarations[graph.nodes[node].declaration].schema
        let member = catalog.graph.entities?.members[schema]?[property.wireName]
        return (member?.path.last ?? property.wireName, member?.owner ?? scene(of: node).owner)
    }

    private func union(_ node: Int, _ scene: Scene) -> SampleValue? {
        let members = graph.members(of: graph.nodes[node].declaration)
        guard let choice = graph.choice(of: node, among: members) else { return nil }
        let payloads = ([members[choice]] + members).lazy.compactMap { member in
            value(of: graph.bound(member.use, in: node), scene).map { SampleValue.member(member.name, $0) }
        }
        return payloads.first
    }

    /// Calls the initialiser with the required values, and with as many optional ones as there is room for, in the
    /// initialiser's order.
    func structure(
        _ parts: [SampleGraph.Part], type: SwiftType, _ scene: Scene, _ value: (SampleGraph.Part, Scene) -> SampleValue?
    ) -> SampleValue? {
        var values = [SampleValue?](repeating: nil, count: parts.count)
        var scene = scene
        for isOptional in [false, true] {
            for (position, part) in parts.enumerated() where part.property.isOptional == isOptional {
                (scene.wireName, scene.owner) = place(of: part.property, in: scene.node)
                let found = value(part, scene)
                if !isOptional, found == nil { return nil }
                guard let found, !isOptional || found.weight <= scene.room else { continue }
                values[position] = found
                scene.room -= found.weight
            }
        }
        let entries = zip(parts, values).compactMap { part, value -> SampleValue.Entry? in
            if let value { return .init(part.property.name, value) }
            return part.property.defaultValue == nil ? .init(part.property.name, .plain(.null)) : nil
        }
        return .call(.type(type), entries)
    }
}

extension SampleWriter {
    /// The value of a property, in its wrapper where absent and null are told apart.
    func value(of use: SchemaUse, _ property: PropertyPlan, _ scene: Scene) -> SampleValue? {
        wrapped(file(property) ?? value(of: use, scene), property)
    }

    func value(of literal: Literal, as use: SchemaUse, _ property: PropertyPlan, _ scene: Scene) -> SampleValue? {
        wrapped(value(of: literal, as: use, scene), property)
    }

    private func wrapped(_ value: SampleValue?, _ property: PropertyPlan) -> SampleValue? {
        guard let value, property.tellsNull else { return value }
        return .member(SwiftIdentifier("value"), value)
    }

    /// The value of a form's property that sends files.
    private func file(_ property: PropertyPlan) -> SampleValue? {
        switch property.wrappedType {
        case .fileUpload: SamplePlain.file
        case .array(.fileUpload): .list([SamplePlain.file])
        default: nil
        }
    }

    /// The value of a use: an example or the default that is given there, or else a value made from its type.
    private func value(of use: SchemaUse, _ scene: Scene) -> SampleValue? {
        let target = catalog.graph.target(of: use)
        let schema = catalog.graph.schema(target.schema)
        if scene.variant == 0 {
            for literal in literals(of: use, schema).prefix(4) where literal != .null {
                if let value = value(of: literal, as: use, scene), value.weight <= scene.room { return value }
            }
        }
        let place = SamplePlain.Place(wireName: scene.wireName, owner: scene.owner, variant: scene.variant)
        switch catalog.graph.forms[target.schema] {
        case .any: return SamplePlain.anyValue
        case .plain(let type): return SamplePlain.value(type, schema, at: place)
        case .typeParameter: return nil
        case .array: return list(target.schema, schema, scene)
        case .map: return map(target.schema, schema, scene)
        case .enumeration:
            guard let plan = catalog.indexes[target.schema].flatMap({ graph.enums[$0] })?.plan, !plan.cases.isEmpty
            else { return nil }
            return .member(plan.cases[scene.variant % plan.cases.count].name)
        case .structure, .union, .tuple: return reference(use, scene)
        }
    }

    private func literals(of use: SchemaUse, _ schema: Schema) -> [Literal] {
        let named = catalog.graph.schema(Int(use.schema.index))
        var annotations = [use.annotations]
        if named.id != schema.id { annotations.append(named.annotations) }
        switch catalog.graph.forms[Int(schema.id.index)] {
        // The examples of a declared type are in its own sample.
        case .structure, .union, .tuple: break
        default: annotations.append(schema.annotations)
        }
        return annotations.flatMap(\.examples) + annotations.compactMap(\.defaultValue)
    }

    private func reference(_ use: SchemaUse, _ scene: Scene) -> SampleValue? {
        guard let node = graph.node(of: use), graph.mayHold(scene.node, node), let weight = weights[node] else {
            return nil
        }
        return .plain(.implicitMember(graph.nodes[node].name), weight: weight)
    }

    /// The required number of elements, from one to `maximumElements`; fewer where elements have to differ and don't.
    private func list(_ index: Int, _ schema: Schema, _ scene: Scene) -> SampleValue? {
        guard let element = catalog.graph.element(of: index), scene.depth < 16 else { return .elements([]) }
        let wanted = min(max(schema.constraints?.minItems ?? 1, 1), maximumElements)
        var inner = scene
        inner.depth += 1
        inner.wireName = SingularWord.of(scene.wireName)
        var values: [SampleValue] = []
        for variant in 0..<min(wanted, schema.constraints?.maxItems ?? wanted) {
            inner.variant = variant
            guard let value = value(of: graph.bound(element, in: scene.node), inner), value.weight <= inner.room else {
                break
            }
            if schema.constraints?.hasUniqueItems == true, values.contains(value) { break }
            inner.room -= value.weight
            values.append(value)
        }
        return .elements(values)
    }

    private func map(_ index: Int, _ schema: Schema, _ scene: Scene) -> SampleValue? {
        if schema.constraints?.maxProperties == 0 || scene.depth >= 16 { return .members([]) }
        var inner = scene
        inner.depth += 1
        let made = catalog.graph.element(of: index).map { value(of: graph.bound($0, in: scene.node), inner) }
        guard let value = made ?? SamplePlain.anyValue, value.weight <= scene.room else { return .members([]) }
        return .members([.init(key: "key", value)])
    }
}
