extension Evaluator {
    /// The value of a body: what it returns, or its only expression.
    func value(of body: [SwiftStatement], in scope: inout Scope) -> Value {
        if body.count == 1, case .expression(let expression) = body[0].kind {
            memory.note(body[0], in: scope.file)
            return result(of: expression, in: &scope)
        }
        if case .result(let value) = run(body, in: &scope, isLast: true) { return value }
        return .tuple([])
    }

    /// - Parameter isLast: whether a lone expression in an arm is the value.
    func run(_ statements: [SwiftStatement], in scope: inout Scope, isLast: Bool = false) -> Flow {
        for (position, statement) in statements.enumerated() {
            guard mayGoOn() else { return .failure }
            place = (scope.file, statement.place)
            memory.note(statement, in: scope.file)
            if case .deferred(let last) = statement.kind {
                let flow = run(Array(statements[(position + 1)...]), in: &scope)
                var inner = scope.inner
                _ = run(last, in: &inner)
                keep(inner, &scope)
                return flow
            }
            let isOnly = isLast && statements.count == 1
            let (guesses, requests) = (remarks.count, sent.count)
            let flow = run(statement, in: &scope, isLast: isOnly)
            if remarks.count > guesses, sent.count == requests,
                let fields = statement.fields(before: statements[(position + 1)...])
            {
                remarks = remarks[..<guesses] + remarks[guesses...].filter { fields.contains($0.field) }
            }
            if case .next = flow { continue }
            return flow
        }
        return .next
    }

    private func run(_ statement: SwiftStatement, in scope: inout Scope, isLast: Bool) -> Flow {
        switch statement.kind {
        case .expression(let expression):
            if isLast, !expression.isAssignment { return .result(result(of: expression, in: &scope)) }
            if case .call(.name("fatalError"), _) = expression { return .failure }
            if case .call(.name("preconditionFailure"), _) = expression { return .failure }
            // `place?.write(to: &body)` writes only if `place` isn't nil.
            if expression.changesArguments, let owner = expression.chainedFirst,
                evaluate(owner, in: &scope).symbol?.isOptional == true
            {
                let call = SwiftExpression.assignment(.pattern(.any), expression)
                let body = [SwiftStatement(kind: .expression(call), place: statement.place)]
                return choose([.test(.binary("!=", owner, .null))], body, nil, in: &scope, isLast: false)
            }
            let value = evaluate(expression, in: &scope)
            if value.isUnknown, case .call(.member(let owner?, let name), _) = expression {
                loosen(owner, changedBy: name, in: &scope)
            }
        case .result(let expression): return .result(expression.map { result(of: $0, in: &scope) } ?? .tuple([]))
        case .variables(let bindings): for binding in bindings { bind(binding, in: &scope) }
        case .choice(let conditions, let then, let otherwise):
            return choose(conditions, then, otherwise, in: &scope, isLast: isLast)
        case .guarded(let conditions, let otherwise):
            var inner = scope
            if areMet(conditions, in: &inner, isNeeded: otherwise.sendsNothing || otherwise.passesOver && isRepeating) {
                scope = inner
            } else {
                return run(otherwise, in: &scope)
            }
        case .selection(let subject, let arms): return select(subject, arms, in: &scope, isLast: isLast)
        case .loop(let pattern, .member(let base?, "keys"), let body):
            return loop(pattern, overKeysOf: evaluate(base, in: &scope), body, in: &scope)
        case .loop(let pattern, let sequence, let body):
            let values = numbers(sequence, in: &scope) ?? evaluate(sequence, in: &scope)
            return loop(pattern, values, body, in: &scope)
        case .repetition(let body): repetition(body, in: &scope)
        case .attempt(let body, let handlers):
            var inner = scope.inner
            let flow = run(body, in: &inner, isLast: isLast)
            // A handler that throws again may tell another server of the error, which isn't what this code is for.
            for handler in handlers where !handler.body.sendsNothing || handler.body.namesAddress {
                send(handler.body, in: scope)
            }
            keep(inner, &scope)
            return flow
        case .function(let function):
            scope.values[function.name] = .closure(
                Value.Function(
                    parameters: function.parameters, body: function.body ?? [], scope: scope, file: scope.file,
                    isNamed: true))
        case .computed(let property):
            let function = Value.Function(
                parameters: [], body: property.getter ?? [], scope: scope, file: scope.file, isComputed: true)
            scope.values[property.name] = .closure(function)
        case .fallThrough: return .fallThrough
        case .leave(let isBreak): return .leave(isBreak: isBreak)
        case .failure: return .failure
        case .deferred, .other: break
        }
        return .next
    }

    /// The result of a function, whose declared type is the response of a request that is sent for it.
    private func result(of expression: SwiftExpression, in scope: inout Scope) -> Value {
        let count = sent.count
        let value = evaluate(expression, in: &scope)
        if sent.count > count, expression.isCall, stack.last != "{}" { read(scope.result) }
        return value
    }

    /// Runs code that handles errors, for the requests that it sends.
    private func send(_ body: [SwiftStatement], in scope: Scope) {
        var inner = scope.inner
        let (before, remarks, count) = (oracle, remarks, sent.count)
        _ = run(body, in: &inner)
        guard sent.count == count else { return }
        oracle.takeBack(to: before)
        self.remarks = remarks
    }

    private func bind(_ binding: SwiftBinding, in scope: inout Scope) {
        if case .binding(let name) = binding.pattern { scope.types[name] = binding.type }
        guard let value = binding.value else {
            guard case .binding(let name) = binding.pattern else { return }
            scope.own.insert(name)
            if let path = binding.keyPath {
                let type = index.dependencies[path]
                scope.values[name] = .symbol(Symbol(text: name, type: type, isInput: false))
            } else {
                scope.values[name] = .null
            }
            return
        }
        let count = sent.count
        let given = cast(evaluate(value, in: &scope), to: binding.cast, in: scope)
        let result = typed(given, as: binding.type, from: scope.type)
        if sent.count > count, value.isCall { read(binding.type) }
        if sent.count > count, let last = sent.indices.last {
            sent[last].variables.formUnion(binding.pattern.names.map { stack[...] + [$0] })
        }
        if case .binding(let name) = binding.pattern, binding.type == nil {
            scope.types[name] = textType(of: value, result, in: scope).map { SwiftType($0) }
        }
        _ = match(binding.pattern, result, in: &scope)
    }

    // MARK: Conditions

    private func choose(
        _ conditions: [SwiftCondition], _ then: [SwiftStatement], _ otherwise: [SwiftStatement]?, in scope: inout Scope,
        isLast: Bool
    ) -> Flow {
        if let merged = merge(conditions, then, otherwise ?? [], in: scope) {
            scope = merged
            return .next
        }
        // A condition behind a first request is decided like one before it.
        if oracle.isFrozen, maySend(then) || maySend(otherwise ?? []) { oracle.thaw() }
        var inner = scope.inner
        if isRepeating, then.passesOver, case .test(let condition)? = conditions.first, conditions.count == 1 {
            assume(condition, false, in: &inner)
        }
        let isMet = areMet(conditions, in: &inner)
        if !isMet { inner = scope.inner }
        let flow = run(isMet ? then : otherwise ?? [], in: &inner, isLast: isLast)
        keep(inner, &scope)
        return flow
    }

    /// Copies the changes that an inner scope made to the outer one's names.
    func keep(_ inner: Scope, _ scope: inout Scope) {
        for (name, value) in inner.values where scope.values[name] != nil && !inner.own.contains(name) {
            scope.values[name] = value
        }
        scope.this = inner.this
    }

    /// Whether all conditions hold. The scope gets the names that they bind.
    /// - Parameter isNeeded: whether nothing is sent otherwise, so that unknown conditions are assumed to hold.
    func areMet(_ conditions: [SwiftCondition], in scope: inout Scope, isNeeded: Bool = false) -> Bool {
        for condition in conditions {
            switch condition {
            case .available: continue
            case .test(let expression):
                if isNeeded { assume(expression, true, in: &scope) }
                guard truth(of: expression, in: &scope) else { return false }
            case .match(let pattern, let expression):
                let value = evaluate(expression, in: &scope)
                if isNeeded, case .some = pattern {
                    if value.symbol != nil { settle(value.subject + " == nil", false) }
                    if case .unknown(let text) = value { settle(text + " == nil", false) }
                }
                if isNeeded, case .cast(_, let type) = pattern { settle(value.castSubject(type), true) }
                guard match(pattern, value, in: &scope) else { return false }
            }
        }
        return true
    }

    /// Assumes the outcome of a condition without which nothing is sent, since a failure isn't another request.
    private func assume(_ expression: SwiftExpression, _ wanted: Bool, in scope: inout Scope) {
        switch expression {
        case .unary("!", let inner): assume(inner, !wanted, in: &scope)
        case .binary("&&", let left, let right) where wanted, .binary("||", let left, let right) where !wanted:
            assume(left, wanted, in: &scope)
            assume(right, wanted, in: &scope)
        case .binary(let sign, let left, let right) where sign == "==" || sign == "!=":
            let (first, second) = (evaluate(left, in: &scope), evaluate(right, in: &scope))
            let isEqual = wanted == (sign == "==")
            if first.isNull || second.isNull {
                let asked = first.isNull ? second : first
                let subject = if case .unknown(let text) = asked { text } else { asked.subject }
                settle(subject + " == nil", isEqual)
            } else {
                settle(first.subject + " == " + second.subject, isEqual)
            }
        case .binary("&&", _, _), .binary("||", _, _): return
        case .binary(let sign, let left, let right) where ["<", ">", "<=", ">="].contains(sign):
            settle(evaluate(left, in: &scope).subject + " \(sign) " + evaluate(right, in: &scope).subject, wanted)
        default:
            let value = evaluate(expression, in: &scope)
            settle(value.subject, wanted != (value.symbol?.isOpposite == true))
        }
    }

    private func settle(_ subject: String, _ isTrue: Bool) { oracle.settle(subject, isTrue ? "true" : "false") }
}

extension SwiftExpression {
    /// Whether it changes something and has no value.
    var isAssignment: Bool {
        switch self {
        case .assignment: return true
        case .binary(let sign, _, _):
            return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
        default: return false
        }
    }
}

extension SwiftPattern {
    /// The names that it binds.
    var names: [String] {
        switch self {
        case .binding(let name): return [name]
        case .some(let inner), .cast(let inner, _): return inner.names
        case .enumCase(_, let elements, _), .tuple(let elements): return elements.flatMap(\.pattern.names)
        case .any, .value: return []
        }
    }
}

extension [SwiftStatement] {
    /// Whether they end a turn of a loop.
    fileprivate var passesOver: Bool { if case .leave = last?.kind { true } else { false } }

    fileprivate var namesAddress: Bool { !ReferencedNames(self).addresses.isEmpty }

    /// Whether they end by throwing, or by ending the program.
    fileprivate var sendsNothing: Bool {
        switch last?.kind {
        case .failure: return true
        case .expression(.call(.name(let name), _)): return ["fatalError", "preconditionFailure"].contains(name)
        default: return false
        }
    }
}

/// The effect of a statement on requests.
extension SwiftStatement {
    /// The fields that it can change: none if only a log uses its value; nil if that isn't certain.
    fileprivate func fields(before rest: ArraySlice<SwiftStatement>) -> [EndpointField]? {
        switch kind {
        case .expression(.assignment(.member(_, "httpMethod"), _)): return [.method]
        case .expression(.assignment(.member(_, "httpBody"), _)): return [.body]
        case .expression(.call(.member(_, let name), let arguments))
        where ["setValue", "addValue"].contains(name) && arguments.last?.label == "forHTTPHeaderField":
            return [.headers]
        case .expression(.assignment(.element(_, let keys), _)) where keys.first?.value.isHeaderName == true:
            return [.headers]
        case .expression(let expression): return expression.isLog ? [] : nil
        case .variables(let bindings):
            let names = Set(bindings.flatMap(\.pattern.names))
            var (uses, logged) = (0, 0)
            SwiftWalk.visit(Array(rest)) { expression in
                uses += expression.isOne(of: names) ? 1 : 0
                if expression.isLog { SwiftWalk.visit(expression) { logged += $0.isOne(of: names) ? 1 : 0 } }
            }
            return uses > 0 && uses <= logged && !bindings.contains(where: { $0.value?.changesArguments == true })
                ? [] : nil
        default: return nil
        }
    }
}

extension SwiftExpression {
    /// `"User-Agent"`, in code that fills a dictionary of headers
    fileprivate var isHeaderName: Bool {
        guard case .text(let pieces) = self, pieces.count == 1, let words = pieces[0].words else { return false }
        return words.first?.isUppercase == true && words.contains("-")
    }

    fileprivate func isOne(of names: Set<String>) -> Bool {
        if case .name(let name) = self { names.contains(name) } else { false }
    }

    /// `print("asking \(url)")`, `logger.debug("…")`
    fileprivate var isLog: Bool {
        guard case .call(let callee, _) = self, let name = callee.lastName?.lowercased() else { return false }
        if ["print", "debugprint", "dump", "nslog", "os_log", "log"].contains(name) { return true }
        guard case .member(let base?, _) = callee else { return false }
        return base.lastName?.lowercased().hasSuffix("log") == true
            || base.lastName?.lowercased().hasSuffix("logger") == true
    }

    /// Whether a call in it may change its arguments.
    fileprivate var changesArguments: Bool {
        var changes = false
        SwiftWalk.visit(self) { if case .unary("&", _) = $0 { changes = true } }
        return changes
    }
}
