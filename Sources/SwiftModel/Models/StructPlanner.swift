import APIModel
import Diagnostics

/// Plans structs: their properties, and the parts of initialiser and coding that the compiler can't derive correctly.
struct StructPlanner {
    let catalog: SchemaTypes
    let conventions: Conventions
    let indirections: Indirections
    let leniency: LeniencyTable
    let variables: VariableProperties
    private var namer: MemberNamer
    private let expressions: LiteralExpression
    private let presets: DiscriminatorPresets

    init(
        _ catalog: SchemaTypes, _ conventions: Conventions, expressions: LiteralExpression,
        presets: DiscriminatorPresets, indirections: Indirections
    ) {
        self.presets = presets
        self.catalog = catalog
        self.conventions = conventions
        self.indirections = indirections
        leniency = LeniencyTable(conventions.models.lenient)
        variables = VariableProperties(conventions.models)
        namer = MemberNamer(conventions, reserved: .members, types: catalog.typeNames)
        self.expressions = expressions
    }

    /// Facts about a struct that decide how its properties are planned.
    struct Scene {
        var index: Int
        var isSent: Bool
        var isReceived: Bool
        /// Whether null and an absent key are told apart.
        var tellsNull: Bool
        var isForm: Bool
        /// How the form's parts are sent.
        var encodings: [String: PartEncoding] = [:]
        var isNested: Bool
        /// Whether it is the app's copy, which no service sends.
        var isEntity = false
        var goesBothWays: Bool { isSent && isReceived }
    }

    mutating func plan(_ index: Int, root: InlineRoot?, _ bag: inout DiagnosticBag) -> StructPlan? {
        let declaration = catalog.declarations[index]
        let schema = catalog.graph.schema(declaration.schema)
        guard case .object(let shape) = schema.kind else { return nil }
        let isForm = root != nil
        let scene = Scene(
            index: index, isSent: isForm || catalog.directions.isSent(declaration.schema),
            isReceived: !isForm && catalog.directions.isReceived(declaration.schema),
            tellsNull: !isForm && tellsNull(declaration.schema), isForm: isForm,
            encodings: root.map(\.encodings.byProperty) ?? [:], isNested: declaration.owner != nil,
            isEntity: catalog.graph.isEntity(declaration.schema))
        let kept = keptProperties(shape, scene)
        let members = root == nil ? [] : kept.map { shape.properties[$0] }
        let headers = isForm ? FormParts.headers(of: members, encodings: scene.encodings) : []
        let wishes = kept.map { member in
            let property = shape.properties[member]
            return MemberNamer.Wish(property, fixed: fixedName(property.wireName, of: declaration))
        }
        let others = headers.map { MemberNamer.Wish($0.property, fixed: nil) }
        var unsaid = DiagnosticBag()
        let isSaid = scene.isEntity && catalog.graph.entities?.members[declaration.schema] == nil
        let names = namer.names(of: wishes + others, beside: isForm ? ["parts"] : [], into: &unsaid)
        // Problems with the names of a copy are reported for the original, except for names that the team chose.
        if !isSaid { bag.append(contentsOf: unsaid) }
        var properties: [PropertyPlan] = []
        properties.reserveCapacity(kept.count)
        for (name, member) in zip(names, kept) {
            let property = shape.properties[member]
            let planned = plan(property, at: member, named: name, scene)
            properties.append(
                scene.isEntity ? planned : planned.with(recovery: recovery(of: property, planned, scene, &bag)))
            if !scene.isEntity { reportUnused(property, planned, scene, &bag) }
        }
        if conventions.models.keyStrategy == .snakeCase, !isForm, !scene.isEntity {
            separateKeys(&properties, of: schema, &bag)
            if scene.isSent { reportLostKeys(properties, of: schema, &bag) }
        }
        let additional = additional(shape, names, scene)
        let uses = kept.map { shape.properties[$0].use } + headers.map(\.property.use)
        guard isForm else { return finished(properties, uses, additional, scene) }
        let parts = FormParts(catalog: catalog)
        let plannedHeaders = zip(names.dropFirst(kept.count), headers).map { name, header in
            (part: header.part, plan: plan(header, named: name, scene))
        }
        return finished(
            properties + plannedHeaders.map(\.plan.property), uses, additional, scene,
            parts: parts.parts(properties, members, encodings: scene.encodings, headers: plannedHeaders),
            additionalPart: additional.map { _ in parts.kind(ofAdditional: shape.additional) })
    }

    private func tellsNull(_ schema: Int) -> Bool {
        switch conventions.models.nulls {
        case .distinct: true
        case .requests: catalog.directions.isOnlyStated(schema)
        case .merged: false
        }
    }

    /// The struct for a list whose first elements have different types.
    mutating func planTuple(_ index: Int) -> StructPlan? {
        let declaration = catalog.declarations[index]
        guard case .tuple(let shape) = catalog.graph.schema(declaration.schema).kind else { return nil }
        let scene = Scene(
            index: index, isSent: true, isReceived: true,
            // A null at the end makes a list longer, so that null and an absent element differ whatever `nulls` is.
            tellsNull: true, isForm: false, isNested: declaration.owner != nil)
        let required = catalog.graph.schema(declaration.schema).constraints?.minItems ?? 0
        var properties: [PropertyPlan] = []
        for (member, word) in TupleWords.words(count: shape.elements.count).enumerated() {
            let element = shape.elements[member]
            let property = Property(wireName: word, use: element, isRequired: member < required)
            properties.append(plan(property, at: member, named: SwiftIdentifier(word), scene))
        }
        let rest = shape.rest.map { use in
            let element = catalog.type(of: use, in: index)
            return collection("rest", type: .array(element), element: element, defaultValue: .list([]))
        }
        let isCoded = !catalog.graph.isEntity(declaration.schema) || catalog.graph.entities?.areKept == true
        return StructPlan(
            properties: properties, uses: shape.elements, additional: nil, hasInit: true, hasCodingKeys: false,
            hasDecoding: isCoded && catalog.directions.isDecoded(declaration.schema),
            hasEncoding: isCoded && catalog.directions.isEncoded(declaration.schema), parts: [], additionalPart: nil,
            rest: rest)
    }

    private func fixedName(_ wireName: String, of declaration: Declaration) -> FixedName? {
        let id = catalog.graph.schema(declaration.schema).id
        if let name = catalog.graph.entities?.members[Int(id.index)]?[wireName]?.said.name { return name }
        let renames = conventions.names.renames.properties
        return renames.isEmpty ? nil : renames["\(catalog.renameKey(of: declaration)).\(wireName)"]
    }

    /// The positions of the properties, each wire name once, without those that are never sent or never received.
    private func keptProperties(_ shape: ObjectShape, _ scene: Scene) -> [Int] {
        var wireNames = Set<String>(minimumCapacity: shape.properties.count)
        return shape.properties.indices.filter { member in
            let (isReadOnly, isWriteOnly) = restrictions(shape.properties[member])
            if isReadOnly && !scene.isReceived || isWriteOnly && !scene.isSent { return false }
            return wireNames.insert(shape.properties[member].wireName).inserted
        }
    }

    private func restrictions(_ property: Property) -> (isReadOnly: Bool, isWriteOnly: Bool) {
        let (own, named) = (property.use.annotations, catalog.graph.schema(behind: property.use).annotations)
        return (own.isReadOnly || named.isReadOnly, own.isWriteOnly || named.isWriteOnly)
    }
}

extension StructPlanner {
    /// The property that holds a header of a part.
    private func plan(_ header: PartHeader, named name: SwiftIdentifier, _ scene: Scene) -> PartHeaderPlan {
        var scene = scene
        scene.isForm = false
        let property = plan(header.property, at: nil, named: name, scene)
        let value = RequestValue(
            header.property.wireName, TypedSource(source: .argument(name), type: property.type),
            kind: ValueKind(property.type, isStringEnumeration: false), location: .header, encoding: header.encoding)
        return PartHeaderPlan(value: value, property: property)
    }

    private func plan(_ property: Property, at member: Int?, named name: SwiftIdentifier, _ scene: Scene)
        -> PropertyPlan
    {
        let target = catalog.graph.target(of: property.use)
        let schema = catalog.graph.schema(target.schema)
        let base = type(of: property.use, named: property.wireName, scene)
        let (isReadOnly, isWriteOnly) = restrictions(property)
        let isStated = property.isRequired || sendsDefault(of: property, scene)
        let isRequired = isStated && !(scene.goesBothWays && (isReadOnly || isWriteOnly))
        var type = base
        if !isRequired {
            let isDistinct = scene.tellsNull && target.isNullable && base.isOptional
            type = isDistinct ? .support(.nullable, [base.unwrapped]).optional : base.optional
        }
        let isIndirect = isIndirect(member, scene)
        return PropertyPlan(
            wireName: property.wireName, name: name, type: type, element: nil, sendsNull: isRequired && type.isOptional,
            isIndirect: isIndirect,
            isVariable: isIndirect || variables.contains(property.wireName, of: scene.index, catalog),
            defaultValue: type.isOptional && !isRequired
                ? .null : preset(of: property) ?? discriminator(property, scene),
            documentation: ModelDocumentation.lines(
                of: property.use, named: name, schema: schema, isNested: scene.isNested, notesDeprecation: false),
            statement: Statement(property.use, schema),
            isDeprecated: property.use.annotations.isDeprecated
                || schema.name == nil && schema.annotations.isDeprecated, hasDeprecationAttribute: false,
            key: scene.isEntity ? entityKey(of: name) : key(of: property.wireName), recovery: nil)
    }

    /// The type of a struct's member.
    func type(of use: SchemaUse, named name: String? = nil, _ scene: Scene) -> SwiftType {
        guard scene.isForm else { return catalog.type(of: use, in: scene.index) }
        let encoding = name.flatMap { scene.encodings[$0] }
        return FormParts(catalog: catalog).type(of: use, encoding, isNamed: name != nil, in: scene.index)
    }

    private func isIndirect(_ member: Int?, _ scene: Scene) -> Bool {
        guard let member else { return false }
        if indirections.members[scene.index]?.contains(member) == true { return true }
        return !scene.isForm && indirections.largeMembers[scene.index]?.contains(member) == true
    }

    /// Whether a value that may be left out is always sent, since it has a default.
    private func sendsDefault(of property: Property, _ scene: Scene) -> Bool {
        guard conventions.models.defaults == .sent, scene.isSent, !scene.isReceived else { return false }
        return expressions.preset(of: property.use) != nil
    }

    /// The discriminator's value by which unions recognise the struct.
    private func discriminator(_ property: Property, _ scene: Scene) -> SwiftExpression? {
        let value = presets.value(of: property.wireName, in: catalog.declarations[scene.index].schema)
        return value.flatMap { expressions.expression(of: $0, as: property.use) }
    }

    /// The default of the description, or the only possible value.
    func preset(of property: Property) -> SwiftExpression? {
        expressions.preset(of: property.use) ?? expressions.onlyValue(of: property.use)
    }
}
