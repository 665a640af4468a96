/// Who sees the generated code, as the words in front of its declarations.
public enum AccessLevel: String, Sendable, Hashable, CaseIterable, Comparable {
    case `public`
    case package
    case `internal`

    /// The one that fewer see is the smaller one.
    public static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        guard let first = allCases.firstIndex(of: left), let second = allCases.firstIndex(of: right) else {
            return false
        }
        return first > second
    }

    /// In front of a type or a free function: `public `, or nothing for `internal`.
    public var declarationPrefix: String { self == .internal ? "" : rawValue + " " }

    /// In front of a declaration that must not get an actor of the module's default isolation: `public nonisolated `.
    public func declarationPrefix(isNonisolated: Bool) -> String {
        declarationPrefix + (isNonisolated ? "nonisolated " : "")
    }

    /// In front of a member of a type.
    public var memberPrefix: String { declarationPrefix }

    /// In front of `extension`, whose members say their access themselves: `nonisolated ` where it must not get an actor
    /// of the module's default isolation.
    public func extensionPrefix(isNonisolated: Bool) -> String { isNonisolated ? "nonisolated " : "" }
}
