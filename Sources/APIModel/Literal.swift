/// A JSON value of a description: a default, an example, the value of an enum. Numbers stay as they were written.
public indirect enum Literal: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([Literal])
    case object([Member])

    /// One key of an object; the order of keys is kept.
    public struct Member: Sendable, Hashable {
        public var name: String
        public var value: Literal

        public init(name: String, value: Literal) {
            self.name = name
            self.value = value
        }
    }
}
