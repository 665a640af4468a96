extension Evaluator {
    func member(_ name: String, of base: SwiftExpression, in scope: inout Scope) -> Value {
        if case .name("Self") = base, let type = scope.this?.typeName ?? scope.type {
            return typeMember(name, of: type)
        }
        if case .name(let type) = base, scope.values[type] == nil, type.first?.isUppercase == true, type != "Self" {
            return typeMember(name, of: index.type(type, from: scope.type)?.name ?? type)
        }
        if case .member = base, let type = base.typeName, let entry = index.type(type, from: scope.type),
            type.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true })
        {
            return typeMember(name, of: entry.name)
        }
        guard case .chained(let inner) = base else {
            return member(name, of: rooted(evaluate(base, in: &scope), in: scope), in: &scope)
        }
        // `parent?.id` is there only where the parent is.
        let owner = evaluate(inner, in: &scope)
        let result = member(name, of: owner.unwrapped, in: &scope)
        guard owner.symbol?.isOptional == true, case .symbol(var symbol) = result, let type = symbol.type,
            !symbol.isOptional
        else { return result }
        symbol.type = type + "?"
        return .symbol(symbol)
    }

    func member(_ name: String, of value: Value, in scope: inout Scope) -> Value {
        if name == "self" { return value }
        if case .instance(let instance) = value, !index.isDeclared(instance.type),
            let known = Foundation.member(name, of: value, self)
        {
            return known
        }
        if let known = knownMember(name, of: value) { return known }
        if let known = Foundation.member(name, of: value, self) { return known }
        switch value {
        case .type(let type): return typeMember(name, of: type)
        case .tuple(let parts):
            if let part = parts.first(where: { $0.label == name }) { return part.value }
            if let position = Int(name), parts.indices.contains(position) { return parts[position].value }
            return .unknown(value.key + "." + name)
        case .symbol(let symbol): return .symbol(inner(name, of: symbol))
        case .instance(let instance):
            return .symbol(Symbol(text: instance.prefix + name, type: nil, isInput: instance.isInput))
        case .null: return .null
        case .unknown(let text): return .unknown(text + "." + name)
        case .choice, .text, .literal, .list, .dictionary, .closure: return .unknown(value.key + "." + name)
        }
    }

    private func inner(_ name: String, of symbol: Symbol) -> Symbol {
        let owner = symbol.type.flatMap { index.type($0) }
        let property = owner?.members.properties.first { $0.name == name }
        let type = index.resolved(property?.type, from: owner?.name)
        var inner = Symbol(text: symbol.text + "." + name, type: type, isInput: symbol.isInput)
        if symbol.isOptional, let type = inner.type, !type.hasSuffix("?") { inner.type = type + "?" }
        return inner
    }

    /// A member that the team's own code declares; nil where it declares none.
    func knownMember(_ name: String, of value: Value) -> Value? {
        switch value {
        case .instance(let instance):
            if let field = instance.fields[name] { return field }
            return declared(name, typeName: instance.type, this: value)
        case .choice(let choice):
            if name == "rawValue" { return rawValue(of: choice) ?? .choice(choice) }
            guard let type = choice.type else { return nil }
            return declared(name, typeName: type, this: value)
        case .symbol(let symbol):
            guard let type = symbol.type, let entry = index.type(type) else { return nil }
            // What travels for such a value is what travels for the value itself.
            if name == "rawValue", index.rawType(of: entry) != nil { return .symbol(symbol) }
            guard let (property, owner) = property(name, of: entry, isStatic: false) else { return nil }
            guard property.getter != nil else { return usualAddress(property, value, owner) }
            return self.value(of: property, this: value, type: owner)
        default: return nil
        }
    }

    private func declared(_ name: String, typeName: String, this: Value) -> Value? {
        guard let entry = index.type(typeName), let (property, owner) = property(name, of: entry, isStatic: false)
        else {
            return nil
        }
        return value(of: property, this: this, type: owner)
    }

    /// A property of a type, its own one first, then those of protocols and superclasses. What a protocol merely asks
    /// for counts last.
    func property(
        _ name: String,
        of entry: SourceIndex.Entry,
        isStatic: Bool
    ) -> (PropertyDeclaration, String)? {
        var required: (PropertyDeclaration, String)?
        for candidate in [entry] + index.ancestors(of: entry) {
            for property in candidate.members.properties where property.name == name && property.isStatic == isStatic {
                let isRequirement =
                    candidate.declaration?.kind == .protocolType && property.value == nil && !property.hasCode
                if isRequirement {
                    required = required ?? (property, candidate.name)
                } else {
                    return (property, candidate === entry ? entry.name : owner(candidate, entry))
                }
            }
        }
        return required
    }

    /// Code of a protocol's extension sees the names of the protocol, and those of the type through `self`.
    private func owner(_ candidate: SourceIndex.Entry, _ entry: SourceIndex.Entry) -> String { candidate.name }

    /// What a property comes to: computed, or what it begins with, or a value that is handed over.
    func value(of property: PropertyDeclaration, this: Value?, type: String?) -> Value {
        if let getter = property.getter {
            let name = Evaluator.key(of: property, in: type)
            visited.insert(name)
            guard !stack.contains(name + (this?.key ?? "")), mayGoOn() else { return .unknown(property.name) }
            stack.append(name + (this?.key ?? ""))
            defer { stack.removeLast() }
            let before = place
            defer { place = before }
            var scope = Scope(this: this, type: type, file: property.file)
            scope.result = property.type
            return typed(value(of: getter, in: &scope), as: property.type, from: type)
        }
        if let value = property.value,
            property.isConstant || property.isStatic || !isInput(this) || isSettled(property, this)
        {
            var scope = Scope(this: this, type: type, file: property.file)
            scope.result = property.type
            return typed(evaluate(value, in: &scope), as: property.type, from: type)
        }
        if let address = usualAddress(property, this, type) { return address }
        if case .instance(let instance)? = this {
            let type = index.resolved(property.type, from: type)
            return .symbol(Symbol(text: instance.prefix + property.name, type: type, isInput: instance.isInput))
        }
        let written = index.resolved(property.type, from: type)
        if case .symbol(let symbol)? = this {
            return .symbol(Symbol(text: symbol.text + "." + property.name, type: written, isInput: symbol.isInput))
        }
        return .symbol(Symbol(text: property.name, type: written, isInput: false))
    }

    /// Whether a variable of a request stays what it begins with: no initialiser sets it, or it says what is sent how.
    private func isSettled(_ property: PropertyDeclaration, _ this: Value?) -> Bool {
        guard case .instance(let instance)? = this, let entry = index.type(instance.type) else { return false }
        if entry.members.functions.contains(where: { $0.name == "init" && $0.body != nil }) { return true }
        return EndpointRole.allCases.contains { $0.names.contains(property.name) }
    }

    private func isInput(_ value: Value?) -> Bool {
        if case .instance(let instance)? = value { return instance.isInput }
        return false
    }

    // MARK: Types

    private func typeMember(_ name: String, of type: String) -> Value {
        if let value = staticMember(name, of: type) { return value }
        if index.type(type + "." + name) != nil { return .type(type + "." + name) }
        if name == "none", SourceIndex.plain(type) == "Optional" { return .null }
        if name == "allCases" { return .unknown(type + ".allCases") }
        if name.first?.isUppercase == true { return .type(type + "." + name) }
        if index.type(type) == nil, Foundation.isKnown(type) || name == "none" {
            return .choice(Value.Choice(type: type, name: name, payload: []))
        }
        return .symbol(Symbol(text: type + "." + name, type: nil, isInput: false))
    }

    /// A case or static member of a type that the team declares.
    func staticMember(_ name: String, of type: String) -> Value? {
        guard let entry = index.type(type) else { return nil }
        if entry.members.cases.contains(where: { $0.name == name }) {
            return .choice(Value.Choice(type: entry.name, name: name, payload: []))
        }
        guard let (property, owner) = property(name, of: entry, isStatic: true) else { return nil }
        if !property.isConstant, property.getter == nil, property.value == nil {
            return .symbol(Symbol(text: type + "." + name, type: property.type, isInput: false))
        }
        return value(of: property, this: nil, type: owner)
    }

    /// What travels for a case of an enum of the team's own; nil for other enums.
    func rawValue(of choice: Value.Choice) -> Value? {
        guard let type = choice.type, let entry = index.type(type),
            let declaration = entry.members.cases.first(where: { $0.name == choice.name })
        else { return nil }
        if let (property, owner) = property("rawValue", of: entry, isStatic: false), property.getter != nil {
            return value(of: property, this: .choice(choice), type: owner)
        }
        if let raw = declaration.rawValue {
            var scope = Scope(type: entry.name, file: declaration.file)
            return evaluate(raw, in: &scope)
        }
        return entry.inherits.contains("String") ? .words(choice.name) : nil
    }

    /// `("/a", .get)` of `(path: String, method: HTTPMethod)`
    private func labelled(_ parts: [Value.Part], by type: String) -> [Value.Part] {
        let words = SourceWords(bytes: Array(type.utf8))
        guard let end = type.utf8.lastIndex(of: UInt8(ascii: ")")) else { return parts }
        let pieces = words.pieces(in: 1..<type.utf8.distance(from: type.startIndex, to: end))
        guard pieces.count == parts.count else { return parts }
        return zip(parts, pieces).map { part, piece in
            guard let colon = words.first(":", in: piece) else { return part }
            let label = words.text(piece.lowerBound..<colon).filter { !$0.isWhitespace }
            let known = words.type(at: colon + 1, before: piece.upperBound)?.text
            return Value.Part(label: part.label ?? label, value: typed(part.value, as: known, from: nil))
        }
    }

    /// What stands at the front of a chain that leaves out its type: `.get("/stores").query(…)` of what a function hands
    /// back.
    func rooted(_ value: Value, in scope: Scope) -> Value {
        guard case .choice(let choice) = value, choice.type == nil, let result = scope.result else { return value }
        return typed(value, as: result, from: scope.type)
    }

    /// A value where its type is known: `.get` of `HTTPMethod`, `.init(…)` of `Header`.
    func typed(_ value: Value, as type: String?, from place: String?) -> Value {
        if let type, case .tuple(let parts) = value, type.hasPrefix("(") { return .tuple(labelled(parts, by: type)) }
        guard let type, case .choice(var choice) = value, choice.type == nil else {
            if case .list(var list) = value, let type, type.hasPrefix("["), !type.contains(":") {
                let element = String(type.dropFirst().prefix { $0 != "]" })
                list.elements = list.elements.map {
                    Value.Element(value: typed($0.value, as: element, from: place), isConditional: $0.isConditional)
                }
                return .list(list)
            }
            return value
        }
        let written = SourceIndex.plain(type)
        let plain = written == "Self" ? place ?? written : written
        guard let entry = index.type(plain, from: place) else {
            choice.type = plain
            return .choice(choice)
        }
        if choice.name == "init" { return construct(entry.name, choice.payload) }
        if !entry.members.cases.contains(where: { $0.name == choice.name }) {
            if let known = staticMember(choice.name, of: entry.name) { return known }
            if let made = made(by: choice, of: entry) { return made }
        }
        choice.type = entry.name
        return .choice(choice)
    }
}

extension PropertyDeclaration {
    /// Whether something computes it.
    var hasCode: Bool { getter.map { !$0.isEmpty } ?? false }
}

extension SourceIndex.Entry {
    fileprivate static func === (left: SourceIndex.Entry, right: SourceIndex.Entry) -> Bool { left.name == right.name }
}

extension Value {
    /// The type of which it is a value, where the code says it.
    fileprivate var typeName: String? {
        switch self {
        case .choice(let choice): return choice.type
        case .instance(let instance): return instance.type
        default: return nil
        }
    }
}
