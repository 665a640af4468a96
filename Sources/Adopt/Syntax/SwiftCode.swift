/// An expression in a team's code, as the parser knows it: operators are grouped, names aren't resolved.
package indirect enum SwiftExpression: Sendable {
    /// `"a\(b)c"`, piece by piece.
    case text([TextPiece])
    /// A number as it is written, or `true` and `false`.
    case literal(String)
    case null
    /// `id`, `self`, `Store`
    case name(String)
    /// `store.id`; without a base `.id`.
    case member(SwiftExpression?, String)
    case call(SwiftExpression, [SwiftArgument])
    case element(SwiftExpression, [SwiftArgument])
    case array([SwiftExpression])
    case dictionary([SwiftPair])
    case tuple([SwiftArgument])
    case closure(SwiftClosure)
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    case binary(String, SwiftExpression, SwiftExpression)
    case unary(String, SwiftExpression)
    case assignment(SwiftExpression, SwiftExpression)
    /// `a?` within `a?.b`
    case chained(SwiftExpression)
    /// `a!`
    case forced(SwiftExpression)
    /// `Store.self`
    case metatype(SwiftExpression)
    /// `a is Store`; the type is nil if the text doesn't show it.
    case check(SwiftExpression, SwiftType?)
    /// A pattern in place of an expression: `id` in `case let .store(id)`.
    case pattern(SwiftPattern)
    /// `if` and `switch` as a value.
    case branch([SwiftStatement])
    case type(SwiftType)
    /// An expression of another kind, by the parser's name for the kind.
    case other(String)
}

/// A piece of an interpolated text.
package enum TextPiece: Sendable {
    case words(String)
    case value(SwiftExpression)

    var words: String? { if case .words(let words) = self { words } else { nil } }
}

/// An argument of a call, with its label.
package struct SwiftArgument: Sendable {
    package let label: String?
    package let value: SwiftExpression
}

/// An entry of a dictionary literal.
package struct SwiftPair: Sendable {
    package let key: SwiftExpression
    package let value: SwiftExpression
}

/// `{ a, b in … }`
package struct SwiftClosure: Sendable {
    package let parameters: [SwiftParameter]
    package let body: [SwiftStatement]
    /// The place of the body.
    package let place: Range<Int>
    /// The names in its capture list, whose values it keeps: `[name, id = store.id]`
    var captures: [SwiftArgument] = []
}

/// A pattern that a value is matched with.
package indirect enum SwiftPattern: Sendable {
    case any
    /// A name that is bound: `id`
    case binding(String)
    case value(SwiftExpression)
    /// `.store(id: let id)`, and a constant: `Kind.store`
    case enumCase(String, [SwiftPatternElement], of: SwiftType?)
    case tuple([SwiftPatternElement])
    /// `x?`
    case some(SwiftPattern)
    /// `is Store`, `id as Int`, and `id` in `if let id = value as? Int`; the type, if the text shows it.
    case cast(SwiftPattern, SwiftType?)
}

/// A part of a pattern, with its label.
package struct SwiftPatternElement: Sendable {
    package let label: String?
    package let pattern: SwiftPattern
}

/// A statement with its place in the file, as byte offsets. Expressions have no places of their own, since the
/// compiler's dump omits them.
package struct SwiftStatement: Sendable {
    package let kind: Kind
    package let place: Range<Int>

    package indirect enum Kind: Sendable {
        case expression(SwiftExpression)
        case result(SwiftExpression?)
        case variables([SwiftBinding])
        case choice([SwiftCondition], then: [SwiftStatement], otherwise: [SwiftStatement]?)
        case guarded([SwiftCondition], otherwise: [SwiftStatement])
        case selection(SwiftExpression, [SwiftArm])
        case loop(SwiftPattern, SwiftExpression, [SwiftStatement])
        case repetition([SwiftStatement])
        case attempt([SwiftStatement], handlers: [SwiftArm])
        case function(FunctionDeclaration)
        /// A computed variable within a function.
        case computed(PropertyDeclaration)
        case fallThrough
        /// `break`, or else `continue`
        case leave(isBreak: Bool)
        case failure
        /// Code that runs when the block ends.
        case deferred([SwiftStatement])
        case other
    }
}

/// `let a = b`
package struct SwiftBinding: Sendable {
    package let pattern: SwiftPattern
    package let value: SwiftExpression?
    package let type: SwiftType?
    /// The key path by which a property wrapper finds the value: `client` in `@Dependency(\.client)`
    package let keyPath: String?
    /// `Store` in `let store = place as? Store`
    var cast: SwiftType?
}

/// A condition of an `if` or `guard`: a Boolean, or a pattern to match.
package enum SwiftCondition: Sendable {
    case test(SwiftExpression)
    case match(SwiftPattern, SwiftExpression)
    case available
}

/// An arm of a `switch`, or a handler after `do`.
package struct SwiftArm: Sendable {
    package let items: [Item]
    package let body: [SwiftStatement]
    package let place: Range<Int>

    /// One of the patterns of an arm.
    package struct Item: Sendable {
        package let pattern: SwiftPattern
        package let isDefault: Bool
        package let condition: SwiftExpression?
    }
}

/// Visits every expression in a piece of code, outermost first, except those in patterns.
struct SwiftWalk {
    /// Whether blocks that end in an error or run only after one are skipped, and closures that get one.
    var passesFailures = false
    /// Whether a statement is visited; nil for all of them.
    var enters: ((SwiftStatement) -> Bool)?

    static func visit(_ statements: [SwiftStatement], _ body: (SwiftExpression) -> Void) {
        SwiftWalk().visit(statements, body)
    }

    static func visit(_ expression: SwiftExpression, _ body: (SwiftExpression) -> Void) {
        SwiftWalk().visit(expression, body)
    }

    func visit(_ statements: [SwiftStatement], _ body: (SwiftExpression) -> Void) {
        for statement in statements where enters?(statement) ?? true {
            visit(statement.kind, body)
            if passesFailures, statement.leavesAfterSuccess { return }
        }
    }

    private func visit(block: [SwiftStatement], _ body: (SwiftExpression) -> Void) {
        if !passesFailures || !block.endInFailure { visit(block, body) }
    }

    private func visit(_ expression: SwiftExpression, _ body: (SwiftExpression) -> Void) {
        body(expression)
        switch expression {
        case .member(let base, _): if let base { visit(base, body) }
        case .call(let callee, let arguments), .element(let callee, let arguments):
            visit(callee, body)
            for argument in arguments where !passesFailures || !argument.takesFailure(of: callee) {
                visit(argument.value, body)
            }
        case .text(let pieces): for case .value(let inner) in pieces { visit(inner, body) }
        case .array(let elements): for element in elements { visit(element, body) }
        case .dictionary(let pairs):
            for pair in pairs {
                visit(pair.key, body)
                visit(pair.value, body)
            }
        case .tuple(let parts): for part in parts { visit(part.value, body) }
        case .closure(let closure):
            for capture in closure.captures { visit(capture.value, body) }
            visit(closure.body, body)
        case .ternary(let first, let second, let third): for part in [first, second, third] { visit(part, body) }
        case .binary(_, let left, let right), .assignment(let left, let right):
            visit(left, body)
            visit(right, body)
        case .unary(_, let inner), .chained(let inner), .forced(let inner), .metatype(let inner), .check(let inner, _):
            visit(inner, body)
        case .branch(let statements): visit(statements, body)
        case .name, .literal, .null, .pattern, .type, .other: return
        }
    }

    private func visit(_ kind: SwiftStatement.Kind, _ body: (SwiftExpression) -> Void) {
        switch kind {
        case .expression(let expression): visit(expression, body)
        case .result(let expression): if let expression { visit(expression, body) }
        case .variables(let bindings): for value in bindings.compactMap(\.value) { visit(value, body) }
        case .choice(let conditions, let then, let otherwise):
            // What only an error is made of: `if let problem = try? decode(Problem.self, from: data) { throw … }`
            let isProbe = passesFailures && then.endInFailure && conditions.allSatisfy(\.isMatch)
            if !isProbe { visit(conditions, body) }
            if !passesFailures || conditions.saySuccess != false { visit(block: then, body) }
            if !passesFailures || !conditions.leaveErrors { visit(block: otherwise ?? [], body) }
        case .guarded(let conditions, let otherwise):
            visit(conditions, body)
            if !passesFailures || !conditions.leaveErrors { visit(block: otherwise, body) }
        case .selection(let subject, let arms):
            visit(subject, body)
            for arm in passesFailures ? arms.afterSuccess(of: subject) : arms { visit(block: arm.body, body) }
        case .loop(_, let sequence, let inner):
            visit(sequence, body)
            visit(inner, body)
        case .repetition(let inner), .deferred(let inner): visit(inner, body)
        case .attempt(let inner, let handlers):
            visit(inner, body)
            for handler in handlers where !passesFailures { visit(handler.body, body) }
        case .function(let function): visit(function.body ?? [], body)
        case .computed(let property): visit(property.getter ?? [], body)
        case .fallThrough, .leave, .failure, .other: return
        }
    }

    private func visit(_ conditions: [SwiftCondition], _ body: (SwiftExpression) -> Void) {
        for condition in conditions {
            switch condition {
            case .test(let expression), .match(_, let expression): visit(expression, body)
            case .available: continue
            }
        }
    }
}

extension [SwiftStatement] {
    /// Whether they end by throwing or passing on an error, and return nothing else: `completion(.failure(error))`
    fileprivate var endInFailure: Bool {
        let last = last { if case .result(nil) = $0.kind { false } else { true } }
        switch last?.kind {
        case .failure: break
        case .expression(let expression), .result(let expression?): if !expression.isFailure { return false }
        default: return false
        }
        return !handBack
    }

    /// Whether they may return a value that isn't an error.
    var handBack: Bool {
        contains { statement in
            switch statement.kind {
            case .result(let value?): return !value.isFailure
            case .choice(_, let then, let otherwise): return (then + (otherwise ?? [])).handBack
            case .selection(_, let arms): return arms.flatMap(\.body).handBack
            case .attempt(let statements, _), .loop(_, _, let statements): return statements.handBack
            default: return false
            }
        }
    }
}

extension SwiftArgument {
    /// Whether it is a closure that gets an error: `onFailure: { error in … }`, `.catch { error in … }`
    fileprivate func takesFailure(of callee: SwiftExpression) -> Bool {
        guard case .closure = value else { return false }
        let names = ["onFailure", "onError", "failure", "catch", "catchError", "mapError", "tryCatch"]
        return [label, label == nil ? callee.lastName : nil].contains { $0.map(names.contains) == true }
    }
}

extension SwiftExpression {
    /// The closure of `{ … }()`
    var calledClosure: SwiftClosure? { if case .call(.closure(let closure), _) = self { closure } else { nil } }

    /// `mapArray` in `request.mapArray`
    var lastName: String? {
        switch self {
        case .member(_, let name), .name(let name): return name
        default: return nil
        }
    }

    /// A value that is written out: `true`, `"image"`, `.large`
    var constant: String? {
        switch self {
        case .literal(let text): return text
        case .text(let pieces): return pieces.count == 1 ? pieces[0].words : nil
        case .member(nil, let name): return "." + name
        default: return nil
        }
    }

    fileprivate var isFailure: Bool {
        guard case .call(let callee, let arguments) = self else { return false }
        if let name = callee.lastName, ["failure", "error", "Fail", "reject", "onError"].contains(name) { return true }
        return arguments.contains(where: \.value.isFailure)
    }
}

extension [SwiftStatement] {
    /// The variables that they declare, also those in a `do` block and of a `guard`.
    var bindings: [SwiftBinding] { bindings(inBranches: false) }

    /// The variables that they declare, also in branches, loops and closures.
    var allBindings: [SwiftBinding] {
        var known = bindings(inBranches: true)
        SwiftWalk.visit(self) { expression in
            if case .closure(let closure) = expression { known += closure.body.bindings(inBranches: true) }
        }
        return known
    }

    private func bindings(inBranches: Bool) -> [SwiftBinding] {
        flatMap { statement -> [SwiftBinding] in
            switch statement.kind {
            case .variables(let bindings): return bindings
            case .attempt(let body, _): return body.bindings(inBranches: inBranches)
            case .guarded(let conditions, _): return conditions.compactMap(\.binding)
            case .choice(let conditions, let then, let otherwise) where inBranches:
                return conditions.compactMap(\.binding) + (then + (otherwise ?? [])).bindings(inBranches: true)
            case .selection(let subject, let arms) where inBranches:
                return arms.flatMap { $0.bindings(of: subject) + $0.body.bindings(inBranches: true) }
            case .loop(_, _, let body) where inBranches: return body.bindings(inBranches: true)
            case .repetition(let body) where inBranches: return body.bindings(inBranches: true)
            default: return []
            }
        }
    }
}

extension SwiftArm {
    /// The variables that its patterns bind: `page` in `case .success(let page)`
    fileprivate func bindings(of subject: SwiftExpression) -> [SwiftBinding] {
        items.map { SwiftBinding(pattern: $0.pattern, value: subject, type: nil, keyPath: nil) }
    }
}

extension SwiftCondition {
    fileprivate var isMatch: Bool { if case .test = self { false } else { true } }

    fileprivate var binding: SwiftBinding? {
        guard case .match(let pattern, let value) = self else { return nil }
        return SwiftBinding(pattern: pattern, value: value, type: nil, keyPath: nil)
    }
}

extension SwiftExpression {
    /// Whether it calls a function, and makes no value of a type.
    var isCall: Bool {
        if case .call(let callee, _) = self { return callee.namedType?.lastName.first?.isUppercase != true }
        return false
    }

    /// The arguments of a call; empty for anything else.
    var arguments: [SwiftArgument] { if case .call(_, let arguments) = self { arguments } else { [] } }
}
