extension Evaluator {
    /// Runs closures that are passed to code outside the sources, for the requests that they send:
    /// `Observable.create { observer in AF.request(…) }`, `withCheckedThrowingContinuation { … }`
    func runForEffect(_ payload: [Value.Part]) {
        for part in payload {
            guard case .closure(let function) = part.value, !function.isComputed else { continue }
            _ = run(function, function.parameters.map { Value.Part(label: nil, value: $0.open) })
        }
    }

    /// A task with what its closure gives: `Task.detached { try encoder.encode(order) }.value`
    func task(_ name: String, _ payload: [Value.Part]) -> Value? {
        guard ["Task", "Task.detached"].contains(name), case .closure(let function)? = payload.last?.value else {
            return nil
        }
        return .instance(Value.Instance(type: "Task", fields: ["value": run(function, [])]))
    }

    /// Whether an object that isn't there calls back: a delegate, `delegate?.provideToken { token in send(request) }`, or a
    /// promise, `store.fetch().then { send($0) }`
    func callsBack(_ owner: Value, by name: String) -> Bool {
        ["then", "flatMap", "done"].contains(name) || index.type(owner.symbol?.type)?.declaration?.kind == .protocolType
    }

    /// The parts that a closure appends to its form: `{ form in form.append(file, withName: "track") }`
    func parts(of form: Value) -> Value {
        guard case .closure(let function) = form else { return form.field("parts") ?? .unknown("parts") }
        let empty = Value.Instance(type: "MultipartFormData", fields: ["parts": .list(Value.List())])
        _ = run(function, [Value.Part(label: nil, value: .instance(empty))])
        let name = function.parameters.first?.name ?? "$0"
        return finalScope?.values[name]?.field("parts") ?? .unknown("parts")
    }

    /// The values that a result builder collects, in order.
    func collected(_ statements: [SwiftStatement], in scope: inout Scope) -> [Value.Element] {
        var elements: [Value.Element] = []
        for statement in statements {
            guard mayGoOn() else { return elements }
            memory.note(statement, in: scope.file)
            switch statement.kind {
            case .expression(let expression) where !expression.isAssignment:
                elements.append(Value.Element(value: evaluate(expression, in: &scope)))
            case .choice(let conditions, let then, let otherwise):
                var inner = scope
                let taken = areMet(conditions, in: &inner)
                elements += taken ? collected(then, in: &inner) : collected(otherwise ?? [], in: &scope)
            case .loop: remarks += RequestReader.unclear("what a loop adds to a list isn't understood")
            default: _ = run([statement], in: &scope)
            }
        }
        return elements
    }

    /// The values of a builder's closure: what `buildBlock(_ parts: any Part...) -> Parts` makes of them, or a list.
    func block(_ elements: [Value.Element], _ builder: String?) -> Value {
        let entry = builder.flatMap { index.type($0) }
        let makers = entry.map { index.members.functions("buildBlock", of: $0.name) } ?? []
        guard let entry, makers.count == 1, let result = makers[0].result, !result.isBracketed,
            index.type(result, from: entry.name)?.declaration != nil, makers[0].parameters.count == 1,
            makers[0].parameters[0].type?.repeated != nil
        else { return .list(Value.List(elements: elements)) }
        let parts = elements.map { Value.Part(label: makers[0].parameters[0].label, value: $0.value) }
        return invoke(makers[0], entry.name, parts, this: nil)
    }
}

extension Evaluator {
    /// An initialiser or static function that is used as a value: `URLQueryItem.init(name:value:)`, `Headers.bearer`
    func maker(_ name: String, of base: SwiftExpression, in scope: Scope) -> Value? {
        guard let type = base.namedType?.name, scope.values[type] == nil else { return nil }
        let entry = index.type(type, from: scope.type)
        guard name == "init" else {
            guard let entry, property(name, of: entry, isStatic: true) == nil else { return nil }
            let functions = index.members.functions(name, of: entry.name).filter(\.isStatic)
            return overloads(functions, of: entry.name, this: nil, in: scope)
        }
        var labels: [String?] = [nil]
        if type == "URLQueryItem" {
            labels = ["name", "value"]
        } else if let entry {
            let isPlain = type == "String" || SwiftType(type).isNumber
            let maker = isPlain ? nil : entry.members.functions.first { $0.name == "init" }
            // An entry without a declaration is an extension: the stored properties aren't known.
            let stored = entry.declaration.map { _ in entry.members.properties.filter(\.isStored).map(\.name) }
            labels = maker?.parameters.map(\.label) ?? stored ?? labels
        }
        let names = labels.indices.map { "$\($0)" }
        let parameters = names.map { SwiftParameter(label: nil, name: $0, type: nil, defaultValue: nil) }
        let arguments = zip(labels, names).map { SwiftArgument(label: $0, value: .name($1)) }
        let body = SwiftStatement(kind: .expression(.call(.member(.name(type), "init"), arguments)), place: 0..<0)
        return .closure(Value.Function(parameters: parameters, body: [body], scope: scope, file: scope.file))
    }

    /// The visible functions with a bare name, as a value: `items.map(makeItem)`
    func namedFunction(_ name: String, in scope: Scope) -> Value? {
        let own = scope.ownType.flatMap { index.type($0) }
        for entry in own.map({ [$0] + index.ancestors(of: $0) }) ?? [] {
            let found = index.members.functions(name, of: entry.name).filter { $0.body != nil }
            if !found.isEmpty { return overloads(found, of: entry.name, this: scope.this, in: scope) }
        }
        return overloads(index.members.functions(name), of: nil, this: nil, in: scope)
    }

    private func overloads(_ functions: [FunctionDeclaration], of type: String?, this: Value?, in scope: Scope)
        -> Value?
    {
        let found = functions.filter { $0.body != nil && !$0.parameters.isEmpty }
        guard !found.isEmpty else { return nil }
        let parameters = found.count == 1 ? found[0].parameters : []
        var outer = Scope(this: this, type: type, file: scope.file)
        outer.called = scope.ownType
        return .closure(
            Value.Function(parameters: parameters, body: [], scope: outer, file: scope.file, overloads: found))
    }

    /// The request that a function as a value changes, which isn't known: `for step in steps { request = step(request) }`
    func changed(by name: String, _ payload: [Value.Part], in scope: Scope) -> Value? {
        guard let held = scope.values[name], !held.isClosure,
            let taken = payload.first(where: { $0.value.request != nil }),
            scope.types[name]?.closure.map({ $0.result.mentions("URLRequest") }) ?? true
        else { return nil }
        remarks.add([.query, .headers, .body], "`\(name)` may change it, and its code isn't known")
        return taken.value
    }

    /// Runs the overload that fits the values best; unknown if several fit equally.
    func runOverload(of function: Value.Function, _ payload: [Value.Part]) -> Value {
        let fitting = function.overloads.filter { $0.parameters.count == payload.count }
        let ranks = fitting.map { fit($0, of: nil, payload) }
        let best = zip(fitting, ranks).filter { $0.1 == ranks.max() }.map(\.0)
        guard best.count == 1 else { return .unknown(function.overloads[0].name + "()") }
        let parts = zip(best[0].parameters, payload).map { Value.Part(label: $0.label, value: $1.value) }
        return invoke(
            best[0], function.scope.type, parts, this: function.scope.this ?? function.scope.called.map(Value.type))
    }
}

extension Value.Function {
    /// Whether its statements are values that aren't used, as in the closures of result builders.
    var isBuilder: Bool {
        guard body.count > 1 || body.first?.isChoice == true else { return false }
        return body.allSatisfy(\.mayBeCollected) && !body.filter(\.makesValue).isEmpty
    }
}

extension SwiftStatement {
    fileprivate var isChoice: Bool { if case .choice = kind { true } else { false } }

    /// Whether the closure of a result builder can contain it.
    fileprivate var mayBeCollected: Bool {
        switch kind {
        case .expression(let expression): return !expression.isAssignment
        case .choice(_, let then, let otherwise): return (then + (otherwise ?? [])).allSatisfy(\.mayBeCollected)
        case .variables, .loop: return true
        default: return false
        }
    }

    /// Whether it makes a new value: `URLQueryItem(name: "page", value: page)`
    fileprivate var makesValue: Bool {
        switch kind {
        case .expression(.call(let callee, _)): return callee.namedType?.lastName.first?.isUppercase == true
        case .choice(_, let then, _): return then.contains(where: \.makesValue)
        default: return false
        }
    }
}

/// The changes that calls make to the names around them.
extension Evaluator {
    /// Runs a function by its name in a scope. A function of the same run reads and changes the scope's names.
    /// - Parameter types: the types of the arguments, as far as they are declared.
    func runNamed(
        _ function: Value.Function, _ arguments: [SwiftArgument], _ types: [SwiftType.Element], in scope: inout Scope
    ) -> Value {
        var function = function
        let isLocal = function.scope.frame == scope.frame
        var payload = parts(arguments, in: &scope)
        for (position, element) in zip(payload.indices, types) {
            payload[position].value = typed(payload[position].value, as: element.type, from: scope.type)
        }
        // A parameter of the nested function that calls it may have the name of a value that it uses.
        let given = (scope.given, function.scope.given)
        func isShared(_ name: String) -> Bool { given.0[name] == given.1[name] }
        if isLocal {
            function.scope.values.merge(scope.values.filter { isShared($0.key) }) { $1 }
            function.scope.this = scope.this
        }
        let result = run(function, payload)
        if isLocal, let final = finalScope {
            for (name, value) in final.values
            where scope.values[name] != nil && !final.own.contains(name) && !name.hasPrefix("$") && isShared(name) {
                scope.values[name] = value
            }
            scope.this = final.this
        }
        writeBack(arguments, function.parameters, in: &scope)
        return result
    }

    /// Assigns the new values of `&` arguments, and of objects that functions may change.
    func writeBack(_ arguments: [SwiftArgument], _ parameters: [SwiftParameter], in scope: inout Scope) {
        if let changed = changes.removeValue(forKey: scope.frame) {
            scope.take(changed)
        } else {
            for case .closure(let closure) in arguments.map(\.value) { loosen(closure.assignedNames, in: &scope) }
        }
        guard let final = finalScope else { return }
        for (position, argument) in arguments.enumerated() {
            let labelled = parameters.first { argument.label != nil && $0.label == argument.label }
            let parameter = labelled ?? (position < parameters.count ? parameters[position] : nil)
            var target = argument.value
            if case .unary("&", let inner) = target {
                target = inner
            } else if parameter?.type?.name.hasPrefix("NSMutable") != true {
                continue
            }
            if let value = final.values[parameter?.name ?? "$\(position)"] { assign(value, to: target, in: &scope) }
        }
    }

    /// Runs `items.forEach { … }` as a loop, and `page.map { parameters["page"] = $0 }` as an `if let`; nil for other
    /// calls.
    func runInPlace(_ name: String, _ owner: Value, _ arguments: [SwiftArgument], in scope: inout Scope) -> Value? {
        guard arguments.count == 1, case .closure(let closure) = arguments[0].value else { return nil }
        if name == "forEach" {
            _ = loop(closure.elementPattern, owner, closure.body, in: &scope)
            return .tuple([])
        }
        guard name == "map" || name == "flatMap", closure.body.count > 0,
            closure.body.allSatisfy({ $0.changesSomething || isForEffect($0, in: scope) })
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

extension Evaluator {
    /// Whether it calls a function without a result, of the team's own or local: `part("note", $0)`
    private func isForEffect(_ statement: SwiftStatement, in scope: Scope) -> Bool {
        var seen: Set<Int> = []
        return isForEffect(statement, in: scope, &seen)
    }

    /// - Parameter seen: the places of the local functions that were looked at, each once.
    private func isForEffect(_ statement: SwiftStatement, in scope: Scope, _ seen: inout Set<Int>) -> Bool {
        guard case .expression(.call(let callee, let arguments)) = statement.kind else { return false }
        switch callee {
        case .name(let name):
            guard case .closure(let local)? = scope.values[name] else {
                return ownFunction(name, arguments, in: scope).map { $0.0.result == nil } ?? false
            }
            guard local.isNamed, !local.body.handBack, let place = local.body.first?.place.lowerBound,
                seen.insert(place).inserted
            else { return false }
            return local.body.contains { $0.changesSomething || isForEffect($0, in: local.scope, &seen) }
        case .member(.name(let owner)?, let name):
            let value = owner == "self" ? scope.this : scope.values[owner]
            return value.flatMap { method(name, of: $0, arguments) }.map { $0.0.result == nil } ?? false
        default: return false
        }
    }
}

extension SwiftClosure {
    /// The pattern of an element: `(name, value)`, `$0` and `$1`, or one name.
    fileprivate var elementPattern: SwiftPattern {
        let names = parameters.compactMap(\.name)
        if names.count == 1 { return .binding(names[0]) }
        if names.count > 1 { return .tuple(names.map { SwiftPatternElement(label: nil, pattern: .binding($0)) }) }
        guard body.names("$1") else { return .binding("$0") }
        return .tuple(["$0", "$1"].map { SwiftPatternElement(label: nil, pattern: .binding($0)) })
    }
}

extension [SwiftStatement] {
    /// Whether they use a name.
    func names(_ name: String) -> Bool { return ReferencedNames(self).names.contains(name) }
}

extension SwiftStatement {
    /// Whether its purpose is a change: an assignment, or a call that adds something.
    fileprivate var changesSomething: Bool {
        guard case .expression(let expression) = kind else { return false }
        if expression.isAssignment { return true }
        return expression.changed != nil
    }
}

extension SwiftExpression {
    /// The value that a call adds something to: `headers` in `headers.updateValue(id, forKey: "X-Id")`
    var changed: SwiftExpression? {
        let changing: Set<String> = [
            "append", "insert", "updateValue", "setValue", "addValue", "add", "update", "merge",
        ]
        guard case .call(.member(let owner?, let name), _) = self, changing.contains(name) else { return nil }
        return owner
    }
}

extension Evaluator {
    /// Whether it is a closure that takes nothing and may lead to a request, or calls another closure.
    func isAction(_ value: Value) -> Bool {
        if case .closure(let function) = value { function.parameters.isEmpty && maySend(value) } else { false }
    }

    /// Whether it is a closure that calls another one that may lead to a request: `{ data, _, _ in done(data) }`
    func handsOn(_ value: Value) -> Bool {
        guard case .closure(let function) = value, function.scope.values.contains(where: \.value.isClosure) else {
            return false
        }
        return ReferencedNames(function.body).names.contains { function.scope.values[$0].map(maySend) == true }
    }

    /// Whether it is a closure that may lead to a request.
    func maySend(_ value: Value) -> Bool {
        if case .closure(let function) = value { maySend(function.body, function.scope) } else { false }
    }

    /// Whether code asks the network, or calls a function or a closure that may.
    func maySend(_ code: [SwiftStatement], _ scope: Scope? = nil) -> Bool {
        var seen: Set<Range<Int>> = []
        return maySend(code, scope, besides: &seen)
    }

    /// Looks at each closure once, as several can call the same ones.
    /// - Parameter seen: the places of the first statements of closures.
    private func maySend(_ code: [SwiftStatement], _ scope: Scope?, besides seen: inout Set<Range<Int>>) -> Bool {
        let words = ReferencedNames(code)
        if words.asks || senders?.areNamed(in: words) == true { return true }
        if senders?.areAsked(by: words, in: scope?.type) == true { return true }
        for name in words.names {
            guard case .closure(let function)? = scope?.values[name], let first = function.body.first,
                seen.insert(first.place).inserted
            else { continue }
            if maySend(function.body, function.scope, besides: &seen) { return true }
        }
        return false
    }
}

extension Value {
    /// Whether it has members or elements.
    var isValue: Bool {
        switch self {
        case .instance, .list, .dictionary: return true
        default: return false
        }
    }

    var isCollection: Bool {
        switch self {
        case .list, .dictionary: true
        case .symbol(let symbol): symbol.type?.isBracketed == true
        default: false
        }
    }

    /// Whether a function of the team may change it in place.
    var isChangeable: Bool {
        switch self {
        case .text, .choice, .literal: return true
        default: return isValue
        }
    }
}
