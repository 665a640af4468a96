import Diagnostics

/// A team's rules for its entities: the types of the app, as opposed to those that the service sends.
public struct EntityRules: Sendable {
    /// False where a configuration turns entities off, although the description has rules for them.
    public var areSeparate: Bool
    /// One rule for each schema, in the order of the text.
    public var rules: [EntityRule]
    public var range: SourceRange?

    public init(areSeparate: Bool = true, rules: [EntityRule] = [], range: SourceRange?) {
        self.areSeparate = areSeparate
        self.rules = rules
        self.range = range
    }

    /// Merges a configuration's rules into a description's; its rule for a schema replaces the other one. Nil
    /// where entities are turned off or have no rules.
    public static func laid(_ own: EntityRules?, over described: EntityRules?) -> EntityRules? {
        guard var result = own ?? described, result.areSeparate else { return nil }
        guard own != nil, let described else { return result }
        let named = Set(result.rules.map(\.schema))
        result.rules = described.rules.filter { !named.contains($0.schema) } + result.rules
        return result
    }
}

/// How one entity differs from the data that the service sends.
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

    /// A name from the description, with the place where a team wrote it.
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
    /// The path of its value in the data that the service sends: `author.display_name`.
    public var path: String
    public var name: FixedName?
    /// The value used where the service sends none.
    public var defaultValue: Literal?
    public var type: FixedType?
    /// The team's functions that convert the value to the type and back share this name.
    public var conversion: FixedName?
    /// Whether the conversion may throw.
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
    /// `author.displayName` → `author.display_name`; a path to an unknown property is unchanged.
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
    /// The property with this wire name, or else with this name in the description.
    package func property(_ name: String) -> Property? {
        properties.first { $0.wireName == name } ?? properties.first { $0.name == name }
    }
}
