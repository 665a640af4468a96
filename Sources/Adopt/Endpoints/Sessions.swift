extension SourceIndex.Entry {
    /// Its functions, and the getters that may ask the network.
    var asking: [FunctionDeclaration] { members.functions + members.properties.compactMap(\.asking) }
}

/// The names of members and parameters that hold a session of Foundation: `net` in `let net: URLSession`
struct Sessions {
    /// `URLSession`, and the protocols of the team that it fulfils: `extension URLSession: DataLoader`
    private let types: Set<String>
    /// The names that hold sessions in all types that declare them.
    private var common: Set<String> = []
    private var members: [String: Set<String>] = [:]

    init(_ index: SourceIndex) {
        let fulfilled = index.type("URLSession").map { [$0] + index.ancestors(of: $0) } ?? []
        types = Set(["URLSession"] + fulfilled.map(\.name))
        var others: Set<String> = []
        for entry in index.entries {
            let held = entry.members.properties.filter(holds).map(\.name)
            members[entry.name] = Set(held)
            others.formUnion(entry.members.properties.map(\.name).filter { !held.contains($0) })
        }
        let globals = index.globals.values.filter(holds).map(\.name)
        common = members.values.reduce(Set(globals)) { $0.union($1) }.subtracting(others)
    }

    /// Whether a function, or other code of a type, calls one for data: `net.data(from: url)`
    func isAsked(by words: ReferencedNames, _ function: FunctionDeclaration?, _ owner: String?) -> Bool {
        if words.asked.isEmpty { return false }
        let bounds = (function?.typeParameters ?? []).map { ($0.name, $0.bound) }
        let parameters = function?.parameters ?? []
        let taken = parameters.filter { parameter in
            let bound = bounds.first { $0.0 == parameter.type?.name }?.1
            return holds(bound ?? parameter.type)
        }
        let own = common.union(owner.flatMap { members[$0] } ?? [])
        let known = own.subtracting(parameters.compactMap(\.name)).union(taken.compactMap(\.name))
        return !words.asked.isDisjoint(with: known)
    }

    private func holds(_ type: SwiftType?) -> Bool { type.map { types.contains($0.unwrapped.name) } ?? false }

    private func holds(_ property: PropertyDeclaration) -> Bool {
        if let type = property.type { return holds(type) }
        if case .member(let base?, _)? = property.value { return base.namedType?.name == "URLSession" }
        return holds(property.value?.madeType)
    }
}

extension SwiftMembers {
    /// The members of a session's extension without the functions that only call the session's own of their name, since a
    /// protocol of the team asks for another result: `dataTask(with: request, completionHandler: done) as URLSessionDataTask`
    var ofSession: SwiftMembers {
        var members = self
        members.functions.removeAll(where: \.callsOwnName)
        return members
    }
}

extension FunctionDeclaration {
    /// Whether it calls a function of its name and labels with its own first argument.
    fileprivate var callsOwnName: Bool {
        guard ReferencedNames.asking.contains(name), let first = parameters.first?.name,
            !(body ?? []).allBindings.contains(where: { $0.pattern.names.contains(first) })
        else { return false }
        return contains { expression in
            guard case .call(let callee, let arguments) = expression, case .name(first)? = arguments.first?.value else {
                return false
            }
            return callee.ownName == name && fits(arguments)
        }
    }
}
