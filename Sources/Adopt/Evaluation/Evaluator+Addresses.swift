extension Evaluator {
    /// The address of a client: its default, or else the app's: `init(baseURL: URL = URL(string: "https://…")!)`
    func usualAddress(_ property: PropertyDeclaration, _ this: Value?, _ type: String?) -> Value? {
        guard let entry = holder(of: property, this, type), this?.field(property.name) == nil else { return nil }
        guard AddressSplitting.isAddress(property.name) || AddressSplitting.isPart(property.name) else {
            if AddressSplitting.isPrefix(property.name), property.type?.name == "String" {
                return onlyText(property, entry)
            }
            return isData(property.type, from: entry) && !holdsSettings(property.type, from: entry.name)
                ? handedOver(property.name, property.type, entry, property.file) : nil
        }
        return handedOver(property.name, property.type, entry, property.file)
    }

    /// The type that declares a property, if the app holds the value and no caller passes it.
    func holder(of property: PropertyDeclaration, _ this: Value?, _ type: String?) -> SourceIndex.Entry? {
        switch this {
        case .instance(let instance)? where !instance.isInput && !property.isStatic:
            return type.flatMap { index.type($0) }
        case .symbol(let symbol)? where !symbol.isInput && !property.isStatic: return type.flatMap { index.type($0) }
        default: return nil
        }
    }

    /// The path of segments such as `["stores", id]`; those that are nil add nothing.
    func path(of segments: Value.List) -> Value? {
        var segments = segments
        segments.elements.removeAll { isNull($0.value) }
        let slash = Value.Part(label: "separator", value: .words("/"))
        return Foundation.call("joined", .list(segments), [slash], self)
    }

    /// The address that the types of a protocol declare for one of its requirements. A request isn't one:
    /// `urlRequest: URLRequest`
    func addressOfConforming(_ property: PropertyDeclaration, _ type: String?) -> Value? {
        guard AddressSplitting.isAddress(property.name), property.type?.lastName.contains("Request") != true,
            let entry = type.flatMap({ index.type($0) }), entry.declaration?.kind == .protocolType
        else { return nil }
        return once(entry.name + "." + property.name) {
            var found: [Value] = []
            for conforming in index.conforming(to: entry.name) {
                let this = Value.Instance(type: conforming.name, fields: [:])
                guard let value = knownMember(property.name, of: .instance(this)),
                    !found.contains(where: { $0.key == value.key }), value.hasScheme
                else { continue }
                found.append(value)
            }
            return one(of: found, [.server], "types that conform to `\(SourceIndex.shown(entry.name))` have ")
        }
    }

    /// A value that the app chooses, from the static functions of its type that make values with addresses:
    /// `.live(key: key)` or `.paper(key: key)` of `Environment`. Each run takes another one.
    func offered(_ property: PropertyDeclaration, _ type: String?) -> Value? {
        guard let owner = type.flatMap({ index.type($0) }), isData(property.type, from: owner),
            let entry = index.type(property.type, from: owner.name), entry.declaration?.kind == .structure
        else { return nil }
        return once(entry.name + " is offered") {
            var found: [Value] = []
            let makers = entry.members.functions.filter {
                $0.isStatic && index.makers[$0.name]?.contains(entry.name) == true
            }
            for maker in makers where maker.isPublic || !makers.contains(where: \.isPublic) {
                let value = invoke(maker, entry.name, maker.parameters.needed, this: nil)
                guard case .instance(let made) = value, !found.contains(where: { $0.key == value.key }),
                    made.fields.values.contains(where: { $0.hasScheme })
                else { continue }
                found.append(value)
            }
            return found.isEmpty ? nil : chosen(found, property, entry)
        }
    }

    /// The first of several values, with a remark that lists all of them.
    private func one(of found: [Value], _ fields: [EndpointField], _ text: String) -> Value? {
        if found.isEmpty { return nil }
        var shown: [String] = []
        for text in found.map({ "`\($0.knownText ?? $0.shown)`" }) where !shown.contains(text) { shown.append(text) }
        remarks.add(fields, text + Remark.alternatives(shown))
        return found[0]
    }

    /// Whether a type of the team only holds values, such as the scheme and host of an environment.
    func isData(_ written: SwiftType?, from owner: SourceIndex.Entry) -> Bool {
        guard let entry = index.type(written, from: owner.name) else { return false }
        let kind = entry.declaration?.kind
        return kind == .enumeration
            || kind == .structure && entry.members.functions.allSatisfy { $0.isStatic || $0.name == "init" }
    }

    /// The address with which the app makes a client, or what has it: `Client(baseURL: Settings.address)`
    private func handedOver(_ name: String, _ type: SwiftType?, _ entry: SourceIndex.Entry, _ file: SwiftFile) -> Value?
    {
        once(entry.name + "." + name + " is handed over") {
            // `cURL: Bool` isn't an address.
            let isAddress = AddressSplitting.isAddress(name) && type?.isNumber != true || AddressSplitting.isPart(name)
            var found: [Value] = []
            var isUnclear = false
            for site in sites(of: name, entry, file) {
                // A type that makes another value of itself extends its own address.
                if site.isMade, site.type == entry.name {
                    isUnclear = true
                    continue
                }
                let value = value(at: site, name, type)
                // Behind an address that isn't known there may be the beginning of the path.
                let isKnown =
                    value.hasScheme || value.typeName.map(index.isDeclared) == true
                    || value.pieceList.count > 1 && value.pieceList[1].words?.contains("/") == true
                if !site.isMade, site.type == entry.name, isAddress,
                    value.pieceList.contains(where: { $0.words != nil })
                {
                    remarks.add(Remark(.server, "`\(name)` may be handed over: its default is taken"))
                    return value
                }
                isUnclear =
                    isUnclear || value.isUnknown || value.symbol?.isChanged == true
                    || !isKnown && value.typeName != nil && !value.isAddress
                if isKnown, !found.contains(where: { $0.key == value.key }) { found.append(value) }
            }
            if found.isEmpty, isUnclear, isAddress, !name.lowercased().hasSuffix("host") {
                remarks.add([.path], "`\(name)` is made by code that isn't followed: the path may begin with more")
            }
            // A case that isn't written into the address decides on something else, such as the method.
            let isComputed = index.computed.contains(SourceIndex.last(entry.name) + "." + name)
            if found.count > 1 || isComputed, !isAddress, !entry.writesCase(name),
                found.allSatisfy({ $0.isOwnCase(index) && !saysAddress($0.typeName) })
            {
                return nil
            }
            let isServer = isAddress && found.count < 2 && !isUnclear
            let fields = EndpointRole.fields(named: name) ?? (isServer ? [.server] : [.server, .path])
            return one(of: found, fields, "`\(name)` is handed over, as ")
        }
    }

    /// What code gives a parameter of an initialiser there.
    private func value(at site: AddressSite, _ name: String, _ type: SwiftType?) -> Value {
        let owner = site.type.map { Value.instance(Value.Instance(type: $0, fields: [:])) }
        var scope = Scope(this: owner, type: site.type, file: site.file)
        let names = ReferencedNames([SwiftStatement(kind: .expression(site.value), place: 0..<0)]).names
        let making = site.body.making(names)
        for parameter in site.parameters {
            if let name = parameter.name { scope.values[name] = usual(parameter, in: making, of: site.type) }
        }
        for statement in making { prepare(statement, of: site.type ?? name, in: &scope) }
        return typed(evaluate(site.value, in: &scope), as: type, from: site.type)
    }

    /// The beginning of paths that all code gives the values of a type: `Config(apiPath: Constants.path)`
    private func onlyText(_ property: PropertyDeclaration, _ entry: SourceIndex.Entry) -> Value? {
        guard property.isConstant else { return nil }
        return once(entry.name + "." + property.name + " is handed over") {
            let sites = sites(of: property.name, entry, property.file)
            let found = sites.map { value(at: $0, property.name, property.type) }
            guard let text = found.first?.knownText, found.allSatisfy({ $0.knownText == text }) else { return nil }
            if sites.contains(where: { !$0.isMade && $0.type == entry.name }) {
                remarks.add([.path], "`\(property.name)` may be handed over: its default is taken")
            }
            return found.first
        }
    }

    /// The values of a parameter in a type's initialisers: defaults, arguments, and arguments that are passed on.
    private func sites(of label: String, _ entry: SourceIndex.Entry, _ file: SwiftFile, depth: Int = 0) -> [AddressSite]
    {
        let makers = index.members.functions("init", of: entry.name)
        let defaults = makers.flatMap(\.parameters).filter { $0.name == label }.compactMap { parameter in
            parameter.defaultValue.map { AddressSite(label: label, value: $0, type: entry.name, file: file) }
        }
        let given = (index.addresses[SourceIndex.last(entry.name)] ?? []).filter { $0.label == label }
        return defaults
            + given.flatMap { site -> [AddressSite] in
                guard case .name(let name) = site.value, depth < 4, let outer = site.type.flatMap({ index.type($0) }),
                    outer.name != entry.name
                else { return [site] }
                return [site] + sites(of: name, outer, site.file, depth: depth + 1)
            }
    }

    /// The value that an initialiser gives a property of something that the app holds, such as a client:
    /// `baseURL = URL(string: …)!`, `encoder.keyEncodingStrategy = .convertToSnakeCase`
    /// - Parameter value: the initial value of the property, if it has one.
    func settled(_ property: PropertyDeclaration, _ value: Value?, _ this: Value?, _ type: String?) -> Value? {
        guard let entry = holder(of: property, this, type) else { return nil }
        let key = (type ?? "") + ".init." + property.name
        guard !isRunning(key) else { return nil }
        let found = remembered(memoryKey("\(key) \(this?.key ?? "") \(value?.key ?? "")")) {
            let made = once(key) { self.made(property, value, this, by: entry) }
            return .tuple(made.map { [Value.Part(label: nil, value: $0)] } ?? [])
        }
        if case .tuple(let parts) = found { return parts.first?.value }
        return nil
    }

    private func made(_ property: PropertyDeclaration, _ value: Value?, _ this: Value?, by entry: SourceIndex.Entry)
        -> Value?
    {
        let before = place
        defer { place = before }
        let first = [value].compactMap { $0 }.filter(\.hasScheme)
        var result = value
        var made: [Value] = []
        for maker in index.members.functions("init", of: entry.name) {
            var scope = Scope(this: this, type: entry.name, file: maker.file)
            // A statement without a text of its own adds nothing to an address.
            let making = (maker.body ?? []).making([property.name], property.name)
            for parameter in maker.parameters {
                guard let name = parameter.name else { continue }
                var isRead = AddressSplitting.isAddress(property.name) || property.type?.isEncoder == true
                if case .name? = parameter.defaultValue { isRead = true }
                scope.values[name] = usual(parameter, in: isRead ? making : [], of: entry.name)
                // Without an argument, `baseURL ?? URL(string: "https://…")!` is its right side.
                guard AddressSplitting.isAddress(name) else { continue }
                if case .null? = parameter.defaultValue {
                    scope.values[name] = .null
                    remarks.add(Remark(.server, "`\(name)` may be handed over: its default is taken"))
                } else if let value = handedOver(name, parameter.type, entry, maker.file) {
                    scope.values[name] = value
                }
            }
            for statement in making where statement.sets(property.name) || statement.saysText {
                guard case .expression(.assignment(let target, let written)) = statement.kind else {
                    let branches = [statement].values(of: property.name)
                    if branches.isEmpty { prepare(statement, of: entry.name, in: &scope) }
                    let values = branches.map { typed(evaluate($0, in: &scope), as: property.type, from: entry.name) }
                    let known = values.filter { $0.hasScheme }
                    if !known.isEmpty, known.count < values.count {
                        remarks.add([.server, .path], "`\(property.name)` may be something else, as the app decides")
                    }
                    for value in first + known where !made.contains(where: { $0.key == value.key }) {
                        made.append(value)
                    }
                    result = known.first ?? result
                    continue
                }
                if target.isProperty(property.name) {
                    let value = typed(evaluate(written, in: &scope), as: property.type, from: entry.name)
                    // A property that is set to nil may get a value later, or from another initialiser.
                    if value.symbol == nil, !value.isUnknown, !value.isNull {
                        result = value
                    } else if !first.isEmpty {
                        let text = "`\(property.name)` may be handed over: its first value is taken"
                        remarks.add([.server, .path], text)
                    }
                    // A list that one initialiser leaves empty may be passed to another one.
                    if let list = value.symbol, list.type?.isBracketed == true,
                        maker.parameters.contains(where: { $0.name == list.text && $0.defaultValue == nil })
                    {
                        made.append(value)
                    }
                    if let result, !made.contains(where: { $0.key == result.key }) { made.append(result) }
                } else if case .member(let base?, let name) = target, base.isProperty(property.name), let owner = result
                {
                    result = Foundation.set(name, of: owner, to: evaluate(written, in: &scope)) ?? owner
                } else {
                    assign(evaluate(written, in: &scope), to: target, in: &scope)
                }
            }
        }
        // Texts, addresses and collections, or values of several types of the team's own.
        let types = made.compactMap(\.typeName).filter(index.isDeclared)
        let isSeveral =
            types.count == made.count
            ? Set(types).count > 1 : made.allSatisfy { $0.knownText != nil || $0.isAddress || $0.isCollection }
        guard isSeveral, made.count > 1 else { return result }
        // Segments such as `servers` and `clouds` tell objects of the type apart.
        return made.allSatisfy(\.isSegment) ? nil : chosen(made, property, entry)
    }

    /// The value of a parameter in code that makes an address or an encoder: a flag or an encoder has its default, as in
    /// `isTest: Bool = false`, `encoder: JSONEncoder = .snakeCase`. A closure has the function that is its default:
    /// `get: @escaping Getter = download`
    private func usual(_ parameter: SwiftParameter, in code: [SwiftStatement], of type: String?) -> Value {
        if let name = parameter.name, parameter.type?.isEncoder == true, let written = parameter.defaultValue,
            code.names(name), let file = place?.file
        {
            var scope = Scope(type: type, file: file)
            remarkEncoder(name)
            return typed(evaluate(written, in: &scope), as: parameter.type, from: type)
        }
        if let name = parameter.name, case .name(let written)? = parameter.defaultValue, code.names(name),
            let file = place?.file, let function = namedFunction(written, in: Scope(type: type, file: file))
        {
            remarks.add(EndpointField.sent, "`\(name)` may be handed over: its default is taken")
            return function
        }
        guard let name = parameter.name, case .literal(let text)? = parameter.defaultValue,
            ["true", "false"].contains(text), code.names(name)
        else { return parameter.open }
        remarks.add([.server, .path], "`\(name)` may be handed over: its default is taken")
        return .literal(text)
    }

    /// Runs a statement that code makes an address from. Its decisions cause no further runs.
    private func prepare(_ statement: SwiftStatement, of type: String, in scope: inout Scope) {
        if ReferencedNames([statement]).asks { return }
        let before = oracle
        oracle = before.aside
        if case .guarded(let conditions, _) = statement.kind {
            // Code that leaves there makes no address.
            _ = areMet(conditions, in: &scope, isNeeded: true)
        } else {
            _ = run([statement], in: &scope)
        }
        if oracle.decisions.count > before.decisions.count {
            let text = "`\(SourceIndex.shown(type))` decides on the address: one way through it was read"
            remarks.add([.server, .path], text)
        }
        oracle.takeBack(to: before)
    }

    /// One of the possible values of a property; each run takes another one.
    private func chosen(_ made: [Value], _ property: PropertyDeclaration, _ entry: SourceIndex.Entry) -> Value? {
        let subject = "`\(property.name)`, which `\(SourceIndex.shown(entry.name))` says,"
        let key = oracle.decide(subject, made.map(\.key))
        return made.first { $0.key == key }
    }
}

extension [SwiftStatement] {
    /// The statements that names depend on: they set them, or compute what they are set to.
    /// - Parameter property: one whose members they may set as well.
    fileprivate func making(_ names: Set<String>, _ property: String = "") -> [SwiftStatement] {
        var names = names
        let found = reversed().filter { statement in
            switch statement.kind {
            case .variables(let bindings):
                guard !names.isDisjoint(with: bindings.flatMap(\.pattern.names)) else { return false }
            case .guarded(let conditions, _):
                let bound = conditions.flatMap { condition -> [String] in
                    if case .match(let pattern, _) = condition { pattern.names } else { [] }
                }
                guard !names.isDisjoint(with: bound) else { return false }
            case .expression(.assignment(.member(let base?, _), _)) where base.isProperty(property): break
            case .expression(.assignment), .selection, .choice, .attempt:
                guard !names.isDisjoint(with: [statement].assignedNames) else { return false }
            default: return false
            }
            names.formUnion(ReferencedNames([statement]).names)
            return true
        }
        return found.reversed()
    }
}

extension SwiftStatement {
    /// `self.name = …`, `name.decoder = …`, also in a branch
    fileprivate func sets(_ property: String) -> Bool {
        if case .expression(.assignment(.member(let base?, _), _)) = kind, base.isProperty(property) { return true }
        return ![self].values(of: property).isEmpty
    }

    fileprivate var saysText: Bool {
        var says = false
        SwiftWalk.visit([self]) { if case .text = $0 { says = true } }
        return says
    }
}

extension [SwiftStatement] {
    /// The values that they assign to a property, in all branches.
    func values(of property: String) -> [SwiftExpression] {
        var found: [SwiftExpression] = []
        SwiftWalk.visit(self) { expression in
            if case .assignment(let target, let value) = expression, target.isProperty(property) { found.append(value) }
        }
        return found
    }
}

extension SwiftExpression {
    /// `name`, `self.name`
    fileprivate func isProperty(_ name: String) -> Bool {
        switch self {
        case .name(let own), .member(.name("self")?, let own): return own == name
        default: return false
        }
    }
}
