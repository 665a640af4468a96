import APIModel
import Diagnostics
import SourceTree

extension NativeLowering {
    /// `name: Type`, `name?: [Type]`, `name: Type ?? default = wire_name`, or the long form with `type`.
    mutating func property(_ entry: SourceEntry, takes keys: [String], pointer: String) -> PropertyExpression? {
        let key = NativeName(key: entry.key.text)
        let name = key.text
        let pointer = pointer + "/" + Self.escape(name)
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
            name: name,
            wireName: name,
            use: use(of: type, pointer: origin.pointer),
            isRequired: !type.isOptional,
            origin: origin
        )
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
            if let literal, !literal.isQuoted, literal.text.isNumberOrFlag {
                bag.report(NativeMessages.valueAsName(literal.text, of: name, at: scanner.range(from: start)))
            }
        }
        scanner.skipSpaces()
        if scanner.problem == nil, !scanner.isAtEnd {
            scanner.fail("unexpected text after a type", help: "a default is `?? value`, a wire name `= name`")
        }
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

    private mutating func longProperty(
        _ name: String,
        _ node: SourceNode,
        takes keys: [String],
        origin: Origin
    ) -> PropertyExpression? {
        check(node, takes: keys, orExtensions: true, in: "the long form of `\(name)`")
        guard let typeNode = node["type"], let type = expression(typeNode) else { return nil }
        var property = bare(name, type, origin: origin)
        property.wireName = scalar(node["wire"], "`wire`") ?? name
        property.use.annotations.documentation = text(node["doc"], "`doc`")
        property.use.annotations.isReadOnly = flag(node["readOnly"], "`readOnly`") ?? false
        property.use.annotations.isWriteOnly = flag(node["writeOnly"], "`writeOnly`") ?? false
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
                bag.report(
                    NativeMessages.wrongKind("`style`", expected: "a style of OpenAPI, like `deepObject`", at: range)
                )
            }
        }
        property.isExploded = flag(node["explode"], "`explode`")
        return property
    }

    /// Limits belong to a schema: a built-in type gets one of its own here.
    private mutating func constrain(_ use: inout SchemaUse, _ node: SourceNode) {
        guard let constraints = constraints(node) else { return }
        let schema = api[use.schema]
        guard schema.name == nil else {
            bag.report(
                NativeMessages.wrongKind(
                    "limits of `\(schema.name ?? "")`",
                    expected: "written where the type is declared",
                    at: node.range
                )
            )
            return
        }
        var own = schema
        own.constraints = constraints
        use.schema = add(own)
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
