/// Visits every expression of a stretch of code, outermost first; patterns are not looked into.
enum SwiftWalk {
    static func visit(_ statements: [SwiftStatement], _ body: (SwiftExpression) -> Void) {
        for statement in statements { visit(statement.kind, body) }
    }

    static func visit(_ expression: SwiftExpression, _ body: (SwiftExpression) -> Void) {
        body(expression)
        switch expression {
        case .member(let base, _): if let base { visit(base, body) }
        case .call(let callee, let arguments), .element(let callee, let arguments):
            visit(callee, body)
            for argument in arguments { visit(argument.value, body) }
        case .text(let pieces): for case .value(let inner) in pieces { visit(inner, body) }
        case .array(let elements): for element in elements { visit(element, body) }
        case .dictionary(let pairs):
            for pair in pairs {
                visit(pair.key, body)
                visit(pair.value, body)
            }
        case .tuple(let parts): for part in parts { visit(part.value, body) }
        case .closure(let closure): visit(closure.body, body)
        case .ternary(let first, let second, let third): for part in [first, second, third] { visit(part, body) }
        case .binary(_, let left, let right), .assignment(let left, let right):
            visit(left, body)
            visit(right, body)
        case .unary(_, let inner), .chained(let inner), .forced(let inner), .metatype(let inner), .check(let inner):
            visit(inner, body)
        case .branch(let statements): visit(statements, body)
        case .name, .literal, .null, .pattern, .type, .other: return
        }
    }

    private static func visit(_ kind: SwiftStatement.Kind, _ body: (SwiftExpression) -> Void) {
        switch kind {
        case .expression(let expression): visit(expression, body)
        case .result(let expression): if let expression { visit(expression, body) }
        case .variables(let bindings): for value in bindings.compactMap(\.value) { visit(value, body) }
        case .choice(let conditions, let then, let otherwise):
            visit(conditions, body)
            visit(then + (otherwise ?? []), body)
        case .guarded(let conditions, let otherwise):
            visit(conditions, body)
            visit(otherwise, body)
        case .selection(let subject, let arms):
            visit(subject, body)
            for arm in arms { visit(arm.body, body) }
        case .loop(_, let sequence, let inner):
            visit(sequence, body)
            visit(inner, body)
        case .repetition(let inner): visit(inner, body)
        case .attempt(let inner, let handlers):
            visit(inner, body)
            for handler in handlers { visit(handler.body, body) }
        case .function(let function): visit(function.body ?? [], body)
        case .computed(let property): visit(property.getter ?? [], body)
        case .fallThrough, .leave, .failure, .other: return
        }
    }

    private static func visit(_ conditions: [SwiftCondition], _ body: (SwiftExpression) -> Void) {
        for condition in conditions {
            switch condition {
            case .test(let expression), .match(_, let expression): visit(expression, body)
            case .available: continue
            }
        }
    }
}
