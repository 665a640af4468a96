/// Finds the functions that send a request to an address that they get, through another function of the team's, if no
/// endpoint needs them: `func rename(_ link: String) { line.send(url: link, method: .patch) }`
struct HandedAddresses {
    let index: SourceIndex
    /// The functions that may send something, and take an address, by name.
    private let takers: [String: [FunctionDeclaration]]

    init(index: SourceIndex, senders: SendingFunctions) {
        self.index = index
        let all = index.entries.flatMap(\.members.functions) + index.functions
        takers = Dictionary(
            grouping: all.filter { senders.contains($0) && $0.parameters.contains(where: \.mayBeAddress) }, by: \.name)
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

    /// Whether it calls one of the functions with an address that it gets.
    private func handsOn(_ function: FunctionDeclaration) -> Bool {
        let given = Set(function.parameters.filter(\.mayBeAddress).compactMap(\.name))
        guard !given.isEmpty, function.typeParameters.isEmpty else { return false }
        return function.contains { expression in
            guard case .call(let callee, let arguments) = expression, let name = callee.lastName else { return false }
            let isTaken =
                takers[name]?.contains { $0.site != function.site && $0.fits(arguments) } == true
                || ReferencedNames.isOfClient(callee)
            return isTaken
                && arguments.contains { argument in
                    let code = [SwiftStatement(kind: .expression(argument.value), place: function.place)]
                    return !argument.value.isClosure && !ReferencedNames(code).names.isDisjoint(with: given)
                }
        }
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
