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

extension SourceIndex.Entry {
    /// Types that a case without a written type may belong to: its ancestors, and the types of its properties.
    var namedTypes: [SwiftType] { inherits + members.properties.compactMap { $0.type ?? $0.value?.madeType } }
}

extension SwiftArgument {
    /// `atKeyPath: "items"`
    var isPath: Bool { label.map { $0.lowercased().hasSuffix("keypath") } ?? false }

    /// Whether it names a stored value instead of an endpoint: `keychain.delete(type: .refreshToken)`
    func isKey(of callee: SwiftExpression) -> Bool {
        guard case .member(nil, _) = value, let label else { return false }
        let keeping = ["save", "load", "read", "delete", "remove", "store", "create", "set", "get"]
        return label == "forKey"
            || ["type", "key", "for"].contains(label) && callee.lastName.map(keeping.contains) == true
    }
}

extension SwiftExpression {
    /// The values that it chooses from: both of `isNew ? .create : .change`, and those of `if` and `switch` as values
    var choices: [SwiftExpression] {
        switch self {
        case .ternary(_, let first, let second): return first.choices + second.choices
        case .branch(let statements): return statements.choices
        default: return [self]
        }
    }
}

extension [SwiftStatement] {
    fileprivate var choices: [SwiftExpression] {
        switch last?.kind {
        case .expression(let value), .result(let value?): return value.choices
        case .choice(_, let then, let otherwise): return then.choices + (otherwise ?? []).choices
        case .selection(_, let arms): return arms.flatMap(\.body.choices)
        default: return []
        }
    }
}
