import Diagnostics

/// What a team says of its entities: the types of the app, apart from those in which the service sends its data.
public struct EntityRules: Sendable {
    /// False where a team says that entities are what the service sends, whatever the description says.
    public var areSeparate: Bool
    /// By the names of schemas, in the order of the text.
    public var rules: [EntityRule]
    public var range: SourceRange?

    public init(areSeparate: Bool = true, rules: [EntityRule] = [], range: SourceRange?) {
        self.areSeparate = areSeparate
        self.rules = rules
        self.range = range
    }

    /// What a configuration says over what its description says: a rule takes the place of the other one of its schema. Nil
    /// where entities are what the service sends.
    public static func laid(_ own: EntityRules?, over described: EntityRules?) -> EntityRules? {
        guard var result = own ?? described, result.areSeparate else { return nil }
        guard own != nil, let described else { return result }
        let named = Set(result.rules.map(\.schema))
        result.rules = described.rules.filter { !named.contains($0.schema) } + result.rules
        return result
    }
}

/// How one entity differs from what the service sends.
public struct EntityRule: Sendable {
    public var schema: String
    /// Wire names of properties that the entity lacks.
    public var leftOut: [Name]
    public var members: [EntityMember]
    public var range: SourceRange?

    public init(schema: String, leftOut: [Name] = [], members: [EntityMember] = [], range: SourceRange?) {
        self.schema = schema
        self.leftOut = leftOut
        self.members = members
        self.range = range
    }

    /// A name of the description where a team says it.
    public struct Name: Sendable {
        public var text: String
        public var range: SourceRange?

        public init(text: String, range: SourceRange?) {
            self.text = text
            self.range = range
        }
    }
}

/// One property of an entity of which a team says something.
public struct EntityMember: Sendable {
    /// Where its value is in what the service sends: `author.display_name`.
    public var path: String
    public var name: FixedName?
    /// What stands for a value that the service leaves out.
    public var defaultValue: Literal?
    public var type: FixedType?
    /// The team's own function that makes values of the type, and back.
    public var conversion: FixedName?
    /// Whether that function may throw.
    public var canFail: Bool
    public var range: SourceRange?

    public init(path: String, range: SourceRange?) {
        self.path = path
        self.range = range
        canFail = false
    }
}
