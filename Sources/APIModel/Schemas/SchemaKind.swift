/// The shape of a schema. `allOf` is merged and `$ref` followed: what is left says what values look like.
public indirect enum SchemaKind: Sendable, Hashable {
    /// Any value: `{}`, `true`, or an object of unknown content.
    case any
    /// No value: the schema `false`.
    case never
    /// Only null.
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
    /// A named schema that is nothing but another one.
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

/// A list whose first elements have schemas of their own. Only as many as `minItems` says have to be there.
public struct TupleShape: Sendable, Hashable {
    public var elements: [SchemaUse]
    /// What may follow them; nil where nothing may.
    public var rest: SchemaUse?

    public init(elements: [SchemaUse], rest: SchemaUse?) {
        self.elements = elements
        self.rest = rest
    }
}

extension SchemaKind {
    /// Whether both take the same values, wherever the description declares their properties.
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
