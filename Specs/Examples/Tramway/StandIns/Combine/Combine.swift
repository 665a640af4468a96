/// As much of Apple's Combine as the example needs, for systems without it.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive(_ receive: @escaping (Result<Output, Failure>) -> Void)
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// One value, or the failure.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        receive { result in
            switch result {
            case .success(let value):
                receiveValue(value)
                receiveCompletion(.finished)
            case .failure(let error): receiveCompletion(.failure(error))
            }
        }
        return AnyCancellable()
    }
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

public final class AnyCancellable {}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let publisher: any Publisher<Output, Failure>

    public init(_ publisher: some Publisher<Output, Failure>) { self.publisher = publisher }

    public func receive(_ receive: @escaping (Result<Output, Failure>) -> Void) { publisher.receive(receive) }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    private let make: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) { make = createPublisher }

    public func receive(_ receive: @escaping (Result<Output, Failure>) -> Void) { make().receive(receive) }
}

public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let attempt: (@escaping Promise) -> Void

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attempt = attemptToFulfill }

    public func receive(_ receive: @escaping (Result<Output, Failure>) -> Void) { attempt(receive) }
}
