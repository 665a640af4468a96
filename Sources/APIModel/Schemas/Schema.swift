/// One declared shape of data, named or inline. What is said of it where it is used is in `SchemaUse`.
public struct Schema: Sendable {
    public var id: SchemaID
    /// As written in the document; nil for an inline schema.
    public var name: String?
    public var kind: SchemaKind
    /// Whether null is one of its values wherever it is used.
    public var isNullable: Bool
    public var annotations: Annotations
    /// The limits that it sets; few schemas set any, so they are kept aside.
    public var constraints: Constraints? {
        get { limits?.value }
        set { limits = newValue.map(Boxed.init) }
    }
    /// The same behind its pointer, for those who keep it.
    public private(set) var limits: Boxed<Constraints>?
    /// Where the name of a named schema comes from; only `document` ones are in the document's list of schemas.
    public var nameSource = NameSource.document
    /// The names that stand for types inside a generic schema of the native spec: `Page<T>` → `["T"]`.
    public var typeParameters: [String]
    /// The team's own Swift type that stands for it, as the description itself says: `Model.Store`.
    public var fixedType: FixedType?
    public var origin: Origin

    public init(
        id: SchemaID,
        name: String? = nil,
        kind: SchemaKind,
        isNullable: Bool = false,
        annotations: Annotations = Annotations(),
        constraints: Constraints? = nil,
        typeParameters: [String] = [],
        origin: Origin = .none
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.isNullable = isNullable
        self.annotations = annotations
        limits = constraints.map(Boxed.init)
        self.typeParameters = typeParameters
        self.origin = origin
    }
}

/// Where a schema has its name from.
public enum NameSource: String, Sendable, Hashable {
    /// The document's list of schemas.
    case document
    /// The place of a schema to which references lead, although no list names it: a file, a property of another one.
    case place
    /// Another schema: the plain object of a base that became the union of its heirs.
    case derived
}

/// The address of a schema in `API.schemas`.
public struct SchemaID: Sendable, Hashable {
    public let index: Int32

    public init(_ index: Int) { self.index = Int32(index) }
}
