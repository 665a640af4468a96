/// Requests by Vapor's client, and by others outside the sources whose closures change a request.
extension Evaluator {
    /// Vapor's `request.content.encode(order, as: .json)`, which changes the request; false for other calls. Without
    /// `as`, the type decides: `static var defaultContentType: HTTPMediaType { .urlEncodedForm }`
    func encode(_ arguments: [SwiftArgument], to target: SwiftExpression, in scope: inout Scope) -> Bool {
        guard case .member(let base?, let part) = target, part == "content" || part == "query",
            let first = arguments.first, case .instance(var request) = evaluate(base, in: &scope),
            request.type == "URLRequest"
        else { return false }
        let value = evaluate(first.value, in: &scope)
        if part == "query" {
            if isNameless(value) {
                let text = "the query is the one value `\(value.shown)`, whose name isn't in the code"
                remarks += [Remark(.query, text, isUnknown: true)]
            }
            request.fields["query"] = value
        } else {
            let written = arguments.first { $0.label == "as" }.map { evaluate($0.value, in: &scope) }
            request.fields["httpBody"] = Foundation.data(contentKind(of: value, written), value)
        }
        assign(.instance(request), to: base, in: &scope)
        return true
    }

    /// Whether a value has no members whose names a query could have: a text, a number or a case
    private func isNameless(_ value: Value) -> Bool {
        switch value {
        case .text, .literal, .choice: return true
        case .symbol(let symbol):
            guard let type = symbol.type?.unwrapped else { return false }
            return type == "String" || type.isNumber || index.type(type)?.declaration?.kind == .enumeration
        default: return false
        }
    }

    /// How Vapor writes a body: as the code says, or else as its type says.
    func contentKind(of value: Value, _ written: Value? = nil) -> String {
        let type = value.typeName ?? value.symbol?.type?.name
        let content = written ?? type.flatMap { staticMember("defaultContentType", of: $0) }
        return ["urlEncodedForm": "form", "formData": "multipart"][content?.methodName ?? ""] ?? "json"
    }

    /// Whether a client is Vapor's, which adds nothing to a request: `any Client`, `request.client`
    func isOfVapor(_ client: Value) -> Bool {
        guard index.imports.contains("Vapor"), let symbol = client.symbol else { return false }
        guard let type = symbol.type?.unwrapped else {
            let words = symbol.text.split(separator: ".").suffix(2)
            return words.last == "client" && ["req", "request", "app", "application"].contains(words.first)
        }
        return type.composed.contains { $0.name == "Client" } && !index.isDeclared("Client")
    }

    /// Applies a closure that a client outside the sources gets: `{ request in try request.content.encode(order) }`. A
    /// statement that neither changes the request nor declares a variable isn't understood.
    func change(_ request: inout Value.Instance, by function: Value.Function) {
        var scope = function.scope
        let name = function.parameters.first?.name ?? "$0"
        scope.values[name] = .instance(request)
        var isKnown = true
        for statement in function.body {
            let before = scope.values[name]?.key
            _ = run([statement], in: &scope)
            if case .variables = statement.kind { continue }
            // `try change(&request)` with `{ _ in }`
            if case .expression(.call(.name(let own), _)) = statement.kind,
                case .closure(let inner)? = scope.values[own], inner.body.isEmpty
            {
                continue
            }
            isKnown = isKnown && scope.values[name]?.key != before
        }
        if case .instance(let changed)? = scope.values[name] { request = changed }
        if !isKnown { remarks += RequestReader.unclear("what a closure changes of the request isn't understood") }
    }
}
