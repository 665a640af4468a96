/// What calls change of the names around them.
extension Evaluator {
    /// Runs a function by the name that it has in a scope: one of the same run sees and changes that scope's names.
    func runNamed(_ function: Value.Function, _ arguments: [SwiftArgument], in scope: inout Scope) -> Value {
        var function = function
        let isLocal = function.scope.frame == scope.frame
        let payload = parts(arguments, in: &scope)
        if isLocal {
            function.scope.values.merge(scope.values) { $1 }
            function.scope.this = scope.this
        }
        let result = run(function, payload)
        let final = finalScope
        writeBack(arguments, function.parameters, in: &scope)
        guard isLocal, let final else { return result }
        let own = Set(function.parameters.compactMap(\.name))
        for (name, value) in final.values where scope.values[name] != nil && !own.contains(name) && !name.hasPrefix("$")
        { scope.values[name] = value }
        scope.this = final.this
        return result
    }

    /// Gives what was handed over with `&` its new value.
    func writeBack(_ arguments: [SwiftArgument], _ parameters: [SwiftParameter], in scope: inout Scope) {
        guard let final = finalScope else { return }
        for (position, argument) in arguments.enumerated() {
            guard case .unary("&", let target) = argument.value else { continue }
            let labelled = parameters.first { argument.label != nil && $0.label == argument.label }
            let parameter = labelled ?? (position < parameters.count ? parameters[position] : nil)
            if let value = final.values[parameter?.name ?? "$\(position)"] { assign(value, to: target, in: &scope) }
        }
    }

    /// `items.forEach { … }`, and `page.map { parameters["page"] = $0 }`, as the loop and the `if let` that they are; nil
    /// for other calls.
    func runInPlace(_ name: String, _ owner: Value, _ arguments: [SwiftArgument], in scope: inout Scope) -> Value? {
        guard arguments.count == 1, case .closure(let closure) = arguments[0].value else { return nil }
        if name == "forEach" {
            _ = loop(closure.elementPattern, owner, closure.body, in: &scope)
            return .tuple([])
        }
        guard name == "map" || name == "flatMap", closure.body.count > 0, closure.body.allSatisfy(\.changesSomething)
        else { return nil }
        switch owner {
        case .symbol(let symbol) where symbol.isOptional: break
        case .instance, .choice, .text, .literal, .null: break
        default: return nil
        }
        let bound = closure.parameters.first?.name ?? "$0"
        let hidden = "map \(owner.key)"
        scope.values[hidden] = owner
        defer { scope.values[hidden] = nil }
        let choice = SwiftStatement.Kind.choice(
            [.match(.some(.binding(bound)), .name(hidden))], then: closure.body, otherwise: nil)
        _ = run([SwiftStatement(kind: choice, place: closure.place)], in: &scope)
        return .tuple([])
    }
}

extension SwiftClosure {
    /// What an element is taken apart by: `(name, value)`, `$0` and `$1`, or one name.
    fileprivate var elementPattern: SwiftPattern {
        let names = parameters.compactMap(\.name)
        if names.count == 1 { return .binding(names[0]) }
        if names.count > 1 { return .tuple(names.map { SwiftPatternElement(label: nil, pattern: .binding($0)) }) }
        guard body.names("$1") else { return .binding("$0") }
        return .tuple(["$0", "$1"].map { SwiftPatternElement(label: nil, pattern: .binding($0)) })
    }
}

extension [SwiftStatement] {
    /// Whether they mention a name.
    func names(_ name: String) -> Bool {
        var words = ReferencedNames()
        words.read(self)
        return words.names.contains(name)
    }
}

extension SwiftStatement {
    /// Whether it is there for what it changes: an assignment, or a call that adds something.
    fileprivate var changesSomething: Bool {
        guard case .expression(let expression) = kind else { return false }
        if expression.isAssignment { return true }
        let changing: Set<String> = [
            "append", "insert", "updateValue", "setValue", "addValue", "add", "update", "merge",
        ]
        guard case .call(.member(_?, let name), _) = expression else { return false }
        return changing.contains(name)
    }
}

extension Value {
    /// Whether a call may change it in its place.
    var isValue: Bool {
        switch self {
        case .instance, .list, .dictionary: return true
        default: return false
        }
    }
}
