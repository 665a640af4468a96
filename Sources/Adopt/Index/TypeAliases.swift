/// Type aliases that stand for the type of a closure, such as `typealias Completion<T> = (Result<T, Failure>) -> Void`.
struct ClosureAliases {
    private let aliases: [String: AliasDeclaration]

    init(_ all: [String: AliasDeclaration]) { aliases = all.filter { $0.value.type.contains("->") } }

    var isEmpty: Bool { aliases.isEmpty }

    func writeOut(_ parameters: inout [SwiftParameter], in place: String?) {
        for index in parameters.indices { parameters[index].type = writtenOut(parameters[index].type, in: place) }
    }

    /// `Completion<[Order]>?` → `((Result<[Order], Failure>) -> Void)?`; other types as they are.
    func writtenOut(_ type: String?, in place: String?) -> String? {
        guard let type, !type.contains("->"), let alias = alias(SourceIndex.plain(type), place) else { return type }
        var text = alias.type.withoutAttributes
        for (parameter, argument) in zip(alias.typeParameters, type.typeArguments) {
            let name = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            text = text.replacing(word: String(name), with: argument)
        }
        return type.hasSuffix("?") ? "(" + text + ")?" : text
    }

    private func alias(_ name: String, _ place: String?) -> AliasDeclaration? {
        var scope = place
        while let outer = scope {
            if let found = aliases[outer + "." + name] { return found }
            scope = outer.contains(".") ? SourceIndex.parent(outer) : nil
        }
        return aliases[name]
    }
}

extension SourceIndex {
    /// The type that an alias without parameters stands for, or the one of a type's own `id` where `ID` is written; nil for
    /// other types.
    func meant(_ written: String, from place: String?) -> String? {
        var scope = place
        while true {
            let name = (scope.map { $0 + "." } ?? "") + written
            if types[name] != nil { return nil }
            if let alias = aliases[name], Self.plain(alias.type) != written {
                return alias.typeParameters.isEmpty ? alias.type : nil
            }
            guard let outer = scope else { break }
            scope = outer.contains(".") ? Self.parent(outer) : nil
        }
        guard Self.last(written) == "ID" else { return nil }
        let owner = written == "ID" ? place : Self.parent(written)
        return owner.flatMap { type($0, from: place) }?.members.properties.first { $0.name == "id" && !$0.isStatic }?
            .type
    }

    /// What the type parameters of a type's superclasses are: `Response` → `Trip` for `class TripRequest: Base<Trip>`
    func typeArguments(of entry: Entry) -> [String: String] {
        var found: [String: String] = [:]
        var open = entry.inherits
        var seen: Set<String> = [entry.name]
        while let written = open.popLast() {
            guard let next = type(written, from: entry.parent), seen.insert(next.name).inserted else { continue }
            var own: [String: String] = [:]
            for (parameter, argument) in zip(next.declaration?.typeParameters ?? [], written.typeArguments) {
                own[String(parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" })] = argument
            }
            found.merge(own) { first, _ in first }
            open += next.inherits.map { $0.replacing(words: own) }
        }
        return found
    }
}

extension String {
    /// With other words in the place of those that stand alone.
    func replacing(words: [String: String]) -> String {
        words.keys.sorted().reduce(self) { $0.replacing(word: $1, with: words[$1] ?? $1) }
    }

    /// `[Order]` and `Failure` of `Result<[Order], Failure>?`
    var typeArguments: [String] {
        guard let open = firstIndex(of: "<"), let close = lastIndex(of: ">"), open < close else { return [] }
        let words = SourceWords(bytes: Array(self[index(after: open)..<close].utf8))
        return words.pieces(in: 0..<words.bytes.count).map { piece in
            String(words.text(piece).drop { $0.isWhitespace }.trimmingEnd)
        }
    }

    /// With another word in the place of each that stands alone: `Result<T, E>` → `Result<Order, E>`
    func replacing(word: String, with other: String) -> String {
        var result = ""
        var current = ""
        for character in self {
            if character.isLetter || character.isNumber || character == "_" {
                current.append(character)
                continue
            }
            result += current == word ? other : current
            result.append(character)
            current = ""
        }
        return result + (current == word ? other : current)
    }
}

/// The functions and properties of types by their names, so that a type with many of them is not gone through for each call.
struct MemberTable: Sendable {
    private var functions: [String: [String: [FunctionDeclaration]]] = [:]
    private var properties: [String: [String: [PropertyDeclaration]]] = [:]

    init(_ types: [String: SourceIndex.Entry] = [:]) {
        for (name, entry) in types {
            functions[name] = Dictionary(grouping: entry.members.functions, by: \.name)
            properties[name] = Dictionary(grouping: entry.members.properties, by: \.name)
        }
    }

    /// In the order of the files.
    func functions(_ name: String, of type: String) -> [FunctionDeclaration] { functions[type]?[name] ?? [] }

    func properties(_ name: String, of type: String) -> [PropertyDeclaration] { properties[type]?[name] ?? [] }
}
