/// The envelopes that generic functions decode and open for their callers: `Envelope<T>` in
/// `func open<T>(_ data: Data) throws -> T { try decode(Envelope<T>.self, from: data).value }`
struct OpenedEnvelopes {
    /// What a generic function does with data.
    private enum Way: Hashable {
        /// It decodes a type with the value that its caller wants: `Envelope<T>`, `T`
        case envelope(SwiftType, of: SwiftType, by: String)
        /// It takes a part of an object by its key.
        case part(by: String)
        /// It decodes what its caller wants.
        case plain

        /// Why something may be around a type that callers read; nil if it's decoded as it is.
        func doubt(_ read: SwiftType) -> String? {
            switch self {
            case .envelope(let type, _, let name):
                return "`\(name)` decodes `\(type.shown)`: whether that is around `\(read.shown)` isn't known"
            case .part(let name):
                return "`\(name)` takes a part of an object: whether only `\(read.shown)` is sent isn't known"
            case .plain: return nil
            }
        }

        var envelope: SwiftType? { if case .envelope(let type, _, _) = self { type } else { nil } }
    }

    /// What functions lead to, by their places: they call such a function, or a generic one that does.
    private var ways: [String: Set<Way>] = [:]

    init(_ index: SourceIndex, _ naming: TypeNaming) {
        typealias Known = (function: FunctionDeclaration, types: [String], own: [FunctionDeclaration])
        var functions: [Known] = index.functions.map { ($0, $0.typeParameters.map(\.name), []) }
        for entry in index.entries {
            let own = (entry.declaration?.typeParameters ?? []).map(\.name)
            for function in entry.asking where function.body != nil {
                functions.append((function, own + function.typeParameters.map(\.name), entry.members.functions))
            }
        }
        let generic = Dictionary(grouping: functions.filter { !$0.types.isEmpty }.map(\.function), by: \.name)
        for (function, types, _) in functions where !types.isEmpty {
            var found = Set(
                function.readTypes(naming).compactMap { read in
                    index.content(of: read, types).map { Way.envelope(read, of: $0, by: function.name) }
                })
            if found.isEmpty,
                function.picks(by: [:]) || types.contains(where: { function.takesPart(as: SwiftType($0)) })
            {
                found = [.part(by: function.name)]
            }
            if function.decodesItself(where: { types.contains($0.name) }) { found.insert(.plain) }
            if !found.isEmpty { ways[function.site] = found }
        }
        if ways.values.allSatisfy({ $0 == [.plain] }) { ways = [:] }
        var callers: [String: [FunctionDeclaration]] = [:]
        for (function, _, own) in functions {
            let callees = function.callees(in: generic, own) { index.type(SwiftType($0)) != nil }
            for callee in callees { callers[callee, default: []].append(function) }
        }
        let passing = Set(generic.values.joined().map(\.site))
        var open = Array(ways.keys)
        while let site = open.popLast() {
            for caller in callers[site] ?? [] {
                let known = ways[caller.site] ?? []
                let all = known.union(ways[site] ?? [])
                if all == known { continue }
                ways[caller.site] = all
                if passing.contains(caller.site) { open.append(caller.site) }
            }
        }
    }

    /// A response that a function reads, with the envelope that it may have around it.
    func around(_ fact: ResponseFact, readBy function: FunctionDeclaration) -> ResponseFact {
        let isPlain = fact.response.type.map { type in function.decodesItself { $0 == type } } == true
        return isPlain ? fact : around(fact, readAt: function.site)
    }

    func around(_ fact: ResponseFact, readAt site: String) -> ResponseFact {
        guard fact.why == nil, let type = fact.response.type, let known = ways[site],
            !known.contains(where: { $0.envelope.map { type.mentions($0.name) } == true })
        else { return fact }
        if known.count == 1, case .envelope(let envelope, let content, let name)? = known.first,
            let meant = envelope.around(type, in: content)
        {
            let text = "`\(name)` decodes `\(envelope.shown)`, which is taken to be around `\(type.shown)`"
            return ResponseFact(.type(meant), text)
        }
        return ResponseFact(fact.response, known.compactMap { $0.doubt(type) }.min())
    }
}

extension SwiftType {
    /// `Envelope<[Store]>` for `[Store]`, if this is `Envelope<[T]>` with the content `[T]`
    fileprivate func around(_ type: SwiftType, in content: SwiftType) -> SwiftType? {
        var names: [String] = []
        _ = content.contains { name in
            names.append(name)
            return false
        }
        guard let name = names.last, let meant = content.meaning(of: name, as: type) else { return nil }
        return replacing([name: meant])
    }
}

extension ResponseFinder {
    /// What makes a response that a function reads doubtful: it may be null, have an envelope around it, or be an
    /// error's: `ErrorReply`
    func doubted(_ fact: ResponseFact, readBy function: FunctionDeclaration) -> ResponseFact {
        var fact = envelopes.around(mayBeNull(fact, in: function), readBy: function)
        guard fact.why == nil, let type = fact.response.type, index.isError(type) || type.lastName.contains("Error")
        else { return fact }
        fact.why = "`\(type.shown)` seems to be read only after an error"
        return fact
    }
}

extension SourceIndex {
    /// `T` of `Envelope<T>`, if that is a model which holds a value of one of the type parameters.
    fileprivate func content(of type: SwiftType, _ names: [String]) -> SwiftType? {
        let content = type.arguments.first { argument in
            argument.contains { names.contains($0) || names.contains(SourceIndex.parent($0)) }
        }
        guard let content, let entry = self.type(type), let declaration = entry.declaration,
            isDecodable(type, from: nil), !isError(type), !type.name.hasSuffix("Error")
        else { return nil }
        let parameters = declaration.typeParameters.map(\.name)
        let holds = entry.members.properties.contains {
            $0.isStored && $0.type?.contains(where: parameters.contains) == true
        }
        return holds ? content : nil
    }
}

extension FunctionDeclaration {
    /// The places of the functions that it calls or hands over: `open` in `try open(data)` and `.tryMap(open)`
    /// - Parameter own: the functions of its type, which a call without another type means: `decode(data)`
    /// - Parameter isKnown: whether the sources have a type, since another one has none of these: `AF.request(url)`
    fileprivate func callees(
        in functions: [String: [FunctionDeclaration]], _ own: [FunctionDeclaration], _ isKnown: (String) -> Bool
    ) -> Set<String> {
        var sites: Set<String> = []
        SwiftWalk(passesFailures: true).visit(body ?? []) { expression in
            guard case .call(let callee, let arguments) = expression else { return }
            if case .member(.name(let owner)?, _) = callee, owner.first?.isUppercase == true, !isKnown(owner) { return }
            let fitting = (callee.lastName.flatMap { functions[$0] } ?? []).filter { $0.fits(arguments) }
            let meant =
                callee.isOwn && !fitting.isEmpty
                ? Set(own.filter { $0.name == callee.lastName && $0.fits(arguments) }.map(\.site)) : []
            sites.formUnion(fitting.map(\.site).filter { meant.isEmpty || meant.contains($0) })
            for argument in arguments {
                guard !argument.value.isCall, let name = argument.value.lastName else { continue }
                sites.formUnion((functions[name] ?? []).filter { !$0.parameters.isEmpty }.map(\.site))
            }
        }
        sites.remove(site)
        return sites
    }

    /// Whether a library's decoder decodes such a type in its own code: `decoder.decode(Store.self, from: data)`
    fileprivate func decodesItself(where isMeant: (SwiftType) -> Bool) -> Bool {
        contains { expression in
            guard case .call(let callee, let arguments) = expression, callee.isLibraryDecode(arguments),
                case .metatype(let inner)? = arguments.first?.value
            else { return false }
            return inner.namedType.map(isMeant) == true
        }
    }
}

extension SwiftExpression {
    /// `decode`, `self.decode`
    fileprivate var isOwn: Bool {
        switch self {
        case .name, .member(.name("self")?, _): true
        default: false
        }
    }
}
