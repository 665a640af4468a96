import APIModel
import Diagnostics
import SourceTree

/// An inline struct whose bases are not known yet.
struct WaitingStructure {
    let id: SchemaID
    let node: SourceNode
    let pointer: String
    let typeParameters: [String: SchemaID]
}

extension NativeLowering {
    /// The properties of a struct, those of its bases first.
    mutating func structure(_ node: SourceNode, pointer: String) -> ObjectShape {
        var shape = ObjectShape(properties: [])
        if let bases = node["extends"], !bases.isMapping { extend(&shape, bases) }
        var own: [String: SourceRange] = [:]
        var inherited: [String: Int] = [:]
        for (place, property) in shape.properties.enumerated() { inherited[property.wireName] = place }
        for entry in node.entries where !isReserved(entry) {
            guard let property = property(entry, takes: NativeKeys.property, pointer: pointer) else { continue }
            checkStyle(of: property, entry, in: .query, "a struct")
            fieldStyles.note(property, at: (entry.value["style"] ?? entry.value["explode"])?.range)
            let lowered = property.lowered
            if let first = own[lowered.wireName] {
                bag.report(
                    .duplicate(
                        "wire name `\(lowered.wireName)` is used twice in one struct", at: entry.key.range, first: first
                    ))
                continue
            }
            own[lowered.wireName] = entry.key.range
            if let place = inherited[lowered.wireName] {
                shape.properties[place] = lowered
            } else {
                shape.properties.append(lowered)
            }
        }
        if let others = node["others"], !others.isMapping {
            if let value = others.bool {
                shape.additional = value ? .any : .forbidden
            } else if let type = expression(others) {
                shape.additional = .schema(element(of: type, pointer: pointer + "/others"))
            }
        }
        return shape
    }

    /// Whether an entry concerns the struct and isn't a property: `doc`, `extends` and `others`, unless their value is
    /// a property's long form; `deprecated` and `nullable`, where they are true or false.
    private func isReserved(_ entry: SourceEntry) -> Bool {
        switch entry.key.text {
        case "doc", "extends", "others": return !entry.value.isMapping
        case "deprecated", "nullable": return entry.value.bool != nil
        default: return false
        }
    }

    private mutating func extend(_ shape: inout ObjectShape, _ node: SourceNode) {
        var known = Set(shape.properties.map(\.wireName))
        for base in node.isSequence ? Array(node.elements) : [node] {
            guard let index = types.index(of: base.text), base.isScalar else {
                bag.report(.unknownType(base.text, among: types.names, at: base.range))
                continue
            }
            if types[index].progress == .active {
                bag.report(.base(base.text, reason: "it extends this type itself", at: base.range))
                continue
            }
            types[index].isReferenced = true
            let properties = api.properties(of: SchemaUse(types[index].id))
            guard types[index].parameters.isEmpty, !properties.isEmpty || isObject(types[index].id) else {
                let reason = types[index].parameters.isEmpty ? "it isn't a struct" : "it is generic"
                bag.report(.base(base.text, reason: reason, at: base.range))
                continue
            }
            shape.bases.append(types[index].id)
            let added = properties.filter { !known.contains($0.wireName) }
            shape.properties += added
            known.formUnion(added.map(\.wireName))
        }
    }

    /// The first base of a struct, with aliases followed, whose properties aren't known yet.
    func undefinedBase(of node: SourceNode) -> Int? {
        let found = bases(of: node).lazy.compactMap(base)
        return found.first { types[$0].progress == .declared } ?? found.first { types[$0].progress == .active }
    }

    /// The names of the types that a struct extends.
    func bases(of node: SourceNode) -> [String] {
        guard let bases = node["extends"], !bases.isMapping else { return [] }
        return bases.isSequence ? bases.elements.map(\.text) : [bases.text]
    }

    /// The type with this name, or the type that it stands for if it is a known alias.
    func base(called name: String) -> Int? {
        types.index(of: name).flatMap { types.index(of: api.resolved(types[$0].id)) ?? $0 }
    }

    /// Reads nested structs that extend the struct around them, or a type declared after it.
    mutating func readWaiting() {
        let outer = typeParameters
        for structure in waiting {
            typeParameters = structure.typeParameters
            api[structure.id].kind = .object(self.structure(structure.node, pointer: structure.pointer))
        }
        typeParameters = outer
        waiting = []
    }

    func isObject(_ id: SchemaID) -> Bool { if case .object = api[id].kind { true } else { false } }

    /// `name: Type`, `name?: [Type]`, `name: Type ?? default = wire_name`, or the long form with `type`.
    mutating func property(_ entry: SourceEntry, takes keys: [String], pointer: String) -> PropertyExpression? {
        let key = NativeName(key: entry.key.text)
        let name = key.text
        let pointer = pointer + "/" + JSONPointer.escaped(name)
        let origin = Origin(pointer: pointer, range: entry.key.range)
        var property: PropertyExpression?
        if entry.value.isMapping, entry.value["type"] != nil, !isEnum(entry.value) {
            property = longProperty(name, entry.value, takes: keys, origin: origin)
        } else if entry.value.isScalar {
            property = shortProperty(name, entry.value, origin: origin)
        } else if let type = expression(entry.value) {
            property = bare(name, type, origin: origin)
        }
        if key.isOptional { property?.isRequired = false }
        return property
    }

    private func isEnum(_ node: SourceNode) -> Bool { node["enum"].map { !$0.isScalar } ?? false }

    private mutating func bare(_ name: String, _ type: TypeExpression, origin: Origin) -> PropertyExpression {
        PropertyExpression(
            name: name, wireName: name, use: use(of: type, pointer: origin.pointer), isRequired: !type.isOptional,
            origin: origin)
    }

    private mutating func shortProperty(_ name: String, _ node: SourceNode, origin: Origin) -> PropertyExpression? {
        guard node.isString else { return expression(node).map { bare(name, $0, origin: origin) } }
        var parser = TypeParser(ShortFormScanner(ScalarText(node)))
        let type = parser.type()
        var scanner = parser.scanner
        var value: (text: String, range: SourceRange)?
        var wire: String?
        if scanner.problem == nil, scanner.take("??") {
            scanner.skipSpaces()
            let start = scanner.position
            if let literal = scanner.literal(until: "=") { value = (literal.text, scanner.range(from: start)) }
        }
        if scanner.problem == nil, scanner.take("=") {
            scanner.skipSpaces()
            let start = scanner.position
            let literal = scanner.literal(until: "")
            wire = literal?.text
            if wire == "" { scanner.fail("expected a wire name after `=`") }
            if let literal, !literal.isQuoted,
                literal.text.isNumberOrFlag || literal.text.hasPrefix("[") || literal.text.hasPrefix("{")
            {
                bag.report(
                    NativeCodes.valueAsName, "`\(literal.text)` is the wire name of `\(name)`, not its default",
                    at: scanner.range(from: start),
                    help: "write a default as `?? \(literal.text)`; put quotes around a wire name")
            }
        }
        scanner.expectEnd("unexpected text after a type", help: "a default is `?? value`, a wire name `= name`")
        if let problem = scanner.problem { bag.report(problem) }
        guard scanner.problem == nil, let type else { return nil }
        var property = bare(name, type, origin: origin)
        property.wireName = wire ?? name
        if let value {
            property.use.annotations.defaultValue = defaultValue(value.text, of: property.use, at: value.range)
            property.isRequired = false
        }
        return property
    }

    private mutating func longProperty(_ name: String, _ node: SourceNode, takes keys: [String], origin: Origin)
        -> PropertyExpression?
    {
        check(node, takes: keys, orExtensions: true, in: "the long form of `\(name)`")
        guard let typeNode = node["type"], let type = expression(typeNode) else { return nil }
        var property = bare(name, type, origin: origin)
        property.wireName = scalar(node["wire"], "`wire`") ?? name
        property.use.annotations.documentation = text(node["doc"], "`doc`")
        property.use.annotations.isReadOnly = flag(node["readOnly"], "`readOnly`") ?? false
        property.use.annotations.isWriteOnly = flag(node["writeOnly"], "`writeOnly`") ?? false
        if property.use.annotations.isReadOnly, property.use.annotations.isWriteOnly, let value = node["writeOnly"] {
            bag.report(
                NativeCodes.wrongKind(
                    "`writeOnly` beside `readOnly` would leave the value out everywhere", at: value.range,
                    help: "keep one of them, or none for a value that is both sent and received"))
        }
        property.use.annotations.isDeprecated = flag(node["deprecated"], "`deprecated`") ?? false
        if flag(node["nullable"], "`nullable`") == true { property.use.isNullable = true }
        if let example = node["example"] { property.use.annotations.examples = [literal(example)] }
        if let value = node["lenient"] {
            let said = Literal.object([Literal.Member(name: "lenient", value: literal(value))])
            property.use.annotations.extensions = [Extension(name: "x-netlayer", value: said)]
        }
        property.use.annotations.extensions += extensions(of: node)
        if let value = node["default"] {
            property.use.annotations.defaultValue = defaultValue(value, of: property.use)
            property.isRequired = false
        }
        constrain(&property.use, node)
        if let style = text(node["style"], "`style`") {
            property.style = Parameter.Style(rawValue: style)
            if property.style == nil, let range = node["style"]?.range {
                bag.report(.wrongKind("`style`", expected: "a style of OpenAPI, like `deepObject`", at: range))
            }
        }
        property.isExploded = flag(node["explode"], "`explode`")
        return property
    }

    /// Sets the limits of a schema; a built-in type gets its own schema for them.
    private mutating func constrain(_ use: inout SchemaUse, _ node: SourceNode) {
        guard let constraints = constraints(node) else { return }
        let schema = api[use.schema]
        guard schema.name == nil else {
            bag.report(
                .wrongKind(
                    "limits of `\(schema.name ?? "")`", expected: "written where the type is declared", at: node.range))
            return
        }
        var own = schema
        own.constraints = constraints
        use.schema = api.add(own)
        requireElements(of: use.schema)
    }

    mutating func constraints(_ node: SourceNode) -> Constraints? {
        guard node.entries.contains(where: { NativeKeys.constraints.contains($0.key.text) }) else { return nil }
        var constraints = Constraints()
        constraints.minimum = number(node["minimum"], "`minimum`")
        constraints.maximum = number(node["maximum"], "`maximum`")
        constraints.multipleOf = number(node["multipleOf"], "`multipleOf`")
        constraints.minLength = whole(node["minLength"], "`minLength`")
        constraints.maxLength = whole(node["maxLength"], "`maxLength`")
        constraints.pattern = text(node["pattern"], "`pattern`")
        constraints.minItems = whole(node["minItems"], "`minItems`")
        constraints.maxItems = whole(node["maxItems"], "`maxItems`")
        return constraints
    }
}

extension String {
    /// `1`, `-0.5`, `true`
    fileprivate var isNumberOrFlag: Bool { self == "true" || self == "false" || Double(self) != nil }
}

extension Diagnostic {
    fileprivate static func base(_ name: String, reason: String, at range: SourceRange) -> Self {
        NativeCodes.base("`\(name)` can't be extended: \(reason)", at: range)
    }
}
