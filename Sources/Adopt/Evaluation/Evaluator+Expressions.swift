extension Evaluator {
    func value(of expression: SwiftExpression, in scope: inout Scope) -> Value {
        switch expression {
        case .text(let pieces): return interpolate(pieces, in: &scope)
        case .literal(let text): return .literal(text.shownNumber)
        case .null: return .null
        case .name(let name): return look(up: name, in: &scope)
        case .member(nil, let name): return .choice(Value.Choice(type: nil, name: name, payload: []))
        case .member(let base?, let name): return member(name, of: base, in: &scope)
        case .call(let callee, let arguments):
            let value = call(callee, arguments, in: &scope)
            // Where callers choose the result, or read the data, another type is read for something else, such as an
            // error.
            let isChosen = scope.result?.contains { index.isTypeParameter($0) || $0 == "Data" } == true
            for case .metatype(let inner) in arguments.map(\.value) {
                guard let type = inner.namedType, asked([Value.Part(label: nil, value: .type(type.name))]) == nil else {
                    continue
                }
                if !isChosen || type.contains(where: index.isTypeParameter) {
                    read(type, from: [callee] + arguments.map(\.value))
                }
            }
            return value
        case .element(let base, let arguments): return element(base, arguments, in: &scope)
        case .array(let elements):
            return .list(Value.List(elements: elements.map { Value.Element(value: evaluate($0, in: &scope)) }))
        case .dictionary(let pairs):
            let entries = pairs.map { pair in
                if case .null = pair.value {
                    remarks.add([.query, .body], "a value is `nil`: it's left out here, and may be sent as null")
                }
                return Value.Entry(key: evaluate(pair.key, in: &scope), value: evaluate(pair.value, in: &scope))
            }
            return .dictionary(Value.Entries(entries: entries))
        case .tuple(let arguments):
            if arguments.count == 1, arguments[0].label == nil { return evaluate(arguments[0].value, in: &scope) }
            return .tuple(arguments.map { Value.Part(label: $0.label, value: evaluate($0.value, in: &scope)) })
        case .closure(let closure):
            var function = Value.Function(
                parameters: closure.parameters, body: closure.body, scope: scope, file: scope.file)
            for capture in closure.captures {
                function.captured[capture.label ?? "_"] = evaluate(capture.value, in: &scope)
            }
            return .closure(function)
        case .ternary(let condition, let then, let otherwise):
            return truth(of: condition, in: &scope) ? evaluate(then, in: &scope) : evaluate(otherwise, in: &scope)
        case .binary(let sign, let left, let right): return combine(sign, left, right, in: &scope)
        case .unary(let sign, let inner):
            let value = evaluate(inner, in: &scope)
            if sign == "&" { return value }
            if let value = ownOperator(sign, [value]) { return value }
            if sign == "!", let known = value.boolean { return .literal(known ? "false" : "true") }
            if sign == "-", let number = value.integer { return .literal(String(0 &- number)) }
            if sign == "-", case .literal(let text) = value, Double(text) != nil { return .literal("-" + text) }
            guard case .symbol(var symbol) = value else { return .unknown(sign + value.key) }
            symbol.isChanged = true
            if sign == "!" { symbol.isOpposite.toggle() }
            return .symbol(symbol)
        case .assignment(let target, let value):
            assign(evaluate(value, in: &scope), to: target, in: &scope)
            return .tuple([])
        case .chained(let inner): return evaluate(inner, in: &scope).unwrapped
        case .forced(let inner): return evaluate(inner, in: &scope).unwrapped
        case .metatype(let inner): return .type(inner.namedType?.name ?? "Any")
        case .check(let inner, let type):
            let value = evaluate(inner, in: &scope)
            if let type, let known = isKnown(value, as: type) { return .literal(known ? "true" : "false") }
            let text = value.key + " is" + (type.map { " " + $0.shown } ?? "")
            return .symbol(Symbol(text: text, type: "Bool", isInput: false))
        case .pattern: return .unknown("pattern")
        case .branch(let statements): return value(of: statements, in: &scope)
        case .type(.optional): return .type("Optional")
        case .type(let type): return .type(type.name)
        case .other(let kind): return .unknown(kind)
        }
    }

    private func interpolate(_ pieces: [TextPiece], in scope: inout Scope) -> Value {
        var result: [Value.Piece] = []
        for piece in pieces {
            switch piece {
            case .words(let words): result.append(.words(words))
            case .value(let expression):
                var arguments = [SwiftArgument(label: nil, value: expression)]
                if case .call(.name("appendInterpolation"), let written) = expression { arguments = written }
                let value = shown(evaluate(arguments[0].value, in: &scope))
                result += (isWrittenByTeam(value, arguments) ? value.madeText : value).written(self)
            }
        }
        return .text(result.joinedWords)
    }

    /// Whether the team's own function adds a value to a text: `appendInterpolation(_ date: Date, in form: Form)`
    private func isWrittenByTeam(_ value: Value, _ arguments: [SwiftArgument]) -> Bool {
        // `"/stores\(optional: id)"` as a `Route` of the team
        if arguments.contains(where: { $0.label != nil }) {
            return index.members.interpolations.contains { $0.fits(arguments) }
        }
        let owners = ["DefaultStringInterpolation", "String.StringInterpolation"].compactMap { index.type($0)?.name }
        return owners.flatMap { index.members.functions("appendInterpolation", of: $0) }.contains { function in
            function.fits(arguments) && function.parameters[0].type?.name == value.fittingType
        }
    }

    // MARK: Names

    private func look(up name: String, in scope: inout Scope) -> Value {
        if let value = scope.values[name] {
            if case .closure(let function) = value, function.isComputed { return run(function, []) }
            return value
        }
        if name == "self" || name == "Self" { return scope.this ?? .type(scope.ownType ?? "Self") }
        if name == "super" { return scope.this ?? .unknown("super") }
        if let value = ownMember(name, in: &scope) { return value }
        if let property = index.globals.value(name, in: scope.file) { return value(of: property, this: nil, type: nil) }
        if index.type(name, from: scope.type) != nil { return .type(name) }
        if let function = namedFunction(name, in: scope) { return function }
        if name.first?.isUppercase == true { return .type(name) }
        return .symbol(Symbol(text: name, type: nil, isInput: false))
    }

    /// A member that is named without `self`.
    private func ownMember(_ name: String, in scope: inout Scope) -> Value? {
        if let this = scope.this {
            if let (property, owner) = unrequired(name, of: scope.declared(.name("self"))) {
                return value(of: property, this: this, type: owner)
            }
            if let value = textMember(name, of: this, as: scope.type) ?? knownMember(name, of: this)
                ?? storedMember(name, of: this)
            {
                return value
            }
        }
        // In an extension of a Foundation type: `description` of a number.
        if let this = scope.this, scope.type.map({ index.isDeclared($0) }) == false,
            let value = Foundation.member(name, of: this, self)
        {
            return value
        }
        return scope.outerTypes.lazy.compactMap { self.staticMember(name, of: $0) }.first
    }

    // MARK: Operators

    private func combine(_ sign: String, _ left: SwiftExpression, _ right: SwiftExpression, in scope: inout Scope)
        -> Value
    {
        if SwiftExpression.binary(sign, left, right).isAssignment {
            let value = combine(String(sign.dropLast()), left, right, in: &scope)
            assign(value, to: left, in: &scope)
            return .tuple([])
        }
        switch sign {
        case "+": return add(evaluate(left, in: &scope), evaluate(right, in: &scope))
        case "??":
            if let usual = usualAddress(left, right, in: &scope) { return usual }
            let value = evaluate(left, in: &scope)
            switch value {
            case .null: return evaluate(right, in: &scope)
            case .symbol(let symbol):
                guard symbol.isInput, symbol.isOptional else {
                    let other = evaluate(right, in: &scope)
                    return preferred(symbol, other)
                }
                return isNull(value) ? evaluate(right, in: &scope) : value.unwrapped
            case .unknown:
                // A member that the type lacks belongs to another type: `(endpoint as? Wrapper)?.inner ?? endpoint`
                let other = evaluate(right, in: &scope)
                if let type = other.typeName, index.isDeclared(type) { return other }
                return value
            default: return value
            }
        case "&&", "||", "==", "!=", "<", ">", "<=", ">=":
            // `func || <T>(left: T?, right: T) -> T`
            if index.members.functions(sign).contains(where: { $0.result != "Bool" }) {
                let values = [evaluate(left, in: &scope), evaluate(right, in: &scope)]
                let isOfFlags = values.contains { $0.boolean != nil || $0.symbol?.type?.name == "Bool" }
                if !isOfFlags, let value = ownOperator(sign, values) { return value }
            }
            return .literal(truth(of: .binary(sign, left, right), in: &scope) ? "true" : "false")
        default:
            let (first, second) = (evaluate(left, in: &scope), evaluate(right, in: &scope))
            if let value = ownOperator(sign, [first, second]) { return value }
            if case .symbol(let symbol) = first { return .symbol(symbol.changed(by: " \(sign) \(second.subject)")) }
            if case .symbol(let symbol) = second {
                return .symbol(symbol.changed(by: " in \(first.subject) \(sign) \(second.subject)"))
            }
            if let one = first.integer, let two = second.integer {
                let result: (partialValue: Int, overflow: Bool) =
                    switch sign {
                    case "-": one.subtractingReportingOverflow(two)
                    case "*": one.multipliedReportingOverflow(by: two)
                    case "/": one.dividedReportingOverflow(by: two)
                    case "%": one.remainderReportingOverflow(dividingBy: two)
                    case "<<" where 0..<32 ~= two: one.multipliedReportingOverflow(by: 1 << two)
                    default: (0, true)
                    }
                if !result.overflow { return .literal(String(result.partialValue)) }
            }
            return .unknown(first.key + " " + sign + " " + second.key)
        }
    }

    /// The address, or the part of one, that is used if the app sets no other: `settings?.host ?? "shop.example"`
    private func usualAddress(_ left: SwiftExpression, _ right: SwiftExpression, in scope: inout Scope) -> Value? {
        let words = ReferencedNames([SwiftStatement(kind: .expression(left), place: 0..<0)]).names
        let saysScheme = words.contains("scheme")
        guard saysScheme || words.contains(where: AddressSplitting.isAddress),
            case .symbol(let setting) = evaluate(left.chainedFirst ?? left, in: &scope), !setting.isInput,
            setting.isOptional
        else { return nil }
        let other = evaluate(right, in: &scope)
        guard let text = other.knownText,
            saysScheme ? text.hasPrefix("http") : text.contains(".") && !text.contains(" ")
        else { return nil }
        remarks.add([.server, .path], "the app may set `\(setting.text)`: what it is otherwise is taken")
        return other
    }

    /// The result of an operator that the team declares.
    private func ownOperator(_ sign: String, _ values: [Value]) -> Value? {
        // An address is a text here.
        let names = values.flatMap { value -> [String] in
            if case .text = value { return ["URL", "String"] }
            return [value.typeName ?? value.symbol?.type?.name].compactMap { $0 }
        }
        let types = names.compactMap { index.type($0) }
        let known =
            index.members.functions(sign).map { ($0, String?.none) }
            + types.flatMap { entry in index.members.functions(sign, of: entry.name).map { ($0, entry.name) } }
        let found = known.first { $0.0.parameters.count == values.count && $0.0.body != nil }
        return found.map { invoke($0.0, $0.1, values.map { Value.Part(label: nil, value: $0) }, this: nil) }
    }

    /// `Settings.page ?? 1`: a value from elsewhere in the app stays a symbol, without its default.
    private func preferred(_ symbol: Symbol, _ other: Value) -> Value {
        if let type = symbol.type, !type.isOptional { return .symbol(symbol) }
        if !symbol.isInput, other.knownText != nil { return .symbol(symbol.unwrapped) }
        return isNull(.symbol(symbol)) ? other : .symbol(symbol.unwrapped)
    }

    /// A text that is named without its type: `.socialPath` in `uri + .socialPath`
    func named(_ value: Value) -> Value {
        guard case .choice(let choice) = value, choice.type == nil, choice.payload.isEmpty else { return value }
        return staticMember(choice.name, of: "String") ?? value
    }

    func add(_ left: Value, _ right: Value) -> Value {
        let (left, right) = (named(left), named(right))
        switch (left, right) {
        case (.list(var first), .list(let second)):
            first.elements += second.elements
            first.open += second.open
            return .list(first)
        case (.list, .symbol(let symbol)): return left.opened(by: symbol) ?? left
        case (.symbol(let symbol), .list): return right.opened(by: symbol) ?? right
        case (.list, .null), (.dictionary, .null): return left
        // What isn't understood leaves the items that are known.
        case (.list(let list), .unknown), (.list(let list), .choice):
            guard list.elements.contains(where: { $0.value.itemName != nil }) else { break }
            var text = right.shown
            if case .choice(let choice) = right { text = (choice.type ?? "") + "." + choice.name + "()" }
            return left.opened(by: Symbol(text: text, type: nil, isInput: false, isChanged: true)) ?? left
        case (.list, .instance(let query)) where query.type == "Query": return add(left, query.fields["items"] ?? .null)
        case (.instance(let data), _) where data.type == "Data": return Foundation.joined(data, right)
        case (.dictionary(let first), .dictionary(let second)): return .dictionary(first.merging(second))
        case (.literal(let first), .literal(let second)):
            guard let one = Int(first), let two = Int(second) else { return .unknown(first + " + " + second) }
            let sum = one.addingReportingOverflow(two)
            return sum.overflow ? .unknown(first + " + " + second) : .literal(String(sum.partialValue))
        case (.text(let pieces), .instance(let query)) where pieces.isEmpty && query.type == "Query": return right
        case (.text, _), (_, .text): return .text((left.written(self) + right.written(self)).joinedWords)
        case (.symbol(let first), .symbol(let second)):
            if first.type == "String" || second.type == "String" {
                return .text((left.written(self) + right.written(self)).joinedWords)
            }
            return .symbol(first.changed(by: " + " + right.subject))
        case (.symbol(let symbol), let other), (let other, .symbol(let symbol)):
            return .symbol(symbol.changed(by: " + " + other.subject))
        default: break
        }
        return .unknown(left.key + " + " + right.key)
    }

    private func element(_ base: SwiftExpression, _ arguments: [SwiftArgument], in scope: inout Scope) -> Value {
        let owner = evaluate(base, in: &scope)
        if let value = subscripted(owner, arguments, nil, in: &scope) { return value }
        // `parts?["body"]` of nil
        if case .chained = base, owner.isNull { return .null }
        guard let key = arguments.first.map({ evaluate($0.value, in: &scope) }) else { return owner }
        if arguments[0].label == "keyPath", case .closure(let path) = key {
            return run(path, [Value.Part(label: nil, value: owner)])
        }
        switch owner {
        case .dictionary(let entries):
            if let entry = entries.entries.first(where: { $0.key.key == key.key }) {
                guard entry.isConditional else { return entry.value }
                let value = value(ofConditional: entry)
                guard let usual = arguments.first(where: { $0.label == "default" }) else { return value }
                return isNull(value) ? evaluate(usual.value, in: &scope) : value.unwrapped
            }
            if let source = entries.open.first(where: { $0.key.text == key.key }) { return .symbol(source.value) }
            if entries.open.isEmpty, let usual = arguments.first(where: { $0.label == "default" }) {
                return evaluate(usual.value, in: &scope)
            }
            return entries.open.isEmpty ? .null : .unknown(owner.key + "[" + key.key + "]")
        case .list(let list):
            guard let position = key.integer, list.elements.indices.contains(position) else {
                return .unknown(owner.key)
            }
            return list.elements[position].value
        case .symbol(let symbol) where key.key == symbol.key.text: return .symbol(symbol.value)
        case .symbol(let symbol):
            return .symbol(Symbol(text: symbol.text + "[" + key.shown + "]", type: nil, isInput: symbol.isInput))
        default: return .unknown(owner.key + "[" + key.key + "]")
        }
    }
    /// The value of an entry that may be absent.
    private func value(ofConditional entry: Value.Entry) -> Value {
        guard case .symbol(var symbol) = entry.value else {
            let isAbsent = oracle.decide(entry.key.subject + " == nil", ["false", "true"]) == "true"
            return isAbsent ? .null : entry.value
        }
        symbol.type = symbol.type?.asOptional
        return .symbol(symbol)
    }
}
