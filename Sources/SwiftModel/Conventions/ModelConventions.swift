import APIModel

/// How schemas become Swift types.
public struct ModelConventions: Sendable {
    /// Whether every type is `Codable`, or only `Encodable` or `Decodable` where it is only sent or received.
    public enum Coding: String, Sendable, CaseIterable {
        case codable
        case byDirection
    }

    /// Which enums get a case for values that were unknown when the code was generated.
    public enum UnknownCases: String, Sendable, CaseIterable {
        case responses
        case always
        case never
    }

    /// Where the code distinguishes absent from null (`Nullable<T>?`) if the description does: in types only sent,
    /// nowhere (`T?`), or everywhere. By default, a type that is received as well stays easy to read.
    public enum Nulls: String, Sendable, CaseIterable {
        case requests
        case merged
        case distinct
    }

    /// The meaning of a property's default in types that are only sent: the value that the service assumes where the
    /// key is missing, or the one that the initialiser sets and the request sends.
    public enum Defaults: String, Sendable, CaseIterable {
        case assumed
        case sent
    }

    /// The type of a number whose format names none: fast, or exact to 38 digits.
    public enum Numbers: String, Sendable, CaseIterable {
        case double
        case decimal
    }

    /// The conversion that the decoder applies to keys before it compares them with coding keys.
    public enum KeyStrategy: String, Sendable, CaseIterable {
        case verbatim
        case snakeCase
    }

    /// Whether an inline type is nested in the type that uses it.
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

    /// Whether equal inline types are one type per place, or one for all places.
    public enum EqualTypes: String, Sendable, CaseIterable {
        case separate
        case shared
    }

    /// Which properties are stored outside of their structs, in a box: those that hold many values, or only those
    /// without which a struct would be infinite.
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
    /// Whether callers in other packages have to expect cases that later versions add (`@nonexhaustive`).
    public var isNonexhaustive = false
    public var nulls = Nulls.requests
    public var defaults = Defaults.assumed
    public var numbers = Numbers.double
    /// Later rules win over earlier ones.
    public var lenient: [LeniencyRule] = []
    public var keyStrategy = KeyStrategy.verbatim
    public var nesting = Nesting.nested
    public var equalTypes = EqualTypes.separate
    public var mutability = Mutability.let
    /// Patterns of properties that are `var` whatever `mutability` is: `Post.is_liked`.
    public var variables: [String] = []
    public var boxing = Boxing.large
    public var isHashable = true
    public var isIdentifiable = false
    public var previews = Previews.none
    /// Types by `type` or `type:format`, over the built-in table: `string:money` → `Money`.
    public var formats: [String: FixedType] = [:]
    /// The team's types that replace generated ones.
    public var schemas = OwnTypes()

    public init() {}

    /// The names of the team's types that are imported from modules, except those that patterns make.
    public var ownTypes: [OwnTypeName] {
        let types = Array(formats.values) + schemas.named
        return OwnTypeName.all(in: types.map { SwiftType($0) })
    }
}

/// The name of a team's type, and the module to import where it is used.
public struct OwnTypeName: Sendable, Hashable {
    public let name: String
    public let module: ModuleName

    /// Each once, in the order of the modules.
    static func all(in types: some Sequence<SwiftType>) -> [OwnTypeName] {
        var names: Set<OwnTypeName> = []
        for type in types {
            type.forEachName { name in
                guard case .module(let module) = name.origin else { return }
                names.insert(OwnTypeName(name: SwiftType.Name(name.path).text, module: module))
            }
        }
        return names.sorted { ($0.module.text, $0.name) < ($1.module.text, $1.name) }
    }
}

/// The team's types that replace generated ones, by the schemas' names or by patterns of them.
public struct OwnTypes: Sendable {
    private var types: [String: FixedType] = [:]
    /// In the order in which they are tried: the last written first.
    private var patterns: [OwnTypePattern] = []

    public init() {}

    public var isEmpty: Bool { types.isEmpty && patterns.isEmpty }

    /// All entries, as a configuration would write them.
    package var entries: [(String, String)] {
        let named = types.sorted { $0.key < $1.key }.map { ($0.key, SwiftType($0.value).text) }
        return named + patterns.reversed().map { ($0.key, $0.type) }
    }

    /// The types that are given by name.
    var named: [FixedType] { Array(types.values) }

    public mutating func set(_ schema: String, _ type: FixedType) { types[schema] = type }

    public mutating func add(_ pattern: OwnTypePattern) { patterns.insert(pattern, at: 0) }

    /// The type that an entry gives for one schema.
    func type(of schema: String) -> FixedType? { types[schema] }

    /// The type that the first matching pattern gives for a schema that would be declared.
    func type(matching schema: String, style: IdentifierStyle) -> FixedType? {
        patterns.lazy.compactMap { $0.type(of: schema, style: style) }.first
    }
}

/// `"*DTO": Model.*`: the type's star is replaced by the text that the key's star matches, as a Swift name.
public struct OwnTypePattern: Sendable {
    private let prefix: String
    private let suffix: String
    /// The path before the name that is made: `Model` in `Model.*`.
    private let path: [FixedName]
    private let head: String
    private let tail: String
    /// A type without a star, which is the same for all matches.
    private let whole: FixedType?

    /// Nil where the key hasn't exactly one star, or the text isn't a type.
    public init?(_ key: String, type: String) {
        guard let (prefix, suffix) = OwnTypePattern.split(key) else { return nil }
        (self.prefix, self.suffix) = (prefix, suffix)
        guard let (before, tail) = OwnTypePattern.split(type) else {
            guard let type = FixedType(type) else { return nil }
            (path, head, self.tail, whole) = ([], "", "", type)
            return
        }
        var words = before.split(separator: ".", omittingEmptySubsequences: false)
        let head = String(words.removeLast())
        let path = words.compactMap { FixedName($0) }
        guard path.count == words.count, FixedName(head + "X" + tail) != nil else { return nil }
        (self.path, self.head, self.tail, whole) = (path, head, tail, nil)
    }

    fileprivate var key: String { "\(prefix)*\(suffix)" }

    fileprivate var type: String {
        whole.map { SwiftType($0).text } ?? (path.map(\.text) + ["\(head)*\(tail)"]).joined(separator: ".")
    }

    /// The expected value, as messages describe it.
    public static let expected = "a Swift type, or one with a star for that of the key: `\"*\": Model.*`"

    func type(of schema: String, style: IdentifierStyle) -> FixedType? {
        guard schema.utf8.count >= prefix.utf8.count + suffix.utf8.count, schema.hasPrefix(prefix),
            schema.hasSuffix(suffix)
        else { return nil }
        if let whole { return whole }
        let word = style.name(of: String(schema.dropFirst(prefix.count).dropLast(suffix.count)))
        return FixedName(head + word + tail).map { .named((path + [$0]).map { FixedType.Component($0) }) }
    }

    private static func split(_ text: String) -> (String, String)? {
        let parts = text.split(separator: "*", omittingEmptySubsequences: false)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
}
