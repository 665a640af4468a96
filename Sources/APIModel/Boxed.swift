/// A value behind a pointer, for what is large and which few have: whoever holds it is cheap to copy. It never changes; who
/// would change it makes another one.
public final class Boxed<Value: Sendable>: Sendable {
    public let value: Value

    @inlinable
    public init(_ value: Value) { self.value = value }
}

extension Boxed: Equatable where Value: Equatable {
    public static func == (left: Boxed, right: Boxed) -> Bool { left === right || left.value == right.value }
}

extension Boxed: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
