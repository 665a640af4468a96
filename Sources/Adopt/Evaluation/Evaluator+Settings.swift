/// Variables that the app may set, so that their initial values may not count.
extension Evaluator {
    /// The type of a variable that the app may set, so that its initial value doesn't count; nil for other variables.
    /// For an address and for a path, `public static var path = "/api/shelves"`, the initial value is still taken.
    func setting(_ property: PropertyDeclaration, _ first: Value, _ this: Value?, _ type: String?) -> SwiftType? {
        guard !property.isConstant, maySet(property, first, this, type) else { return nil }
        let isPath = first.knownText.map { $0.hasPrefix("/") && $0.dropFirst().first?.isLetter == true } ?? false
        if first.hasScheme || isPath {
            let fields: [EndpointField] = isPath ? [.path] : [.server, .path]
            remarks.add(fields, "the app may set `\(property.name)`: what it begins with is taken")
            return nil
        }
        if EndpointRole.allCases.contains(where: { $0.names.contains(property.name) }) { return nil }
        if first.isOwnCase(index) { return first.typeName.map { SwiftType($0) } }
        switch first {
        case .literal(let text): return SwiftType(text.literalType)
        case .text where first.knownText != nil: return "String"
        case .null: return index.resolved(property.type, from: type)
        case .instance(let instance):
            let written = SwiftType(instance.type)
            guard let entry = index.type(written), entry.declaration != nil else { return nil }
            let isOfClosures = property.isStatic && entry.members.properties.contains { $0.type?.isClosure == true }
            return isData(written, from: entry) && !isOfClosures ? written : nil
        default: return nil
        }
    }

    /// Whether a variable of a protocol begins with a value that has an address, which is taken:
    /// `public static var environment: any Environment = Production()`
    func beginsWithAddress(_ property: PropertyDeclaration, _ kind: SwiftType, _ type: String?) -> Bool {
        guard index.type(property.type, from: type)?.declaration?.kind == .protocolType,
            index.type(kind)?.members.properties.contains(where: { AddressSplitting.isAddress($0.name) }) == true
        else { return false }
        remarks.add(
            Remark(.server, "the app may set `\(property.name)`: the `\(kind.shown)` of its initial value is taken"))
        return true
    }

    /// Notes that other code hands over an encoder, where some encoder of the code changes the names of a body.
    func remarkEncoder(_ name: String) {
        guard index.hasOtherKeys else { return }
        remarks.add([.body], "`\(name)` may be handed over, and write other names than this one")
    }

    /// Whether the app sets a static or global variable, or other modules can set it or a variable of a kept object.
    private func maySet(_ property: PropertyDeclaration, _ first: Value, _ this: Value?, _ type: String?) -> Bool {
        let isPublic = ["public", "open"].contains(where: property.attributes.contains)
        // `public private(set) var`
        let isOpen = isPublic && !["private", "fileprivate", "internal"].contains(where: property.attributes.contains)
        if property.attributes.contains("TaskLocal") { return true }
        if property.isStatic || type == nil {
            // A static member that a protocol asks for describes its type, unless some code assigns one of its name.
            let describes = property.isStatic && !index.assigned.contains(property.name)
            if describes, let entry = type.flatMap({ index.type($0) }), index.isAsked(for: property.name, entry) {
                return false
            }
            if index.assigned.contains((type.map { SourceIndex.last($0) } ?? "") + "." + property.name) { return true }
            // Other files of the module can set a text or a number: `static var language = "en"`
            let isHidden = property.isPrivate || type.flatMap { index.type($0) }?.declaration?.isPrivate == true
            return isOpen || first.isSetting && !isHidden
        }
        switch this {
        case .instance(let instance)?: return isOpen && !instance.isMade && !instance.isInput
        // The app makes values without functions as it likes: `Settings(language: "de")`
        case .symbol(let symbol)?:
            return !symbol.isInput
                && (isOpen || first.isSetting && !property.isPrivate && holdsSettings(symbol.type, from: type))
        default: return false
        }
    }

    /// The closure that a static variable holds, unless code sets another one: `static var store: (Int) -> String = { … }`
    func staticClosure(_ name: String, of type: String) -> Value? {
        index.assigned.contains(SourceIndex.last(type) + "." + name) ? nil : staticMember(name, of: type)
    }

    /// Whether it is a struct of the team that holds values besides addresses.
    func holdsSettings(_ written: SwiftType?, from owner: String?) -> Bool {
        guard let entry = index.type(written, from: owner), entry.declaration?.kind == .structure,
            isData(written, from: entry)
        else { return false }
        return !entry.members.properties.contains { AddressSplitting.isAddress($0.name) || $0.name == "scheme" }
    }

    /// Whether an enum has a member named like an address, or says a part of one: `case live = "api.shop.example"`
    func saysAddress(_ type: String?) -> Bool {
        guard let entry = type.flatMap({ index.type($0) }) else { return false }
        let properties = ([entry] + index.ancestors(of: entry)).flatMap(\.members.properties)
        if properties.contains(where: { AddressSplitting.mayBegin($0.name) || $0.type == "URL" }) { return true }
        var says = false
        let raw = entry.members.cases.compactMap(\.rawValue).map { SwiftStatement(kind: .expression($0), place: 0..<0) }
        SwiftWalk.visit(raw + properties.flatMap(\.code)) { expression in
            guard case .text(let pieces) = expression else { return }
            says = says || pieces.contains { [".", "/"].contains(where: ($0.words ?? "").contains) }
        }
        return says
    }

    /// Whether code that doesn't run here assigns a variable of something that the app holds.
    func isSetElsewhere(_ property: PropertyDeclaration, _ this: Value?, _ type: String?) -> Bool {
        guard !property.isConstant, !property.isStatic, index.assigned.contains(property.name),
            case .instance(let instance)? = this, !instance.isMade, !instance.isInput
        else { return false }
        guard let entry = type.flatMap({ index.type($0) }) else { return false }
        return entry.declaration?.kind == .classType
            || entry.members.functions.contains { function in
                function.name != "init"
                    && ((function.body ?? []).assignedNames.contains(property.name)
                        || isBuilder(function, of: entry) && (function.body ?? []).names(property.name))
            }
    }

    /// Whether code that doesn't run here fills a list or dictionary that the app holds:
    /// `static var defaults: [String: Any] = [:]`
    func isFilled(_ property: PropertyDeclaration, _ first: Value, _ this: Value?, _ type: String?) -> Bool {
        guard !property.isConstant, first.isCollection else { return false }
        if !property.isStatic, type != nil {
            guard case .instance(let held)? = this, !held.isMade, !held.isInput, !first.isEmptyLiteral else {
                return false
            }
        }
        return memory.once("fills " + Evaluator.key(of: property, in: type)) { fills(property, type) }
    }

    private func fills(_ property: PropertyDeclaration, _ type: String?) -> Bool {
        let isShared = property.isStatic || type == nil
        let functions = type.flatMap { index.type($0) }?.members.functions ?? []
        let changing = functions.filter { function in
            (function.name != "init" || isShared) && (function.body ?? []).changedNames.contains(property.name)
        }
        // `var headers = headers` of a function is another variable.
        let own = changing.filter { function in
            !function.parameters.contains { $0.name == property.name }
                && !(function.body ?? []).allBindings.contains { $0.pattern.names.contains(property.name) }
        }
        if !own.isEmpty || !isShared || !changing.isEmpty { return !own.isEmpty }
        return index.assigned.contains((type.map { SourceIndex.last($0) } ?? "") + "." + property.name)
    }

    /// Whether an initialiser gives a variable of something that the app holds another value than its initial one:
    /// `if isTest { base = testAddress }`
    func isOverwritten(_ property: PropertyDeclaration, _ this: Value?, _ type: String?) -> Bool {
        guard !property.isConstant, let type, let entry = holder(of: property, this, type),
            index.assigned.contains(SourceIndex.last(type) + "." + property.name)
        else { return false }
        // The initialiser of a value that the code makes has run.
        if case .instance(let made)? = this, made.isMade { return false }
        return index.members.functions("init", of: entry.name).contains {
            ($0.body ?? []).assignedNames.contains(property.name)
        }
    }

    /// Whether a function returns a changed copy: `var copy = self; copy.filters[name] = value; return copy`
    private func isBuilder(_ function: FunctionDeclaration, of entry: SourceIndex.Entry) -> Bool {
        !function.isStatic && index.type(function.result, from: entry.name)?.name == entry.name
    }

    /// The text of a private variable that only other code sets, if that is a query: `credentials` in
    /// `credentials = "?u=\(user)&f=json"`, which the code puts behind a path
    func queryText(_ property: PropertyDeclaration, _ type: String?) -> Value? {
        guard !property.isConstant, property.isPrivate, property.type?.unwrapped == "String",
            let entry = type.flatMap({ index.type($0) })
        else { return nil }
        for function in entry.members.functions {
            let body = function.body ?? []
            for written in body.values(of: property.name) {
                // `let query = "?…"`, `self.query = query`
                let name = written.lastName.map { [$0] }
                let local = body.allBindings.first { $0.pattern.names == name }?.value
                guard case .text(let pieces) = local ?? written, pieces.first?.words?.hasPrefix("?") == true else {
                    continue
                }
                remarks.add([.query], "`\(property.name)` is set by `\(function.name)`: its text is taken")
                var scope = Scope(type: type, file: function.file)
                let text = Value.text(pieces.flatMap { piece in queryPieces(piece, in: &scope) })
                let subject = "`\(property.name)`"
                let isSet = property.type?.isOptional != true || oracle.decide(subject, ["set", "nil"]) == "set"
                return isSet ? text : .null
            }
        }
        return nil
    }

    /// The pieces of a text in code that doesn't run here: constants of types have their values, others are the app's.
    private func queryPieces(_ piece: TextPiece, in scope: inout Scope) -> [Value.Piece] {
        guard case .value(let expression) = piece else { return [.words(piece.words ?? "")] }
        if case .member(let base?, _) = expression, base.namedType.flatMap({ index.type($0) }) != nil {
            return evaluate(expression, in: &scope).pieceList
        }
        return [.hole(Symbol(text: expression.lastName ?? "value", type: "String", isInput: false))]
    }

    /// Whether a variable keeps its initial value: no initialiser takes it, and no code sets it.
    func isNeverSet(_ property: PropertyDeclaration, _ entry: SourceIndex.Entry) -> Bool {
        let makers = index.members.functions("init", of: entry.name)
        return !makers.isEmpty && !index.assigned.contains(property.name)
            && !makers.contains { maker in
                maker.parameters.contains { $0.name == property.name } || maker.body?.names(property.name) == true
            }
    }

    /// Whether a variable with an empty initial text, such as a token, has another one when it is sent: the app keeps
    /// it, and it isn't part of a request that code builds.
    func isFilledLater(_ property: PropertyDeclaration, of type: String?) -> Bool {
        guard !property.isConstant, !EndpointRole.allCases.contains(where: { $0.names.contains(property.name) }) else {
            return false
        }
        return property.isStatic || type.flatMap { index.type($0) }?.declaration?.kind == .classType
    }
}

extension SwiftType {
    /// Whether it writes values, as `JSONEncoder` does.
    var isEncoder: Bool { lastName.hasSuffix("Encoder") }
}

extension Value {
    /// Whether it is a text, a number or nil. A flag is mostly there to be changed by hand.
    fileprivate var isSetting: Bool {
        switch self {
        case .literal(let text): text.literalType != "Bool"
        case .text, .null: true
        default: false
        }
    }

    /// Whether it is a word that can be a segment of a path, and no part of an address: `cloud_servers`
    var isSegment: Bool {
        knownText.map { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) } } == true
    }

    /// `[]`, `[:]`
    var isEmptyLiteral: Bool { ["[]", "[:]"].contains(key) }

    /// Whether it is a case of an enum of the team's own, which carries nothing.
    func isOwnCase(_ index: SourceIndex) -> Bool {
        guard case .choice(let choice) = self, choice.payload.isEmpty, let type = choice.type else { return false }
        return index.type(type)?.members.cases.isEmpty == false
    }
}

extension [SwiftParameter] {
    /// The default of the parameter that a value names, if it has one; otherwise the value.
    func usual(_ value: SwiftExpression) -> SwiftExpression {
        guard case .name(let name) = value else { return value }
        return first { $0.name == name }?.defaultValue ?? value
    }
}

extension SourceIndex.Entry {
    /// Whether its code asks for the raw value of a property: `"\(version.rawValue)/\(path)"`
    func writesCase(_ name: String) -> Bool {
        var writes = false
        let code = members.functions.flatMap { $0.body ?? [] } + members.properties.flatMap(\.code)
        SwiftWalk.visit(code) { expression in
            if case .member(let base?, "rawValue") = expression { writes = writes || base.lastName == name }
        }
        return writes
    }
}
