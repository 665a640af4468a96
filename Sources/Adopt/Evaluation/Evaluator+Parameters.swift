/// What the parameters of a function, and those of its types, are in a call.
extension Evaluator {
    /// `super.init(body)`, `super.headers()`
    func callInherited(_ name: String, _ payload: [Value.Part], _ arguments: [SwiftArgument], in scope: inout Scope)
        -> Value
    {
        guard let entry = scope.type.flatMap({ index.type($0) }) else { return .unknown("super." + name + "()") }
        for candidate in index.ancestors(of: entry) {
            let found = candidate.members.functions.first { $0.name == name && $0.body != nil && $0.fits(arguments) }
            guard let found else { continue }
            let result = invoke(found, candidate.name, payload, this: scope.this)
            if name == "init", let this = finalScope?.this { scope.this = this }
            return name == "init" ? .tuple([]) : result
        }
        return .unknown("super." + name + "()")
    }

    /// Gives parameters their arguments, in order, with defaults for those that are left out.
    func bind(_ payload: [Value.Part], to parameters: [SwiftParameter], in scope: inout Scope, from type: String?) {
        var rest = payload[...]
        for (position, parameter) in parameters.enumerated() {
            guard let name = parameter.name else { continue }
            if parameter.type?.hasSuffix("?") == true { scope.optionals.insert(name) }
            if parameter.type?.hasSuffix("...") == true {
                let taken = rest.prefix { $0.label == parameter.label || $0.label == nil }
                rest = rest.dropFirst(taken.count)
                let element = parameter.type.map { String($0.dropLast(3)) }
                let elements = taken.map { Value.Element(value: typed($0.value, as: element, from: type)) }
                scope.values[name] = .list(Value.List(elements: elements))
            } else if let next = rest.first, next.label == parameter.label || isTrailing(next, position, parameters),
                !parameter.isPassed(by: SwiftArgument(label: next.label, value: next.value.marker))
            {
                scope.values[name] = built(typed(next.value, as: parameter.type, from: type), by: parameter)
                rest = rest.dropFirst()
            } else if let value = parameter.defaultValue {
                scope.values[name] = typed(evaluate(value, in: &scope), as: parameter.type, from: type)
            } else {
                scope.values[name] = .symbol(Symbol(text: name, type: parameter.type, isInput: false))
            }
        }
    }

    /// A closure whose values a result builder collects: `@RequestComponents _ build: () -> [any Component]`
    private func built(_ value: Value, by parameter: SwiftParameter) -> Value {
        let isBuilder = parameter.marks.contains { mark in
            index.type(mark.name)?.declaration?.attributes.contains("resultBuilder") == true
        }
        guard isBuilder, case .closure(var function) = value else { return value }
        function.isCollected = true
        return .closure(function)
    }

    /// Says what the type parameters of a function are, by its arguments: `R` of `execute<R: Request>(_ request: R)`
    func bindTypes(of function: FunctionDeclaration, in scope: inout Scope) {
        for parameter in function.typeParameters {
            let name = String(parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            let named = function.parameters.first { $0.type.map(SourceIndex.plain) == name }?.name
            switch named.flatMap({ scope.values[$0] }) {
            case .type(let type)?: scope.values[name] = .type(type)
            case let value?: if let type = value.typeName { scope.values[name] = .type(type) }
            case nil: continue
            }
        }
    }

    /// Whether a closure stands behind the parentheses, where it needs no label.
    private func isTrailing(_ part: Value.Part, _ position: Int, _ parameters: [SwiftParameter]) -> Bool {
        guard case .closure = part.value, part.label == nil else { return false }
        return parameters[position].type?.contains("->") == true
    }
}
