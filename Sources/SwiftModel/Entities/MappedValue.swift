/// A value of an operation that the app has in another type than the service sends.
public struct MappedValue: Sendable, Hashable {
    /// The type that is sent.
    public var transfer: SwiftType
    /// What stands in front of the value, and behind it, to make the other one of it.
    public var before: String
    public var after: String
    public var canThrow: Bool

    /// What is made of a value.
    public func text(of value: String) -> String { before + value + after }
}
