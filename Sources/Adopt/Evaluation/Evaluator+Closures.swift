extension Evaluator {
    /// Runs closures that are handed to code which isn't there, for the requests that they send:
    /// `Observable.create { observer in AF.request(…) }`, `withCheckedThrowingContinuation { … }`
    func runForEffect(_ payload: [Value.Part]) {
        for part in payload {
            guard case .closure(let function) = part.value, !function.isComputed else { continue }
            let values = function.parameters.map { parameter in
                let symbol = Symbol(text: parameter.name ?? "_", type: parameter.type, isInput: false)
                return Value.Part(label: nil, value: .symbol(symbol))
            }
            _ = run(function, values)
        }
    }

    /// What a closure appends to the form that it is given: `{ form in form.append(file, withName: "track") }`
    func parts(of form: Value) -> Value {
        guard case .closure(let function) = form else { return form.field("parts") ?? .unknown("parts") }
        let empty = Value.Instance(type: "MultipartFormData", fields: ["parts": .list(Value.List())])
        _ = run(function, [Value.Part(label: nil, value: .instance(empty))])
        let name = function.parameters.first?.name ?? "$0"
        return finalScope?.values[name]?.field("parts") ?? .unknown("parts")
    }

    /// The values that a result builder collects, in their order.
    func collected(_ statements: [SwiftStatement], in scope: inout Scope) -> [Value.Element] {
        var elements: [Value.Element] = []
        for statement in statements {
            guard mayGoOn() else { return elements }
            switch statement.kind {
            case .expression(let expression) where !expression.isAssignment:
                elements.append(Value.Element(value: evaluate(expression, in: &scope)))
            case .choice(let conditions, let then, let otherwise):
                var inner = scope
                let taken = holds(conditions, in: &inner)
                elements += taken ? collected(then, in: &inner) : collected(otherwise ?? [], in: &scope)
            case .loop: remarks += RequestReader.unclear("what a loop adds to a list isn't understood")
            default: _ = run([statement], in: &scope)
            }
        }
        return elements
    }
}

extension Evaluator {
    /// An initialiser that is handed around: `URLQueryItem.init`, `URLQueryItem.init(name:value:)`
    func maker(_ name: String, of base: SwiftExpression, in scope: Scope) -> Value? {
        guard name == "init" || name.hasPrefix("init("), let type = base.typeName, scope.values[type] == nil else {
            return nil
        }
        var labels: [String?] = [nil]
        if name.hasPrefix("init(") {
            labels = name.dropFirst(5).dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
        } else if type == "URLQueryItem" {
            labels = ["name", "value"]
        } else if let entry = index.type(type, from: scope.type) {
            let maker = entry.members.functions.first { $0.name == "init" }
            labels = maker?.parameters.map(\.label) ?? entry.members.properties.filter(\.isStored).map(\.name)
        }
        return reference(to: .member(.name(type), "init"), labels, in: scope)
    }

    /// A function that is handed around by its name: `items.map(makeItem)`
    func reference(to callee: SwiftExpression, _ labels: [String?], in scope: Scope) -> Value {
        let names = labels.indices.map { "$\($0)" }
        let parameters = names.map { SwiftParameter(label: nil, name: $0, type: nil, defaultValue: nil) }
        let arguments = zip(labels, names).map { SwiftArgument(label: $0, value: .name($1)) }
        let body = SwiftStatement(kind: .expression(.call(callee, arguments)), place: 0..<0)
        return .closure(Value.Function(parameters: parameters, body: [body], scope: scope, file: scope.file))
    }
}

extension Value.Function {
    /// Whether its statements are values that nothing takes, as in the closures of result builders.
    var isBuilder: Bool {
        guard body.count > 1 || body.first?.isChoice == true else { return false }
        return body.allSatisfy(\.mayBeCollected) && body.contains(where: \.makesValue)
    }
}

extension SwiftStatement {
    fileprivate var isChoice: Bool {
        if case .choice = kind { return true }
        return false
    }

    /// Whether it may stand in the closure of a result builder.
    fileprivate var mayBeCollected: Bool {
        switch kind {
        case .expression(let expression): return !expression.isAssignment
        case .choice(_, let then, let otherwise): return (then + (otherwise ?? [])).allSatisfy(\.mayBeCollected)
        case .variables, .loop: return true
        default: return false
        }
    }

    /// Whether it is a new value: `URLQueryItem(name: "page", value: page)`
    fileprivate var makesValue: Bool {
        switch kind {
        case .expression(.call(let callee, _)):
            guard let name = callee.typeName else { return false }
            return SourceIndex.last(name).first?.isUppercase == true
        case .choice(_, let then, _): return then.contains(where: \.makesValue)
        default: return false
        }
    }
}
