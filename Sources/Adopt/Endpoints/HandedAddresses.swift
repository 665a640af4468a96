/// Finds the functions that send a request to an address that they get, through another function of the team's, if no
/// endpoint needs them: `func rename(_ link: String) { line.send(url: link, method: .patch) }`
struct HandedAddresses {
    let index: SourceIndex
    /// The functions that send a request to an address that they get, also through others, by name.
    private var takers: [String: [FunctionDeclaration]] = [:]

    init(index: SourceIndex, senders: SendingFunctions) {
        self.index = index
        var open: [(function: FunctionDeclaration, calls: [SwiftExpression])] = []
        for function in index.entries.flatMap(\.members.functions) + index.functions where function.name != "init" {
            guard function.parameters.contains(where: \.mayBeAddress) else { continue }
            let calls = function.callsWithAddress
            if senders.asks(function) || calls.contains(where: \.isOfClient) {
                takers[function.name, default: []].append(function)
            } else if senders.contains(function), !calls.isEmpty {
                open.append((function, calls))
            }
        }
        // Each round adds the callers of those that the one before added.
        var count = open.count + 1
        while count > open.count {
            count = open.count
            let added = open.filter { $0.calls.contains(where: isTaken) }
            for (function, _) in added { takers[function.name, default: []].append(function) }
            let sites = Set(added.map(\.function.site))
            open.removeAll { sites.contains($0.function.site) }
        }
    }

    private func isTaken(_ call: SwiftExpression) -> Bool {
        guard case .call(let callee, let arguments) = call, let name = callee.lastName else { return false }
        return takers[name]?.contains { $0.fits(arguments) } == true
    }

    /// - Parameter left: the places of the functions that are left already. Those that they call need no line.
    /// - Parameter isKnown: whether a function of a type is, or runs for, an endpoint.
    func all(besides left: Set<String>, isKnown: (FunctionDeclaration, SourceIndex.Entry) -> Bool) -> [LeftEndpoint] {
        var found: [(entry: SourceIndex.Entry, function: FunctionDeclaration)] = []
        /// The names of the callers of each name.
        var callers: [String: Set<String>] = [:]
        for entry in index.entries where entry.declaration?.kind != .protocolType {
            for function in entry.members.functions where function.name != "init" {
                let isLeft = left.contains(function.site)
                guard isLeft || handsOn(function) && !isKnown(function, entry) else { continue }
                if !isLeft { found.append((entry, function)) }
                for name in ReferencedNames(function.body).names { callers[name, default: []].insert(function.name) }
            }
        }
        return found.filter { callers[$0.function.name, default: []].subtracting([$0.function.name]).isEmpty }.map {
            LeftEndpoint($0.function, of: $0.entry, SinkSurvey.handedOver)
        }
    }

    /// Whether it sends a request to an address that it gets, through another function or a library's client.
    func handsOn(_ function: FunctionDeclaration) -> Bool {
        function.typeParameters.isEmpty && takers[function.name]?.contains { $0.site == function.site } == true
            && function.callsWithAddress.contains { isTaken($0) || $0.isOfClient }
    }
}

extension FunctionDeclaration {
    /// The calls that get an address that it gets.
    fileprivate var callsWithAddress: [SwiftExpression] {
        let given = Set(parameters.filter(\.mayBeAddress).compactMap(\.name))
        var calls: [SwiftExpression] = []
        guard !given.isEmpty else { return [] }
        SwiftWalk.visit(body ?? []) { expression in
            guard case .call(_, let arguments) = expression else { return }
            let isGiven = arguments.contains { argument in
                let code = [SwiftStatement(kind: .expression(argument.value), place: place)]
                return !argument.value.isClosure && !ReferencedNames(code).names.isDisjoint(with: given)
            }
            if isGiven { calls.append(expression) }
        }
        return calls
    }
}

extension SwiftExpression {
    fileprivate var isOfClient: Bool {
        if case .call(let callee, _) = self { ReferencedNames.isOfClient(callee) } else { false }
    }
}

extension SwiftParameter {
    /// Whether it is an address, or a part of one, as a text.
    var isAddress: Bool {
        let isNamed = [label, name].contains { $0.map(EndpointRole.path.names.contains) == true }
        return isNamed && ["String", "URL", "URI", "URLConvertible"].contains(type?.name)
    }

    /// Whether its type and its names are those of an address.
    fileprivate var mayBeAddress: Bool {
        guard let type else { return false }
        if ["URL", "URI", "URLConvertible"].contains(type.unwrapped.name) { return true }
        return type.unwrapped == "String" && [label, name].contains { $0.map(ForeignCalls.isAddress) == true }
    }
}
