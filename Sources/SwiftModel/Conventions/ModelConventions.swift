/// How schemas become Swift types.
public struct ModelConventions: Sendable {
    /// `Codable` throughout, or only what the direction of use asks for.
    public enum Coding: String, Sendable, CaseIterable {
        case codable
        case byDirection
    }

    /// Where an enum gets a case for values that nobody knew of when the code was generated.
    public enum UnknownCases: String, Sendable, CaseIterable {
        case responses
        case always
        case never
    }

    /// Whether absent and null are one (`T?`) or told apart where the description does (`Nullable<T>?`).
    public enum Nulls: String, Sendable, CaseIterable {
        case merged
        case distinct
    }

    /// What the decoder does with keys before it compares them with coding keys.
    public enum KeyStrategy: String, Sendable, CaseIterable {
        case verbatim
        case snakeCase
    }

    /// Whether inline types are nested in the type in which they stand.
    public enum Nesting: String, Sendable, CaseIterable {
        case nested
        case flat
    }

    /// Which sample values types get: none, one each, or also one for each example of the description.
    public enum Previews: String, Sendable, CaseIterable {
        case none
        case one
        case all
    }

    /// Whether equal inline types are one type each place, or one for all of them.
    public enum EqualTypes: String, Sendable, CaseIterable {
        case separate
        case shared
    }

    public enum Mutability: String, Sendable, CaseIterable {
        case `let`
        case `var`
    }

    public var coding = Coding.codable
    public var unknownCases = UnknownCases.responses
    public var nulls = Nulls.merged
    public var keyStrategy = KeyStrategy.verbatim
    public var nesting = Nesting.nested
    public var equalTypes = EqualTypes.separate
    public var mutability = Mutability.let
    public var isHashable = true
    public var isIdentifiable = false
    public var previews = Previews.none
    /// Types by `type` or `type:format`, over the built-in table: `string:money` → `Money`.
    public var formats: [String: OwnType] = [:]
    /// Types of the team's own that stand for schemas.
    public var schemas: [String: OwnType] = [:]

    public init() {}

    /// All types of the team's own that come from a module.
    public var ownTypes: [OwnType] {
        let types: [OwnType] = Array(formats.values) + Array(schemas.values)
        return types.filter { $0.module != nil }.sorted { left, right in
            let modules = (left.module ?? "", right.module ?? "")
            return modules.0 == modules.1 ? left.name < right.name : modules.0 < modules.1
        }
    }

    /// A type that is written elsewhere, and the module to import for it.
    public struct OwnType: Sendable, Hashable {
        public var name: String
        public var module: String?

        public init(name: String, module: String? = nil) {
            self.name = name
            self.module = module
        }
    }
}
