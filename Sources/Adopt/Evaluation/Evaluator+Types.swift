/// Gives values the types that the code declares.
extension Evaluator {
    /// `("/a", .get)` of `(path: String, method: HTTPMethod)`
    private func labelled(_ parts: [Value.Part], by elements: [SwiftType.Element]) -> [Value.Part] {
        guard elements.count == parts.count else { return parts }
        return zip(parts, elements).map { part, element in
            guard let label = element.label else { return part }
            return Value.Part(label: part.label ?? label, value: typed(part.value, as: element.type, from: nil))
        }
    }

    /// `[.ifNoneMatch: tag]` of `[HeaderName: String]`
    private func typed(_ entries: Value.Entries, as key: SwiftType, _ value: SwiftType, from place: String?)
        -> Value.Entries
    {
        var result = entries
        result.type = .dictionary(key, value)
        for index in result.entries.indices {
            result.entries[index].key = typed(result.entries[index].key, as: key, from: place)
            result.entries[index].value = typed(result.entries[index].value, as: value, from: place)
        }
        return result
    }

    /// The first value of a chain that omits its type, such as `.get("/stores").query(…)`, as a value of the only type
    /// with such a member, or else of the function's result.
    func rooted(_ value: Value, in scope: Scope) -> Value {
        guard case .choice(let choice) = value, choice.type == nil else { return value }
        let result = scope.result.flatMap {
            index.type($0 == "Self" ? scope.type ?? "Self" : $0.name, from: scope.type)
        }
        let makers = index.makers[choice.name] ?? []
        // In an argument, it's the only type with a static member of this name that makes a value of the type.
        if makers.count == 1, result.map({ !makers.contains($0.name) }) ?? true {
            return typed(value, as: SwiftType(makers[0]), from: nil)
        }
        guard let written = scope.result else { return value }
        return typed(value, as: written, from: scope.type)
    }

    /// A value with its declared type: `.get` as an `HTTPMethod`, `.init(…)` as a `Header`.
    func typed(_ value: Value, as type: SwiftType?, from place: String?) -> Value {
        guard let type else { return value }
        // `let maker: RequestBuilder<Pet>.Type = factory.getBuilder()`
        if let named = type.metatype, index.type(named)?.declaration != nil {
            if case .type = value { return value }
            return .type(named.name)
        }
        guard case .choice(var choice) = value, choice.type == nil else {
            switch (value, type.unwrapped) {
            case (.tuple(let parts), .tuple(let elements)): return .tuple(labelled(parts, by: elements))
            // `typealias Route = (method: Method, path: String)`
            case (.tuple, let named):
                guard let meant = index.meant(named.name, from: place), case .tuple = meant else { return value }
                return typed(value, as: meant, from: place)
            case (.list(var list), .list(let element)):
                for index in list.elements.indices {
                    list.elements[index].value = typed(list.elements[index].value, as: element, from: place)
                }
                return .list(list)
            // `var headers: HTTPHeaders = [.accept("text/plain")]`
            case (.list, "HTTPHeaders") where !index.isDeclared("HTTPHeaders"): return Foundation.headers(value)
            case (.dictionary(let entries), .dictionary(let key, let inner)):
                return .dictionary(typed(entries, as: key, inner, from: place))
            default: return supplied(value, as: type, from: place)
            }
        }
        if choice.name == "none", type.isOptional { return .null }
        // `return .some(["page": page])`
        if choice.name == "some", type.isOptional, choice.payload.count == 1 {
            return typed(choice.payload[0].value, as: type.unwrapped, from: place)
        }
        let plain = type.name == "Self" ? place ?? type.name : type.name
        guard let entry = index.type(plain, from: place) else {
            if choice.name == "init", type.isBracketed {
                return construct(type.pair == nil ? "Array" : "Dictionary", choice.payload)
            }
            if choice.name == "init" { return construct(plain, choice.payload) }
            if let known = collection(choice.name, as: type) { return typed(known, as: type, from: place) }
            choice.type = plain
            return .choice(choice)
        }
        if choice.name == "init" { return construct(entry.name, choice.payload) }
        if !entry.members.cases.contains(where: { $0.name == choice.name }) {
            // A variable can have the name of a function, but only the function takes arguments.
            if !choice.payload.isEmpty, let made = made(by: choice, of: entry) { return made }
            if let known = staticMember(choice.name, of: entry.name) { return known }
            if let made = made(by: choice, of: entry) { return made }
        }
        choice.type = entry.name
        return .choice(filled(choice, of: entry))
    }

    /// A value from code outside the sources with its declared type, if that is a collection or a type of the team:
    /// `let client: Client = container.make()`
    private func supplied(_ value: Value, as type: SwiftType, from place: String?) -> Value {
        let entry = index.type(type, from: place)
        if case .text = value, let entry, index.writesTexts(entry) { return value.changedText }
        let kind = entry?.declaration?.kind
        guard kind != nil || type.isBracketed else { return value }
        if let text = value.givenElsewhere, let kind, kind != .enumeration {
            return .symbol(Symbol(text: text, type: index.resolved(type, from: place), isInput: false))
        }
        return value.ofType(index.resolved(type, from: place))
    }

    /// The type of the team that code outside the sources makes a value of: `container.make(Client.self)`. A type that
    /// is decoded isn't one.
    func asked(_ payload: [Value.Part]) -> SwiftType? {
        let types = payload.compactMap { part in if case .type(let name) = part.value { name } else { nil } }
        guard types.count == 1, let kind = index.type(types[0])?.declaration?.kind, kind != .enumeration,
            !index.isDecodable(SwiftType(types[0]), from: nil)
        else { return nil }
        return SwiftType(types[0])
    }

    /// A case whose values have the types and defaults of its declaration: `.get(.parameters(list))`
    func filled(_ choice: Value.Choice, of entry: SourceIndex.Entry) -> Value.Choice {
        guard let declaration = entry.members.cases.first(where: { $0.name == choice.name }) else { return choice }
        var result = choice
        if choice.payload.count < declaration.parameters.count {
            var rest = choice.payload[...]
            var scope = Scope(type: entry.name, file: declaration.file)
            result.payload = declaration.parameters.compactMap { parameter in
                if let next = rest.first, next.label == parameter.label || parameter.defaultValue == nil {
                    return rest.removeFirst()
                }
                let usual = parameter.defaultValue.map { evaluate($0, in: &scope) }
                return usual.map { Value.Part(label: parameter.label, value: $0) }
            }
        }
        for (position, parameter) in declaration.parameters.enumerated() where position < result.payload.count {
            result.payload[position].value = typed(result.payload[position].value, as: parameter.type, from: entry.name)
        }
        return result
    }
}

extension Evaluator {
    /// The name of the type that code names with `Body.self`; nil if that is another one for each type or caller.
    func meant(_ written: SwiftExpression, in scope: Scope) -> String? {
        guard let type = written.namedType else { return nil }
        let words = type.name.split(separator: ".", maxSplits: 1).map(String.init)
        var owner = scope.this?.typeName ?? scope.this?.symbol?.type?.name ?? scope.type
        var name = type.name
        // `A.Body` of `send<A: Ask>(_ ask: A)`
        let given = scope.values[words[0]] ?? scope.this?.field(words[0])
        if case .type(let bound)? = given {
            guard words.count == 2 else { return index.type(bound)?.name ?? bound }
            (owner, name) = (bound, words[1])
        } else if let known = index.type(type, from: scope.type) {
            return known.name
        } else if words[0] == "Self", words.count == 2 {
            name = words[1]
        }
        if let entry = owner.flatMap({ index.type($0) }), let known = index.associated(name, of: entry) {
            return known.map { index.type($0, from: entry.name)?.name ?? $0.text }
        }
        return index.isTypeParameter(words[0]) ? nil : name
    }
}

/// Initialisers that only the types of their parameters tell apart.
extension Evaluator {
    func best(of makers: [FunctionDeclaration], _ entry: SourceIndex.Entry, _ payload: [Value.Part])
        -> FunctionDeclaration?
    {
        makers.enumerated().max { one, two in
            let (first, second) = (fit(one.element, of: entry.name, payload), fit(two.element, of: entry.name, payload))
            return first == second ? one.offset > two.offset : first < second
        }?.element
    }

    /// Notes that the type of an argument that isn't understood decides between initialisers: `Item("year", \.year)`
    func noteOverloads(
        _ makers: [FunctionDeclaration], _ chosen: FunctionDeclaration, _ entry: SourceIndex.Entry,
        _ payload: [Value.Part]
    ) {
        let others = makers.filter { other in
            other.site != chosen.site && other.parameters.count == payload.count
                && fit(other, of: entry.name, payload) == fit(chosen, of: entry.name, payload)
                && zip(zip(other.parameters, chosen.parameters), payload).contains {
                    $0.0.type != $0.1.type && $1.value.isUnknown
                }
        }
        guard !others.isEmpty else { return }
        let text = "several initialisers of `\(SourceIndex.shown(entry.name))` fit: the first is taken"
        remarks.add(EndpointField.carried + [.path], text)
    }
}

/// The parameters and type parameters of functions in calls.
extension Evaluator {
    /// `super.init(body)`, `super.headers()`, `super.prepare(&request)`
    func callInherited(_ name: String, _ payload: [Value.Part], _ arguments: [SwiftArgument], in scope: inout Scope)
        -> Value
    {
        guard let entry = scope.type.flatMap({ index.type($0) }) else { return .unknown("super." + name + "()") }
        for candidate in index.ancestors(of: entry) {
            let found = index.members.functions(name, of: candidate.name).first { $0.body != nil && $0.fits(arguments) }
            guard let found else { continue }
            let result = invoke(found, candidate.name, payload, this: scope.this)
            if let this = finalScope?.this { scope.this = this }
            writeBack(arguments, found.parameters, in: &scope)
            return name == "init" ? .tuple([]) : result
        }
        return .unknown("super." + name + "()")
    }

    /// Binds parameters to their arguments, in order, with defaults for those that are left out.
    func bind(_ payload: [Value.Part], to parameters: [SwiftParameter], in scope: inout Scope, from type: String?) {
        var rest = payload[...]
        for (position, parameter) in parameters.enumerated() {
            let name = parameter.key
            scope.types[name] = parameter.type
            if let element = parameter.type?.repeated {
                let taken = rest.prefix { $0.label == parameter.label || $0.label == nil }
                rest = rest.dropFirst(taken.count)
                let elements = taken.map { Value.Element(value: typed($0.value, as: element, from: type)) }
                scope.values[name] = .list(Value.List(elements: elements))
            } else if let next = rest.first, next.label == parameter.label || isTrailing(next, position, parameters),
                !parameter.isPassed(
                    by: SwiftArgument(label: next.label, value: next.value.marker), for: parameters[(position + 1)...])
            {
                scope.values[name] = built(typed(next.value, as: parameter.type, from: type), by: parameter)
                rest = rest.dropFirst()
            } else if let value = parameter.defaultValue {
                scope.values[name] = typed(evaluate(value, in: &scope), as: parameter.type, from: type)
            } else {
                scope.values[name] = .symbol(Symbol(text: name, type: parameter.type, isInput: false))
            }
        }
    }

    /// Marks a closure whose values a result builder collects: `@RequestComponents _ build: () -> [any Component]`
    private func built(_ value: Value, by parameter: SwiftParameter) -> Value {
        let builder = parameter.marks.first { mark in
            index.type(mark.name)?.declaration?.attributes.contains("resultBuilder") == true
        }
        guard let builder, case .closure(var function) = value else { return value }
        function.builder = builder.name
        return .closure(function)
    }

    /// Binds the type parameters of a function by its arguments: `R` of `execute<R: Request>(_ request: R)`
    func bindTypes(of function: FunctionDeclaration, in scope: inout Scope) {
        for parameter in function.typeParameters {
            let name = parameter.name
            let taking = function.parameters.first { ($0.type?.metatype ?? $0.type)?.name == name }
            let named = taking?.key
            if let named, taking?.type?.metatype == nil, let bound = parameter.bound,
                scope.types[named]?.isOptional == false
            {
                scope.types[named] = bound
            }
            switch named.flatMap({ scope.values[$0] }) {
            case .type(let type)?: scope.values[name] = .type(type)
            case let value?: if let type = value.typeName { scope.values[name] = .type(type) }
            case nil: continue
            }
        }
    }

    /// The value as it is interpolated in a text: a case adds its name, not its raw value.
    func shown(_ value: Value) -> Value {
        switch value {
        case .choice(let choice) where choice.payload.isEmpty && choice.type.map(index.isDeclared) == true:
            return knownMember("description", of: value) ?? .words(choice.name)
        case .instance(let instance):
            guard let entry = index.type(instance.type), entry.declaration != nil,
                index.conformances(of: entry).contains("CustomStringConvertible")
            else { return value }
            return knownMember("description", of: value) ?? value
        case .type(let name):
            guard let entry = index.type(name), let kind = entry.declaration?.kind, kind != .protocolType,
                index.conforming(to: entry.name).isEmpty
            else { return value }
            return .words(SourceIndex.last(entry.name))
        case .symbol(let symbol):
            // `"\(list)"` shows brackets and quotation marks.
            if symbol.type?.unwrapped == "Date" || symbol.type?.isCollection == true { return value.changedSymbol }
            // `"\(item.value)"` shows true as 1, and 8.0 as 8.
            if symbol.isOfJSON, ["Bool", "Double", "Float"].contains(symbol.type?.name) { return value.changedSymbol }
            guard !symbol.isRaw, let entry = index.type(symbol.type), !entry.members.cases.isEmpty else { return value }
            let isPlain = entry.members.cases.allSatisfy { declaration in
                let choice = Value.Choice(type: entry.name, name: declaration.name, payload: [])
                return rawValue(of: choice)?.knownText == declaration.name
            }
            return isPlain && property("description", of: entry, isStatic: false) == nil ? value : value.changedSymbol
        default: return value
        }
    }

    /// Whether an argument is a trailing closure, which needs no label.
    private func isTrailing(_ part: Value.Part, _ position: Int, _ parameters: [SwiftParameter]) -> Bool {
        guard case .closure = part.value, part.label == nil else { return false }
        return parameters[position].type?.isClosure == true
    }
}

extension Evaluator {
    /// Notes that code reads a part of a request that only a protocol outside the sources can declare.
    func noteOutside(_ name: String, of type: String) {
        guard let entry = index.type(type), entry.declaration != nil, !index.outside(entry).isEmpty else { return }
        guard let fields = EndpointRole.fields(named: name), fields != [.method] else { return }
        let text = "`\(SourceIndex.shown(type)).\(name)` isn't in these sources"
        remarks.add(fields, text, isUnknown: true)
    }
}

extension SwiftParameter {
    /// Its name in a scope. One without a name takes its argument, too: `model _: Model.Type`
    fileprivate var key: String { name ?? "_" }

    /// The symbol for it if no code that is read passes an argument.
    var open: Value { .symbol(Symbol(text: name ?? "_", type: type, isInput: false)) }
}

extension [SwiftParameter] {
    /// The symbols of all parameters without defaults, as arguments.
    var needed: [Value.Part] { filter { $0.defaultValue == nil }.map { Value.Part(label: $0.label, value: $0.open) } }

    /// The symbols of all parameters as arguments, with a value at one position.
    func with(_ value: Value, at place: Int) -> [Value.Part] {
        enumerated().map { Value.Part(label: $1.label, value: $0 == place ? value : $1.open) }
    }
}

extension SourceIndex {
    /// Whether the sources declare a type, or make another module's one decodable. An `extension String` does neither.
    func isModel(_ written: SwiftType, from place: String?) -> Bool {
        guard let entry = type(written, from: place) else { return false }
        let names = conformances(of: entry)
        return entry.declaration != nil || !names.isDisjoint(with: ["Codable", "Decodable"])
            || names.contains("Content") && imports.contains("Vapor")
    }

    /// Whether a type has code of its own for the values in its texts: `"/stores/\(id)"` as a `Route`
    func writesTexts(_ entry: Entry) -> Bool {
        guard conformances(of: entry).contains("ExpressibleByStringInterpolation") else { return false }
        return entry.members.types.contains { inner in
            inner.members.functions.contains { $0.name == "appendInterpolation" }
        }
    }

    /// Whether the sources show all that a protocol asks for, also what it inherits from others.
    func saysRequirements(of entry: Entry) -> Bool {
        guard entry.declaration?.kind == .protocolType else { return false }
        let plain = [
            "Sendable", "AnyObject", "class", "Codable", "Encodable", "Decodable", "Equatable", "Hashable", "Error",
        ]
        return conformances(of: entry).allSatisfy { plain.contains($0) || type($0)?.declaration != nil }
    }

    /// Whether a protocol asks a type for a static property: `static var area: Area { get }`
    func isAsked(for name: String, _ entry: Entry) -> Bool {
        ancestors(of: entry).contains { ancestor in
            ancestor.declaration?.kind == .protocolType
                && ancestor.members.properties.contains { $0.isStatic && $0.name == name }
        }
    }
}
