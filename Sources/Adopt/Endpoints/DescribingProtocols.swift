/// Finds the protocols whose values describe requests.
extension EndpointFinder {
    /// The types of paths and whole addresses.
    private static let addresses: Set<SwiftType> = ["String", .list("String"), "URL", "URLComponents"]

    /// The protocols with something like a path whose values are arguments of functions that may send something, or are
    /// sent by a function of the protocol.
    static func describing(_ index: SourceIndex, _ senders: SendingFunctions) -> Set<String> {
        var found: Set<String> = []
        for (owner, function) in index.entries.flatMap({ entry in entry.members.functions.map { (entry, $0) } })
        where senders.contains(function) {
            // A value for a path in the function's own code describes no request: `album(_ album: URIConvertible)`
            let words = ReferencedNames(function.body)
            if words.addresses.contains(where: { $0.hasPrefix("/") }) { continue }
            let makesRequest = !words.names.isDisjoint(with: ["httpMethod", "URLRequest"])
            if function.name == "init", !makesRequest, !function.asksForURL { continue }
            let taken = function.parameters.filter { !function.handsOn($0) }.compactMap(\.type)
            // A type alone isn't a value: `grouping: T.Type`
            let bounds =
                function.typeParameters.filter { own in
                    !function.parameters.contains { $0.type?.belongs(to: own) == true }
                } + (owner.declaration?.typeParameters ?? []).filter { own in taken.contains { $0.name == own.name } }
            if sendsItself(owner, function, words, index) { found.insert(owner.name) }
            for type in taken + bounds.compactMap(\.bound) {
                // A protocol for objects doesn't describe requests.
                guard let entry = index.type(type), entry.declaration?.kind == .protocolType,
                    !entry.inherits.contains("AnyObject")
                else { continue }
                // A value that reaches the sender only through several functions may be any value with a text. So may
                // one beside a path: `send(_ path: String, _ body: any Body)`
                let takesPath = function.parameters.contains { parameter in
                    parameter.type.map(addresses.contains) == true
                        && EndpointRole.path.names.contains(parameter.name ?? "")
                }
                let isNear = !takesPath && (words.asks || !words.names.isDisjoint(with: SendingFunctions.signs))
                let says =
                    entry.members.properties.contains { property in
                        property.type.map(addresses.contains) == true
                            && (isNear || EndpointRole.path.names.contains(property.name))
                    }
                    || entry.members.functions.contains {
                        $0.result.map(addresses.contains) == true && $0.parameters.isEmpty
                    }
                if says || index.ancestors(of: entry).contains(where: { found.contains($0.name) }) {
                    found.insert(entry.name)
                }
            }
        }
        return found
    }

    /// Whether a protocol with a path has a function that sends its values without further arguments:
    /// `Lines().fetch()`
    private static func sendsItself(
        _ owner: SourceIndex.Entry, _ function: FunctionDeclaration, _ words: ReferencedNames, _ index: SourceIndex
    ) -> Bool {
        guard owner.declaration?.kind == .protocolType, words.asks,
            function.parameters.allSatisfy({ $0.defaultValue != nil || $0.isHandler })
        else { return false }
        return ([owner] + index.ancestors(of: owner)).flatMap(\.members.properties).contains { property in
            EndpointRole.path.names.contains(property.name) && property.type.map(addresses.contains) == true
        }
    }
}

extension SwiftType {
    /// `T.Type` and `T.Output`, for `T`
    fileprivate func belongs(to parameter: TypeParameter) -> Bool {
        switch self {
        case .metatype(let type): type == SwiftType(parameter.name)
        case .named(let name, _): SourceIndex.parent(name) == parameter.name
        default: false
        }
    }
}

extension FunctionDeclaration {
    /// Whether it reads the URL of a parameter: `endpoint.url`
    fileprivate var asksForURL: Bool {
        let names = parameters.compactMap(\.name)
        var asks = false
        SwiftWalk.visit(body ?? []) {
            if case .member(.name(let owner)?, "url") = $0, names.contains(owner) { asks = true }
        }
        return asks
    }
}

extension SourceIndex {
    /// Whether an endpoint takes a value of an enum, so that its callers choose the case: `find(_ route: Route)`
    func isTaken(_ entry: Entry, by endpoints: Set<String>) -> Bool {
        entries.contains { owner in
            owner.members.functions.contains { function in
                endpoints.contains(SourceIndex.shown(owner.name) + "." + function.name)
                    && function.parameters.contains { type($0.type, from: owner.name)?.name == entry.name }
            }
        }
    }
}
