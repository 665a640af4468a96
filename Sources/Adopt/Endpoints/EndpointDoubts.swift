/// Compares an endpoint with what its declaration alone suggests. What doesn't fit makes facts doubtful: an argument that
/// no part of the request contains, a query item that isn't sent, or a response of a type that has
/// nothing to do with the function's result.
struct EndpointDoubts {
    let index: SourceIndex

    /// The arguments and query items of a declaration that no part of its requests contains.
    struct Unsent {
        fileprivate let arguments: [String]
        fileprivate let items: [String]
    }

    /// Compares a declaration with the requests of all its runs.
    func unsent(_ subject: EndpointReader.Subject, _ drafts: [RequestDraft]) -> Unsent {
        let sent = SentNames(drafts)
        return Unsent(
            arguments: subject.arguments.subtracting(sent.symbols).sorted(),
            items: items(subject.function).subtracting(sent.names).sorted())
    }

    /// Remarks about the fields of the endpoint that have none yet.
    func remarks(on endpoint: AdoptedEndpoint, _ subject: EndpointReader.Subject, _ unsent: Unsent) -> [Remark] {
        var remarks: [Remark] = []
        // What isn't understood may contain it, and a part of a form has a file's name.
        let isUnread = endpoint.remarks.contains { $0.member == nil && [.path, .query, .body].contains($0.field) }
        for name in isUnread || endpoint.body.isMultipart ? [] : unsent.arguments {
            remarks.add([.path] + EndpointField.carried, "the argument `\(name)` isn't found in the request")
        }
        for name in unsent.items { remarks.append(Remark(.query, "the item `\(name)` isn't found in the request")) }
        if let function = subject.function, let type = endpoint.response.type,
            !isRelated(type, to: function, subject.owner)
        {
            let text = "a `\(type.shown)` is read, and `\(function.name)` gives something else"
            remarks.append(Remark(.response, text))
        }
        if let filler = filler(of: endpoint, subject) {
            remarks.append(Remark(.body, "`\(filler)` gives the request a body, which isn't looked at"))
        }
        return remarks.filter { endpoint.remarks.of($0.field).isEmpty }
    }

    /// The function that fills the data which a request's type holds as its body:
    /// `mutating func setBody(_ order: some Encodable) { body = try? JSONEncoder().encode(order) }`
    private func filler(of endpoint: AdoptedEndpoint, _ subject: EndpointReader.Subject) -> String? {
        guard subject.function == nil, case .model(.data, _) = endpoint.body,
            let entry = index.type(SwiftType(subject.name), from: subject.owner)
        else { return nil }
        let variables = entry.members.properties.filter { $0.isStored && !$0.isConstant && $0.type?.name == "Data" }
        return ([entry] + index.ancestors(of: entry)).flatMap(\.members.functions).first { function in
            let assigned = function.name == "init" ? [] : (function.body ?? []).assignedNames
            return variables.contains { assigned.contains($0.name) }
        }?.name
    }

    /// The arguments of a function that a request may contain.
    func arguments(_ function: FunctionDeclaration, of entry: SourceIndex.Entry) -> Set<String> {
        arguments(function.parameters.map { ($0.name, $0.type) }, in: entry)
    }

    /// The values of an enum's case that a request may contain.
    func arguments(_ declaration: CaseDeclaration, of entry: SourceIndex.Entry) -> Set<String> {
        arguments(zip(declaration.payload, declaration.parameters).map { ($0.name, $1.type) }, in: entry)
    }

    /// The values of a request's type that a request may contain, besides those with a role of their own.
    func arguments(_ entry: SourceIndex.Entry) -> Set<String> {
        let asked = Set(index.ancestors(of: entry).flatMap(\.members.properties).map(\.name))
        let roles = Set(EndpointRole.allCases.flatMap(\.names))
        let own = entry.held.subtracting(asked).subtracting(roles)
        let properties = entry.members.properties.filter { own.contains($0.name) }
        return arguments(properties.map { ($0.name, $0.type) }, in: entry)
    }

    private func arguments(_ named: [(name: String?, type: SwiftType?)], in entry: SourceIndex.Entry) -> Set<String> {
        Set(named.filter { $0.type.map { mayBeSent($0, from: entry.name) } == true }.compactMap(\.name))
    }

    private func mayBeSent(_ written: SwiftType, from place: String?) -> Bool {
        let type = (index.resolved(written, from: place) ?? written).unwrapped
        if let inner = type.element ?? type.pair?.value { return mayBeSent(inner, from: place) }
        guard let entry = index.type(type, from: place), let kind = entry.declaration?.kind else {
            return Self.plain.contains(type.name)
        }
        let isCoded = !index.conformances(of: entry).isDisjoint(with: ["Codable", "Encodable"])
        return isCoded || kind == .enumeration && !entry.inherits.contains("Error")
    }

    /// A flag decides what is sent, and is seldom part of it.
    private static let plain: Set<String> = [
        "Data", "Date", "Decimal", "Double", "Float", "Int", "Int32", "Int64", "String", "UInt", "URL", "UUID",
    ]

    /// The names of the query items that a function makes.
    private func items(_ function: FunctionDeclaration?) -> Set<String> {
        var names: Set<String> = []
        SwiftWalk.visit(function?.body ?? []) { expression in
            guard case .call(let callee, let arguments) = expression, callee.lastName == "URLQueryItem",
                case .text(let pieces)? = arguments.first?.value, pieces.count == 1, let words = pieces[0].words
            else { return }
            names.insert(words)
        }
        return names
    }

    /// Whether a type that is read of a response is part of what the function gives, or can be made into it.
    private func isRelated(_ read: SwiftType, to function: FunctionDeclaration, _ place: String) -> Bool {
        let given = function.given.map { names(of: index.resolved($0, from: place) ?? $0) }
        let wanted = given.reduce(into: Set<String>()) { $0.formUnion($1) }
        let known = names(of: read)
        guard !wanted.isEmpty, !known.isEmpty, wanted.isDisjoint(with: known) else { return true }
        let makesGiven = known.compactMap { index.type(SwiftType($0), from: place) }.contains { entry in
            let types = entry.members.properties.compactMap(\.type) + entry.members.functions.compactMap(\.result)
            return types.contains { !names(of: $0).isDisjoint(with: wanted) }
        }
        return makesGiven
            || wanted.compactMap { index.type(SwiftType($0), from: place) }.contains { entry in
                let makers = entry.members.functions.filter { $0.name == "init" }
                let types = makers.flatMap(\.parameters).compactMap(\.type)
                return types.contains { !names(of: $0).isDisjoint(with: known) }
            }
    }

    /// The names of the models in a type: `Store` of `Result<[Store], Error>`
    private func names(of type: SwiftType) -> Set<String> {
        var names: Set<String> = []
        _ = type.contains { name in
            if !index.isHolder(SwiftType(name), from: nil) { names.insert(SourceIndex.last(name)) }
            return false
        }
        return names.subtracting(Self.frames)
    }

    /// The types in results that say nothing about a response's model.
    private static let frames: Set<String> = [
        "Any", "Bool", "Error", "AFError", "HTTPURLResponse", "Never", "URLResponse", "Void",
    ]
}

extension AdoptedEndpoint.Body {
    fileprivate var isMultipart: Bool {
        switch self {
        case .none: return false
        case .fields(let kind, _), .model(let kind, _): return kind == .multipart
        }
    }
}

/// The names in the requests of all runs of an endpoint.
private struct SentNames {
    /// The names of the query items, the headers and the body's members.
    private(set) var names: Set<String> = []
    /// The names of the values that are sent, or that decide what is sent.
    private(set) var symbols: Set<String> = []

    init(_ drafts: [RequestDraft]) {
        for draft in drafts {
            add(AddressSplitting(draft.url).query + draft.query + draft.headers + draft.bodyMembers)
            for piece in draft.url { if case .hole(let symbol) = piece { add(symbol) } }
            switch draft.body {
            case .none: break
            case .fields(_, let fields): add(fields)
            case .model(_, let symbol): add(symbol)
            }
            names.formUnion(draft.ambientHeaders + draft.clientHeaders)
            for decision in draft.decisions { addWords(of: decision.subject) }
        }
    }

    private mutating func add(_ fields: [RequestDraft.Field]) {
        for field in fields {
            names.insert(field.name)
            addWords(of: field.name)
            add(field.value)
        }
    }

    private mutating func add(_ content: RequestDraft.Content) {
        switch content {
        case .constant: break
        case .argument(let symbol): add(symbol)
        case .fields(let fields): add(fields)
        case .list(let content): add(content)
        }
    }

    private mutating func add(_ symbol: Symbol) { addWords(of: symbol.text) }

    /// Adds the names in an expression of the code: `store` and `id` of `store.id`
    private mutating func addWords(of text: String) {
        symbols.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
}
