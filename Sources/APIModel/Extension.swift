/// A vendor extension (`x-…`), kept as it was written for those who ask for it.
public struct Extension: Sendable, Hashable {
    public var name: String
    public var value: Literal

    public init(name: String, value: Literal) {
        self.name = name
        self.value = value
    }
}
