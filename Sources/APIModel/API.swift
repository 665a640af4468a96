import Diagnostics

/// A service's API in one resolved, language-neutral value: its title, servers, operations and schemas. It contains no
/// Swift, and every reference in it has been followed.
public struct API: Sendable {
    public var title: String
    public var version: String
    public var documentation: String?
    public var servers: [Server] = []
    public var services: [Service] = []
    /// In the order of the document.
    public var operations: [Operation] = []
    /// Requests that the service sends: webhooks and callbacks. They are read for their schemas.
    public var webhooks: [Operation] = []
    /// Every schema, named and inline; a `SchemaID` is an index into it.
    public var schemas: [Schema] = []
    /// The schemas that the document names, in its order.
    public var namedSchemas: [SchemaID] = []
    public var securitySchemes: [SecurityScheme] = []
    /// The vendor extensions of the document, and of its `info`.
    public var extensions: [Extension] = []
    public var infoExtensions: [Extension] = []
    /// How the team's entities differ from the service's types; nil where both are the same.
    public var entities: EntityRules?
    /// Whether the author of the description chose its names for the generated code, as in the native spec.
    public var namesAreForCode = false

    public init(title: String = "", version: String = "") {
        self.title = title
        self.version = version
    }

    /// Inlined, so that asking for one property copies no whole schema.
    @inlinable public subscript(id: SchemaID) -> Schema {
        get { schemas[Int(id.index)] }
        set { schemas[Int(id.index)] = newValue }
    }

    /// Adds a schema, whose id is made here.
    package mutating func add(_ schema: Schema) -> SchemaID {
        var schema = schema
        schema.id = SchemaID(schemas.count)
        schemas.append(schema)
        return schema.id
    }

    package mutating func add(_ kind: SchemaKind, origin: Origin = .none) -> SchemaID {
        add(Schema(id: SchemaID(schemas.count), kind: kind, origin: origin))
    }

    /// The properties of an object, also where it is used through aliases; nothing for other schemas.
    package func properties(of use: SchemaUse) -> [Property] {
        guard case .object(let shape) = resolvedKind(of: use.schema) else { return [] }
        return shape.properties
    }

    /// The schema behind all aliases; in a cycle, one of its members.
    package func resolved(_ id: SchemaID) -> SchemaID {
        guard case .alias(let use) = self[id].kind else { return id }
        return resolved(use).schema
    }

    /// The use of the schema behind all aliases, as the last alias has it.
    package func resolved(_ use: SchemaUse) -> SchemaUse {
        var use = use
        // Brent's search for a cycle: the mark moves at growing distances, so that every cycle meets it.
        var mark = use.schema
        var steps = 0
        var patience = 1
        while case .alias(let next) = self[use.schema].kind {
            use = next
            if use.schema == mark { break }
            steps += 1
            guard steps == patience else { continue }
            mark = use.schema
            steps = 0
            patience *= 2
        }
        return use
    }

    /// The kind behind aliases.
    package func resolvedKind(of id: SchemaID) -> SchemaKind { self[resolved(id)].kind }

    /// Whether each value is an object, or may be one because the description doesn't exclude it.
    package func canHoldMembers(_ use: SchemaUse, depth: Int = 0) -> Bool {
        switch resolvedKind(of: use.schema) {
        case .object, .map, .any, .typeParameter: true
        case .union(let union): depth < 32 && union.members.allSatisfy { canHoldMembers($0.use, depth: depth + 1) }
        default: false
        }
    }
}

/// A group of operations that belong together: a tag, a service of the native spec, or a group of the configuration.
public struct Service: Sendable {
    /// As written; empty for operations that nothing groups.
    public var name: String
    public var documentation: String?
    public var origin: Origin

    public init(name: String, documentation: String? = nil, origin: Origin = .none) {
        self.name = name
        self.documentation = documentation
        self.origin = origin
    }
}

/// A vendor extension (`x-…`), kept as it was written for templates that read it.
public struct Extension: Sendable, Hashable {
    public var name: String
    public var value: Literal

    public init(name: String, value: Literal) {
        self.name = name
        self.value = value
    }
}

extension [Extension] {
    /// The extensions of a use, followed by those of the schema whose names the use doesn't have.
    package func laid(over others: [Extension]) -> [Extension] {
        if isEmpty { return others }
        return self + others.filter { other in !contains { $0.name == other.name } }
    }
}

/// Where something was declared: a JSON pointer for people and a range for diagnostics.
public struct Origin: Sendable, Hashable {
    private enum Address: Sendable {
        case text(String)
        case node(any PointerSource, UInt32)
    }

    private var address: Address
    public var range: SourceRange?

    public static let none = Origin(pointer: "", range: nil)

    public init(pointer: String = "", range: SourceRange?) {
        address = .text(pointer)
        self.range = range
    }

    /// An origin whose pointer is computed only when it is read.
    public init(node: UInt32, of source: any PointerSource, range: SourceRange?) {
        address = .node(source, node)
        self.range = range
    }

    /// `#/paths/~1items/get`; empty where the origin has no address.
    public var pointer: String {
        switch address {
        case .text(let text): return text
        case .node(let source, let node): return source.pointer(to: node)
        }
    }

    public static func == (left: Origin, right: Origin) -> Bool {
        left.range == right.range && left.pointer == right.pointer
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(range) }
}

/// A document that makes JSON pointers to its nodes.
public protocol PointerSource: AnyObject, Sendable {
    /// The JSON pointer to the node with this number in the document.
    func pointer(to node: UInt32) -> String
}
