/// The types that callers decode from functions' data: `api.stores { result in … decode([Store].self, from: data) }`
struct DataReaders {
    /// The types that callers read, by the keys of the functions.
    private var types: [String: [SwiftType]] = [:]
    /// The types that have a function that passes data on, by the function's name.
    private var owners: [String: Set<String>] = [:]

    init() {}

    init(_ index: SourceIndex, handsData: (FunctionDeclaration, String) -> Bool) {
        for entry in index.entries {
            for function in entry.members.functions where handsData(function, entry.name) {
                owners[function.name, default: []].insert(entry.name)
            }
        }
        if owners.isEmpty { return }
        for entry in index.entries { for function in entry.members.functions { read(function, in: entry, index) } }
    }

    /// The types that callers read from the data of a function, each once.
    func types(of function: FunctionDeclaration, in type: String?) -> [SwiftType] {
        types[(type ?? "") + "." + function.name] ?? []
    }

    private mutating func read(_ function: FunctionDeclaration, in entry: SourceIndex.Entry, _ index: SourceIndex) {
        var found: [(key: String, types: [SwiftType])] = []
        SwiftWalk.visit(function.body ?? []) { expression in
            guard case .call(let callee, let arguments) = expression, case .member(let base?, let name) = callee else {
                return
            }
            let owners = owners(of: name, base, entry, index)
            guard !owners.isEmpty else { return }
            var bodies: [[SwiftStatement]] = []
            for case .closure(let closure) in arguments.map(\.value) { bodies.append(closure.body) }
            if bodies.isEmpty { bodies = [function.body ?? []] }
            var types = bodies.flatMap(EndpointCalls.typesRead)
            if types.isEmpty {
                // Another function of the type may read it: `self.show(result)`
                let names = bodies.reduce(into: Set<String>()) { $0.formUnion(ReferencedNames($1).names) }
                for other in entry.members.functions where names.contains(other.name) && other.takesData {
                    types += EndpointCalls.typesRead(in: other.body ?? [])
                }
            }
            for owner in owners { found.append((owner + "." + name, types)) }
        }
        for (key, read) in found {
            for type in read where types[key]?.contains(type) != true { types[key, default: []].append(type) }
        }
    }

    /// The types whose function is called: the value's type and those that conform to it, or the only one with such a
    /// function if the value's type isn't known.
    private func owners(of name: String, _ base: SwiftExpression, _ entry: SourceIndex.Entry, _ index: SourceIndex)
        -> Set<String>
    {
        guard let owners = owners[name] else { return [] }
        let root = root(of: base, entry).flatMap { index.type($0, from: entry.name) }
        guard let root else { return owners.count == 1 ? owners : [] }
        return owners.filter { owner in
            owner == root.name || index.conforming(to: root.name).contains { $0.name == owner }
        }
    }

    /// `Api` in `Api.shared`, and in `self.api` if the property has a written type.
    private func root(of base: SwiftExpression, _ entry: SourceIndex.Entry) -> SwiftType? {
        switch base {
        case .chained(let inner), .forced(let inner): return root(of: inner, entry)
        case .name("self"): return SwiftType(entry.name)
        case .name(let name): return name.first?.isUppercase == true ? SwiftType(name) : type(of: name, entry)
        case .member(let inner?, let name): return type(of: name, entry) ?? root(of: inner, entry)
        case .call(let callee, _): return root(of: callee, entry)
        default: return nil
        }
    }

    private func type(of name: String, _ entry: SourceIndex.Entry) -> SwiftType? {
        entry.members.properties.first { $0.name == name }?.type
    }
}

/// The enums that the team's functions take, by the functions' names: `note(event: Trace)`
struct TakenEnums {
    private struct Place: Hashable {
        let function: String
        let label: String?
    }

    /// The types of the parameters; nil for one that isn't an enum of the team.
    private var types: [Place: [SourceIndex.Entry?]] = [:]

    init() {}

    init(_ index: SourceIndex) {
        func note(_ function: FunctionDeclaration, in type: String?) {
            for parameter in function.parameters {
                let entry = index.type(parameter.type, from: type)
                let place = Place(function: function.name, label: parameter.label)
                types[place, default: []].append(entry?.declaration?.kind == .enumeration ? entry : nil)
            }
        }
        for function in index.functions { note(function, in: nil) }
        for entry in index.entries { for function in entry.members.functions { note(function, in: entry.name) } }
    }

    /// Whether a name after a dot means a case of another enum than the endpoint's: `tracer.note(event: .store(id))`
    func isOther(_ argument: SwiftArgument, than endpoint: String, in callee: SwiftExpression) -> Bool {
        guard argument.value.isImplicit, let function = callee.lastName else { return false }
        let known = types[Place(function: function, label: argument.label)] ?? []
        let name = SourceIndex.last(endpoint)
        return !known.isEmpty
            && known.allSatisfy { entry in
                guard let entry, entry.name != SourceIndex.parent(endpoint) else { return false }
                return entry.members.cases.contains { $0.name == name }
            }
    }
}

/// How the team's functions read responses, by the functions' names.
struct ResponseReaders {
    static let none = ResponseReaders(naming: TypeNaming(), telling: [:], mapping: [:], reading: [:])

    let naming: TypeNaming
    /// Those that tell a handler a type which it chooses, with its label: `send<T>(_ route: Route, done: (T?) -> Void)`
    let telling: [String: Set<String?>]
    /// Those that take a closure that makes the value from the data: `send<T>(mapping: (Data) throws -> T)`
    let mapping: [String: Set<String?>]
    /// The type that functions decode from the data they get, if it is only one.
    let reading: [String: SwiftType]

    private init(
        naming: TypeNaming, telling: [String: Set<String?>], mapping: [String: Set<String?>],
        reading: [String: SwiftType]
    ) {
        self.naming = naming
        self.telling = telling
        self.mapping = mapping
        self.reading = reading
    }

    init(_ index: SourceIndex) {
        var telling: [String: Set<String?>] = [:]
        // A call can mean any of several functions with one name.
        var others: [String: Set<String?>] = [:]
        var mapping: [String: Set<String?>] = [:]
        var reading: [String: Set<Set<SwiftType>>] = [:]
        let functions = index.functions + index.entries.flatMap(\.members.functions)
        for function in functions {
            let own = Set(function.typeParameters.map(\.name))
            for (position, parameter) in function.parameters.enumerated() {
                guard let closure = parameter.type?.closure, let told = closure.parameters.first?.type else { continue }
                // The last one may be a trailing closure.
                let isLast = position + 1 == function.parameters.count
                let labels: Set<String?> = isLast ? [parameter.label, nil] : [parameter.label]
                if told == "Data", closure.result.contains(where: own.contains) {
                    mapping[function.name, default: []].formUnion(labels)
                }
                if told.contains(where: own.contains) {
                    telling[function.name, default: []].formUnion(labels)
                } else {
                    others[function.name, default: []].formUnion(labels)
                }
            }
            if function.takesData, let body = function.body {
                reading[function.name, default: []].insert(Set(EndpointCalls.typesRead(in: body)))
            }
        }
        let one = reading.compactMapValues { $0.count == 1 && $0.first?.count == 1 ? $0.first?.first : nil }
        let sure = telling.map { ($0, $1.subtracting(others[$0] ?? [])) }
        self.init(
            naming: TypeNaming(functions, index), telling: Dictionary(uniqueKeysWithValues: sure), mapping: mapping,
            reading: one)
    }
}

extension FunctionDeclaration {
    /// Whether it takes the data of a response: `Data`, `DataResponse<Data>`, and not a team's `RawData`
    var takesData: Bool {
        parameters.contains { parameter in
            guard let type = parameter.type, !type.isClosure else { return false }
            return type.contains { ["Data", "NSData"].contains($0) || SourceIndex.last($0).contains("DataResponse") }
        }
    }

    /// Whether its code mentions the data that it takes.
    var mentionsData: Bool {
        let names = Set(parameters.filter { ["Data", "NSData"].contains($0.type?.unwrapped.name) }.compactMap(\.name))
        return names.isEmpty || !ReferencedNames(body).names.isDisjoint(with: names)
    }

    /// The library's function that passes it a body to read by hand: `responseJSON { … }`
    var reader: String? {
        let names: Set = ["responseJSON", "serializingJSON", "responseString", "serializingString"]
        return ReferencedNames(body).names.intersection(names).min()
    }
}

extension SourceIndex {
    /// Whether a response can be decoded as a type. A protocol can't, although its types may.
    func isDecodable(_ written: SwiftType, from place: String?) -> Bool {
        if let inner = written.element ?? written.pair?.value { return isDecodable(inner, from: place) }
        let isKnown = ["String", "Int", "Bool", "Data", "Double", "Decimal"].contains(written.name)
        guard let entry = self.type(written, from: place), entry.declaration != nil || !isKnown else { return isKnown }
        if entry.declaration?.kind == .protocolType { return false }
        let names = conformances(of: entry)
        return !names.isDisjoint(with: ["Codable", "Decodable", "HandyJSON", "Mappable"]) || names.contains("Model")
            || names.contains("Content") && imports.contains("Vapor")
    }

    /// Whether code can throw values of a type.
    func isError(_ type: SwiftType) -> Bool {
        self.type(type).map { !conformances(of: $0).isDisjoint(with: ["Error", "LocalizedError"]) } == true
    }
}

extension SourceIndex {
    /// The types that a function reads of a response.
    func typesRead(by function: FunctionDeclaration, in type: String?, _ naming: TypeNaming) -> [SwiftType] {
        let read = function.readTypes(naming).map { listed($0, from: type) }.filter { name in
            let isNamed = isModel(name, from: type) || name.isBracketed || function.plainTypes(naming).contains(name)
            return isNamed && isDecodable(name, from: type) && !name.isOfErrors
        }
        guard read.isEmpty else { return function.outermost(read) }
        // The decoded type may be declared elsewhere.
        let named = Set(EndpointCalls.typesRead(in: function.body ?? []).filter(isForeignModel))
        let decoded = named.subtracting(function.handledTypes)
        return decoded.count == 1 ? Array(decoded) : []
    }

    /// `[User]` for `Users` and `typealias Users = [User]`, which extensions may extend; other types are unchanged.
    private func listed(_ written: SwiftType, from place: String?) -> SwiftType {
        guard type(written, from: place)?.declaration == nil,
            let meant = memberAlias(written, from: place) ?? aliases[written.text]?.type, meant.isBracketed
        else { return written }
        return meant
    }

    /// The functions of the same type to which a function gives data to read: `turn(data: response.data) { … }`
    func readers(behind function: FunctionDeclaration, in type: String?) -> [FunctionDeclaration] {
        guard let entry = type.flatMap({ self.type($0) }) else { return [] }
        var readers: [FunctionDeclaration] = []
        SwiftWalk.visit(function.body ?? []) { expression in
            guard case .call(let callee, let arguments) = expression, let name = callee.ownName else { return }
            let named = entry.members.functions.filter { $0.name == name && $0.fits(arguments) }
            guard named.count == 1, named[0].takesData, !ReferencedNames(named[0].body).asks else { return }
            if !readers.contains(where: { $0.site == named[0].site }) { readers.append(named[0]) }
        }
        return readers
    }
}

extension FunctionDeclaration {
    /// These types without those that it decodes from a part of another: `Manifest` in
    /// `let clip: Clip = try await get()` and `decode(Manifest.self, from: Data(base64Encoded: clip.manifest))`
    func outermost(_ types: [SwiftType]) -> [SwiftType] {
        if types.count < 2 { return types }
        var made: Set<String> = []
        for binding in (body ?? []).bindings {
            guard let value = binding.value else { continue }
            let isRead = binding.type.map(types.contains) ?? value.decoded.map { types.contains($0.type) } ?? false
            if isRead || value.root.map(made.contains) == true { made.formUnion(binding.pattern.names) }
        }
        var outer = types
        SwiftWalk.visit(body ?? []) { expression in
            guard let (type, source) = expression.decoded, source.root.map(made.contains) == true else { return }
            outer.removeAll { $0 == type }
        }
        return outer.isEmpty ? types : outer
    }
}

/// The functions that take data because a protocol requires them, by their types: `decode(_ data: Data)`
struct AskedReaders {
    private var readers: [String: FunctionDeclaration] = [:]
    private let index: SourceIndex

    /// - Parameter calls: finds the requests that a function sends, since such a function isn't a reader.
    init(_ index: SourceIndex, calls: EndpointCalls) {
        self.index = index
        for entry in index.entries {
            let taking = entry.members.functions.filter { function in
                guard function.takesData, let body = function.body, function.result != nil,
                    function.typeParameters.isEmpty, !ReferencedNames(body).asks
                else { return false }
                var calls = calls
                calls.hints = entry.namedTypes
                calls.place = entry.name
                calls.read(body)
                return calls.found.isEmpty
            }
            if taking.isEmpty { continue }
            let asked = Set(
                index.ancestors(of: entry).flatMap(\.members.functions).filter { $0.body == nil }.map(\.name))
            readers[entry.name] = taking.first { asked.contains($0.name) }
        }
    }

    /// That of a function's own type, or of one that it makes, and what it reads.
    func reader(for function: FunctionDeclaration, in type: String?, _ naming: TypeNaming) -> (
        FunctionDeclaration, owner: String, read: [SwiftType]
    )? {
        if readers.isEmpty { return nil }
        var owners = type.map { [SwiftType($0)] } ?? []
        SwiftWalk.visit(function.body ?? []) { expression in
            guard case .call(let callee, let arguments) = expression else { return }
            if let made = index.type(madeBy: callee, arguments, in: function, of: type) { owners.append(made) }
        }
        var found: (FunctionDeclaration, owner: String, read: [SwiftType])?
        for owner in owners {
            guard let entry = index.type(owner, from: type), let reader = readers[entry.name],
                found == nil || found?.owner == entry.name
            else { continue }
            let types = index.meanings(of: entry, owner.arguments, from: type)
            let read = reader.readTypes(naming).map { $0.replacing(types) }
            if found == nil, reader.name == function.name { return nil }
            let known = found?.read ?? []
            found = (reader, entry.name, known + read.filter { !known.contains($0) })
        }
        return found
    }
}

extension SwiftType {
    /// Whether its name says that it describes an error: `StoreError`, `ErrorResponse`
    var isOfErrors: Bool {
        ["", "Response", "Message", "Body", "DTO", "Model", "Info", "Payload", "Details"].contains {
            lastName.hasSuffix("Error" + $0)
        }
    }

    /// The types that hold what was read.
    static let serializing: Set<String> = [
        "DataResponse", "AFDataResponse", "DownloadResponse", "AFDownloadResponse", "Result",
    ]

    /// `Store` for `DataResponse<Store>` and `Result<Store, any Error>`; other types are unchanged.
    var serialized: SwiftType {
        guard SwiftType.serializing.contains(lastName), let first = arguments.first, first != "Data" else {
            return self
        }
        return first
    }

    /// `[Store]` for `([Store], Page?)`; other types are unchanged.
    var first: SwiftType {
        if case .tuple(let elements) = self, let first = elements.first { return first.type }
        return self
    }

    /// Whether it is the other type, or a list of it.
    func isOrLists(_ other: SwiftType) -> Bool { lastName == other.lastName || element?.lastName == other.lastName }
}

extension SwiftExpression {
    /// The type that it decodes, and what from: `decoder.decode(Store.self, from: data)`
    var decoded: (type: SwiftType, source: SwiftExpression)? {
        guard case .call(let callee, let arguments) = self, callee.lastName == "decode", arguments.count == 2,
            case .metatype(let inner) = arguments[0].value, let type = inner.namedType
        else { return nil }
        return (type, arguments[1].value)
    }
}

extension SwiftExpression {
    /// `.store`, `.store(id)`
    var isImplicit: Bool {
        switch self {
        case .member(nil, _), .call(.member(nil, _), _): return true
        default: return false
        }
    }
}
