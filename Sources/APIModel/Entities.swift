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

/// One property of an entity that a team specifies.
public struct EntityMember: Sendable {
    /// Where its value is in what the service sends: `author.display_name`.
    public var path: String
    public var name: FixedName?
    /// The value where the service leaves it out.
    public var defaultValue: Literal?
    public var type: FixedType?
    /// The team's own function that makes values of the type, and back.
    public var conversion: FixedName?
    /// Whether that function may throw.
    public var canFail = false
    public var range: SourceRange?

    public init(path: String, range: SourceRange?) {
        self.path = path
        self.range = range
    }
}

extension EntityRules {
    /// These rules with wire names in place of the names that a native spec gives to properties.
    package func inWireNames(of api: API) -> EntityRules {
        var result = self
        for (position, rule) in rules.enumerated() {
            guard let named = api.namedSchemas.first(where: { api[$0].name == rule.schema }),
                case .object(let shape) = api[named].kind
            else { continue }
            for index in rule.leftOut.indices {
                let name = rule.leftOut[index].text
                result.rules[position].leftOut[index].text = shape.property(name)?.wireName ?? name
            }
            for index in rule.members.indices {
                result.rules[position].members[index].path = api.wirePath(rule.members[index].path, in: shape)
            }
        }
        return result
    }
}

extension API {
    /// `author.displayName` → `author.display_name`; what leads to nothing stays as it is.
    fileprivate func wirePath(_ path: String, in start: ObjectShape) -> String {
        if let whole = start.property(path) { return whole.wireName }
        var shape = start
        var names: [String] = []
        for name in path.split(separator: ".", omittingEmptySubsequences: false) {
            guard let property = shape.property(String(name)) else { return path }
            names.append(property.wireName)
            if case .object(let next) = resolvedKind(of: property.use.schema) {
                shape = next
            } else {
                shape = ObjectShape(properties: [])
            }
        }
        return names.joined(separator: ".")
    }
}

extension ObjectShape {
    /// A property by its wire name, or by the name that the description gives besides.
    package func property(_ name: String) -> Property? {
        properties.first { $0.wireName == name } ?? properties.first { $0.name == name }
    }
}
