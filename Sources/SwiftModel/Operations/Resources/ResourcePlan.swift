/// What an operation does to entities of a kind, where its shape is that of create, read, update, delete or list.
public struct ResourcePlan: Sendable, Hashable {
    public enum Action: String, Sendable, CaseIterable {
        case create
        case read
        case update
        case delete
        case list
    }

    public var action: Action
    /// The member of a fake repository that keeps the entities: `users`.
    public var tableName: SwiftIdentifier
    /// The argument that says which entity; nil for create and list.
    public var idArgument: SwiftIdentifier?
    /// The argument whose values are put into the entity; nil where there is none.
    public var requestArgument: SwiftIdentifier?
    /// What the entities belong to, from the outside in: `/users/{userId}/posts` → `userId`.
    public var parents: [ResourceParentPlan] = []
    /// Where a list lies in a page; nil where it is the response.
    public var page: ResourcePagePlan?
}

/// A variable of a path in front of a collection.
public struct ResourceParentPlan: Sendable, Hashable {
    public var wireName: String
    public var argument: SwiftIdentifier
}

/// A page around a list of entities.
public struct ResourcePagePlan: Sendable, Hashable {
    /// The key of the list.
    public var wireName: String
    /// The keys of numbers that say how many entities there are.
    public var counts: [String]
    /// What else a page needs.
    public var filling: [FillingPlan]
}

/// The entities of one kind that a fake repository can keep.
public struct ResourceTablePlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    /// The Swift type of the entity.
    public var entity: SwiftType
    /// The key of its identifier in JSON.
    public var idWireName: String
    /// What the service adds to a new entity.
    public var filling: [FillingPlan]
}

/// A value that a new entity needs and that no request brings: `"createdAt": "2024-01-01T00:00:00Z"`.
public struct FillingPlan: Sendable, Hashable {
    /// A JSON value.
    public enum Value: Sendable, Hashable {
        case null
        case bool(Bool)
        /// A numeral of Swift.
        case number(String)
        case string(String)
        case emptyList
        case object([FillingPlan])

        /// As a literal of `JSONValue`; empty for an object, whose members templates lay out.
        public var text: String {
            switch self {
            case .null: ".null"
            case .bool(let flag): "\(flag)"
            case .number(let numeral): numeral
            case .string(let text): SwiftLiteral.quoted(text)
            case .emptyList: "[]"
            case .object: "[:]"
            }
        }
    }

    public var wireName: String
    public var value: Value

    /// What an object holds; none where the value is a literal of its own.
    public var members: [FillingPlan] { if case .object(let members) = value { members } else { [] } }
}
