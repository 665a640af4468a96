import APIModel

/// The types of the team's own that stand for schemas, by the schemas' names or by patterns of them.
public struct OwnTypes: Sendable {
    private var types: [String: FixedType] = [:]
    /// In the order in which they are tried: the last one that was written first.
    private var patterns: [OwnTypePattern] = []

    public init() {}

    public var isEmpty: Bool { types.isEmpty && patterns.isEmpty }

    /// Those that are written out.
    var named: [FixedType] { Array(types.values) }

    public mutating func set(_ schema: String, _ type: FixedType) { types[schema] = type }

    public mutating func add(_ pattern: OwnTypePattern) { patterns.insert(pattern, at: 0) }

    /// What an entry says of one schema.
    func type(of schema: String) -> FixedType? { types[schema] }

    /// What a pattern says of a type that would be declared.
    func type(matching schema: String, style: IdentifierStyle) -> FixedType? {
        patterns.lazy.compactMap { $0.type(of: schema, style: style) }.first
    }
}

/// `"*DTO": Model.*`: the star of the type stands for what that of the key does, as a Swift name.
public struct OwnTypePattern: Sendable {
    private let prefix: String
    private let suffix: String
    /// What stands before the name that is made.
    private let path: [FixedName]
    private let head: String
    private let tail: String
    /// A type without a star, which is one for all.
    private let whole: FixedType?

    /// Nil where the key has not exactly one star, or the type is none.
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

    /// What messages say of another one.
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
