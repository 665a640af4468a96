/// The types that functions decode for the types that callers pass or expect.
struct TypeNaming {
    /// The type that is decoded for a type parameter: `Page<T>` and `T` of `func page<T>(_ type: T.Type) -> Page<T>`
    private struct Wrapping: Hashable {
        let parameter: String
        let type: SwiftType
        /// The type that is returned, if it is more than the parameter: `Received<T>`, `Answer<Page<[T]>>`
        var result: SwiftType?
    }

    /// What is known, which all copies share: closures that read code copy the naming for each expression. It changes only
    /// while it is made.
    private final class Tables: @unchecked Sendable {
        /// The functions that take a type and can't decode it: `delete(_ type: Any.Type)`
        var ignoring: Set<String> = []
        /// The functions that decode the type that their callers expect.
        var giving: Set<String> = []
        /// What the functions that aren't generic return or pass to their handlers.
        var plainResults: [String: Set<SwiftType>] = [:]
        /// The types that are decoded for a type that functions are passed, and for one that they return.
        var told: [String: Set<Wrapping>] = [:]
        var given: [String: Set<Wrapping>] = [:]
        /// The functions whose results other functions hand on, by the others' names.
        var handing: [String: String] = [:]
        /// The type aliases by their full names: `Locks.Response`
        var aliases: [String: AliasDeclaration] = [:]
        /// The functions that decode the type itself if its envelope holds nothing.
        var choosing: Set<String> = []
        var handlingAliases = HandlingAliases()
        /// The team's own models with the name of a type that holds a result.
        var models: Set<String> = []
        /// The team's own types that hold a success's value or an error.
        var outcomes: Set<String> = []
    }

    private var tables = Tables()
    private static let plain: Set<String> = ["String", "Int", "Decimal"]
    /// The function whose own code is read: a call of its name means another one, such as `JSONDecoder.decode`.
    private var reader: String?

    init() {}

    init(_ functions: [FunctionDeclaration], _ index: SourceIndex) {
        // A function may read with another one: `let data: T = try reader.read(data)`
        var known = TypeNaming()
        for _ in 0..<4 { known = TypeNaming(functions, index, known) }
        self = known
        for (name, named) in Dictionary(grouping: functions, by: \.name) {
            let called = Set(named.map { $0.typeParameters.isEmpty && $0.handsOn ? $0.lastCalled : nil })
            if called.count == 1, let one = called.first { tables.handing[name] = one }
        }
    }

    /// - Parameter known: what is known of the functions that these call.
    private init(_ functions: [FunctionDeclaration], _ index: SourceIndex, _ known: TypeNaming) {
        tables.aliases = index.aliases
        tables.handlingAliases = index.handlingAliases
        tables.models = SwiftType.serializing.filter { index.isModel(likeHolder: .named($0, ["T"]), from: nil) }
        tables.outcomes = Set(index.entries.filter(\.isOutcome).map { SourceIndex.last($0.name) })
        var (taking, others): (Set<String>, Set<String>) = ([], [])
        for function in functions {
            var known = known
            known.reader = function.name
            if function.typeParameters.isEmpty {
                tables.plainResults[function.name, default: []].formUnion(function.given)
                if function.given.contains(where: { $0.contains(where: index.isTypeParameter) }) {
                    others.insert(function.name)
                }
            }
            for type in function.parameters.compactMap(\.type?.metatype) {
                if type.name == "Any" { tables.ignoring.insert(function.name) } else { taking.insert(function.name) }
            }
            for parameter in function.typeParameters {
                let own = SwiftType(parameter.name)
                var read = function.readTypes(known).filter { read in
                    read.contains { $0 == parameter.name || SourceIndex.parent($0) == parameter.name }
                }
                // A factory's result may name a type of the one that it is passed: `Request<Q.Response>`
                if read.isEmpty, !function.decodes(own) {
                    read = (function.result?.arguments ?? []).filter { made in
                        made.contains { SourceIndex.parent($0) == parameter.name }
                    }
                }
                let isDecodable = ["Decodable", "Codable"].contains { parameter.bound?.mentions($0) == true }
                let isGiven = function.given.contains { type in
                    type.unwrapped == own || type.arguments.first == own && index.isHolder(type, from: nil)
                }
                if isGiven, isDecodable || !read.isEmpty { tables.giving.insert(function.name) }
                // `decode(Envelope<T>.self, from: data).value ?? decode(T.self, from: data)`
                if read.count == 2, let place = read.firstIndex(of: own) {
                    read.remove(at: place)
                    tables.choosing.insert(function.name)
                }
                guard read.count == 1 else { continue }
                let wrapping = Wrapping(parameter: parameter.name, type: read[0])
                if isGiven { tables.given[function.name, default: []].insert(wrapping) }
                if !isGiven, let result = function.result, result.contains(where: { $0 == parameter.name }) {
                    let held = index.isHolder(result, from: nil) ? result.arguments.first : nil
                    let inner = Wrapping(parameter: parameter.name, type: read[0], result: held ?? result)
                    tables.given[function.name, default: []].insert(inner)
                }
                if function.parameters.contains(where: { $0.type?.metatype == own }) {
                    tables.told[function.name, default: []].insert(wrapping)
                }
            }
        }
        tables.ignoring.subtract(taking)
        // Of several functions of one name, a call may mean any.
        tables.giving.subtract(others)
        for name in others { tables.given[name] = nil }
    }

    /// Whether the type that callers expect of a function decides what it decodes.
    func gives(_ type: SwiftType?, by name: String?) -> Bool {
        guard let name, tables.giving.contains(name) else { return false }
        return !mayGive(type, name)
    }

    /// Whether a function of this name that isn't generic may give a value of this type.
    private func mayGive(_ type: SwiftType?, _ name: String) -> Bool {
        guard let results = tables.plainResults[name] else { return false }
        guard let type = type?.unwrapped else { return true }
        func names(_ type: SwiftType) -> [String] {
            ([type] + type.arguments.prefix(1)).map { ($0.element ?? $0).lastName }
        }
        let meant = names(type)
        return results.contains { names($0).contains(where: meant.contains) }
    }

    /// Whether a function may return only a part of the response: it transforms the response, or returns a text or a
    /// number that no function is asked to decode.
    func mayBePart(_ response: AdoptedEndpoint.Response, of function: FunctionDeclaration) -> Bool {
        guard let type = response.type else { return false }
        if function.transforms { return true }
        guard Self.plain.contains((type.element ?? type).name) else { return false }
        let names = ReferencedNames(function.body).names.subtracting([function.name])
        return !names.contains { gives(type, by: $0) }
    }

    /// Whether functions of this name read different types, and one of them an envelope: `T` and `Crate<T>`
    func isOpen(givenBy name: String?) -> Bool {
        guard let known = name.flatMap({ tables.given[$0] }), known.count > 1 else { return false }
        return known.contains { !$0.type.arguments.isEmpty && !$0.type.isBracketed }
    }

    /// The called function that decodes the type itself if its envelope holds nothing.
    func chooser(in code: [SwiftStatement]?) -> String? {
        tables.choosing.isEmpty ? nil : ReferencedNames(code).names.intersection(tables.choosing).min()
    }

    /// The type that a variable gets from a response: `Store` for `Answer<Store>` and `typealias Answer<T> = Result<T, Failure>`
    func held(by type: SwiftType) -> SwiftType {
        let written = tables.handlingAliases.writtenOut(type, in: []) ?? type
        // `{ (result: Outcome<Store, Failure>) in … }`
        if tables.outcomes.contains(written.lastName), let value = written.arguments.first { return value }
        return tables.models.contains(written.lastName) ? written : written.serialized
    }

    /// The types that functions decode for the variables that get their results, and `Void` where an overload decodes
    /// nothing: `[Store]` for `let outcome: Outcome<[Store]> = read(response.data)`
    func expected(in code: [SwiftStatement]) -> [SwiftType] {
        var types: [SwiftType] = []
        for binding in code.allBindings {
            guard let held = binding.type.map(held), let name = binding.value?.called, tables.giving.contains(name)
            else { continue }
            let read = held == "Void" ? held : gives(held, by: name) ? read(held, givenBy: name) : nil
            if let read, !types.contains(read) { types.append(read) }
        }
        return types
    }

    /// The type that a function decodes if a call passes it this type; nil if it decodes nothing.
    func read(_ type: SwiftType, toldTo name: String?) -> SwiftType? {
        guard let name, name != reader else { return type }
        return tables.ignoring.contains(name) ? nil : wrapped(type, tables.told[name])
    }

    /// The type that a function decodes to return a value of this type.
    func read(_ type: SwiftType, givenBy name: String?) -> SwiftType {
        guard let name = name.map(origin), name != reader, !mayGive(type, name) else { return type }
        return wrapped(type, tables.given[name])
    }

    /// What a function decodes to give its caller a value of this type; nil if the caller doesn't choose that.
    func decoded(for type: SwiftType, by name: String?) -> SwiftType? {
        gives(type, by: name) ? read(type, givenBy: name) : nil
    }

    /// The function that gives what functions of a name hand on: `send` for `func open(_ id: Int) { change(id, "open") }`
    /// and `func change(…) { send(…) }`
    private func origin(of name: String) -> String {
        var (name, seen) = (name, Set<String>())
        while tables.given[name] == nil, let next = tables.handing[name], seen.insert(name).inserted { name = next }
        return name
    }

    private func wrapped(_ type: SwiftType, _ known: Set<Wrapping>?) -> SwiftType {
        guard let known, known.count == 1, let one = known.first else { return type }
        var type = type
        if let result = one.result {
            guard let inner = result.meaning(of: one.parameter, as: type) else { return type }
            type = inner
        }
        var types = [one.parameter: type]
        _ = one.type.contains { name in
            if SourceIndex.parent(name) == one.parameter {
                let inner = type.name + "." + SourceIndex.last(name)
                types[name] = tables.aliases[inner]?.type ?? SwiftType(inner)
            }
            return false
        }
        return one.type.replacing(types)
    }
}
