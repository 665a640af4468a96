/// The places that code assigns to, besides names and members.
extension Evaluator {
    /// The result of the team's own subscript, or with a new value the owner that its setter has changed; nil if the
    /// owner's type declares none: `request[header: "X-Shop"] = shop`
    func subscripted(_ owner: Value, _ arguments: [SwiftArgument], _ new: Value?, in scope: inout Scope) -> Value? {
        guard let entry = owner.typeName.flatMap({ index.type($0) }) else { return nil }
        let name = new == nil ? "subscript" : "subscript="
        let written = arguments + (new == nil ? [] : [SwiftArgument(label: "=", value: .null)])
        guard let found = function(name, of: entry, written, isStatic: false) else { return nil }
        let payload = parts(arguments, in: &scope) + (new.map { [Value.Part(label: "=", value: $0)] } ?? [])
        let (function, type) = chosen(found, payload)
        let result = invoke(function, type, payload, this: owner)
        return new == nil ? result : finalScope?.this.map(current)
    }

    /// Notes that code changes a part of a value which isn't known: `items[index].value = text`
    func obscure(_ owner: SwiftExpression, in scope: inout Scope) {
        let value = evaluate(owner, in: &scope)
        switch (value, owner) {
        case (.unknown, .member(let outer?, _)), (.unknown, .element(let outer, _)), (.unknown, .chained(let outer)),
            (.unknown, .forced(let outer)):
            obscure(outer, in: &scope)
        case (.list, _), (.tuple, _): assign(.unknown(owner.lastName ?? value.key), to: owner, in: &scope)
        case (.instance(let made), _) where made.isMade || ["URLRequest", "URLComponents", "Data"].contains(made.type):
            let text = "code changes a part of `\(owner.lastName ?? made.type)` that isn't understood"
            remarks.add(EndpointField.sent, text, isUnknown: true)
        default: return
        }
    }
}

extension Value {
    static func numbers(_ range: Range<Int>) -> Value {
        .list(List(elements: range.map { Element(value: .literal(String($0))) }))
    }

    /// The expression of a key path, which is read as a closure: `$0.name`
    var keyPath: SwiftExpression? {
        guard case .closure(let function) = self, function.parameters.isEmpty, function.body.count == 1,
            case .expression(let path) = function.body[0].kind
        else { return nil }
        return path
    }
}

extension SwiftExpression {
    /// The name of the list in `items[index]`
    var elementName: String? { if case .element(let list, _) = self { list.lastName } else { nil } }

    /// The place to which a key path leads from a value: `filter.name` for `$0.name` and `filter`
    func place(from value: SwiftExpression) -> SwiftExpression? {
        switch self {
        case .name("$0"): return value
        case .member(let inner?, let name): return inner.place(from: value).map { .member($0, name) }
        case .element(let inner, let keys): return inner.place(from: value).map { .element($0, keys) }
        case .chained(let inner): return inner.place(from: value).map { .chained($0) }
        case .forced(let inner): return inner.place(from: value).map { .forced($0) }
        default: return nil
        }
    }
}
