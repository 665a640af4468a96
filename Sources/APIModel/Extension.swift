/// A vendor extension (`x-…`), kept as it was written for those who ask for it.
public struct Extension: Sendable, Hashable {
    public var name: String
    public var value: Literal

    public init(name: String, value: Literal) {
        self.name = name
        self.value = value
    }
}

extension [Extension] {
    /// Those that are said where a value is used, before those of the value itself that they don't replace.
    package func laid(over others: [Extension]) -> [Extension] {
        if isEmpty { return others }
        return self + others.filter { other in !contains { $0.name == other.name } }
    }
}
