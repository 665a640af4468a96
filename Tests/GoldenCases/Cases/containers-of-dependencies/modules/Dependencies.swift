// A stand-in for swift-dependencies: what generated code uses of it, as its documentation declares it.

public protocol TestDependencyKey {
    associatedtype Value: Sendable = Self
    static var previewValue: Value { get }
    static var testValue: Value { get }
}

public protocol DependencyKey: TestDependencyKey {
    associatedtype Value = Self
    static var liveValue: Value { get }
    static var previewValue: Value { get }
    static var testValue: Value { get }
}

extension DependencyKey {
    public static var previewValue: Value { liveValue }
    public static var testValue: Value { liveValue }
}

public struct DependencyValues: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    public init() {}

    public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.testValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
