/// Finds the function of the team that a call means.
extension Evaluator {
    func ownFunction(_ name: String, _ arguments: [SwiftArgument], in scope: Scope) -> (FunctionDeclaration, String?)? {
        if let this = scope.this,
            let found = unrequired(name, of: scope.declared(.name("self")), arguments)
                ?? method(name, of: this, arguments, as: scope.type)
        {
            return found
        }
        return scope.outerTypes.lazy.compactMap { self.index.type($0) }.compactMap {
            self.function(name, of: $0, arguments, isStatic: nil)
        }.first
    }

    /// A method of a value, or else of a type that conforms to the value's protocol or inherits from its class.
    /// - Parameter written: the type of a text by the code that makes it, if that's clear.
    func method(_ name: String, of value: Value, _ arguments: [SwiftArgument], as written: String? = nil) -> (
        FunctionDeclaration, String?
    )? {
        let types: [String?]
        switch value {
        // `NSMutableData` is data, too.
        case .instance(let instance): types = [instance.type] + (instance.type == "Data" ? ["NSMutableData"] : [])
        case .choice(let choice): types = [choice.type]
        case .symbol(let symbol): types = [symbol.type?.extendable]
        case .dictionary(let entries): types = ["Dictionary", entries.type?.name, "Sequence", "Collection"]
        case .list: types = ["Array", "Sequence", "Collection", "RangeReplaceableCollection", "MutableCollection"]
        case .text: types = textTypes(written, with: name)
        default: types = []
        }
        for entry in types.compactMap({ $0.flatMap { index.type($0) } }) {
            guard let found = function(name, of: entry, arguments, isStatic: false, held(by: value)) else { continue }
            // A function that adds a default argument, and calls the one of its name that the protocol requires.
            if entry.declaration?.kind == .protocolType, isRunning(found.0, found.1) { continue }
            // `(self as NSString).appendingPathComponent(part)` in the team's function of this name is Foundation's.
            if case .text = value, isRunning(found.0, found.1) { continue }
            guard case .symbol = value else { return found }
            return overriding(found, of: entry, arguments) ?? found
        }
        // A method of everything that can be encoded: `["reason": reason].toDictionary()`
        if case .dictionary = value, let found = ofEncodables(name, arguments) { return found }
        guard let type = types.first, let type, let entry = index.type(type) else { return nil }
        guard entry.declaration?.kind == .protocolType || entry.declaration?.kind == .classType else { return nil }
        let makers = index.conforming(to: entry.name).compactMap { function(name, of: $0, arguments, isStatic: false) }
            .filter { !$0.0.isPlaceholder }
        if makers.count == 1 { return makers[0] }
        // The others cache or repeat the work of the one that sends requests.
        let asking = makers.filter { maker in return ReferencedNames(maker.0.body).asks }
        guard asking.count == 1 else { return oneOf(makers, entry) }
        for (function, owner) in makers where function.site != asking[0].0.site && !Self.isDouble(owner) {
            let text = "`\(SourceIndex.shown(owner ?? "")).\(name)` may change it before it passes it on"
            remarks.add(function.changedBeforePassing, text)
        }
        return asking[0]
    }

    /// The subclass's function that makes a request, or calls back a closure which may send one; the app decides on it.
    private func overriding(
        _ found: (FunctionDeclaration, String?), of entry: SourceIndex.Entry, _ arguments: [SwiftArgument]
    ) -> (FunctionDeclaration, String?)? {
        let isCalledBack = arguments.contains { argument in
            if case .closure(let closure) = argument.value { maySend(closure.body) } else { false }
        }
        let makes = found.0.result?.mentions("URLRequest") == true
        guard makes || isCalledBack && senders?.contains(found.0) == false else { return nil }
        let overrides = index.conforming(to: entry.name).compactMap { subclass -> (FunctionDeclaration, String?)? in
            let own = function(found.0.name, of: subclass, arguments, isStatic: false)
            return own?.1 == subclass.name ? own : nil
        }
        return overrides.isEmpty ? nil : oneOf([found] + overrides, entry, isSending: true)
    }

    /// One of several clients of a protocol; each run takes another one. Where they differ, the app decides.
    private func oneOf(_ makers: [(FunctionDeclaration, String?)], _ entry: SourceIndex.Entry, isSending: Bool = false)
        -> (FunctionDeclaration, String?)?
    {
        let clients = makers.filter { !Self.isDouble($0.1) }
        guard clients.count > 1 else { return clients.first }
        let names = clients.compactMap(\.1)
        guard clients.count <= Self.maximumClients, Set(names).count == clients.count,
            isSending || clients.contains(where: { senders?.contains($0.0) == true })
        else { return nil }
        let name = oracle.decide("`\(SourceIndex.shown(entry.name))` of the app", names)
        return clients.first { $0.1 == name }
    }

    private static var maximumClients: Int { 4 }

    /// The request that one of several adapters changes; the app decides which: `request = adapter.adapt(request)`
    func adapted(by name: String, _ owner: Value, _ payload: [Value.Part]) -> Value? {
        guard let entry = index.type(owner.symbol?.type), let taken = payload.first(where: { $0.value.request != nil }),
            index.members.functions(name, of: entry.name).contains(where: { $0.result?.mentions("URLRequest") == true })
        else { return nil }
        remarks.add(EndpointField.sent, "`\(owner.shown).\(name)` may change it")
        return taken.value
    }

    /// Whether a type stands for another one in tests.
    private static func isDouble(_ type: String?) -> Bool {
        let name = SourceIndex.last(type ?? "").lowercased()
        return ["mock", "stub", "fake", "spy", "dummy", "preview", "test"].contains(where: name.contains)
    }

    func ofEncodables(_ name: String, _ arguments: [SwiftArgument]) -> (FunctionDeclaration, String?)? {
        ["Encodable", "Codable"].lazy.compactMap { self.index.type($0) }.compactMap {
            self.function(name, of: $0, arguments, isStatic: false)
        }.first
    }

    /// The result of a static function that is called without its type: `.get("/stores")`
    func made(by choice: Value.Choice, of entry: SourceIndex.Entry) -> Value? {
        let arguments = choice.payload.map { SwiftArgument(label: $0.label, value: $0.value.marker) }
        guard let found = function(choice.name, of: entry, arguments, isStatic: true) else { return nil }
        let (function, owner) = chosen(found, choice.payload)
        return invoke(function, owner, choice.payload, this: .type(entry.name))
    }

    /// - Parameter held: the element types of the collection that it is called on; empty if they aren't known.
    func function(
        _ name: String, of entry: SourceIndex.Entry, _ arguments: [SwiftArgument], isStatic: Bool?,
        _ held: [SwiftType]? = nil
    ) -> (FunctionDeclaration, String?)? {
        for candidate in [entry] + index.ancestors(of: entry) {
            let named = index.members.functions(name, of: candidate.name).filter {
                $0.body != nil && (isStatic == nil || $0.isStatic == isStatic) && index.fulfils($0.conditions, entry)
            }.of(held, \.extended)
            if let found = best(named, arguments) { return (found, candidate.name) }
        }
        return nil
    }

    /// The function whose labels fit the arguments.
    func best(_ functions: [FunctionDeclaration], _ arguments: [SwiftArgument]) -> FunctionDeclaration? {
        let fitting = functions.filter { $0.fits(arguments) }
        // A private function can be meant only in its own file.
        return fitting.first { !$0.conditions.isEmpty } ?? fitting.first { $0.file === place?.file } ?? fitting.first
    }

    /// The overload whose parameter types fit the arguments best. If only results differ, it's one that isn't running:
    /// `func get<T: Decodable>(_ path: String) async throws -> T` calls the `get` that returns data.
    func chosen(_ found: (FunctionDeclaration, String?), _ payload: [Value.Part]) -> (FunctionDeclaration, String?) {
        let (function, owner) = found
        let named =
            owner.map { index.members.functions(function.name, of: $0) } ?? index.members.functions(function.name)
        let arguments = payload.map { SwiftArgument(label: $0.label, value: $0.value.marker) }
        let fitting = named.filter { other in
            // The conditions of extensions were checked before, but only for `function`.
            let isAllowed = other.conditions.isEmpty || other.conditions == function.conditions
            if other.extended?.held != function.extended?.held { return false }
            return other.body != nil && other.isStatic == function.isStatic && other.fits(arguments) && isAllowed
        }
        guard fitting.count > 1 else { return found }
        let best = fitting.enumerated().max { one, two in
            let (first, second) = (rank(one.element, of: owner, payload), rank(two.element, of: owner, payload))
            if first != second { return first < second }
            let (isRunning, isOtherRunning) = (isRunning(one.element, owner), isRunning(two.element, owner))
            if isRunning != isOtherRunning { return isRunning }
            if index.narrows(two.element, one.element) { return true }
            if index.narrows(one.element, two.element) { return false }
            if one.element.conditions.isEmpty != two.element.conditions.isEmpty {
                return one.element.conditions.isEmpty
            }
            let (isNear, isOtherNear) = (one.element.file === place?.file, two.element.file === place?.file)
            return isNear == isOtherNear ? one.offset > two.offset : isOtherNear
        }
        return (best?.element ?? function, owner)
    }

    private func isRunning(_ function: FunctionDeclaration, _ type: String?) -> Bool {
        isRunning(Evaluator.key(of: function, in: type))
    }

    /// Whether a running function is called again by another one that it runs: a client's `send`, to log its
    /// errors. What that sends is found where that function is read itself.
    func isBehindOthers(_ name: String) -> Bool {
        guard let last = stack.lastIndex(of: name) else { return false }
        return stack[(last + 1)...].contains { $0 != "{}" }
    }

    /// Since an address is a text, `post(url: URL(string: url)!)` in `post(url: String)` fits both functions, and calls the
    /// other one.
    private func rank(_ function: FunctionDeclaration, of owner: String?, _ payload: [Value.Part]) -> Int {
        fit(function, of: owner, payload) - (isRunning(function, owner) ? 3 : 0)
    }

    /// A rank for how well arguments fit the types of parameters.
    func fit(_ function: FunctionDeclaration, of owner: String?, _ payload: [Value.Part]) -> Int {
        var sum = 0
        for (position, (parameter, part)) in zip(function.parameters, payload).enumerated() {
            guard var written = parameter.type else { continue }
            if let meant = index.meant(written.name, from: owner), meant.isBracketed { written = meant }
            if case .list = part.value, written.isBracketed { sum += written.pair == nil ? 1 : -3 }
            if case .dictionary = part.value, written.isBracketed { sum += written.pair == nil ? -3 : 1 }
            // `.raw(data)`: a case or static member of the parameter's type.
            if case .choice(let choice) = part.value, choice.type == nil, let entry = index.type(written, from: owner) {
                sum += entry.has(choice.name) ? 2 : -1
            }
            if let symbol = part.value.symbol, symbol.isOptional == written.isOptional { sum += 1 }
            // `Store.self` for `T.Type`
            if case .type(let given) = part.value, let own = written.metatype {
                let bound = function.typeParameters.first { $0.name == own.name }?.bound
                sum += bound.flatMap { fulfils($0, given) }.map { $0 ? 1 : -3 } ?? 0
                continue
            }
            guard let type = part.value.fittingType else { continue }
            // If a type fulfils several overloads, the one with the most requirements is meant.
            let asked = function.requirements.count
            sum += index.type(type).flatMap { index.fulfils(function, $0, at: position) }.map { $0 ? asked : -3 } ?? 0
            if let bound = function.typeParameters.first(where: { $0.name == written.name })?.bound {
                sum += fulfils(bound, type).map { $0 ? 1 : -3 } ?? 0
            }
            let plain = written.name
            if plain == "URL" || plain == "String", case .text(let pieces) = part.value {
                // `base.appendingPathComponent("stores")` is an address.
                sum += (plain == "URL") == pieces.beginsWithURL ? 2 : 0
            } else if plain == type || plain == SourceIndex.last(type) {
                sum += 2
            } else if ["String", "Data", "URL", "Int", "Double", "Bool", "URLRequest"].contains(plain) {
                sum -= 3
            }
        }
        return sum
    }

    /// Whether a type of the team conforms to what a type parameter asks for; nil for other types.
    private func fulfils(_ bound: SwiftType, _ type: String) -> Bool? {
        guard let entry = index.type(type), entry.declaration != nil else { return nil }
        if bound.name == "RawRepresentable" { return index.rawType(of: entry) != nil }
        return index.fulfils(bound.composed, entry)
    }

    /// The arguments of a value's type, which decide between extensions; empty if they aren't known.
    func held(by value: Value) -> [SwiftType]? {
        guard case .instance(let instance) = value, let entry = index.type(instance.type),
            let own = entry.declaration?.typeParameters, !own.isEmpty
        else { return value.held }
        let found = own.compactMap { parameter -> SwiftType? in
            if case .type(let given)? = instance.fields[parameter.name] { return SwiftType(given) }
            let holder = entry.members.properties.first { $0.isStored && $0.type?.name == parameter.name }
            return holder.flatMap { instance.fields[$0.name]?.fittingType }.map { SwiftType($0) }
        }
        return found.count == own.count ? found : []
    }

    /// A value of a protocol or superclass, as a value of the type whose function runs.
    func receiver(_ owner: Value, _ type: String?) -> Value {
        guard let type, let known = owner.symbol?.type ?? owner.typeName.map({ SwiftType($0) }),
            let entry = index.type(known),
            entry.declaration?.kind == .protocolType
                || index.conforming(to: entry.name).contains(where: { $0.name == type })
        else { return owner }
        guard case .symbol(var symbol) = owner else {
            guard case .instance(var instance) = owner else { return owner }
            instance.type = type
            return .instance(instance)
        }
        if index.type(type)?.declaration?.kind == .enumeration {
            symbol.type = SwiftType(type)
            return .symbol(symbol)
        }
        let prefix = symbol.text + "."
        return .instance(Value.Instance(type: type, fields: [:], isInput: symbol.isInput, prefix: prefix))
    }
}

extension SourceIndex {
    /// The type that a function of a generic type gives: `Settings` for the `T` of a `Box<Settings>`
    func result(of function: FunctionDeclaration, _ this: Value?, in owner: String?) -> SwiftType? {
        guard let written = function.result, let type = this?.symbol?.type, !type.arguments.isEmpty else {
            return function.result
        }
        return written.replacing(typeArguments(of: type, in: owner))
    }
}

extension Value {
    /// The code whose result it is, if that isn't in the sources: `withCheckedContinuation` for `await withCheckedContinuation { … }`
    var givenElsewhere: String? {
        switch self {
        case .unknown(let text): return text
        case .instance(let made): return made.type.first?.isLowercase == true ? made.type + "()" : nil
        default: return nil
        }
    }

    /// The type by which overloads are told apart; nil where it isn't known.
    var fittingType: String? {
        switch self {
        case .text: return "String"
        case .literal(let text): return text.literalType
        case .symbol(let symbol): return symbol.type?.name
        case .instance(let instance): return instance.type
        case .choice(let choice): return choice.type
        default: return nil
        }
    }
}

extension SwiftType {
    /// `Array` of `[Store]`: the name by which extensions know it.
    var extendable: String { element != nil ? "Array" : pair != nil ? "Dictionary" : name }

    /// `Store` of `[Store]` and `Set<Store>`
    var held: [SwiftType] { pair.map { [$0.key, $0.value] } ?? element.map { [$0] } ?? arguments }
}

extension Array {
    /// The members that fit a collection's elements, if several extensions declare members for different elements; none if
    /// the elements aren't known.
    func of(_ held: [SwiftType]?, _ extended: (Element) -> SwiftType?) -> [Element] {
        guard let held, Set(compactMap { extended($0)?.held }).count > 1 else { return self }
        return filter { extended($0).map { $0.held.map(\.lastName) == held.map(\.lastName) } ?? true }
    }
}

extension SourceIndex.Entry {
    /// Whether `.name` can mean a case or a static member of the type.
    fileprivate func has(_ name: String) -> Bool {
        name == "init" || members.cases.contains { $0.name == name }
            || members.properties.contains { $0.isStatic && $0.name == name }
            || members.functions.contains { $0.isStatic && $0.name == name }
    }
}

extension FunctionDeclaration {
    /// What a function may change of a request that it passes on to a function of the same name; nothing if it passes
    /// on the arguments that it gets: `inner.load(signed(request))`
    fileprivate var changedBeforePassing: [EndpointField] {
        let names = Set(parameters.compactMap(\.name))
        var (passes, changes) = (false, false)
        let walk = SwiftWalk(enters: { statement in
            guard case .variables(let bindings) = statement.kind else { return true }
            // `var request = request`
            changes = changes || bindings.contains { !names.isDisjoint(with: $0.pattern.names) }
            return true
        })
        walk.visit(body ?? []) { expression in
            guard case .call(.member(_?, name), let arguments) = expression else { return }
            passes = true
            changes = changes || !arguments.allSatisfy { $0.value.isPassedOn(of: names) }
        }
        guard passes, changes else { return [] }
        let words = ReferencedNames(body).names
        let known: [(EndpointField, Set<String>)] = [
            (.server, ["url", "URLComponents"]), (.method, ["httpMethod"]), (.path, ["url", "URLComponents"]),
            (.query, ["url", "URLComponents"]), (.headers, ["setValue", "addValue", "allHTTPHeaderFields"]),
            (.body, ["httpBody"]),
        ]
        let fields = known.filter { !words.isDisjoint(with: $0.1) }.map(\.0)
        return fields.isEmpty ? EndpointField.sent : fields
    }

    /// Whether the app is meant to override it: it returns nil or an empty collection.
    fileprivate var isPlaceholder: Bool {
        let failures = ["assertionFailure", "fatalError", "preconditionFailure"]
        let code = (body ?? []).drop { statement in
            guard case .expression(.call(.name(let name), _)) = statement.kind else { return false }
            return failures.contains(name)
        }
        guard result != nil, code.count < 2, isPublic || code.count < (body ?? []).count else { return false }
        switch code.first?.kind {
        case nil, .result(.null?), .expression(.null): return true
        case .result(.array(let elements)?), .expression(.array(let elements)): return elements.isEmpty
        case .result(.dictionary(let pairs)?), .expression(.dictionary(let pairs)): return pairs.isEmpty
        default: return false
        }
    }
}

extension SwiftExpression {
    /// Whether it is one of these parameters, or an argument that isn't sent: `Store.self`, a handler
    fileprivate func isPassedOn(of names: Set<String>) -> Bool {
        switch self {
        case .name(let name): return names.contains(name)
        case .closure, .metatype: return true
        default: return false
        }
    }
}
