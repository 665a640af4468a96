/// Decides conditions: as the values say, or else as the oracle does.
extension Evaluator {
    /// Whether a pattern is a static member, and no case: `Kind.store` with `static let store = "store-id"`
    func isConstant(_ name: String, of type: SwiftType, _ value: Value, in scope: Scope) -> Bool {
        // What a type outside the sources has for a text isn't known.
        guard let entry = index.type(type, from: scope.type) else { return value.knownText != nil }
        return !entry.members.cases.contains { $0.name == name } && property(name, of: entry, isStatic: true) != nil
    }

    /// Whether a Boolean is true, as known or as decided.
    func truth(of expression: SwiftExpression, in scope: inout Scope) -> Bool {
        switch expression {
        case .unary("!", let inner): return !truth(of: inner, in: &scope)
        case .binary("&&", let left, let right): return truth(of: left, in: &scope) && truth(of: right, in: &scope)
        case .binary("||", let left, let right): return truth(of: left, in: &scope) || truth(of: right, in: &scope)
        case .binary(let sign, .member(let base?, "count"), .literal("0")) where [">", "!=", "=="].contains(sign):
            let isEmpty = SwiftExpression.member(base, "isEmpty")
            if let known = evaluate(isEmpty, in: &scope).boolean { return known == (sign == "==") }
            let count = evaluate(.member(base, "count"), in: &scope)
            return compare(sign, count, .literal("0"))
        case .binary(let sign, .metatype(let left), .metatype(let right)) where sign == "==" || sign == "!=":
            let names = [left, right].map { $0.namedType?.text ?? "Any" }
            let types = [left, right].compactMap { meant($0, in: scope) }
            let isEqual =
                types.count == 2
                ? types[0] == types[1] : oracle.decide(names.joined(separator: " == "), ["true", "false"]) == "true"
            return isEqual == (sign == "==")
        case .binary(let sign, let left, let right) where ["==", "!=", "<", ">", "<=", ">="].contains(sign):
            let (first, second) = (evaluate(left, in: &scope), evaluate(right, in: &scope))
            return compare(sign, first, second)
        default:
            let value = evaluate(expression, in: &scope)
            if let known = value.boolean { return known }
            let isOpposite = value.symbol?.isOpposite == true
            return (oracle.decide(value.subject, ["true", "false"]) == "true") != isOpposite
        }
    }

    func compare(_ sign: String, _ left: Value, _ right: Value) -> Bool {
        let isNegated = sign == "!="
        if sign == "==" || sign == "!=" {
            if right.isNull || left.isNull { return isNull(right.isNull ? left : right) != isNegated }
            if let equal = areEqual(left, right) { return equal != isNegated }
            if left.symbol == nil, right.knownText == "",
                let isEmpty = Foundation.member("isEmpty", of: left, self)?.boolean
            {
                return isEmpty != isNegated
            }
            if let symbol = left.symbol, case .choice(let choice) = right, let refined = refine(symbol, [choice.name]) {
                return (refined.name == choice.name) != isNegated
            }
            return (oracle.decide(left.subject + " == " + right.subject, ["true", "false"]) == "true") != isNegated
        }
        if let isLess = left.isLess(than: right), let isMore = right.isLess(than: left) {
            switch sign {
            case "<": return isLess
            case ">": return isMore
            case "<=": return !isMore
            default: return !isLess
            }
        }
        return oracle.decide(left.subject + " " + sign + " " + right.subject, ["true", "false"]) == "true"
    }

    /// Whether a value is nil, as known or as decided.
    func isNull(_ value: Value) -> Bool {
        switch value {
        case .null: return true
        case .choice(let choice): return choice.name == "none" && (choice.type == nil || choice.type == "Optional")
        case .symbol(let symbol):
            if symbol.type != nil, !symbol.isOptional { return false }
            // Values in the app's bundle are assumed to exist.
            if symbol.text.hasPrefix("Bundle.") { return false }
            return oracle.decide(value.subject + " == nil", ["false", "true"]) == "true"
        case .unknown(let text): return oracle.decide(text + " == nil", ["false", "true"]) == "true"
        default: return false
        }
    }

    /// Whether two methods of a library are the same word, where the team named one of them; nil for other values:
    /// `static let search = HTTPMethod(rawValue: "POST")` is `.post`
    func areSameMethod(_ left: Value, _ right: Value) -> Bool? {
        guard let type = left.typeName, type.hasSuffix("Method"), !index.isDeclared(type) else { return nil }
        let other = typed(right, as: SwiftType(type), from: nil)
        guard left.field("rawValue") != nil || other.field("rawValue") != nil, let first = left.methodName,
            let second = other.methodName
        else { return nil }
        return first.lowercased() == second.lowercased()
    }

    private func areEqual(_ left: Value, _ right: Value) -> Bool? {
        if let isSame = areSameMethod(left, right) { return isSame }
        if let first = left.knownText, let second = right.knownText { return first == second }
        if case .type(let first) = left, case .type(let second) = right {
            return (index.type(first)?.name ?? first) == (index.type(second)?.name ?? second)
        }
        if let first = left.keyPath?.pathText, let second = right.keyPath?.pathText { return first == second }
        if case .choice(let first) = left, case .choice(let second) = right {
            return first.name == second.name && first.payload.isEmpty == second.payload.isEmpty
        }
        return nil
    }
}

/// Decides whether a value has a type.
extension Evaluator {
    func isCast(_ value: Value, _ type: SwiftType?, in scope: Scope) -> Bool {
        if let known = knownCast(value, type, from: scope.type) { return known }
        if value.typeName != nil {
            let text = "whether `\(value.shown)` is a `\(type?.shown ?? "")` isn't in these sources"
            remarks.add(EndpointField.carried, text, isUnknown: true)
        }
        return oracle.decide(value.castSubject(type), ["true", "false"]) == "true"
    }

    /// What `place as? Store` gives: nil if it isn't one, and an optional if that isn't certain.
    func cast(_ value: Value, to type: SwiftType?, in scope: Scope) -> Value {
        guard let type, index.isDeclared(type.name) else { return value }
        let isOne = knownCast(value, type, from: scope.type)
        if isOne == false { return .null }
        guard isOne == nil, case .symbol(var symbol) = value, index.type(symbol.type)?.declaration != nil else {
            return value
        }
        symbol.type = type.asOptional
        return .symbol(symbol)
    }

    /// Whether a value has the type that code casts it to; nil if that isn't certain.
    /// - Parameter place: the type that has the code, which wouldn't ask for protocols that it conforms to.
    func knownCast(_ value: Value, _ type: SwiftType?, from place: String?) -> Bool? {
        let own: SwiftType
        switch value {
        case .null: return false
        case .unknown: return nil
        case .list: own = .list("Any")
        case .dictionary: own = .dictionary("String", "Any")
        case .type(let name): return type.flatMap { isKnown(name, asKindOf: $0) }
        case .symbol(let symbol):
            guard let known = symbol.type, !known.isOptional else { return nil }
            own = known
        default:
            guard let known = value.fittingType else { return true }
            own = SwiftType(known)
        }
        let kind = index.type(own)?.declaration?.kind
        if kind == .classType, value.symbol == nil, let type, index.isDeclared(type.name) {
            let isMade = if case .instance(let made) = value { made.isMade } else { false }
            return isKnown(own.name, asKindOf: type) ?? (isMade ? false : nil)
        }
        let isPlain = own.isBracketed || own.isNumber || own.name == "String"
        guard isPlain || kind == .structure || kind == .enumeration else { return value.symbol == nil ? true : nil }
        guard let type else { return true }
        if let wanted = index.type(type), let entry = index.type(own) {
            return ([entry] + index.ancestors(of: entry)).contains { $0.name == wanted.name }
        }
        if let entry = index.type(own), index.mayBeOutside(type) {
            if index.conformances(of: entry).contains(type.name) { return true }
            // Another protocol that isn't there may inherit from it.
            return index.outside(entry).subtracting([place ?? ""]).isEmpty ? false : nil
        }
        if type.name == "Data" { return false }
        // `(value as? String)?.data(using: .utf8) ?? encode(value)`
        if kind != nil, type.isNumber || type.name == "String" || type.isBracketed && !value.isJSON { return false }
        // A model stands for its JSON, which code may cast to a dictionary.
        guard kind == nil, type.isBracketed || type.isNumber || type.name == "String" else { return true }
        return own.isBracketed || type.isBracketed
            ? (own.element == nil) == (type.element == nil) && (own.pair == nil) == (type.pair == nil)
            : own.name == type.name
    }

    /// Whether a type, or the class of an object, is another one or inherits from it; nil if that isn't certain:
    /// `case is Store.Type`
    private func isKnown(_ name: String, asKindOf wanted: SwiftType) -> Bool? {
        guard let entry = index.type(name), entry.declaration != nil, let other = index.type(wanted),
            other.declaration != nil
        else {
            if name == wanted.name || SpecTypes.coding.contains(wanted.name) || wanted.name.hasPrefix("Any") {
                return true
            }
            let conforms = index.type(name).map { index.conformances(of: $0).contains(wanted.name) } ?? false
            return conforms ? true : nil
        }
        if ([entry] + index.ancestors(of: entry)).contains(where: { $0.name == other.name }) { return true }
        // An object of a class may be one of a subclass.
        let mayBeSubclass = ([other] + index.conforming(to: other.name)).contains { kind in
            index.ancestors(of: kind).contains { $0.name == entry.name }
        }
        return mayBeSubclass || entry.declaration?.kind == .protocolType ? nil : false
    }

    /// Whether a value is of a type: `value is NSNull`; nil if that isn't certain.
    func isKnown(_ value: Value, as type: SwiftType) -> Bool? {
        if value.isShortened, type.name == "NSNull" { return false }
        if case .type(let name) = value { return isKnown(name, asKindOf: type) }
        guard let own = value.symbol?.type ?? value.fittingType.map({ SwiftType($0) }), !own.isOptional else {
            return nil
        }
        let entry = index.type(own)
        let kind = entry?.declaration?.kind
        let isPlain = own.isBracketed || own.isNumber || ["String", "Bool", "Date", "Data", "URL"].contains(own.name)
        guard isPlain || kind != nil && kind != .protocolType else { return nil }
        if type.name == "NSNull" { return false }
        guard let entry, let wanted = index.type(type), wanted.declaration != nil else { return nil }
        if ([entry] + index.ancestors(of: entry)).contains(where: { $0.name == wanted.name }) { return true }
        // A value of a class can be one of a subclass.
        return kind == .classType && value.symbol != nil || kind == nil ? nil : false
    }
}
