/// One declared shape of data, named or inline. The annotations of each use are in `SchemaUse`.
public struct Schema: Sendable {
    public var id: SchemaID
    /// As written in the document; nil for an inline schema.
    public var name: String?
    public var kind: SchemaKind
    /// Whether null is one of its values wherever it is used.
    public var isNullable = false
    public var annotations = Annotations()
    /// The limits that it sets; few schemas set any, so they are kept aside.
    public var constraints: Constraints? {
        get { limits?.value }
        set { limits = newValue.map(Boxed.init) }
    }
    /// The constraints behind their pointer, for callers that store it.
    public private(set) var limits: Boxed<Constraints>?
    /// Where the name of a named schema comes from; only `document` ones are in the document's list of schemas.
    public var nameSource = NameSource.document
    /// The names that stand for types inside a generic schema of the native spec: `Page<T>` → `["T"]`.
    public var typeParameters: [String] = []
    /// The team's own Swift type for it, as the description names it: `Model.Store`.
    public var fixedType: FixedType?
    public var origin: Origin

    public init(id: SchemaID, name: String? = nil, kind: SchemaKind, origin: Origin = .none) {
        self.id = id
        self.name = name
        self.kind = kind
        self.origin = origin
    }
}

/// Where a schema has its name from.
public enum NameSource: String, Sendable {
    case document
    /// The place of a schema to which references lead, although no list names it: a file, a property of another one.
    case place
    /// Another schema: the plain object of a base that became the union of its subclasses.
    case derived
}

/// The address of a schema in `API.schemas`.
public struct SchemaID: Sendable, Hashable {
    public let index: Int32

    public init(_ index: Int) { self.index = Int32(index) }
}

/// A place that refers to a schema (a property, an element, a parameter, a body) with its annotations there.
public struct SchemaUse: Sendable, Hashable {
    public var schema: SchemaID
    /// Whether null is allowed here; the schema itself may allow it as well.
    public var isNullable: Bool
    public var annotations: Annotations
    /// The types that a generic schema is used with: `Page<Item>` → the use of `Item`.
    public var arguments: [SchemaUse]

    public init(
        _ schema: SchemaID, isNullable: Bool = false, annotations: Annotations = Annotations(),
        arguments: [SchemaUse] = []
    ) {
        self.schema = schema
        self.isNullable = isNullable
        self.annotations = annotations
        self.arguments = arguments
    }
}

/// What a description says of a schema that does not change its shape. It lies behind a pointer, since schemas and their
/// uses are copied often, and few say much.
public struct Annotations: Sendable, Hashable {
    /// Nil where the description does not say.
    private var said: Said?

    public init() {}

    public var title: String? {
        get { said?.values.title }
        set { if newValue != nil || said != nil { change { $0.title = newValue } } }
    }

    public var documentation: String? {
        get { said?.values.documentation }
        set { if newValue != nil || said != nil { change { $0.documentation = newValue } } }
    }

    public var isDeprecated: Bool {
        get { said?.values.isDeprecated ?? false }
        set { if newValue || said != nil { change { $0.isDeprecated = newValue } } }
    }

    public var isReadOnly: Bool {
        get { said?.values.isReadOnly ?? false }
        set { if newValue || said != nil { change { $0.isReadOnly = newValue } } }
    }

    public var isWriteOnly: Bool {
        get { said?.values.isWriteOnly ?? false }
        set { if newValue || said != nil { change { $0.isWriteOnly = newValue } } }
    }

    public var defaultValue: Literal? {
        get { said?.values.defaultValue }
        set { if newValue != nil || said != nil { change { $0.defaultValue = newValue } } }
    }

    public var examples: [Literal] {
        get { said?.values.examples ?? [] }
        set { if !newValue.isEmpty || said != nil { change { $0.examples = newValue } } }
    }

    public var extensions: [Extension] {
        get { said?.values.extensions ?? [] }
        set { if !newValue.isEmpty || said != nil { change { $0.extensions = newValue } } }
    }

    /// What becomes of values that are not valid: `x-netlayer: { lenient: drop }`.
    package var lenient: Literal? {
        guard case .object(let members)? = extensions.first(where: { $0.name == "x-netlayer" })?.value else {
            return nil
        }
        return members.first { $0.name == "lenient" }?.value
    }

    public static func == (left: Annotations, right: Annotations) -> Bool {
        left.said === right.said || (left.said?.values ?? Values()) == (right.said?.values ?? Values())
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(said?.values ?? Values()) }

    private mutating func change(_ edit: (inout Values) -> Void) {
        if isKnownUniquelyReferenced(&said), let said {
            edit(&said.values)
        } else {
            var values = said?.values ?? Values()
            edit(&values)
            said = Said(values)
        }
    }

    private struct Values: Sendable, Hashable {
        var title: String?
        var documentation: String?
        var isDeprecated = false
        var isReadOnly = false
        var isWriteOnly = false
        var defaultValue: Literal?
        var examples: [Literal] = []
        var extensions: [Extension] = []
    }

    /// Changed only while it has one owner.
    private final class Said: @unchecked Sendable {
        var values: Values

        init(_ values: Values) { self.values = values }
    }
}

/// The limits that a schema sets on its values, as written. They change no type but
/// that of a tuple, which may be shorter; sample data keeps to them.
public struct Constraints: Sendable, Hashable {
    public var minimum: String?
    public var maximum: String?
    public var isMinimumExclusive = false
    public var isMaximumExclusive = false
    public var multipleOf: String?
    public var minLength: Int?
    public var maxLength: Int?
    public var pattern: String?
    public var minItems: Int?
    public var maxItems: Int?
    public var hasUniqueItems = false
    public var minProperties: Int?
    public var maxProperties: Int?
    /// The media type of text that carries something else (`contentMediaType`), and how (`contentEncoding`).
    public var contentMediaType: String?
    public var contentEncoding: String?

    public init() {}
}

/// A JSON value of a description: a default, an example, the value of an enum. Numbers stay as they were written.
public indirect enum Literal: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([Literal])
    case object([Member])

    /// One key of an object; the order of keys is kept.
    public struct Member: Sendable, Hashable {
        public var name: String
        public var value: Literal

        public init(name: String, value: Literal) {
            self.name = name
            self.value = value
        }
    }
}

/// A value behind a pointer, for large values that few have: their owners are cheap to copy. It never changes.
public final class Boxed<Value: Sendable>: Sendable {
    public let value: Value

    @inlinable public init(_ value: Value) { self.value = value }
}

extension Boxed: Equatable where Value: Equatable {
    public static func == (left: Boxed, right: Boxed) -> Bool { left === right || left.value == right.value }
}

extension Boxed: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
