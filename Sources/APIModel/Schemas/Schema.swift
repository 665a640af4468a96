/// One declared shape of data, named or inline. The annotations of each use are in `SchemaUse`.
public struct Schema: Sendable {
    public var id: SchemaID
    /// As written in the document; nil for an inline schema.
    public var name: String?
    public var kind: SchemaKind
    /// Whether the schema itself allows null, for all of its uses.
    public var isNullable = false
    public var annotations = Annotations()
    /// The limits on its values, stored behind a pointer since few schemas set any.
    public var constraints: Constraints? {
        get { limits?.value }
        set { limits = newValue.map(Boxed.init) }
    }
    /// The pointer to the constraints, for callers that store it.
    public private(set) var limits: Boxed<Constraints>?
    /// The source of the schema's name; the document's list of schemas has only those with the source `document`.
    public var nameSource = NameSource.document
    /// The type parameters of a generic schema of the native spec: `Page<T>` → `["T"]`.
    public var typeParameters: [String] = []
    /// The team's own Swift type in place of a generated one, as the description names it: `Model.Store`.
    public var fixedType: FixedType?
    public var origin: Origin

    public init(id: SchemaID, name: String? = nil, kind: SchemaKind, origin: Origin = .none) {
        self.id = id
        self.name = name
        self.kind = kind
        self.origin = origin
    }
}

/// The source of a schema's name.
public enum NameSource: String, Sendable {
    case document
    /// The place of a referenced schema that no list of schemas names: a file, or a property of another schema.
    case place
    /// Another schema: a base that became a union of its subclasses gives its name to the plain object.
    case derived
}

/// The index of a schema in `API.schemas`.
public struct SchemaID: Sendable, Hashable {
    public let index: Int32

    public init(_ index: Int) { self.index = Int32(index) }
}

/// A reference to a schema (from a property, an element, a parameter, a body) with its annotations at that place.
public struct SchemaUse: Sendable, Hashable {
    public var schema: SchemaID
    /// Whether this place allows null; the schema itself may allow it as well.
    public var isNullable: Bool
    public var annotations: Annotations
    /// The type arguments for a generic schema: `Page<Item>` → the use of `Item`.
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

/// Facts about a schema that don't change its shape. They are stored behind a pointer, since schemas and their uses are
/// copied often, and few have annotations.
public struct Annotations: Sendable, Hashable {
    /// Nil where there are no annotations.
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

    /// What the generated code does with invalid values: `x-netlayer: { lenient: drop }`.
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

    /// A class for copy-on-write: it changes only while it has one owner, which makes it safe to send.
    private final class Said: @unchecked Sendable {
        var values: Values

        init(_ values: Values) { self.values = values }
    }
}

/// The limits that a schema sets on its values, as written. Sample values keep to them. Types ignore them, except those
/// of large integers, tuples, encoded texts and files.
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
    /// The media type of data inside a text (`contentMediaType`), and its encoding (`contentEncoding`).
    public var contentMediaType: String?
    public var contentEncoding: String?

    public init() {}
}

/// A JSON value of a description: a default, an example, the value of an enum. Numbers keep their spelling.
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

/// An immutable value behind a pointer, so that owners of a large, rarely used value are cheap to copy.
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
