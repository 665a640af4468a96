/// The endpoints that expressions name.
extension EndpointCalls {
    /// The full name of the nearest type with a name, and with a case if one is named: `Stores.API` of `API.all`
    func full(_ type: SwiftType, with name: String? = nil) -> String? {
        let known = (names[type.lastName] ?? []).filter { full in
            name.map { owners[$0]?.contains(full) == true } ?? true
        }
        let near = SourceIndex.scopes(place).map { $0 + "." + type.name } + [type.name]
        return near.first(where: known.contains) ?? known.first
    }

    /// The endpoint that an expression names: `StoreEndpoint.store(id)`, `.store(id)`
    func endpoint(_ expression: SwiftExpression) -> String? {
        switch expression {
        case .call(let callee, _):
            if let full = callee.namedType.flatMap({ full($0) }), requests.contains(full) { return full }
            return endpoint(callee)
        case .member(let base?, let name):
            return base.namedType.flatMap { full($0, with: name) }.map { $0 + "." + name }
        case .member(nil, let name):
            guard let types = owners[name] else { return nil }
            let named = types.map { SourceIndex.last($0) }.filter { name in
                hints.contains { $0.contains { SourceIndex.last($0) == name } }
            }
            // Without one of these names, the name of a client counts: `StoreAPIClient` for `StoreAPI`
            let hinted = types.filter { type in
                named.isEmpty
                    ? hints.contains { $0.mentions(SourceIndex.last(type)) } : named.contains(SourceIndex.last(type))
            }
            guard let type = hinted.count == 1 ? hinted[0] : hinted.isEmpty && types.count == 1 ? types[0] : nil else {
                return nil
            }
            return type + "." + name
        default: return nil
        }
    }

    /// Notes the functions that only make an endpoint: `func cancelling(_ id: Int) -> Route { .cancel(id: id) }`
    mutating func noteMakers(_ index: SourceIndex) {
        for entry in index.entries {
            for function in entry.members.functions {
                guard let result = function.result, function.body?.count == 1, let made = function.body?[0].value else {
                    continue
                }
                var calls = self
                (calls.hints, calls.place) = ([result], entry.name)
                guard let endpoint = calls.endpoint(made), SourceIndex.parent(endpoint) == full(result) else {
                    continue
                }
                makers[entry.name + "." + function.name] = (endpoint, made.arguments)
            }
        }
    }

    func isMaker(_ function: FunctionDeclaration, in type: String) -> Bool { makers[type + "." + function.name] != nil }

    /// The endpoint that an argument is, or that a function makes for it, with the endpoint's arguments.
    func given(_ argument: SwiftExpression) -> (endpoint: String, arguments: [SwiftArgument])? {
        if let endpoint = endpoint(argument) { return (endpoint, argument.arguments) }
        if case .name(let name) = argument, let endpoint = taken[name] { return (endpoint, []) }
        guard case .call(let callee, _) = argument, let name = callee.ownName, let place else { return nil }
        return makers[place + "." + name]
    }

    /// Notes the requests that a function gets.
    mutating func take(_ parameters: [SwiftParameter], _ index: SourceIndex) {
        for parameter in parameters {
            guard let name = parameter.name, let entry = index.type(parameter.type, from: place) else { continue }
            if requests.contains(entry.name) { taken[name] = entry.name }
        }
    }
}

extension SwiftExpression {
    /// The variable whose function gets a text: `params` in `params.set(value: size, forKey: "size")`
    var givenText: String? {
        guard case .call(.member(.name(let name)?, _), let arguments) = self else { return nil }
        return arguments.contains { if case .text = $0.value { true } else { false } } ? name : nil
    }
}
