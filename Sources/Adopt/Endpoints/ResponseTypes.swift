/// The types that hold a result, or hand on a response.
extension SourceIndex {
    /// The names of types that bring a result later.
    static let publishers: Set<String> = [
        "AnyPublisher", "Observable", "Single", "Maybe", "Promise", "Future", "Driver", "SignalProducer",
        "EventLoopFuture", "Publisher",
    ]
    /// The names of types that hold a result.
    static let holders = publishers.union(["Result", "Task", "DataState", "AsyncThrowingStream"])

    /// Whether a type holds a result: one of those, or a library's own variant, such as `CancellablePromise`.
    func isHolder(_ written: SwiftType, from place: String?) -> Bool {
        let name = written.lastName
        if Self.holders.contains(name) { return !isModel(likeHolder: written, from: place) }
        if type(written, from: place)?.isOutcome == true { return true }
        let suffixes = ["Promise", "Future", "Publisher", "Observable", "DataResponse", "DownloadResponse"]
        return suffixes.contains(where: name.hasSuffix) && type(written, from: place)?.declaration == nil
    }

    /// Whether a model of the team's own has the name of a type that holds a result: `struct Result<T: Codable>: Codable`
    func isModel(likeHolder written: SwiftType, from place: String?) -> Bool {
        guard let declaration = type(written, from: place)?.declaration, isDecodable(written, from: place) else {
            return false
        }
        return declaration.typeParameters.count == written.arguments.count
    }

    /// Whether a type is a running request, which callers may cancel: `URLSessionDataTask`, `DataRequest`
    func isHandle(_ written: SwiftType) -> Bool {
        guard written.arguments.isEmpty, written.name != "Task" else { return false }
        if written.name.contains("Task") { return true }
        return ["Request", "Cancellable"].contains(where: written.name.hasSuffix) && type(written)?.declaration == nil
    }

    /// Whether all that a value holds is an error: `struct Outcome { let error: Error? }`
    func onlyHoldsErrors(_ written: SwiftType, from place: String?) -> Bool {
        guard let entry = type(written, from: place), let declaration = entry.declaration,
            declaration.kind != .protocolType, !isError(written), !isDecodable(written, from: place)
        else { return false }
        let stored = entry.members.properties.filter { $0.isStored && !$0.isStatic }
        return !stored.isEmpty
            && stored.allSatisfy { $0.type.map { $0.name.hasSuffix("Error") || isError($0) } == true }
    }

    /// Whether a function passes on Moya's response for its caller to read: `func stores() -> Single<Response>`
    func handsResponse(_ function: FunctionDeclaration) -> Bool {
        function.result?.mentions("Response") == true && type("Response") == nil
    }

    /// Whether a type isn't declared in the sources, so that it may be what is decoded: `[User]`. Vapor's `View` is what
    /// a server returns itself.
    func isForeignModel(_ written: SwiftType) -> Bool {
        guard case .named(let whole, let arguments) = written.element ?? written, arguments.isEmpty else {
            return false
        }
        // `Models.Store` of the module `Models`
        let parts = whole.split(separator: ".", maxSplits: 1).map(String.init)
        let isQualified = parts.count > 1 && imports.contains(parts[0])
        let name = isQualified ? parts[1] : whole
        if let known = type(whole), !isQualified || known.declaration != nil { return false }
        return name.count > 1 && name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
            && aliases[name] == nil && !isTypeParameter(name)
            && !["URL", "URLRequest", "URLResponse", "HTTPURLResponse", "ClientResponse", "Response", "View", "Any"]
                .contains(name)
    }
}

extension SourceIndex.Entry {
    /// Whether it is an enum with one case for a success's value: `enum Outcome<T> { case success(T), failure(Error) }`
    var isOutcome: Bool {
        guard declaration?.kind == .enumeration, let value = declaration?.typeParameters.first?.name,
            !inherits.contains(where: { ["Codable", "Decodable"].contains($0.name) })
        else { return false }
        let holding = members.cases.filter { $0.parameters.contains { $0.type?.contains { $0 == value } == true } }
        return holding.count == 1 && members.cases.count > 1
            && holding[0].parameters.contains { $0.type?.unwrapped == SwiftType(value) }
    }
}

extension ResponseFinder {
    /// What is decoded for a response that can't be decoded itself: `[Store]` for `Opened<[Store]>`, whose
    /// `init(data: Data)` decodes `T`
    func made(_ fact: ResponseFact, from place: String) -> ResponseFact {
        guard let type = fact.response.type, !index.isDecodable(type, from: place),
            let entry = index.type(type, from: place), let kind = entry.declaration?.kind, kind != .protocolType
        else { return fact }
        let makers = ([entry] + index.ancestors(of: entry)).flatMap(\.members.functions).filter { function in
            function.name == "init" && function.body != nil && function.takesData
        }
        guard !makers.isEmpty else {
            guard index.outside(entry).isEmpty else { return fact }
            let text = "`\(type.shown)` isn't Decodable, and no code is seen to make it"
            return ResponseFact(fact.response, fact.why ?? text)
        }
        let meanings = index.meanings(of: entry, type.arguments, from: place)
        let read = Set(makers.flatMap { $0.readTypes(naming) }.map { $0.replacing(meanings) })
        if read.count == 1, let own = read.first, index.isDecodable(own, from: place) {
            return ResponseFact(response(own, from: entry.name), fact.why)
        }
        if read.isEmpty, !makers.contains(where: \.mentionsData) { return ResponseFact(.nothing, fact.why) }
        return ResponseFact(.unknown, "`\(type.shown)` makes it of the data by hand")
    }

    /// The type that a value of a generic type reads: `ListResponse<Store>` for `Pages<Store>(first: url).all()`, or names
    /// as its response: `Store` for `factory.store()` of `Endpoint<Store>` with `typealias Response = Value`
    func readBehind(_ function: FunctionDeclaration, in type: String?) -> SwiftType? {
        // What values of generic types read, and what others do.
        var (asked, others): ([SwiftType], [SwiftType]) = ([], [])
        if function.given.isEmpty, asksForNothing(function, in: type) { return nil }
        var made = function.result.map { [index.memberAlias($0, from: type) ?? $0] } ?? []
        SwiftWalk.visit(function.body ?? []) { expression in
            guard case .call(let callee, let arguments) = expression else { return }
            let own = callee.lastName.flatMap { makers[$0] }
            made += [own ?? index.type(madeBy: callee, arguments, in: function, of: type)].compactMap { $0 }
        }
        for made in made {
            guard let entry = index.type(made, from: type), let names = entry.declaration?.typeParameters,
                names.count == made.arguments.count
            else { continue }
            let types = index.meanings(of: entry, made.arguments, from: type)
            let named = self.names.lazy.compactMap { index.aliases[entry.name + "." + $0]?.type }.first
            if let meant = named?.replacing(types), meant != named, !asked.contains(meant) { asked.append(meant) }
            // `init(from: any Decoder)` reads a part of what is decoded.
            let functions = entry.members.functions.filter { function in
                if function.name == "init", names.isEmpty, !function.takesData { return false }
                return function.parameters.first?.type?.mentions("Decoder") != true
            }
            for read in functions.flatMap({ $0.readTypes(naming) }) {
                let meant = read.replacing(types)
                guard index.isDecodable(meant, from: type), !(asked + others).contains(meant) else { continue }
                if meant != read { asked.append(meant) } else if names.isEmpty { others.append(meant) }
            }
        }
        // If `List<Store>` and `Store` are both named, the list is read, since the other may belong to an error.
        let found = asked.isEmpty ? others : asked
        let holders = found.filter { !$0.arguments.isEmpty }
        return holders.count == 1 ? holders[0] : found.count == 1 ? found[0] : nil
    }

    /// Whether all that a function asks of the generic values that it makes gives nothing: `Call(Ships()).run()` with
    /// `func run() async throws`, whatever other functions of `Call` decode
    func asksForNothing(_ function: FunctionDeclaration, in type: String?) -> Bool {
        var asked: [FunctionDeclaration] = []
        SwiftWalk.visit(function.body ?? []) { expression in
            guard case .call(.member(let base?, let name), _) = expression else { return }
            let made = base.madeType ?? base.firstWord.flatMap(function.type(ofLocal:))
            guard let entry = index.type(made, from: type), entry.declaration?.typeParameters.isEmpty == false else {
                return
            }
            asked += entry.members.functions.filter { $0.name == name }
        }
        return !asked.isEmpty && asked.allSatisfy { $0.isAsync && $0.given.isEmpty && $0.readTypes(naming).isEmpty }
    }
}

extension SourceIndex {
    /// What the type parameters of a type stand for, and the aliases of the types in their place: `Ships` for `R` and
    /// `[Ship]` for `R.Model`
    func meanings(of entry: Entry, _ arguments: [SwiftType], from place: String?) -> [String: SwiftType] {
        var types = (entry.declaration?.typeParameters ?? []).given(arguments)
        for (name, given) in types {
            for alias in type(given, from: place)?.members.aliases ?? [] { types[name + "." + alias.name] = alias.type }
        }
        return types
    }

    /// The type that a call in a function makes, with the arguments that the values show: `Call<Ships>` for
    /// `Call(Ships())`, where `Call<R>` has `init(_ asked: R)`
    func type(
        madeBy callee: SwiftExpression, _ arguments: [SwiftArgument], in function: FunctionDeclaration,
        of place: String?
    ) -> SwiftType? {
        guard let made = callee.namedType, made.arguments.isEmpty, let entry = type(made, from: place),
            let parameters = entry.declaration?.typeParameters, !parameters.isEmpty
        else { return callee.namedType }
        let makers = entry.members.functions.filter { $0.name == "init" && $0.fits(arguments) }
        guard makers.count == 1 else { return made }
        var known: [String: SwiftType] = [:]
        for argument in arguments {
            let taking = makers[0].parameters.first { $0.label == argument.label }
            guard let name = taking?.type?.name else { continue }
            known[name] = argument.value.madeType ?? argument.value.firstWord.flatMap(function.type(ofLocal:))
        }
        let given = parameters.compactMap { known[$0.name] }
        return given.count == parameters.count ? .named(made.name, given) : made
    }
}

extension FunctionDeclaration {
    /// The type of a parameter, or of a variable that is made in one way only: `Ships` for `let asked = Ships()`
    fileprivate func type(ofLocal name: String) -> SwiftType? {
        let made = (body ?? []).allBindings.filter { $0.pattern.names == [name] }.map { $0.type ?? $0.value?.madeType }
        let types = Set(made + parameters.filter { $0.name == name }.map(\.type))
        return types.count == 1 ? types.first ?? nil : nil
    }

    /// `func execute<Value: Decodable>(_ query: String) async throws -> Value`, or with a handler that gets the `Value`
    /// - Parameter own: the type parameters of the value that has the function.
    func givesTypeParameter(or own: [TypeParameter]) -> Bool {
        let names = (typeParameters + own).map(\.name)
        let given = (told ?? []).map(\.type) + (result.map { [$0] } ?? [])
        return given.contains { $0.contains(where: names.contains) }
    }
}
