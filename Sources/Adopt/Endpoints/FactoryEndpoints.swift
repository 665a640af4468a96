/// Finds functions and properties that make a value that describes a request, also as members of other values:
/// `static func store(id: Int) -> Endpoint<Store> { Endpoint(path: "/stores/\(id)", method: .get) }`,
/// `Resources.user(name).repositories.get`
struct FactoryEndpoints {
    let index: SourceIndex
    let finder: EndpointFinder
    /// The structs from which a client of the team makes requests.
    private let taken: Set<String>
    /// The enums whose cases are endpoints.
    private let routers: Set<String>
    private static let maximumLength = 6
    private static let maximumWays = 2_000

    init(index: SourceIndex, finder: EndpointFinder, senders: SendingFunctions) {
        self.index = index
        self.finder = finder
        taken = finder.taken(by: senders)
        routers = Set(finder.types().filter { !$0.members.cases.isEmpty }.map(\.name))
    }

    struct Factory {
        let subject: EndpointReader.Subject
        /// The type that has the member.
        let owner: SourceIndex.Entry
        /// The type that it makes.
        let entry: SourceIndex.Entry
        let isStatic: Bool
        /// Whether it is a member of a value, which other code has to make first.
        let isOfValue: Bool
        /// The key that an evaluator notes when it runs the member.
        let key: String
        /// Whether only code near it can call it.
        let isPrivate: Bool
        let make: (Evaluator) -> Value
        /// The types of its parameters.
        let parameters: [SwiftType]
        /// The type that it makes, with its arguments.
        let result: SwiftType?

        /// Whether it makes a request from any address or description that it gets.
        func isOfClient(_ index: SourceIndex) -> Bool {
            parameters.contains { type in
                type.isExistential || type.mentions("URL") || index.type(type)?.declaration?.kind == .protocolType
            }
        }

        /// Whether it is a helper without a response: a member of the request type, or a function that takes a request.
        var isOfRequest: Bool {
            guard case .unknown = subject.response.response else { return false }
            return owner === entry || parameters.contains { $0.name == entry.name }
        }

        /// Whether calls can name it directly: `client.send(.stores(page: 1))`
        var isCallable: Bool { isStatic && !isOfValue }
    }

    /// The way to a value with members: `Resources.user(name)`
    private struct Way {
        let entry: SourceIndex.Entry
        let inputs: [String]
        let length: Int
        let make: (Evaluator) -> Value
    }

    /// A function or a property that makes a value.
    private struct Member {
        let name: String
        let result: SwiftType?
        let isStatic: Bool
        let parameters: [SwiftParameter]
        let documentation: String?
        let file: SwiftFile
        let place: Range<Int>
        let call: CallSignature?
        let key: String
        var isPrivate = false
        /// What its code returns, where it's one value in all cases.
        var value: SwiftExpression?
        let make: (Evaluator, [Value.Part], Value?) -> Value
    }

    /// A description that code makes, possibly inside other values: `request` in `Task(request: Request(url: …))`
    private struct Made {
        let entry: SourceIndex.Entry
        var labels: [String] = []
    }

    func all() -> [Factory] {
        let owners = index.entries
        let known = Dictionary(uniqueKeysWithValues: owners.map { ($0.name, members(of: $0)) })
        let leading = leadingTypes(owners, known)
        var found: [Factory] = []
        var open: [Way] = []
        var ways = 0
        func follow(_ member: Member, of owner: SourceIndex.Entry, by way: Way?) {
            // The second of two arguments with one name gets a number.
            var inputs = way?.inputs ?? []
            let payload = member.parameters.map { parameter in
                let type = index.resolved(parameter.type, from: owner.name)
                let name = parameter.name ?? "_"
                let text = inputs.contains(name) ? "\(name)\(inputs.count + 1)" : name
                inputs.append(text)
                return Value.Part(label: parameter.label, value: .symbol(Symbol(text: text, type: type, isInput: true)))
            }
            let made = self.made(by: member, of: owner)
            let make: (Evaluator) -> Value = { evaluator in
                let value = member.make(evaluator, payload, way?.make(evaluator))
                return made?.labels.reduce(value) { $0.field($1) ?? $0 } ?? value
            }
            // What is made of another endpoint is a form of that one.
            if isForm(member, of: owner) { return }
            if let (entry, response) = description(member.result, owner, made) {
                let subject = EndpointReader.Subject(
                    owner: SourceIndex.shown(owner.name), name: member.name, documentation: member.documentation,
                    file: member.file, place: member.place, inputs: Set(inputs), response: ResponseFact(response),
                    call: way == nil ? member.call : nil)
                found.append(
                    Factory(
                        subject: subject, owner: owner, entry: entry, isStatic: member.isStatic, isOfValue: way != nil,
                        key: member.key, isPrivate: member.isPrivate, make: make,
                        parameters: member.parameters.compactMap(\.type), result: member.result))
            } else if let next = type(member.result, owner), leading.contains(next.name), ways < Self.maximumWays {
                let length = (way?.length ?? 0) + 1
                if length < Self.maximumLength {
                    ways += 1
                    open.append(Way(entry: next, inputs: inputs, length: length, make: make))
                }
            }
        }
        for owner in owners {
            for member in known[owner.name] ?? [] where member.isStatic { follow(member, of: owner, by: nil) }
        }
        var reached: Set<String> = []
        func followAll() {
            while let way = open.popLast() {
                reached.insert(way.entry.name)
                for member in known[way.entry.name] ?? [] where !member.isStatic {
                    follow(member, of: way.entry, by: way)
                }
            }
        }
        followAll()
        // Values that no static member leads to are made where they are used.
        for owner in owners where leading.contains(owner.name) && !finder.isDescription(owner) {
            guard !reached.contains(owner.name) else { continue }
            let value = Value.instance(Value.Instance(type: owner.name, fields: [:]))
            open.append(Way(entry: owner, inputs: [], length: 1) { _ in value })
            followAll()
        }
        return found
    }

    /// Whether a member makes what it makes of a case that is an endpoint: `func components(for endpoint: Endpoint)`
    private func isForm(_ member: Member, of owner: SourceIndex.Entry) -> Bool {
        if !member.isStatic, routers.contains(owner.name) { return true }
        return member.parameters.contains { parameter in
            index.type(parameter.type, from: owner.name).map { routers.contains($0.name) } == true
        }
    }

    /// The types whose values have members that make a description, or a value of another such type.
    private func leadingTypes(_ owners: [SourceIndex.Entry], _ known: [String: [Member]]) -> Set<String> {
        var leading: Set<String> = []
        var callers: [String: [String]] = [:]
        var open: [String] = []
        for owner in owners {
            for member in known[owner.name] ?? [] where !member.isStatic {
                if description(member.result, owner, made(by: member, of: owner)) != nil {
                    open.append(owner.name)
                } else if let next = type(member.result, owner) {
                    callers[next.name, default: []].append(owner.name)
                }
            }
        }
        while let name = open.popLast() { if leading.insert(name).inserted { open += callers[name] ?? [] } }
        return leading
    }

    private func members(of owner: SourceIndex.Entry) -> [Member] {
        guard owner.declaration?.kind != .protocolType else { return [] }
        let functions = owner.members.functions.filter { $0.body != nil && $0.name != "init" }.map { function in
            let value = function.body?.last?.value
            let mapped = value?.mapped(to: function.result) { index.isDecodable($0, from: owner.name) }
            return Member(
                name: function.name, result: mapped ?? function.result, isStatic: function.isStatic,
                parameters: function.parameters, documentation: function.documentation, file: function.file,
                place: function.place, call: CallSignature(of: function),
                key: Evaluator.key(of: function, in: owner.name), isPrivate: function.isPrivate, value: value,
                make: { $0.invoke(function, owner.name, $1, this: $2) })
        }
        let properties = owner.members.properties.filter { $0.isStatic || $0.getter != nil }.map { property in
            Member(
                name: property.name, result: property.type ?? property.value?.madeType, isStatic: property.isStatic,
                parameters: [], documentation: property.documentation, file: property.file, place: property.place,
                call: nil, key: Evaluator.key(of: property, in: owner.name),
                make: { evaluator, _, this in evaluator.value(of: property, this: this, type: owner.name) })
        }
        return functions + properties
    }

    private func type(_ written: SwiftType?, _ owner: SourceIndex.Entry) -> SourceIndex.Entry? {
        written?.name == "Self" ? owner : index.type(written, from: owner.name)
    }

    /// A library's type of requests, such as `Request<User>`, which isn't in the sources.
    private func library(_ written: SwiftType) -> SourceIndex.Entry? {
        // The sources may extend it.
        guard !written.arguments.isEmpty, index.type(written)?.declaration == nil,
            SwiftExpression.saysRequest(written.name, "")
        else { return nil }
        return SourceIndex.Entry(
            name: written.name, declaration: nil, inherits: [], members: SwiftMembers(), parent: nil)
    }

    private func described(_ written: SwiftType?, _ owner: SourceIndex.Entry) -> SourceIndex.Entry? {
        type(written, owner).flatMap {
            finder.isDescription($0) || finder.builds($0) || taken.contains($0.name) ? $0 : nil
        }
    }

    /// The type that is described, and the response that its generic argument names.
    private func description(_ written: SwiftType?, _ owner: SourceIndex.Entry, _ made: Made?) -> (
        SourceIndex.Entry, AdoptedEndpoint.Response
    )? {
        guard let written, let entry = made?.entry ?? described(written, owner) ?? library(written) else { return nil }
        let arguments = written.arguments.filter { !$0.lastName.hasSuffix("Error") }
        // A protocol only limits what the response can be.
        guard arguments.count == 1, index.type(arguments[0])?.declaration?.kind != .protocolType else {
            return (entry, .unknown)
        }
        return (entry, arguments[0] == "Void" ? .nothing : .type(arguments[0]))
    }

    // MARK: Protocols

    /// The description that a member with a protocol as its result makes: `func stores() -> any Sendable<[Store]>`
    private func made(by member: Member, of owner: SourceIndex.Entry) -> Made? {
        guard let result = member.result.flatMap({ type($0, owner) }), result.declaration?.kind == .protocolType,
            owner.name != result.name, !index.conformances(of: owner).contains(result.name)
        else { return nil }
        return member.value.flatMap { made($0, owner, depth: 0) }
    }

    private func made(_ value: SwiftExpression, _ owner: SourceIndex.Entry, depth: Int) -> Made? {
        guard depth < 4, case .call(let callee, let arguments) = value else { return nil }
        if let type = value.madeType {
            if let entry = described(type, owner) { return Made(entry: entry) }
            for argument in arguments {
                guard let label = argument.label, let inner = made(argument.value, owner, depth: depth + 1) else {
                    continue
                }
                return Made(entry: inner.entry, labels: [label] + inner.labels)
            }
            return nil
        }
        switch callee {
        case .name(let name), .member(.name("self")?, let name):
            let functions = owner.members.functions.filter { $0.name == name }
            let found = functions.lazy.compactMap { function in
                described(function.result, owner).map { Made(entry: $0) }
                    ?? function.body?.last?.value.flatMap { made($0, owner, depth: depth + 1) }
            }
            return found.first
        case .member(let base?, _): return made(base, owner, depth: depth + 1)
        default: return nil
        }
    }
}

extension SwiftStatement {
    /// The value that a function with this last statement returns.
    var value: SwiftExpression? {
        switch kind {
        case .result(let value): return value
        case .expression(let value): return value
        default: return nil
        }
    }
}

extension SwiftExpression {
    /// The type of the value that is mapped to another one of its type: `Endpoint<Page<Hotel>>` for `Endpoint<[Hotel]>` and
    /// `Endpoint<Page<Hotel>>("hotels").map(\.items)`
    /// - Parameter isRead: whether a response can be decoded as a type. If not, any function maps to it.
    fileprivate func mapped(to result: SwiftType?, _ isRead: (SwiftType) -> Bool) -> SwiftType? {
        guard case .call(.member(let base?, let name), let arguments) = self, let result,
            name == "map" && arguments.count == 1 || !result.arguments.contains(where: isRead),
            let type = base.madeType ?? base.mapped(to: result, isRead), type.lastName == result.lastName,
            type.arguments.count == result.arguments.count, type.arguments.contains(where: isRead)
        else { return nil }
        // A closure that gets the data may decode it.
        return type.arguments.contains("Data") ? nil : type
    }

    /// The type of the value that a call makes: `Resource<Game>` in `Resource<Game>(path: "games")`
    var madeType: SwiftType? {
        if case .forced(let inner) = self { return inner.madeType }
        guard case .call(let callee, _) = self else { return nil }
        if case .member(let base?, "init") = callee { return base.namedType }
        guard let type = callee.namedType, type.lastName.first?.isUppercase == true else { return nil }
        return type
    }
}
