/// The types of texts, which values don't keep, and which decide on the methods that the team adds: `URL`, `URI`.
extension Evaluator {
    private static let texts: Set<String> = [
        "String", "Substring", "StringProtocol", "NSString", "URL", "NSURL", "URI",
    ]

    /// The type of a text by the code that makes it; nil for other values, and where that isn't clear.
    func textType(of expression: SwiftExpression, _ value: Value, in scope: Scope) -> String? {
        guard case .text = value, let type = typeName(of: expression, in: scope, depth: 0) else { return nil }
        return Self.texts.contains(type) ? type : nil
    }

    /// The types whose extensions have the methods of a text.
    func textTypes(_ written: String?, with name: String) -> [String] {
        switch written {
        case "String", "Substring", "StringProtocol": return ["String", "StringProtocol"]
        case let known? where Self.texts.contains(known): return [known]
        // A team's own extensions of `String` can have the methods of `URL`: `appendingPathComponent`
        default: return name.contains("PathComponent") ? ["URL"] : ["String", "StringProtocol", "URL", "URI"]
        }
    }

    /// A member of a text with a known type: the team's, or else Foundation's.
    func textMember(_ name: String, of value: Value, as written: String?) -> Value? {
        guard case .text = value, let written, Self.texts.contains(written) else { return nil }
        let types = textTypes(written, with: name)
        return types.lazy.compactMap { self.declared(name, typeName: $0, this: value) }.first
            ?? Foundation.member(name, of: value, self)
    }

    /// Notes that the team declares a method for other types, which a value may have.
    /// - Parameter taken: the type whose method runs; nil if it is Foundation's.
    func noteNamesakes(of name: String, _ owner: Value, _ written: String?, _ taken: String?) {
        switch owner {
        case .text where written == nil: break
        case .symbol(let symbol) where symbol.type == nil: break
        case .unknown: break
        default: return
        }
        let others = index.members.extended(with: name).intersection(Self.texts).subtracting([taken ?? ""]).sorted()
        guard let other = others.first else { return }
        let meant = taken.map { "`\($0).\(name)`" } ?? "Foundation's"
        remarks.add(
            EndpointField.carried + [.path],
            "`\(owner.shown).\(name)` may be `\(other).\(name)` of this code: \(meant) is taken")
    }

    /// The name of the type that declarations give an expression; nil where they don't show it.
    private func typeName(of expression: SwiftExpression, in scope: Scope, depth: Int) -> String? {
        guard depth < 16 else { return nil }
        func inner(_ expression: SwiftExpression?) -> String? {
            expression.flatMap { typeName(of: $0, in: scope, depth: depth + 1) }
        }
        switch expression {
        case .text: return "String"
        case .forced(let owner), .chained(let owner): return inner(owner)
        case .binary("+", let left, _): return inner(left)
        case .binary("??", let left, let right): return inner(right) ?? inner(left)
        case .name("self"): return scope.this == nil ? nil : scope.type
        case .name(let name):
            if let type = scope.types[name] { return plain(type) }
            if scope.values[name] != nil { return nil }
            if let own = scope.type.flatMap({ type(of: name, in: $0, depth) }) { return own }
            if let known = index.type(name, from: scope.type) { return known.name }
            return index.globals[name].flatMap { type(of: $0, in: nil, depth) }
        case .member(let base?, let name):
            if let owner = inner(base), let own = type(of: name, in: owner, depth) { return own }
            return ["absoluteString", "rawValue", "lastPathComponent"].contains(name) ? "String" : nil
        case .call(.name(let name), _) where expression.madeType == nil:
            let own = scope.type.map { index.members.functions(name, of: $0) } ?? []
            return result(of: own.isEmpty ? index.members.functions(name) : own, in: scope.type ?? "")
        case .call(.member(let base?, let name), _) where expression.madeType == nil:
            guard let owner = inner(base) else { return nil }
            let own = index.members.functions(name, of: owner)
            let isKept = Self.texts.contains(owner) && own.isEmpty && name.hasPrefix("append")
            return isKept ? owner : result(of: own, in: owner)
        default: return expression.madeType.flatMap(plain)
        }
    }

    private func plain(_ type: SwiftType) -> String? { index.type(type)?.name ?? type.name }

    private func type(of name: String, in owner: String, _ depth: Int) -> String? {
        guard let entry = index.type(owner) else { return nil }
        let found = property(name, of: entry, isStatic: false) ?? property(name, of: entry, isStatic: true)
        return found.flatMap { type(of: $0.0, in: $0.1, depth) }
    }

    private func type(of property: PropertyDeclaration, in owner: String?, _ depth: Int) -> String? {
        if let type = property.type { return type.name == "Self" ? owner : plain(type) }
        let scope = Scope(type: owner, file: property.file)
        // A value can name two others, so that only a few steps from one to the next are taken.
        return property.value.flatMap { typeName(of: $0, in: scope, depth: depth + 4) }
    }

    /// The type of what functions of one name return, if it is the same for all.
    private func result(of functions: [FunctionDeclaration], in owner: String) -> String? {
        let types = Set(functions.map { $0.result?.name == "Self" ? owner : $0.result.flatMap(plain) ?? "" })
        return types.count == 1 ? types.first : nil
    }

    /// A text with the values of a dictionary for the names in braces: `"/shops/{id}"` with `["id": id]`
    func filled(_ text: String, _ entries: Value.Entries) -> [Value.Piece]? {
        var pieces: [Value.Piece] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[open..<close].dropFirst()
            guard let entry = entries.entries.first(where: { $0.key.knownText == String(name) }) else { return nil }
            pieces += [.words(String(rest[..<open]))] + entry.value.pieces(self)
            rest = rest[close...].dropFirst()
        }
        return pieces.isEmpty ? nil : (pieces + [.words(String(rest))]).joinedWords
    }
}

extension Value {
    /// The value if it is a text that is known as a whole.
    var ifText: Value? { knownText == nil ? nil : self }
}

extension Evaluator {
    /// The raw value of a case; nil if the team declares no enum with one.
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
        if entry.inherits.contains("String") { return .words(choice.name) }
        guard index.rawType(of: entry)?.contains("Int") == true else { return nil }
        // Cases count from the last one with a number, or from 0.
        var number = -1
        for other in entry.members.cases {
            number += 1
            if case .literal(let text)? = other.rawValue { number = Int(text.shownNumber) ?? number - 1 }
            if other.name == choice.name { return .literal(String(number)) }
        }
        return nil
    }

    /// Whether the raw values of an enum are words that a request contains, and not its paths or methods:
    /// `var rawValue: String { switch self { … } }`
    func areWords(_ entry: SourceIndex.Entry) -> Bool {
        guard !entry.members.cases.isEmpty else { return false }
        return entry.members.cases.allSatisfy { declaration in
            let raw = rawValue(of: Value.Choice(type: entry.name, name: declaration.name, payload: []))?.knownText
            return raw.map { !$0.contains("/") && !RequestReader.verbs.contains($0) } ?? !declaration.parameters.isEmpty
        }
    }
}
