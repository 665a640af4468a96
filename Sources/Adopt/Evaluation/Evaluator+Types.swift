/// Values where the code says of which type they are.
extension Evaluator {
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

    /// `[.ifNoneMatch: tag]` of `[HeaderName: String]`
    private func typed(_ entries: Value.Entries, as key: String, _ value: String, from place: String?) -> Value.Entries
    {
        var result = entries
        result.type = "[\(key): \(value)]"
        for index in result.entries.indices {
            result.entries[index].key = typed(result.entries[index].key, as: key, from: place)
            result.entries[index].value = typed(result.entries[index].value, as: value, from: place)
        }
        return result
    }

    /// What stands at the front of a chain that leaves out its type: `.get("/stores").query(…)` of what a function hands
    /// back.
    func rooted(_ value: Value, in scope: Scope) -> Value {
        guard case .choice(let choice) = value, choice.type == nil else { return value }
        let result = scope.result.flatMap { index.type($0 == "Self" ? scope.type ?? $0 : $0, from: scope.type) }
        let makers = index.makers[choice.name] ?? []
        // An argument: the one type of which a static member of this name makes a value.
        if makers.count == 1, result.map({ !makers.contains($0.name) }) ?? true {
            return typed(value, as: makers[0], from: nil)
        }
        guard let written = scope.result else { return value }
        return typed(value, as: written, from: scope.type)
    }

    /// A value where its type is known: `.get` of `HTTPMethod`, `.init(…)` of `Header`.
    func typed(_ value: Value, as type: String?, from place: String?) -> Value {
        // `let maker: RequestBuilder<Pet>.Type = factory.getBuilder()`
        if let type, type.hasSuffix(".Type"), index.isDeclared(SourceIndex.plain(String(type.dropLast(5)))) {
            if case .type = value { return value }
            return .type(SourceIndex.plain(String(type.dropLast(5))))
        }
        if let type, case .tuple(let parts) = value, type.hasPrefix("(") { return .tuple(labelled(parts, by: type)) }
        guard let type, case .choice(var choice) = value, choice.type == nil else {
            if case .list(var list) = value, let type, type.hasPrefix("["), !type.contains(":") {
                let element = String(type.dropFirst().prefix { $0 != "]" })
                for index in list.elements.indices {
                    list.elements[index].value = typed(list.elements[index].value, as: element, from: place)
                }
                return .list(list)
            }
            if case .dictionary(let entries) = value, let type, let (key, inner) = SourceIndex.pair(of: type) {
                return .dictionary(typed(entries, as: key, inner, from: place))
            }
            return value
        }
        let written = SourceIndex.plain(type)
        let plain = written == "Self" ? place ?? written : written
        guard let entry = index.type(plain, from: place) else {
            if choice.name == "init" { return construct(plain, choice.payload) }
            choice.type = plain
            return .choice(choice)
        }
        if choice.name == "init" { return construct(entry.name, choice.payload) }
        if !entry.members.cases.contains(where: { $0.name == choice.name }) {
            if let known = staticMember(choice.name, of: entry.name) { return known }
            if let made = made(by: choice, of: entry) { return made }
        }
        choice.type = entry.name
        return .choice(filled(choice, of: entry))
    }

    /// A case whose values are of the types that its declaration says: `.get(.parameters(list))`
    func filled(_ choice: Value.Choice, of entry: SourceIndex.Entry) -> Value.Choice {
        guard let declaration = entry.members.cases.first(where: { $0.name == choice.name }) else { return choice }
        var result = choice
        for (position, parameter) in declaration.parameters.enumerated() where position < result.payload.count {
            result.payload[position].value = typed(result.payload[position].value, as: parameter.type, from: entry.name)
        }
        return result
    }
}
