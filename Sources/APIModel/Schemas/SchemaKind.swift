import Diagnostics

/// The shape of a schema's values, with `allOf` merged and `$ref` followed.
public indirect enum SchemaKind: Sendable, Hashable {
    /// Any value: `{}`, `true`, or an object of unknown content.
    case any
    /// No value: the schema `false`.
    case never
    case null
    case boolean
    /// The format as written: `int64`.
    case integer(format: String?)
    case number(format: String?)
    case string(format: String?)
    case enumeration(Enumeration)
    case array(ArrayShape)
    case tuple(TupleShape)
    /// An object without named properties, whose values are of one schema.
    case map(SchemaUse)
    case object(ObjectShape)
    case union(UnionShape)
    /// A named schema that only refers to another one.
    case alias(SchemaUse)
    /// A type that the user of a generic schema supplies: `T` in `Page<T>`.
    case typeParameter(String)
}

/// A list of elements of one schema.
public struct ArrayShape: Sendable, Hashable {
    public var element: SchemaUse
    public var isSet: Bool

    public init(element: SchemaUse, isSet: Bool = false) {
        self.element = element
        self.isSet = isSet
    }
}

/// A list whose first elements have schemas of their own; `minItems` specifies how many of them are required.
public struct TupleShape: Sendable, Hashable {
    public var elements: [SchemaUse]
    /// The schema of further elements; nil where none may follow.
    public var rest: SchemaUse?

    public init(elements: [SchemaUse], rest: SchemaUse?) {
        self.elements = elements
        self.rest = rest
    }
}

extension SchemaKind {
    /// Whether both are equal apart from the places of their properties.
    package func isEqualButForPlaces(to other: SchemaKind) -> Bool {
        guard case .object(let object) = self, case .object(let other) = other else { return self == other }
        return object.withoutPlaces == other.withoutPlaces
    }
}

extension ObjectShape {
    fileprivate var withoutPlaces: ObjectShape {
        var object = self
        for index in properties.indices { object.properties[index].origin = .none }
        return object
    }
}

/// An object with named properties.
public struct ObjectShape: Sendable, Hashable {
    /// The object's own and its inherited properties, in the order of the text.
    public var properties: [Property]
    public var additional: AdditionalProperties
    /// The named schemas that `allOf` merged into this one.
    public var bases: [SchemaID]

    public init(properties: [Property], additional: AdditionalProperties = .unspecified, bases: [SchemaID] = []) {
        self.properties = properties
        self.additional = additional
        self.bases = bases
    }
}

/// One named property of an object.
public struct Property: Sendable, Hashable {
    public var wireName: String
    /// A name that the document gives besides the wire name (the native spec): `createdAt` for `created_at`.
    public var name: String?
    public var use: SchemaUse
    public var isRequired: Bool
    public var origin: Origin

    public init(wireName: String, use: SchemaUse, isRequired: Bool, origin: Origin = .none) {
        self.wireName = wireName
        self.use = use
        self.isRequired = isRequired
        self.origin = origin
    }

    /// Whether the property can be missing or null in a value. A read-only or write-only property is missing in one
    /// direction, and one type serves both.
    package var mayBeAbsent: Bool {
        !isRequired || use.isNullable || use.annotations.isReadOnly || use.annotations.isWriteOnly
    }
}

/// The properties that an object may have besides its named ones.
public enum AdditionalProperties: Sendable, Hashable {
    /// The description doesn't mention them.
    case unspecified
    case forbidden
    /// Any value, by an explicit `true` or `{}`.
    case any
    case schema(SchemaUse)
}

/// A value that is one of several schemas.
public struct UnionShape: Sendable, Hashable {
    public enum Mode: String, Sendable {
        case oneOf, anyOf
        /// A base schema with a discriminator whose subclasses refer to it through `allOf`.
        case inheritance
        /// Several types in one `type` array.
        case types
    }

    public struct Member: Sendable, Hashable {
        public var use: SchemaUse
        /// The member's name, where that isn't the name of its schema: for the message of a channel.
        public var name: String?
        /// The values of the discriminator that mean this member.
        public var discriminatorValues: [String]
        /// Whether unknown values of the discriminator mean this member, and a missing one (OpenAPI 3.2's
        /// `defaultMapping`).
        public var isDefault: Bool
        /// The place of a channel's message.
        public var origin: Origin = .none

        public init(use: SchemaUse, discriminatorValues: [String] = [], isDefault: Bool = false) {
            self.use = use
            self.discriminatorValues = discriminatorValues
            self.isDefault = isDefault
        }

        /// Merges another member of the same type into this one.
        package mutating func add(_ other: Member) {
            discriminatorValues += other.discriminatorValues.filter { !discriminatorValues.contains($0) }
            isDefault = isDefault || other.isDefault
            use.isNullable = use.isNullable || other.use.isNullable
        }
    }

    /// Whether its members have names of their own, so that each is a case even if schemas are equal.
    public var hasNamedMembers: Bool { members.contains { $0.name != nil } }

    public var mode: Mode
    public var members: [Member]
    /// The wire name of the property that tells the members apart.
    public var discriminator: String?

    public init(mode: Mode, members: [Member], discriminator: String? = nil) {
        self.mode = mode
        self.members = members
        self.discriminator = discriminator
    }
}

/// A list of values, closed unless it is marked as open. A constant is an enumeration of one value.
public struct Enumeration: Sendable, Hashable {
    public enum Base: String, Sendable {
        case string, integer, number, boolean
        /// Values of several kinds.
        case mixed
    }

    public struct Value: Sendable, Hashable {
        public var literal: Literal
        /// The value's name in the document (`x-enum-varnames`, a title, the native spec).
        public var name: String?
        public var documentation: String?
        /// Whether the document advises against it.
        public var isDeprecated: Bool

        public init(_ literal: Literal, name: String? = nil, documentation: String? = nil, isDeprecated: Bool = false) {
            self.literal = literal
            self.name = name
            self.documentation = documentation
            self.isDeprecated = isDeprecated
        }
    }

    public var base: Base
    public var format: String?
    public var values: [Value]
    public var isConstant: Bool
    /// Whether other values of the base are allowed as well, so that the list has only the known ones.
    public var isOpen = false

    public init(base: Base, format: String? = nil, values: [Value], isConstant: Bool = false) {
        self.base = base
        self.format = format
        self.values = values
        self.isConstant = isConstant
    }

    /// The value of an enumeration that has only one.
    package var onlyValue: Literal? { values.count == 1 ? values[0].literal : nil }

    /// Whether all values are texts that contain numbers: `"1"`, `"2"`.
    package var areTextsNumbers: Bool {
        base == .string
            && values.allSatisfy { value in
                if case .string(let text) = value.literal { Double(text) != nil } else { false }
            }
    }
}

extension API {
    /// Advice on a union's discriminator that no member has as a property: write `kind` for `knd`, or `kind` for `type`
    /// if it is the only text that all members require. Nil if a member has it, or isn't an object.
    package func fixOfDiscriminator(of union: UnionShape) -> Message? {
        // A channel's messages have names beside their schemas, which needn't declare the discriminator.
        guard let discriminator = union.discriminator, !union.hasNamedMembers else { return nil }
        var shared: [String]?
        var texts: [String]?
        var pending = union.members.map { resolved($0.use.schema) }
        var seen = Set(pending)
        while let id = pending.popLast() {
            switch self[id].kind {
            case .union(let inner):
                pending += inner.members.map { resolved($0.use.schema) }.filter { seen.insert($0).inserted }
            case .object(let object):
                let names = object.properties.map(\.wireName)
                if names.contains(discriminator) { return nil }
                shared = shared?.filter(names.contains) ?? names
                let sent = object.properties.filter { $0.isRequired && isText($0.use.schema) }.map(\.wireName)
                texts = texts?.filter(sent.contains) ?? sent
            default: return nil
            }
        }
        if let near = suggestion(for: discriminator, among: shared ?? []) { return near }
        let declaration: Message = "declare `\(discriminator)` in each of them, if the service sends it"
        guard let texts, texts.count == 1 else { return declaration }
        return "did you mean `\(texts[0])`, which all of them require? Otherwise \(declaration)"
    }

    private func isText(_ id: SchemaID) -> Bool {
        switch self[resolved(id)].kind {
        case .string(nil): true
        case .enumeration(let enumeration): enumeration.base == .string
        default: false
        }
    }
}
