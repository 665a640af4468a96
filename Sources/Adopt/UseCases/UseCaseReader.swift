/// Finds types with one method that calls one method of a repository, which sends one request.
struct UseCaseReader {
    private static let words = ["UseCase", "Usecase", "Interactor"]
    private static let verbs: Set<String> = ["execute", "callAsFunction", "invoke", "perform"]

    /// An endpoint that a method sends.
    struct Sent: Hashable {
        /// `Shops.fetchShop`
        let endpoint: String
        /// The place of the function; nil for a case or a type.
        let site: String?
    }

    let index: SourceIndex
    /// The endpoints that methods send, by the methods' places.
    private var sites: [String: Sent]

    init(index: SourceIndex, sites: [String: Sent]) {
        self.index = index
        self.sites = sites
        // A repository can call a data source, which calls a client.
        var isDone = false
        for _ in 0..<4 where !isDone { isDone = !addThoseThatHandOn() }
    }

    fileprivate struct Call {
        let sent: Sent
        let function: FunctionDeclaration
        let arguments: [SwiftArgument]
        let isShared: Bool
        /// The property that holds the repository.
        let property: PropertyDeclaration?
    }

    func all() -> [AdoptedUseCase] {
        var found: [AdoptedUseCase] = []
        for name in index.order {
            guard let entry = index.types[name], let declaration = entry.declaration,
                declaration.kind == .structure || declaration.kind == .classType,
                !entry.members.functions.contains(where: { sites[$0.site] != nil })
            else { continue }
            let methods = entry.members.functions.filter { $0.name != "init" && !$0.isStatic && $0.body != nil }
            let isNamed = UseCaseReader.isUseCase(entry)
            guard
                let method = methods.first(where: { UseCaseReader.verbs.contains($0.name) })
                    ?? (isNamed ? methods.first : nil)
            else { continue }
            let calls = calls(in: method, of: entry)
            guard isNamed || !calls.isEmpty else { continue }
            found.append(useCase(entry, declaration, method, calls, hasOthers: methods.count > 1))
        }
        return settled(found)
    }

    private func useCase(
        _ entry: SourceIndex.Entry, _ declaration: TypeDeclaration, _ method: FunctionDeclaration, _ calls: [Call],
        hasOthers: Bool
    ) -> AdoptedUseCase {
        let contract = index.ancestors(of: entry).first { ancestor in
            ancestor.declaration?.kind == .protocolType
                && ancestor.members.functions.contains { $0.name == method.name }
        }
        var useCase = AdoptedUseCase(
            name: SourceIndex.shown(entry.name), contract: contract.map { SourceIndex.shown($0.name) },
            method: method.name, isStructure: declaration.kind == .structure,
            endpoint: calls.count == 1 ? calls[0].sent.endpoint : nil, site: calls.first?.sent.site, outcome: .taken,
            file: declaration.file, place: declaration.place)
        guard let call = calls.first else {
            useCase.outcome = .left("it calls no method that is known to send a request")
            return useCase
        }
        if calls.count > 1 {
            useCase.outcome = .left("it calls several methods that send something")
        } else if hasOthers {
            useCase.outcome = .left("it has more methods than `\(method.name)`")
        } else if !method.merely(calls: call.function.name) || !call.hands(on: method) {
            useCase.outcome = .left("it does more than hand its arguments to `\(call.function.name)`")
        } else if useCase.name.contains(".") || useCase.contract?.contains(".") == true {
            useCase.outcome = .left("it stands within another type")
        } else {
            useCase.remarks = remarks(entry, method, call, contract)
        }
        return useCase
    }

    private func remarks(
        _ entry: SourceIndex.Entry, _ method: FunctionDeclaration, _ call: Call, _ contract: SourceIndex.Entry?
    ) -> [String] {
        var remarks: [String] = []
        if contract == nil { remarks.append("it has no protocol: the generated one has") }
        if method.parameters.map(\.label) != call.function.parameters.map(\.label) {
            remarks.append("its arguments have other labels than those of `\(call.function.name)`, which it gets")
        }
        if method.result != call.function.result {
            remarks.append(
                "it returns a `\(method.result?.text ?? "Void")`: the generated one returns what the repository does")
        }
        if call.isShared { remarks.append("it takes the repository that is shared: the generated one is handed it") }
        let makers = entry.members.functions.filter { $0.name == "init" }
        if let property = call.property {
            let parameter = makers.flatMap(\.parameters).first { $0.type == property.type }
            let label = parameter.map { $0.label ?? "_" } ?? property.name
            if label != "repository" {
                remarks.append("its initialiser says `\(label)`, that of the generated one `repository`")
            }
            if parameter?.defaultValue != nil {
                remarks.append("its initialiser has a default: the generated one has to be handed its repository")
            }
        }
        return remarks
    }

    /// Takes over only the first of several use cases with the same request, and remarks on unusual method names.
    private func settled(_ found: [AdoptedUseCase]) -> [AdoptedUseCase] {
        let usual = AdoptedUseCase.usual(found)
        var seen: [Sent: String] = [:]
        return found.map { useCase in
            var useCase = useCase
            guard useCase.isTaken, let endpoint = useCase.endpoint else { return useCase }
            let sent = Sent(endpoint: endpoint, site: useCase.site)
            if let first = seen[sent] {
                useCase.outcome = .left("`\(first)` sends the same request")
                return useCase
            }
            seen[sent] = useCase.name
            if useCase.method != usual.method {
                useCase.remarks.append("its method is `\(useCase.method)`, that of most others `\(usual.method)`")
            }
            return useCase
        }
    }

    /// Adds the methods that only pass their arguments on to one that sends a request; false if there are none.
    private mutating func addThoseThatHandOn() -> Bool {
        var found: [String: Sent] = [:]
        for entry in index.entries where !UseCaseReader.isUseCase(entry) {
            for function in entry.members.functions where !UseCaseReader.verbs.contains(function.name) {
                guard sites[function.site] == nil else { continue }
                let calls = calls(in: function, of: entry)
                guard calls.count == 1, function.merely(calls: calls[0].function.name), calls[0].hands(on: function)
                else { continue }
                found[function.site] = calls[0].sent
            }
        }
        sites.merge(found) { first, _ in first }
        return !found.isEmpty
    }

    private static func isUseCase(_ entry: SourceIndex.Entry) -> Bool {
        words.contains { SourceIndex.last(entry.name).firstRange(of: $0) != nil }
    }

    // MARK: Calls

    private func calls(in method: FunctionDeclaration, of entry: SourceIndex.Entry) -> [Call] {
        var calls: [Call] = []
        SwiftWalk.visit(method.body ?? []) { expression in
            guard case .call(.member(let base?, let name), let arguments) = expression,
                let (type, property, isShared) = receiver(base, in: entry)
            else { return }
            let candidates = [type] + index.conforming(to: type.name)
            for candidate in candidates {
                // The labels of the arguments identify the overload.
                let found = candidate.members.functions.filter { $0.name == name && $0.fits(arguments) }
                let sending = found.compactMap { function -> Call? in
                    guard let sent = sites[function.site] else { return nil }
                    return Call(
                        sent: sent, function: function, arguments: arguments, isShared: isShared, property: property)
                }
                calls += sending
                if !sending.isEmpty { return }
            }
        }
        return calls
    }

    /// The type of a call's receiver: `repository`, `self.repository`, `ShopRepository.shared`, `ShopRepository()`
    private func receiver(_ base: SwiftExpression, in entry: SourceIndex.Entry) -> (
        SourceIndex.Entry, PropertyDeclaration?, isShared: Bool
    )? {
        switch base {
        case .name(let name), .member(.name("self")?, let name):
            guard let property = entry.members.properties.first(where: { $0.name == name }),
                let type = index.type(property.type, from: entry.name)
            else { return nil }
            return (type, property, false)
        case .member(let inner?, _), .call(let inner, _):
            guard let type = index.type(inner.namedType, from: entry.name) else { return nil }
            return (type, nil, true)
        default: return nil
        }
    }
}

extension AdoptedUseCase {
    /// The method and the kind of type of most use cases.
    package static func usual(_ list: [AdoptedUseCase]) -> (method: String, isStructure: Bool) {
        var counts: [String: Int] = [:]
        for useCase in list where useCase.isTaken { counts[useCase.method, default: 0] += 1 }
        let method = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "execute"
        let taken = list.filter(\.isTaken)
        return (method, taken.count { $0.isStructure } * 2 > taken.count)
    }
}

extension UseCaseReader.Call {
    /// Whether each argument is one of the method's own, in order.
    fileprivate func hands(on method: FunctionDeclaration) -> Bool {
        let names = arguments.map { argument -> String? in
            if case .name(let name) = argument.value { return name }
            return nil
        }
        return names == method.parameters.map(\.name)
    }
}

extension FunctionDeclaration {
    /// Whether the body is a single statement that calls this name.
    fileprivate func merely(calls name: String) -> Bool {
        guard let body, body.count == 1 else { return false }
        switch body[0].kind {
        case .expression(.call(.member(_?, name), _)), .result(.call(.member(_?, name), _)?): return true
        default: return false
        }
    }
}
