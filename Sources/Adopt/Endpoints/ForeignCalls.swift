/// The calls of libraries that the sources don't contain, and that may send requests: `Just.get(base + "stores")`
struct ForeignCalls {
    let index: SourceIndex

    /// The methods of HTTP that functions are called after.
    static let verbs: Set<String> = ["get", "post", "put", "patch", "delete", "head"]

    /// The first call in code that may send a request, as it is written: `Just.get`
    func name(in body: [SwiftStatement]?) -> String? {
        var found: String?
        SwiftWalk.visit(body ?? []) { expression in
            guard found == nil, case .call(.member(let owner?, let name), let arguments) = expression,
                let type = (owner.namedType ?? owner.madeType)?.name, isForeign(type), isRequest(name, type, arguments)
            else { return }
            found = type + "." + name
        }
        return found
    }

    /// Whether a name is that of a library's type or module: `Just`, `Networking.shared`
    func isForeign(_ name: String) -> Bool {
        let first = name.prefix { $0 != "." && $0 != "?" }
        let root = String(first)
        return root.first?.isUppercase == true && root != "Self" && index.type(root) == nil
            && index.globals[root] == nil && index.aliases[root] == nil && !index.isTypeParameter(root)
            && !index.isStandard(root) && !Value.type(root).isStore && !Self.known.contains(root)
    }

    /// The types whose calls are looked at elsewhere.
    private static let known: Set<String> = ["AF", "Alamofire", "URLSession", "Session", "SessionManager"]

    /// Whether a call is named like one that sends, and gets an address.
    private func isRequest(_ name: String, _ owner: String, _ arguments: [SwiftArgument]) -> Bool {
        let isClient = index.imports.contains(owner) || Value.type(owner).isClient
        guard Self.verbs.contains(name.lowercased()) || isClient && (name == "request" || Foundation.sends(name)),
            let target = arguments.first(where: { $0.label.map(EndpointRole.path.names.contains) ?? false })
                ?? arguments.first(where: { $0.label == nil || ["to", "at", "from"].contains($0.label) })
        else { return false }
        var isAddress = index.imports.contains(owner)
        SwiftWalk.visit([SwiftStatement(kind: .expression(target.value), place: 0..<0)]) { expression in
            switch expression {
            case .text(let pieces): isAddress = isAddress || pieces.contains { $0.words?.contains("/") == true }
            case .name(let name), .member(_, let name): isAddress = isAddress || Self.isAddress(name)
            default: return
            }
        }
        return isAddress
    }

    /// Whether a value may be an address that a library's type or module gets.
    func mayTake(_ value: Value, _ owner: Value) -> Bool {
        guard case .type(let name) = owner, isForeign(name) else { return false }
        return value.isAddress
            || value.pieceList.contains { piece in
                guard case .hole(let symbol) = piece else { return piece.words?.contains("/") == true }
                return Self.isAddress(SourceIndex.last(symbol.text))
            }
    }

    /// Whether a name is that of an address or of a path.
    static func isAddress(_ name: String) -> Bool {
        AddressSplitting.isAddress(name) || EndpointRole.path.names.contains(name)
            || ["link", "href", "address"].contains(name)
    }
}

extension Value {
    /// Whether its name is that of something that sends requests.
    var isClient: Bool {
        let word = SourceIndex.last(symbol?.text ?? typeName ?? "").lowercased()
        if ["file", "keychain", "cache", "storage"].contains(where: word.hasPrefix) { return false }
        return ["client", "session", "http", "api", "network", "provider", "manager"].contains(where: word.contains)
    }

    /// Whether it is called like something that keeps values under names, which aren't addresses: `fileClient`
    var isStore: Bool {
        let word = SourceIndex.last(symbol?.text ?? typeName ?? "").lowercased()
        return ["file", "cache", "keychain", "storage", "defaults", "database"].contains(where: word.contains)
    }
}
