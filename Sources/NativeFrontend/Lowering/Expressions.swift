import APIModel
import Diagnostics
import Directives
import SourceTree

extension NativeLowering {
    func literal(_ node: SourceNode) -> Literal { LiteralReader.read(node) }

    /// Reads a type from a node: a text, `[Item]`, `{ String: Item }`, or inline properties.
    mutating func expression(_ node: SourceNode) -> TypeExpression? {
        switch node.kind {
        case .scalar: return expression(text: node)
        case .sequence:
            guard node.count == 1, let first = node.elements.first, let element = expression(first) else {
                if node.count != 1 { bag.report(.wrongKind("a list type", expected: "`[Type]`", at: node.range)) }
                return nil
            }
            return TypeExpression(kind: .list(element, isSet: false), range: node.range)
        case .mapping:
            if isMap(node), let value = node["String"] {
                return expression(value).map { TypeExpression(kind: .map($0), range: node.range) }
            }
            var type = TypeExpression(kind: longShape(node) ?? .structure(node), range: node.range)
            type.documentation = documentation(of: node)
            type.isDeprecated = node["deprecated"]?.bool ?? false
            type.isNullable = node["nullable"]?.bool ?? false
            return type
        }
    }

    private mutating func expression(text node: SourceNode) -> TypeExpression? {
        guard node.isString else {
            return bag.fail(.wrongKind("a type", expected: "a name like `String`", at: node.range))
        }
        var parser = TypeParser(ShortFormScanner(ScalarText(node)))
        let type = parser.type()
        parser.scanner.expectEnd("unexpected text after a type")
        guard let problem = parser.scanner.problem else { return type }
        return bag.fail(problem)
    }

    /// The use of a type at a place that may be absent.
    mutating func use(of type: TypeExpression, pointer: String) -> SchemaUse {
        var use = schema(of: type, pointer: pointer)
        use.isNullable = type.isNullable
        return use
    }

    /// The use of a type at a place that can't be absent, as an element of a list: `[T?]` contains nulls.
    mutating func element(of type: TypeExpression, pointer: String) -> SchemaUse {
        var use = use(of: type, pointer: pointer)
        use.isNullable = type.isNullable || type.isOptional
        return use
    }

    private mutating func schema(of type: TypeExpression, pointer: String) -> SchemaUse {
        if case .named(let name, let arguments) = type.kind {
            return named(name, arguments, at: type.range, pointer: pointer)
        }
        if case .fixed(let fixed, let arguments) = type.kind {
            return own(fixed, arguments, at: type.range, pointer: pointer)
        }
        checkNumbers(of: type.kind, at: type.range)
        var schema = Schema(id: SchemaID(0), kind: .any, origin: Origin(pointer: pointer, range: type.range))
        schema.annotations.documentation = type.documentation
        schema.annotations.isDeprecated = type.isDeprecated
        if case .structure(let node) = type.kind, undefinedBase(of: node) != nil {
            schema.kind = .object(ObjectShape(properties: []))
            let id = api.add(schema)
            waiting.append(WaitingStructure(id: id, node: node, pointer: pointer, typeParameters: typeParameters))
            return SchemaUse(id)
        }
        schema.kind = kind(of: type.kind, pointer: pointer)
        let id = api.add(schema)
        requireElements(of: id)
        return SchemaUse(id)
    }

    /// Warns of `enum [low = 1]`, which sends the text `"1"` and looks like a number.
    mutating func checkNumbers(of kind: TypeExpression.Kind, at range: SourceRange) {
        if case .enumeration(let enumeration, isStated: false) = kind, enumeration.areTextsNumbers {
            bag.report(
                NativeCodes.numbersAsTexts, "the values of this enum look like numbers, but are sent as strings",
                at: range,
                help: "`enum Int [1, 2]` sends numbers; `enum String [1, 2]` sends strings without this warning")
        }
    }

    /// Makes all elements of a tuple required.
    mutating func requireElements(of id: SchemaID) {
        guard case .tuple(let shape) = api[id].kind else { return }
        var limits = api[id].constraints ?? Constraints()
        if limits.minItems == nil { limits.minItems = shape.elements.count }
        api[id].constraints = limits
    }

    /// The kind of a declared type; the name of another type makes it an alias.
    mutating func kind(of type: TypeExpression, pointer: String) -> SchemaKind {
        checkNumbers(of: type.kind, at: type.range)
        if case .fixed(let fixed, let arguments) = type.kind {
            return .alias(own(fixed, arguments, at: type.range, pointer: pointer))
        }
        guard case .named(let name, let arguments) = type.kind else { return kind(of: type.kind, pointer: pointer) }
        if arguments.isEmpty, typeParameters[name] == nil, let primitive = NativePrimitive.kind(of: name) {
            return primitive
        }
        return .alias(named(name, arguments, at: type.range, pointer: pointer))
    }

    mutating func kind(of kind: TypeExpression.Kind, pointer: String) -> SchemaKind {
        switch kind {
        case .named(let name, _): return NativePrimitive.kind(of: name) ?? .any
        case .fixed: return .any
        case .list(let element, let isSet):
            return .array(ArrayShape(element: self.element(of: element, pointer: pointer + "/items"), isSet: isSet))
        case .map(let value): return .map(element(of: value, pointer: pointer + "/values"))
        case .tuple(let elements):
            let uses = elements.map { element(of: $0, pointer: pointer) }
            return .tuple(TupleShape(elements: uses, rest: nil))
        case .enumeration(let enumeration, _): return .enumeration(enumeration)
        case .union(let union): return .union(shape(of: union, pointer: pointer))
        case .structure(let node): return .object(structure(node, pointer: pointer))
        }
    }

    private mutating func shape(of union: UnionExpression, pointer: String) -> UnionShape {
        let members = union.members.map { member in
            let use = element(of: member.type, pointer: pointer)
            var values = member.value.map { [$0] } ?? []
            if member.value == nil, union.discriminator != nil, let name = api[use.schema].name { values = [name] }
            return UnionShape.Member(use: use, discriminatorValues: values)
        }
        return UnionShape(mode: union.mode, members: members, discriminator: union.discriminator)
    }

    /// The schema of a team's own type; only the type's name is known.
    private mutating func own(_ type: FixedType, _ arguments: [TypeExpression], at range: SourceRange, pointer: String)
        -> SchemaUse
    {
        let uses = arguments.map { element(of: $0, pointer: pointer) }
        var schema = Schema(id: SchemaID(0), kind: .any, origin: Origin(pointer: pointer, range: range))
        schema.fixedType = type
        return SchemaUse(api.add(schema), arguments: uses)
    }

    private mutating func named(_ name: String, _ arguments: [TypeExpression], at range: SourceRange, pointer: String)
        -> SchemaUse
    {
        let uses = arguments.map { element(of: $0, pointer: pointer) }
        var expected = 0
        var declared: SourceRange?
        var id = typeParameters[name] ?? primitive(name)
        if id == nil, let index = types.index(of: name) {
            types[index].isReferenced = true
            expected = types[index].parameters.count
            declared = types[index].nameRange
            id = types[index].id
        } else if id == nil, NativePrimitive.collections.contains(name) {
            expected = 1
        } else if id == nil {
            let known = types.names + typeParameters.keys.sorted() + NativePrimitive.names
            bag.report(.unknownType(name, among: known, at: range))
            return builtIn("Any")
        }
        if uses.count != expected {
            let count = expected == 0 ? "no types" : expected == 1 ? "one type" : "\(expected) types"
            bag.report(
                NativeCodes.arity("`\(name)` takes \(count) in angle brackets, not \(uses.count)", at: range).note(
                    "`\(name)` is declared here", ifAt: declared))
            return builtIn("Any")
        }
        return SchemaUse(id ?? SchemaID(0), arguments: uses)
    }

    mutating func builtIn(_ name: String) -> SchemaUse { SchemaUse(primitive(name) ?? SchemaID(0)) }

    /// The schema of a built-in type, shared by all of its uses.
    mutating func primitive(_ name: String) -> SchemaID? {
        if let known = primitives[name] { return known }
        guard let kind = NativePrimitive.kind(of: name) else { return nil }
        let id = api.add(kind)
        primitives[name] = id
        return id
    }
}

/// A property or parameter as it was read: `createdAt: Date ?? now = created_at`, or the long form.
struct PropertyExpression {
    var name: String
    var wireName: String
    var use: SchemaUse
    var isRequired: Bool
    var style: Parameter.Style?
    var isExploded: Bool?
    var origin: Origin

    var lowered: Property {
        var property = Property(wireName: wireName, use: use, isRequired: isRequired, origin: origin)
        property.name = name == wireName ? nil : name
        return property
    }

    func parameter(in location: Parameter.Location) -> Parameter {
        var parameter = Parameter(wireName: wireName, location: location, use: use, origin: origin)
        parameter.name = name == wireName ? nil : name
        parameter.isRequired = isRequired
        parameter.documentation = use.annotations.documentation
        parameter.isDeprecated = use.annotations.isDeprecated
        parameter.encoding.set(style, isExploded: isExploded)
        return parameter
    }
}

/// The name of a property or parameter in a key: `tags?` may be absent. Names that are keywords of the form are written
/// in backticks, as in Swift.
struct NativeName {
    let text: String
    let isOptional: Bool

    init(key: String) {
        var name = key[...]
        isOptional = name.utf8.count > 1 && name.utf8.last == UInt8(ascii: "?")
        if isOptional { name.removeLast() }
        let isQuoted = name.utf8.count > 1 && name.first == "`" && name.last == "`"
        text = String(isQuoted ? name.dropFirst().dropLast() : name)
    }
}
