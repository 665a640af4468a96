import APIModel

/// How schemas become Swift types.
public struct ModelConventions: Sendable {
    /// `Codable` throughout, or only what the direction of use asks for.
    public enum Coding: String, Sendable, CaseIterable {
        case codable
        case byDirection
    }

    /// Where an enum gets a case for unknown values when the code was generated.
    public enum UnknownCases: String, Sendable, CaseIterable {
        case responses
        case always
        case never
    }

    /// Where absent and null are told apart (`Nullable<T>?`), if the description does, and where they are one (`T?`):
    /// in what is only sent, everywhere, or nowhere. A type that is received as well stays easy to read by default.
    public enum Nulls: String, Sendable, CaseIterable {
        case requests
        case merged
        case distinct
    }

    /// What a property's default says of types that are only sent: what the service assumes where the key is missing, or
    /// what the initialiser sets, so that the request says it.
    public enum Defaults: String, Sendable, CaseIterable {
        case assumed
        case sent
    }

    /// What a number is whose format names no type: fast, or exact to 38 digits.
    public enum Numbers: String, Sendable, CaseIterable {
        case double
        case decimal
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

    /// Which properties are kept outside of their structs: those that hold many values, or only those without which a
    /// struct would be infinite.
    public enum Boxing: String, Sendable, CaseIterable {
        case large
        case needed
    }

    public enum Mutability: String, Sendable, CaseIterable {
        case `let`
        case `var`
    }

    public var coding = Coding.codable
    public var unknownCases = UnknownCases.responses
    public var nulls = Nulls.requests
    public var defaults = Defaults.assumed
    public var numbers = Numbers.double
    /// Later rules win over earlier ones.
    public var lenient: [LeniencyRule] = []
    public var keyStrategy = KeyStrategy.verbatim
    public var nesting = Nesting.nested
    public var equalTypes = EqualTypes.separate
    public var mutability = Mutability.let
    public var boxing = Boxing.large
    public var isHashable = true
    public var isIdentifiable = false
    public var previews = Previews.none
    /// Types by `type` or `type:format`, over the built-in table: `string:money` → `Money`.
    public var formats: [String: FixedType] = [:]
    /// Types of the team's own that stand for schemas.
    public var schemas = OwnTypes()

    public init() {}

    /// The names of the team's own types that come from modules, as far as they are written out.
    public var ownTypes: [OwnTypeName] {
        let types = Array(formats.values) + schemas.named
        return OwnTypeName.all(in: types.map { SwiftType($0) })
    }
}
