/// The variables around closures that these change, wherever they run.
extension Evaluator {
    /// Keeps the values that a closure gave to variables around it, for the code that they belong to:
    /// `lock.inside { count = 2 }`
    /// - Parameter known: what other closures gave before.
    func keepChanges(of function: Value.Function, _ final: Scope, besides known: [String: Scope.Change]) {
        guard final.frame != 0, !function.isNamed, !function.isComputed else { return }
        var changed = known
        for name in function.body.changedNames where !final.own.contains(name) && function.scope.values[name] != nil {
            changed[name] = final.values[name].map { Scope.Change(value: $0, given: function.scope.given[name]) }
        }
        changes[final.frame] = changed
    }
}

extension [SwiftStatement] {
    /// The names of the variables that they assign, or change a part of.
    var changedNames: Set<String> {
        var names: Set<String> = []
        SwiftWalk.visit(self) { expression in
            switch expression {
            case .assignment(let target, _), .unary("&", let target): names.formUnion(target.variables)
            case .binary(_, let target, _) where expression.isAssignment: names.formUnion(target.variables)
            default: names.formUnion(expression.changed?.variables ?? [])
            }
        }
        return names
    }
}

extension SwiftExpression {
    /// The variables that an assignment to it changes: `headers` in `self.headers["X-Id"] = id`
    fileprivate var variables: [String] {
        switch self {
        case .name(let name): return [name]
        case .member(.name("self")?, let name), .member(.name("Self")?, let name): return [name]
        case .member(let base?, _), .element(let base, _), .chained(let base), .forced(let base): return base.variables
        case .tuple(let parts): return parts.flatMap(\.value.variables)
        default: return []
        }
    }
}

extension Scope {
    /// The new value of a variable, with the number of the nested function whose parameter it is.
    struct Change {
        let value: Value
        let given: Int?
    }

    /// Takes the values that closures gave to its variables.
    mutating func take(_ changed: [String: Change]) {
        for (name, change) in changed where values[name] != nil && given[name] == change.given {
            values[name] = change.value
        }
    }
}

extension Evaluator {
    /// The argument for an autoclosure, which gives its value when it is called: `optional` in
    /// `func first<T>(_ optional: @autoclosure () throws -> T, or other: @autoclosure () -> T) -> T`
    func heldValue(_ name: String, in scope: Scope) -> Value? {
        guard scope.types[name]?.closure != nil, let value = scope.values[name] else { return nil }
        switch value {
        case .symbol(let symbol): return symbol.type.map { $0.closure == nil } == true ? value : nil
        case .closure, .unknown, .null: return nil
        default: return value
        }
    }
}
