extension Evaluator {
    func member(_ name: String, of base: SwiftExpression, in scope: inout Scope) -> Value {
        if let maker = maker(name, of: base, in: scope) { return maker }
        if case .name("super") = base {
            guard let (property, owner) = inherited(name, from: scope.type) else { return .unknown("super." + name) }
            return value(of: property, this: scope.this, type: owner)
        }
        if case .name("Self") = base, let type = scope.ownType { return typeMember(name, of: type) }
        if case .name(let type) = base, scope.values[type] == nil, type.first?.isUppercase == true, type != "Self",
            !isGlobal(type, in: scope)
        {
            // A type argument that the value was made with: the `S` of `Client<S>` in `Client<Shop>()`
            if case .type(let given)? = scope.this?.field(type) { return typeMember(name, of: given) }
            return typeMember(name, of: index.type(type, from: scope.type)?.name ?? type)
        }
        if let nested = nestedType(base) { return typeMember(name, of: nested) }
        if case .member = base, let type = base.namedType, let entry = index.type(type, from: scope.type),
            type.name.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true })
        {
            return typeMember(name, of: entry.name)
        }
        if let (property, owner) = unrequired(name, of: scope.declared(base)) {
            return value(of: property, this: evaluate(base, in: &scope), type: owner)
        }
        guard case .chained(let inner) = base else {
            let owner = rooted(evaluate(base, in: &scope), in: scope)
            if let known = textMember(name, of: owner, as: textType(of: base, owner, in: scope)) { return known }
            return member(name, of: owner, in: &scope)
        }
        // `parent?.id` exists only if the parent does.
        let owner = evaluate(inner, in: &scope)
        // A value that is computed from a case exists only if there is a case.
        if name != "rawValue", case .symbol(let symbol) = owner, symbol.isOptional, let entry = index.type(symbol.type),
            !entry.members.cases.isEmpty, property(name, of: entry, isStatic: false)?.0.hasCode == true, isNull(owner)
        {
            return .null
        }
        return member(name, of: owner.unwrapped, in: &scope).chained(behind: owner)
    }

    /// The nested type that a name without its outer type means: `.Stores` in `client.load(.Stores.all.text)`
    func nestedType(_ expression: SwiftExpression) -> String? {
        guard case .member(nil, let name) = expression, name.first?.isUppercase == true, let entry = index.type(name),
            entry.parent != nil, index.makers[name] == nil
        else { return nil }
        return entry.name
    }

    func member(_ name: String, of value: Value, in scope: inout Scope) -> Value {
        if name == "self" { return value }
        if case .instance(let instance) = value, !index.isDeclared(instance.type),
            let known = Foundation.member(name, of: value, self)
        {
            return known
        }
        if let known = knownMember(name, of: value), !known.isUnknown || !name.saysQuery { return known }
        if let stored = storedMember(name, of: value) { return stored }
        if let query = Foundation.query(name, of: value) { return query }
        if let known = Foundation.member(name, of: value, self) { return known }
        switch value {
        case .type(let type): return typeMember(name, of: type)
        case .tuple(let parts):
            // The key of a header is called `name`.
            if let part = parts.first(where: { $0.label == name || $0.label == "key" && name == "name" }) {
                return part.value
            }
            if let position = Int(name), parts.indices.contains(position) { return parts[position].value }
            return .unknown(value.key + "." + name)
        case .symbol(let symbol): return .symbol(inner(name, of: symbol))
        case .instance(let instance):
            if let known = dynamic(name, of: value) { return known }
            noteOutside(name, of: instance.type)
            return .symbol(Symbol(text: instance.prefix + name, type: nil, isInput: instance.isInput))
        case .null: return .null
        case .unknown(let text): return .unknown(text + "." + name)
        case .choice, .text, .literal, .list, .dictionary, .closure: return .unknown(value.key + "." + name)
        }
    }

    /// A property of a symbol, as a symbol: `path` in a method of `request`
    func storedMember(_ name: String, of value: Value) -> Value? {
        guard case .symbol(let symbol) = value, let entry = index.type(symbol.type),
            property(name, of: entry, isStatic: false) != nil
        else { return nil }
        return .symbol(inner(name, of: symbol))
    }

    private func inner(_ name: String, of symbol: Symbol) -> Symbol {
        let found = index.type(symbol.type).flatMap { property(name, of: $0, isStatic: false) }
        let arguments = index.typeArguments(of: symbol.type, in: found?.1)
        let type = index.resolved(found?.0.type?.replacing(arguments), from: found?.1)
        var inner = Symbol(text: symbol.text + "." + name, type: type, isInput: symbol.isInput)
        inner.isOfEndpoint = symbol.isOfEndpoint
        if symbol.isOptional { inner.type = inner.type?.asOptional }
        return inner
    }

    /// A member that the team's code declares; nil if it declares none.
    func knownMember(_ name: String, of value: Value) -> Value? {
        membersRead.insert(name)
        let value = current(value)
        switch value {
        case .instance(let instance):
            // A computed property that overrides a stored one: `override var path: String { "/stores/\(id)" }`
            let own = index.type(instance.type)?.members.properties.first { $0.name == name && $0.getter != nil }
            let isOverridden = own?.attributes.contains("override") == true
            if let field = instance.fields[name], !isOverridden { return current(field) }
            return declared(name, typeName: instance.type, this: value)
        case .choice(let choice):
            if name == "rawValue" { return rawValue(of: choice) ?? .choice(choice) }
            guard let type = choice.type else { return nil }
            return declared(name, typeName: type, this: value)
        case .symbol(let symbol):
            guard let entry = symbol.type.flatMap({ index.type($0.extendable) }) else { return nil }
            // What travels for such a value is what travels for the value itself.
            if name == "rawValue", index.rawType(of: entry) != nil {
                // An enum of one case has no other value.
                let only = entry.members.cases.count == 1 ? entry.members.cases.first : nil
                let known = only.flatMap { rawValue(of: Value.Choice(type: entry.name, name: $0.name, payload: [])) }
                var raw = symbol
                raw.isRaw = true
                return known ?? .symbol(raw)
            }
            guard let (property, owner) = property(name, of: entry, isStatic: false, value.held) else { return nil }
            if name == "rawValue", property.hasCode, areWords(entry) { return .symbol(inner(name, of: symbol)) }
            guard property.getter != nil else {
                let isSettled = property.isConstant || AddressSplitting.isAddress(name) || isNeverSet(property, entry)
                if !symbol.isInput, property.value != nil, isSettled {
                    return self.value(of: property, this: value, type: owner)
                }
                // What a constant property begins with is in every value: `let path = "stores"`
                let isSet = property.isConstant && property.value != nil
                if isSet, let own = self.value(of: property, this: value, type: owner).ifText { return own }
                return usualAddress(property, value, owner) ?? settled(property, nil, value, owner)
            }
            return self.value(of: property, this: value, type: owner)
        case .literal(let text): return declared(name, typeName: text.literalType, this: value)
        case .null:
            guard let entry = index.type("Optional"), let found = property(name, of: entry, isStatic: false, []) else {
                return nil
            }
            return self.value(of: found.0, this: value, type: found.1)
        case .text:
            return textTypes(nil, with: name).lazy.compactMap { self.declared(name, typeName: $0, this: value) }.first
        case .list, .dictionary:
            // What writes a query handles every kind of value.
            if name.saysQuery { return nil }
            let own = if case .list = value { "Array" } else { "Dictionary" }
            // A team's own `Collection` isn't the protocol.
            let extended = [own, "Collection", "Sequence", "Encodable", "Codable"].filter { !index.isDeclared($0) }
            return extended.lazy.compactMap { self.declared(name, typeName: $0, this: value) }.first
        default: return nil
        }
    }

    func declared(_ name: String, typeName: String, this: Value) -> Value? {
        guard let entry = index.type(typeName),
            let (property, owner) = property(name, of: entry, isStatic: false, held(by: this))
        else { return nil }
        let result = value(of: property, this: this, type: owner)
        if property.attributes.contains("lazy"), case .instance(var object) = current(this), object.number != nil {
            object.fields[name] = result
            note(.instance(object))
        }
        return result
    }

    /// A property of a type, its own one first, then those of protocols and superclasses. What a protocol merely asks
    /// for counts last.
    func property(_ name: String, of entry: SourceIndex.Entry, isStatic: Bool, _ held: [SwiftType]? = nil) -> (
        PropertyDeclaration, String
    )? {
        var required: (PropertyDeclaration, String)?
        for candidate in [entry] + index.ancestors(of: entry) {
            let named = index.members.properties(name, of: candidate.name).filter { property in
                property.isStatic == isStatic && index.fulfils(property.conditions, entry)
            }.of(held, \.extended)
            // A member for some types only, or in this file, goes before one for all types.
            let near = named.filter { !$0.conditions.isEmpty } + named.filter { $0.file === place?.file }
            for property in near + named {
                let isRequirement =
                    candidate.declaration?.kind == .protocolType && property.value == nil && !property.hasCode
                if isRequirement {
                    required = required ?? (property, candidate.name)
                } else {
                    return (property, candidate.name)
                }
            }
        }
        return required
    }

    /// A member that only an extension of a protocol declares. For a value with the protocol as its type, it is used
    /// even if the value's own type declares another one.
    func unrequired(_ name: String, of type: SwiftType?) -> (PropertyDeclaration, String)? {
        guard let entry = index.type(type), entry.declaration?.kind == .protocolType,
            let found = property(name, of: entry, isStatic: false), found.0.hasCode
        else { return nil }
        let isRequired = ([entry] + index.ancestors(of: entry)).contains { candidate in
            index.members.properties(name, of: candidate.name).contains { !$0.hasCode && $0.value == nil }
        }
        return isRequired || !index.saysRequirements(of: entry) ? nil : found
    }

    /// A function that only an extension of a protocol declares.
    func unrequired(_ name: String, of type: SwiftType?, _ arguments: [SwiftArgument]) -> (
        FunctionDeclaration, String?
    )? {
        guard let entry = index.type(type), entry.declaration?.kind == .protocolType,
            let found = function(name, of: entry, arguments, isStatic: false)
        else { return nil }
        let isRequired = ([entry] + index.ancestors(of: entry)).contains { candidate in
            index.members.functions(name, of: candidate.name).contains { $0.body == nil }
        }
        return isRequired || !index.saysRequirements(of: entry) ? nil : found
    }

    /// A property that a class inherits from its superclasses.
    private func inherited(_ name: String, from type: String?) -> (PropertyDeclaration, String)? {
        guard let entry = type.flatMap({ index.type($0) }) else { return nil }
        return index.ancestors(of: entry).lazy.compactMap { candidate in
            self.index.members.properties(name, of: candidate.name).first { !$0.isStatic }.map { ($0, candidate.name) }
        }.first
    }

    /// The value of a property: computed, initial, or passed by the caller.
    func value(of property: PropertyDeclaration, this: Value?, type: String?) -> Value {
        guard this == nil, property.value != nil || property.getter != nil else { return made(property, this, type) }
        let key = Evaluator.key(of: property, in: type) + "#" + property.file.site(property.place)
        let isOne = property.isConstant && property.value != nil
        let make = { self.made(property, nil, type) }
        return isOne ? shared(key, make) : remembered(memoryKey(key), make)
    }

    private func made(_ property: PropertyDeclaration, _ this: Value?, _ type: String?) -> Value {
        let start = remarks.count
        defer { if AddressSplitting.isAddress(property.name) { remarks.keepAddress(from: start) } }
        if !index.conditions.isEmpty {
            let body = property.getter ?? property.value?.calledClosure?.body
            noteConditions(property.file, property.place, body, property.type)
        }
        if let getter = property.getter {
            let name = Evaluator.key(of: property, in: type)
            visited.insert(name)
            // A value that holds one of its type is read once: `indirect enum Filter { case all, not(Filter) }`
            // One that asks the network has the key of a function, which callers are known by.
            let key = property.asking != nil ? name : name + (this?.symbol?.type?.text ?? this?.key ?? "")
            guard !isRunning(key), mayGoOn() else {
                return this?.symbol.map { .symbol(inner(property.name, of: $0)) } ?? .unknown(property.name)
            }
            stack.append(key)
            defer { stack.removeLast() }
            let before = place
            defer { place = before }
            place = (property.file, property.place)
            var scope = Scope(this: this, type: type, file: property.file)
            scope.result = property.type
            return typed(value(of: getter, in: &scope), as: property.type, from: type)
        }
        if let value = property.value,
            property.isConstant || property.isStatic || !isInput(this) || isSettled(property, this)
        {
            var scope = Scope(this: this, type: type, file: property.file)
            scope.result = property.type
            var first = typed(evaluate(value, in: &scope), as: property.type, from: type)
            if first.knownText != nil, index.isWrapped(property) { return .unknown(property.name) }
            if case .instance(let shared) = first, property.isStatic || this == nil || isHeld(shared, by: this) {
                var seen: Set<Int> = []
                first = .instance(kept(shared, &seen))
            }
            if let kind = setting(property, first, this, type) {
                var kept = own(property, this, type ?? "", kind)
                if beginsWithAddress(property, kind, type) { kept.type = kind }
                return .symbol(kept)
            }
            let isQueue = first.isEmptyLiteral
            if isFilled(property, first, this, type) {
                let kept = own(property, this, type ?? "", value.madeType)
                return isQueue ? .symbol(kept) : first.opened(by: kept) ?? first
            }
            let isOne = !first.isValue || isQueue || first.typeName.map(index.isDeclared) == true
            let isChanged = !first.isValue && isOverwritten(property, this, type)
            if isOne, isSetElsewhere(property, this, type) || isChanged && !first.hasScheme {
                let usual = isQueue ? value.madeType : first.typeName.map { SwiftType($0) }
                return .symbol(own(property, this, type ?? "", usual ?? property.type))
            }
            if first.knownText == "", isFilledLater(property, of: type), settled(property, nil, this, type) == nil {
                return .symbol(own(property, this, type ?? "", "String"))
            }
            return first.isValue || isChanged ? settled(property, first, this, type) ?? first : first
        }
        if let query = queryText(property, type) { return query }
        if let address = usualAddress(property, this, type) ?? settled(property, nil, this, type)
            ?? addressOfConforming(property, type) ?? (isInput(this) ? nil : offered(property, type))
        {
            return address
        }
        if case .instance(let instance)? = this {
            let arguments = index.type(instance.type).map { index.typeArguments(of: $0, in: type) } ?? [:]
            let type = index.resolved(property.type?.replacing(arguments), from: type)
            return .symbol(Symbol(text: instance.prefix + property.name, type: type, isInput: instance.isInput))
        }
        let arguments = index.typeArguments(of: this?.symbol?.type, in: type)
        let written = index.resolved(property.type?.replacing(arguments), from: type)
        if case .symbol(let symbol)? = this {
            return .symbol(Symbol(text: symbol.text + "." + property.name, type: written, isInput: symbol.isInput))
        }
        return .symbol(Symbol(text: property.name, type: written, isInput: false))
    }

    /// Whether an object of the team was made before the code that runs.
    private func isHeld(_ object: Value.Instance, by owner: Value?) -> Bool {
        guard case .instance(let instance)? = owner, !instance.isMade, !instance.isInput else { return false }
        return index.type(object.type)?.declaration?.kind == .classType
    }

    private func own(_ property: PropertyDeclaration, _ this: Value?, _ type: String, _ usual: SwiftType?) -> Symbol {
        var text = property.name
        if case .instance(let instance)? = this { text = instance.prefix + text }
        if case .symbol(let symbol)? = this { text = symbol.text + "." + text }
        if property.isStatic { text = SourceIndex.shown(type) + "." + text }
        return Symbol(text: text, type: property.type ?? usual, isInput: isInput(this))
    }

    /// Whether a variable keeps its initial value: no memberwise initialiser takes it, or it describes the request.
    private func isSettled(_ property: PropertyDeclaration, _ this: Value?) -> Bool {
        guard case .instance(let instance)? = this, let entry = index.type(instance.type) else { return false }
        let isRole = EndpointRole.allCases.contains { $0.names.contains(property.name) }
        // Any code that has an object may set variables that aren't private.
        if entry.declaration?.kind == .classType { return isRole || property.isPrivate }
        if index.members.functions("init", of: entry.name).contains(where: { $0.body != nil }) { return true }
        return isRole
    }

    private func isInput(_ value: Value?) -> Bool {
        if case .instance(let instance)? = value { return instance.isInput }
        return false
    }

    // MARK: Types

    private func typeMember(_ name: String, of type: String) -> Value {
        if let value = staticMember(name, of: type) { return value }
        if index.type(type + "." + name) != nil { return .type(type + "." + name) }
        if name == "none", type == "Optional" { return .null }
        if type == "URLSessionConfiguration" { return .made(type, [:]) }
        if name == "allCases" { return allCases(of: type) ?? .unknown(type + ".allCases") }
        // `HTTPMethod.DELETE` isn't a type.
        let isVerb = Foundation.isKnown(type) && RequestReader.verbs.contains(name)
        if name.first?.isUppercase == true, !isVerb { return .type(type + "." + name) }
        if index.type(type) == nil, Foundation.isKnown(type) || name == "none" {
            return .choice(Value.Choice(type: type, name: name, payload: []))
        }
        // `URLSession.shared` has the methods that the team adds to its type.
        let isOne = ["shared", "default", "standard"].contains(name) && index.type(type)?.declaration == nil
        return .symbol(Symbol(text: type + "." + name, type: isOne ? SwiftType(type) : nil, isInput: false))
    }

    /// A case or static member of a type that the team declares.
    func staticMember(_ name: String, of type: String) -> Value? {
        guard let entry = index.type(type) else { return nil }
        let found = property(name, of: entry, isStatic: true)
        // A case with values and a variable may share a name: `static var all: Self { .all(page: nil) }`
        if entry.members.cases.contains(where: { $0.name == name && ($0.parameters.isEmpty || found == nil) }) {
            return .choice(Value.Choice(type: entry.name, name: name, payload: []))
        }
        guard let (property, owner) = found else { return nil }
        if !property.isConstant, property.getter == nil, property.value == nil {
            return .symbol(Symbol(text: type + "." + name, type: property.type, isInput: false))
        }
        return value(of: property, this: nil, type: owner)
    }
}

extension PropertyDeclaration {
    var isPrivate: Bool { attributes.contains("private") || attributes.contains("fileprivate") }

    /// Whether code computes it.
    var hasCode: Bool { getter.map { !$0.isEmpty } ?? false }
}
