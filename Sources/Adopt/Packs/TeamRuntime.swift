/// The protocol of a team's requests, and the client that sends them.
struct TeamRuntime {
    /// A member of the protocol that provides a part of a request.
    struct Member {
        let role: EndpointRole
        let name: String
        let type: SwiftType
        /// Whether the protocol has a default for requests without it.
        let hasDefault: Bool
        /// Whether it's a static member.
        var isStatic = false
    }

    /// A function that takes a request.
    struct Sending {
        let name: String
        let label: String?
        /// The label of a parameter that takes the response's type.
        var typeLabel: String?
        var hasTypeParameter = false
        var givesResult = false
        /// Whether the result's failure is a type of the team's own.
        var failsInOwnWay = false
        /// Whether the value is the first of a pair: `(Value, Int)`
        var isFirst = false
        /// Whether the caller states the result's type: `let page: Page = try await client.load(request)`
        var isInferred = false
    }

    let requestProtocol: SourceIndex.Entry
    /// The protocol's other requirements, which no description can fill.
    let unknown: [PropertyDeclaration]
    /// The library whose protocol the requests conform to; nil for a protocol of the team's own.
    let library: LibraryRuntime?
    let members: [Member]
    let client: SourceIndex.Entry?
    /// The name of the client in repositories.
    let clientName: String?
    /// Whether a shared client exists: `Client.shared`
    let isShared: Bool
    /// The client that repositories use by default: `.shared`, `Client.shared`
    let fallback: String?
    /// Whether repositories that hold the client can be `Sendable`.
    let isSendable: Bool
    /// The cases of the team's own type of headers: `custom` in `.custom(["X-Trace": trace])`, and `json` without any.
    let headerCases: (with: String, without: String)?
    let load: Sending?
    let perform: Sending?
    /// Whether the result of a call without a response is discarded.
    let discards: Bool
    /// The team's type for responses without a body.
    let nothing: String?
    /// Remarks about what has to be written or checked by hand.
    let remarks: [String]

    /// - Parameter areTypes: whether each request is a type of its own.
    /// - Parameter roles: the parts that some request has.
    /// - Parameter sends: whether the client matters.
    init?(_ index: SourceIndex, owners: [String], areTypes: Bool, roles: Set<EndpointRole>, sends: Bool) {
        guard
            let found = RequestProtocol.own(index, owners) ?? RequestProtocol.library(index, owners)
                ?? RequestProtocol.foreign(index, owners)
        else { return nil }
        headerCases = TeamRuntime.headerCases(index, owners)
        var remarks: [String] = []
        requestProtocol = found
        let library = LibraryRuntime.of(index.conformances(of: found).union([found.name]), index)
        self.library = library
        (members, unknown) = TeamRuntime.members(
            of: found, library, index, areTypes, roles, headerCases != nil, &remarks)
        // A client can take a protocol that this one refines.
        let taken = Set(([found] + index.ancestors(of: found)).map { SourceIndex.last($0.name) })
        var own = sends ? TeamRuntime.client(taking: taken, index) : nil
        let functions = own.map { TeamRuntime.functions(of: $0, taking: taken) } ?? []
        var sendings = functions.compactMap { TeamRuntime.sending($0, taking: taken) }
        if sends, own == nil, library == nil, let foreign = TeamRuntime.foreignClient(index, owners) {
            own = SourceIndex.Entry(
                name: foreign.type, declaration: nil, inherits: [], members: SwiftMembers(), parent: nil)
            sendings = [(foreign.sending, false)]
        }
        // Requests of a library can be sent without a client of the team.
        let client = library != nil && sendings.isEmpty ? nil : own
        self.client = client
        fallback = client.flatMap { TeamRuntime.fallback(for: $0, index) }
        let isForeign = client.map { $0.declaration == nil } ?? false
        isShared = isForeign || client.map { TeamRuntime.isShared($0, index) } ?? (library == nil)
        isSendable = isForeign || client.map { TeamRuntime.isSendable($0, index) } ?? true
        clientName = client.flatMap { TeamRuntime.property(ofType: $0.name, index) }
        let lent = sends ? library : nil
        load = sendings.first { !$0.isEmpty }?.sending ?? lent.map { _ in LibraryRuntime.load }
        nothing = ResponseFinder.nothing.sorted().first { index.types[$0]?.declaration?.kind == .structure }
        discards = library == nil && !sendings.contains { $0.isEmpty }
        perform = sendings.first { $0.isEmpty }?.sending ?? lent.map { _ in LibraryRuntime.perform } ?? load
        if client == nil, let lent {
            remarks.append(
                "no type was found that sends a `\(found.name)`: `\(lent.clientName)` in `runtime.stencil` does")
        } else if client == nil, sends {
            remarks.append("no type was found that sends a `\(found.name)`")
        }
        if discards, load?.isInferred == true, nothing == nil {
            remarks.append(
                "no function of `\(client?.name ?? "")` sends a request without a response: write that call in `client_call.stencil`"
            )
        }
        if client != nil, load == nil {
            remarks.append("no `async` function of `\(client?.name ?? "")` takes a `\(found.name)` and returns a value")
        }
        if let client, !isSendable {
            remarks.append("`\(client.name)` isn't `Sendable`, so that repositories and use cases aren't either")
        }
        if isForeign, let client {
            remarks.append("`\(client.name)` isn't declared in these files: its function is as repositories call it")
        }
        self.remarks = remarks
    }

    /// The target that an unused result is assigned to: `_`; nil if results are used.
    var discarding: String? {
        guard discards else { return nil }
        guard load?.isInferred == true, let nothing else { return "_" }
        return "let _: \(nothing)"
    }

    // MARK: The protocol

    /// What has to be looked at in a requirement that no description can fill.
    func remark(on property: PropertyDeclaration, isGiven: Bool) -> String {
        let text = "`\(requestProtocol.name)` asks for `\(property.name): \(property.type?.text ?? "")`: "
        return text
            + (isGiven ? "`api.stencil` has the values of the code" : "write it in `api.stencil`, or give it a default")
    }

    /// `custom` and `json` if requests declare their headers as `.custom(["X-Trace": trace])` and `.json`.
    private static func headerCases(_ index: SourceIndex, _ owners: [String]) -> (with: String, without: String)? {
        var with: [String: Int] = [:]
        var without: [String: Int] = [:]
        for owner in Set(owners) {
            let properties = index.type(owner)?.members.properties ?? []
            for property in properties where EndpointRole.headers.names.contains(property.name) {
                SwiftWalk.visit(property.getter ?? []) { expression in
                    if case .call(.member(nil, let name), let arguments) = expression, arguments.count == 1 {
                        with[name, default: 0] += 1
                    } else if case .member(nil, let name) = expression {
                        without[name, default: 0] += 1
                    }
                }
            }
        }
        func most(_ counts: [String: Int]) -> String? { counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
        for name in with.keys { without[name] = nil }
        guard let bare = most(without) else { return nil }
        return (most(with) ?? "", bare)
    }

    private static func members(
        of entry: SourceIndex.Entry, _ library: LibraryRuntime?, _ index: SourceIndex, _ areTypes: Bool,
        _ sent: Set<EndpointRole>, _ hasHeaderCases: Bool, _ remarks: inout [String]
    ) -> (members: [Member], unknown: [PropertyDeclaration]) {
        let all = ([entry] + index.ancestors(of: entry)).flatMap(\.members.properties)
        let roles = Set(EndpointRole.allCases.flatMap(\.names))
        for property in all where property.isStatic && !property.hasCode && roles.contains(property.name) && !areTypes {
            remarks.append(
                "`\(entry.name)` asks for a static `\(property.name)`, which no case of an enum can say: write a type for each "
                    + "request in `api.stencil`")
        }
        let properties = all.filter { areTypes || !$0.isStatic || !roles.contains($0.name) }
        // The library's requirements can have defaults in the team's code.
        var members = (library?.members ?? []).map { member in
            let hasDefault = properties.contains { $0.name == member.name && $0.hasCode }
            return Member(role: member.role, name: member.name, type: member.type, hasDefault: hasDefault)
        }
        var unknown: [PropertyDeclaration] = []
        for property in properties where !members.contains(where: { $0.name == property.name }) {
            guard let type = property.type else { continue }
            let hasDefault = properties.contains { $0.name == property.name && $0.hasCode }
            let role = EndpointRole.allCases.first { $0.names.contains(property.name) }
            if let role, DerivedMember.isKnown(role, type) || role == .headers && hasHeaderCases {
                var member = Member(role: role, name: property.name, type: type, hasDefault: hasDefault)
                member.isStatic = property.isStatic
                members.append(member)
            } else if let role, hasDefault, sent.contains(role) {
                remarks.append(
                    "requests have a `\(property.name)`, and no description can make a `\(type.text)` of it: write it in `api.stencil`"
                )
            } else if !hasDefault, library == nil || entry.declaration != nil,
                !unknown.contains(where: { $0.name == property.name })
            {
                unknown.append(property)
            }
        }
        return (members, unknown)
    }

    // MARK: The client

    private static func client(taking requests: Set<String>, _ index: SourceIndex) -> SourceIndex.Entry? {
        let found = index.order.compactMap { index.types[$0] }.filter { entry in
            !functions(of: entry, taking: requests).isEmpty
        }
        // Repositories mostly hold a protocol.
        return found.first { $0.declaration?.kind == .protocolType && property(ofType: $0.name, index) != nil }
            ?? found.first { property(ofType: $0.name, index) != nil } ?? found.first
    }

    private static func functions(of entry: SourceIndex.Entry, taking requests: Set<String>) -> [FunctionDeclaration] {
        entry.members.functions.filter { function in
            function.name != "init" && !function.isStatic && position(in: function, of: requests) != nil
        }
    }

    private static func position(in function: FunctionDeclaration, of requests: Set<String>) -> Int? {
        var bounds: [String: SwiftType] = [:]
        for parameter in function.typeParameters { bounds[parameter.name] = parameter.bound }
        return function.parameters.firstIndex { parameter in
            guard let written = parameter.type else { return false }
            let taken = (bounds[written.name] ?? written).composed
            return taken.contains { requests.contains($0.lastName) }
        }
    }

    private static func sending(_ function: FunctionDeclaration, taking requests: Set<String>) -> (
        sending: Sending, isEmpty: Bool
    )? {
        guard function.isAsync, let position = position(in: function, of: requests) else { return nil }
        let result = function.result ?? "Void"
        let isResult = result.isResult
        var value = isResult ? result.arguments[0] : result
        var isFirst = false
        if case .tuple(let parts) = value, let first = parts.first, parts.count > 1 {
            (value, isFirst) = (first.type, true)
        }
        let others = function.parameters.enumerated().filter { $0.offset != position && $0.element.defaultValue == nil }
        guard others.allSatisfy({ $0.element.type?.metatype != nil }), others.count < 2 else { return nil }
        let isEmpty = value == "Void"
        let generics = function.typeParameters.map(\.name)
        guard isEmpty || generics.contains(value.text) || value.mentions(".") else { return nil }
        var sending = Sending(
            name: function.name, label: function.parameters[position].label, typeLabel: others.first?.element.label,
            hasTypeParameter: !others.isEmpty, givesResult: isResult,
            failsInOwnWay: isResult && !["Error", "Swift.Error"].contains(result.arguments.last?.name))
        sending.isFirst = isFirst
        sending.isInferred = !isEmpty && others.isEmpty && generics.contains(value.text)
        return (sending, isEmpty)
    }

    /// A client that isn't declared here, by the calls of repositories: `NetworkManager.shared.request(requestType: request)`
    private static func foreignClient(_ index: SourceIndex, _ owners: [String]) -> (type: String, sending: Sending)? {
        let requests = Set(owners.map(SourceIndex.last))
        for entry in index.order.compactMap({ index.types[$0] }) where !requests.contains(SourceIndex.last(entry.name))
        {
            for function in entry.members.functions where function.isAsync {
                var found: (String, Sending)?
                let body = function.body ?? []
                var words = ReferencedNames()
                words.read(body)
                guard !words.names.isDisjoint(with: requests) else { continue }
                SwiftWalk.visit(body) { expression in
                    guard case .call(.member(let base?, let name), let arguments) = expression, arguments.count == 1,
                        let type = receiver(base, in: entry), index.type(type) == nil
                    else { return }
                    var sending = Sending(name: name, label: arguments[0].label)
                    sending.givesResult = function.result?.isResult == true
                    sending.isInferred = true
                    found = (type, sending)
                }
                if let found { return found }
            }
        }
        return nil
    }

    /// `NetworkManager` of `NetworkManager.shared`, or of a property that holds one.
    private static func receiver(_ base: SwiftExpression, in entry: SourceIndex.Entry) -> String? {
        switch base {
        case .member(let inner?, "shared"): return inner.namedType?.name
        case .name(let name), .member(.name("self")?, let name):
            return entry.members.properties.first { $0.name == name }?.type?.name
        default: return nil
        }
    }

    /// The default of an initialiser that takes the client: `init(client: Client = .shared)`
    private static func fallback(for client: SourceIndex.Entry, _ index: SourceIndex) -> String? {
        for entry in index.order.compactMap({ index.types[$0] }) {
            for parameter in entry.members.functions.filter({ $0.name == "init" }).flatMap(\.parameters)
            where parameter.type?.lastName == SourceIndex.last(client.name) {
                switch parameter.defaultValue {
                case .member(nil, let name)?: return client.name + "." + name
                case .member(let base?, let name)?: if let type = base.namedType { return type.text + "." + name }
                default: continue
                }
            }
        }
        return nil
    }

    private static func isSendable(_ client: SourceIndex.Entry, _ index: SourceIndex) -> Bool {
        guard let declaration = client.declaration else { return true }
        let isActor = declaration.file.source.bytes[declaration.place].starts(with: "actor".utf8)
        return isActor || declaration.kind == .structure
            || !index.conformances(of: client).isDisjoint(with: ["Sendable", "Actor"])
    }

    private static func isShared(_ client: SourceIndex.Entry, _ index: SourceIndex) -> Bool {
        ([client] + index.ancestors(of: client)).flatMap(\.members.properties).contains { property in
            property.isStatic && property.name == "shared"
        }
    }

    /// `private let client: any FerryClient` → `client`
    private static func property(ofType name: String, _ index: SourceIndex) -> String? {
        for type in index.order {
            for property in index.types[type]?.members.properties ?? [] where !property.isStatic && property.isStored {
                guard let written = property.type else { continue }
                if written.lastName == SourceIndex.last(name), type != name { return property.name }
            }
        }
        return nil
    }
}
