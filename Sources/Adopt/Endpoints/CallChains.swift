/// The words by which chains of calls are followed.
extension SwiftExpression {
    /// The operators of RxSwift and Combine that keep the values of a publisher.
    private static let keepingValues: Set<String> = [
        "eraseToAnyPublisher", "receive", "subscribe", "mapError", "catch", "share", "handleEvents", "retry", "observe",
        "do", "asObservable", "asSingle", "timeout", "print", "delay", "observeOn", "subscribeOn", "catchError",
    ]

    /// The call whose values the chain gives: `send(.stores)` of `send(.stores).eraseToAnyPublisher()`
    var givingCall: SwiftExpression {
        guard case .call(.member(let base?, let name), _) = self, Self.keepingValues.contains(name) else { return self }
        return base.givingCall
    }

    /// The closure that makes the publisher whose values the chain gives: `{ open($0) }` of `list().flatMap { open($0) }`
    var flattened: SwiftClosure? {
        guard case .call(.member(_?, let name), let arguments) = givingCall,
            ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"].contains(name),
            case .closure(let closure)? = arguments.last?.value
        else { return nil }
        return closure
    }
}

extension SwiftExpression {
    /// Whether it is an operator of RxSwift or Combine that merges a list of observables: `Observable.concat`, `.merge`
    var mergesLists: Bool {
        ["concat", "merge", "zip", "combineLatest", "amb", "startWith"].contains { lastName == $0 }
    }

    /// Whether it calls a closure for each element, or gathers what its closures give: `ids.asyncMap`, `.collect`
    var repeats: Bool {
        guard let name = lastName else { return false }
        if ["forEach", "addTask", "collect", "toArray"].contains(name) { return true }
        return name.lowercased().hasSuffix("map") && !["flatMap", "concatMap"].contains(name)
    }

    /// The first variable on the left of an assignment: `stores` in `(self.stores, next) = …`
    var firstName: String? {
        if case .tuple(let parts) = self { return parts.first?.value.lastName }
        return lastName
    }

    /// The type whose case or function it names: `StoreEndpoint<Store>` in `StoreEndpoint<Store>.store(id)`
    var owner: SwiftType? {
        switch self {
        case .call(let callee, _): callee.owner
        case .member(let base?, _): base.namedType
        default: nil
        }
    }
}
