import Platform

/// Type aliases of closure types and of types that hold a result, such as `typealias Answer<T> = Result<T, Failure>` and
/// `typealias Completion<T> = (Answer<T>) -> Void`, and those of a generic type's parameters.
struct HandlingAliases {
    private let aliases: [String: AliasDeclaration]

    /// - Parameter isMeant: whether the type of the alias with a full name holds a result, or is a type parameter.
    init(_ all: [String: AliasDeclaration] = [:], isMeant: (SwiftType, String) -> Bool = { _, _ in false }) {
        aliases = all.filter { name, alias in
            let type = alias.type
            return type.isClosure || alias.name != type.name && isMeant(type, name)
        }
    }

    var isEmpty: Bool { aliases.isEmpty }

    /// - Parameter places: the types whose members can be named without their type.
    func writeOut(_ function: inout FunctionDeclaration, in places: [String]) {
        function.result = writtenOut(function.result, in: places)
        for index in function.parameters.indices {
            function.parameters[index].type = writtenOut(function.parameters[index].type, in: places)
        }
    }

    /// `Completion<[Order]>?` → `((Result<[Order], Failure>) -> Void)?`; other types are unchanged.
    func writtenOut(_ type: SwiftType?, in places: [String], depth: Int = 0) -> SwiftType? {
        guard let type, depth < 8 else { return type }
        var meant = type
        if case .closure(let parameters, let result, let effects) = type.unwrapped {
            let each = parameters.map { parameter in
                let own = writtenOut(parameter.type, in: places, depth: depth + 1) ?? parameter.type
                return SwiftType.Element(label: parameter.label, type: own)
            }
            if each.map(\.type) == parameters.map(\.type) { return type }
            meant = .closure(each, result, effects: effects)
        } else if let alias = alias(type.name, places) {
            let own = alias.type.replacing(alias.typeParameters.given(type.arguments))
            meant = writtenOut(own, in: places, depth: depth + 1) ?? own
        }
        return type.isOptional ? meant.asOptional : meant
    }

    private func alias(_ name: String, _ places: [String]) -> AliasDeclaration? {
        places.lazy.compactMap { aliases[$0 + "." + name] }.first ?? aliases[name]
    }
}

extension SourceIndex {
    /// Replaces the aliases that types inherit: `struct Page: Reply` with `typealias Reply = Codable & Sendable`
    func writeOutInherited() {
        guard !aliases.isEmpty else { return }
        for entry in entries {
            var (found, open): ([SwiftType], [SwiftType]) = ([], entry.inherits.reversed())
            var seen: Set<String> = []
            while let type = open.popLast() {
                if let meant = meant(type.name, from: entry.parent), seen.insert(type.name).inserted {
                    open += meant.composed.reversed()
                } else {
                    found.append(type)
                }
            }
            entry.inherits = found
        }
    }

    /// Whether the type of an alias holds a result, or is a parameter of the generic type that has the alias.
    func isWrittenOut(_ type: SwiftType, aliased name: String) -> Bool {
        if !type.arguments.isEmpty { return isHolder(type, from: nil) }
        let owner = name.contains(".") ? types[Self.parent(name)]?.declaration : nil
        return owner?.kind != .protocolType && owner?.typeParameters.contains { $0.name == type.name } == true
    }

    /// The type behind an alias without parameters, or for `ID` the type of the owner's `id`; nil for other types.
    func meant(_ written: String, from place: String?) -> SwiftType? {
        for name in Self.scopes(place).map({ $0 + "." + written }) + [written] {
            if types[name] != nil { return nil }
            if let alias = aliases[name], alias.type.name != written {
                return alias.typeParameters.isEmpty ? alias.type : nil
            }
        }
        guard Self.last(written) == "ID" else { return nil }
        let owner = written == "ID" ? place : Self.parent(written)
        return owner.flatMap { type($0, from: place) }?.members.properties.first { $0.name == "id" && !$0.isStatic }?
            .type
    }

    /// The type behind an alias of a type or of its protocols: `Request<Store>` for `Store.Loading`, with
    /// `typealias Loading = Request<Self>` in an extension of a protocol
    func memberAlias(_ written: SwiftType, from place: String?) -> SwiftType? {
        guard case .named(let name, let arguments) = written.unwrapped, arguments.isEmpty,
            let owner = name.contains(".") ? Self.parent(name) : place, let entry = type(owner, from: place)
        else { return nil }
        let names = ([entry] + ancestors(of: entry)).map { $0.name + "." + Self.last(name) }
        return names.compactMap { aliases[$0]?.type }.first?.replacing(["Self": SwiftType(entry.name)])
    }

    /// What a protocol's associated type is for a type: its alias, its nested type, the type of a member that the protocol
    /// asks for, or else the usual one. The inner optional is nil if the code doesn't say it, the outer one if there is
    /// no such associated type.
    func associated(_ name: String, of entry: Entry) -> SwiftType?? {
        let line = [entry] + ancestors(of: entry)
        guard line.contains(where: { $0.declaration?.members.associated[name] != nil }) else { return nil }
        guard entry.declaration?.kind != .protocolType else { return .some(nil) }
        for owner in line.map({ $0.name + "." + name }) {
            if let alias = aliases[owner] { return alias.type }
            if types[owner] != nil { return SwiftType(owner) }
        }
        for asked in line.filter({ $0.declaration?.kind == .protocolType }).compactMap(\.declaration?.members) {
            for property in asked.properties where property.type?.unwrapped.name == name {
                guard let own = members.properties(property.name, of: entry.name).first else { continue }
                return property.type?.isOptional == true ? own.type?.unwrapped : own.type
            }
            for function in asked.functions where function.result?.name == name {
                guard let own = members.functions(function.name, of: entry.name).first else { continue }
                return own.result ?? "Void"
            }
        }
        return line.lazy.compactMap { $0.declaration?.members.associated[name] ?? nil }.first
    }

    /// The type arguments of a type's superclasses: `Response` → `Trip` for `class TripRequest: Base<Trip>`
    /// - Parameter owner: a superclass, whose own parameters are meant: another one may have the same names for
    ///   something else, `class List<Item>: Base<[Item]>`.
    func typeArguments(of entry: Entry, in owner: String? = nil) -> [String: SwiftType] {
        var found: [String: SwiftType] = [:]
        var open = entry.inherits
        var seen: Set<String> = [entry.name]
        while let written = open.popLast() {
            guard !written.arguments.contains(where: \.isHuge), let next = type(written, from: entry.parent),
                seen.insert(next.name).inserted
            else { continue }
            let own = (next.declaration?.typeParameters ?? []).given(written.arguments)
            if next.name == owner { return own }
            found.merge(own) { first, _ in first }
            open += next.inherits.map { $0.replacing(own) }
        }
        return found
    }

    /// The types that stand for the type parameters in the declaration of an owner, a type or one of its ancestors:
    /// `Core` for `Service` in `class Wrapper<Service>`, for `CoinWrapper<Core>`
    func typeArguments(of written: SwiftType?, in owner: String?) -> [String: SwiftType] {
        guard let written, !written.arguments.isEmpty, let entry = type(written) else { return [:] }
        let own = (entry.declaration?.typeParameters ?? []).given(written.arguments)
        return entry.name == owner ? own : typeArguments(of: entry, in: owner).mapValues { $0.replacing(own) }
    }
}

extension [TypeParameter] {
    /// The arguments by the names of the parameters, which have the same order.
    func given(_ arguments: [SwiftType]) -> [String: SwiftType] {
        Dictionary(zip(map(\.name), arguments)) { first, _ in first }
    }
}

/// Remembers which types names mean at each place, so that they are looked up once.
final class NameMeanings: @unchecked Sendable {
    private var known: [String?: [String: SourceIndex.Entry?]] = [:]
    private let lock = Lock()

    func meaning(of name: String, from place: String?, _ find: () -> SourceIndex.Entry?) -> SourceIndex.Entry? {
        lock.take()
        defer { lock.release() }
        if let found = known[place]?[name] { return found }
        let found = find()
        known[place, default: [:]][name] = .some(found)
        return found
    }
}

/// The functions and properties of types by name, so that no call has to search all members of a type.
struct MemberTable: Sendable {
    private var functions: [String: [String: [FunctionDeclaration]]] = [:]
    private var properties: [String: [String: [PropertyDeclaration]]] = [:]
    /// The types from outside the sources for which an extension declares a function, by its name.
    private var extended: [String: Set<String>] = [:]
    /// The functions that add a value to a text: `appendInterpolation(optional: id)`
    private(set) var interpolations: [FunctionDeclaration] = []

    /// - Parameter functions: the global functions.
    init(_ types: [String: SourceIndex.Entry] = [:], _ functions: [FunctionDeclaration] = []) {
        self.functions[""] = Dictionary(grouping: functions, by: \.name)
        for (name, entry) in types {
            self.functions[name] = Dictionary(grouping: entry.members.functions + entry.members.subscripts, by: \.name)
            properties[name] = Dictionary(grouping: entry.members.properties, by: \.name)
            interpolations += entry.members.functions.filter { $0.name == "appendInterpolation" }
            for function in entry.members.functions where entry.declaration == nil && !function.isStatic {
                extended[function.name, default: []].insert(name)
            }
        }
    }

    /// The types from outside the sources for which an extension declares a method.
    func extended(with name: String) -> Set<String> { extended[name] ?? [] }

    /// The functions of a type with a name, in the order of the files.
    func functions(_ name: String, of type: String) -> [FunctionDeclaration] { functions[type]?[name] ?? [] }

    /// The global functions with a name.
    func functions(_ name: String) -> [FunctionDeclaration] { functions(name, of: "") }

    func properties(_ name: String, of type: String) -> [PropertyDeclaration] { properties[type]?[name] ?? [] }
}
