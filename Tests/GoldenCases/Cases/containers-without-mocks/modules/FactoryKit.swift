// A stand-in for Factory (FactoryKit): what generated code uses of it, as its documentation declares it.

public protocol ManagedContainer: AnyObject, Sendable {}

extension ManagedContainer {
    public func callAsFunction<T>(key: StaticString = #function, _ factory: @escaping () -> T) -> Factory<T> {
        Factory(self, key: key, factory)
    }
}

public final class Container: ManagedContainer {
    public static let shared = Container()
}

public protocol FactoryModifying<P, T> {
    associatedtype P
    associatedtype T
}

extension FactoryModifying {
    @discardableResult
    public func onPreview(factory: @escaping (P) -> T) -> Self { self }

    @discardableResult
    public func onTest(factory: @escaping (P) -> T) -> Self { self }
}

public struct Factory<T>: FactoryModifying {
    public typealias P = Void

    private let factory: () -> T

    public init(_ container: any ManagedContainer, key: StaticString = #function, _ factory: @escaping () -> T) {
        self.factory = factory
    }

    public func callAsFunction() -> T { factory() }
}
