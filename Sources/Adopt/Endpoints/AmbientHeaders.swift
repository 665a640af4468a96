/// Headers that a session or an interceptor adds to all requests, where no request shows them.
struct AmbientHeaders {
    private(set) var names: [String] = []
    private(set) var why: String?

    init(_ index: SourceIndex, _ clients: ClientFunctions) {
        let reader = RequestReader(evaluator: Evaluator(index), clients: clients)
        for adapter in clients.general { add(reader.added(by: adapter, to: nil), adapter.function.name) }
        for entry in index.order.compactMap({ index.types[$0] }) {
            for function in entry.members.functions { read(function.body ?? []) }
            for property in entry.members.properties {
                read(property.getter ?? [])
                if let value = property.value { SwiftWalk.visit(value) { read($0) } }
            }
        }
    }

    private mutating func read(_ body: [SwiftStatement]) { SwiftWalk.visit(body) { read($0) } }

    private mutating func read(_ expression: SwiftExpression) {
        guard case .assignment(.member(_, "httpAdditionalHeaders"), let value) = expression else { return }
        var found: [String] = []
        if case .dictionary(let pairs) = value {
            found = pairs.compactMap { pair in
                guard case .text(let pieces) = pair.key, pieces.count == 1 else { return nil }
                return pieces[0].words
            }
        }
        add(found, "the session's configuration")
    }

    private mutating func add(_ found: [String], _ place: String) {
        why = "`\(place)` may add headers: \(found.isEmpty ? "which ones isn't known" : found.joined(separator: ", "))"
        for name in found where !names.contains(name) { names.append(name) }
    }
}
