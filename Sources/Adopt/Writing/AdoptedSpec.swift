import SpecWriters

/// The native spec of the endpoints that were found.
package struct AdoptedSpec {
    /// An endpoint and its operation in the spec.
    package struct Operation: Sendable {
        package var endpoint: AdoptedEndpoint
        package let service: String
        package let name: String
        package var value: YAMLValue
        package var remarks: [Remark]
        /// The call in the code, if it differs from the operation's: `fetchShop(input:)`
        package let otherCall: String?
        /// The arguments with a default in the code that callers of the operation have to write.
        let lostDefaults: [String]
    }

    package private(set) var operations: [Operation] = []
    package private(set) var left: [LeftEndpoint]
    private var declarations: [YAMLValue.Entry] = []
    private let base: String
    /// Whether arguments have defaults, or members of bodies always have one value: the configuration has to specify
    /// that these are sent.
    package private(set) var hasDefaults = false
    /// Whether models or bodies of the spec can't be `Codable`, since they hold types of the team that are only
    /// `Encodable` or only `Decodable`.
    package private(set) var hasOneWayMembers = false
    /// Whether models or bodies of the spec hold types of the team that aren't `Hashable`.
    package private(set) var hasUnhashableMembers = false

    /// Who owns the types that requests and responses name.
    package enum Ownership: Sendable {
        /// The team: the spec names them without declaring them. Without a module, the sources' folders determine it.
        case own(module: String?)
        /// The spec, which declares them.
        case spec
    }

    package init(_ adoption: Adoption, _ sources: SourceIndex, models: Ownership) {
        left = adoption.left
        if case .own = models { isOwn = true } else { isOwn = false }
        useCases = adoption.useCases
        conditions = adoption.conditions
        hasNoAddress = !adoption.endpoints.isEmpty && adoption.endpoints.allSatisfy(\.base.isEmpty)
        clientHeaders = adoption.clientHeaders
        let endpoints = AddressPrefix.moved(adoption.endpoints)
        base = AdoptedSpec.usualBase(endpoints)
        let replaced = adoption.endpoints.flatMap { [$0.owner, $0.name, $0.owner + "." + $0.name] }
        var types = SpecTypes(sources, models, replacing: Set(replaced))
        let services = AdoptedSpec.services(endpoints)
        var taken: Set<String> = []
        for endpoint in AdoptedSpec.withOwnMethods(MethodChoices.merged(endpoints), services) {
            let service = services[endpoint.owner] ?? endpoint.owner
            var name = SpecNames.operation(endpoint.name)
            if let condition = endpoint.condition { name += AdoptedSpec.suffix(condition) }
            var others = endpoint.distinguishingNames(of: name)[...]
            var unique = name
            var number = 1
            while taken.contains(service + "." + unique) {
                if let other = others.popFirst() {
                    unique = other
                } else {
                    number += 1
                    unique = name + String(number)
                }
            }
            taken.insert(service + "." + unique)
            types.home = endpoint.file.module
            var operation = SpecOperation(endpoint, types, usualBase: base)
            guard SpecNames.isIdentifier(unique),
                let value = operation.value(
                    named: service + unique.prefix(1).uppercased() + unique.dropFirst(), operation: unique)
            else {
                left.append(
                    LeftEndpoint(
                        owner: endpoint.owner, name: endpoint.name,
                        reason: "the native spec has no words for `\(endpoint.method) \(endpoint.pathText)`",
                        file: endpoint.file, place: endpoint.place))
                continue
            }
            types = operation.types
            if operation.hasDefaults { hasDefaults = true }
            declarations += operation.declarations
            var remarks = endpoint.remarks
            remarks.add(operation.remarks)
            operations.append(
                Operation(
                    endpoint: endpoint, service: service, name: unique, value: value, remarks: remarks,
                    otherCall: operation.otherCall, lostDefaults: operation.lostDefaults))
        }
        declarations += types.declarations.entries
        remarks = types.declarations.remarks
        undeclared = types.undeclared
        ownTypes = types.own
        hasOneWayMembers = types.held.contains(where: sources.isOneWay)
        hasUnhashableMembers = types.held.contains(where: sources.isUnhashable)
    }

    /// The number of places that send something, and of declared requests; each is an operation or is left.
    package var found: Int { operations.count + left.count }
    /// Headers that the team's client takes from the app.
    package let clientHeaders: [String]
    /// Whether the types of bodies and responses are the team's own.
    private let isOwn: Bool
    /// The types that wrap one call each.
    package let useCases: [AdoptedUseCase]
    /// The compiler conditions with code that wasn't read.
    package let conditions: [CompilerCondition]
    /// Whether no endpoint has a known server.
    package let hasNoAddress: Bool
    /// The team's own types that the spec names.
    package private(set) var ownTypes: [String] = []
    /// The types that the sources use but don't declare.
    package private(set) var undeclared: [String] = []
    /// Remarks about guesses of types.
    package private(set) var remarks: [String] = []

    /// The highest number of query and header arguments that are passed individually: as in the code, and wherever a
    /// struct for them could have the name of one of the team's types.
    package var argumentCount: Int {
        operations.map { operation in
            guard isOwn || operation.endpoint.call != nil && operation.otherCall == nil else { return 0 }
            let fields = operation.endpoint.query + operation.endpoint.headers
            return fields.count { if case .argument = $0.content { !$0.isOpen } else { false } }
        }.max() ?? 0
    }

    /// Whether the team's own models are encoded with names in snake case, and no body has other names.
    package var usesSnakeCase: Bool {
        let encoded = operations.map(\.endpoint).filter(\.isSnakeCase)
        let hasModel = encoded.contains { if case .model = $0.body { true } else { false } }
        return hasModel
            && operations.allSatisfy { operation in
                guard case .fields(.json, let fields) = operation.endpoint.body else { return true }
                return fields.allSatisfy { $0.isOpen || $0.name == $0.name.inSnakeCase }
            }
    }

    /// The text of the spec.
    /// - Parameter address: the server's address, if the code has none.
    package func text(title: String, address: String = "") -> String {
        let base = self.base.isEmpty ? address : self.base
        var entries: [YAMLValue.Entry] = [.init("netlayer", .raw("1")), .init("title", .text(title))]
        entries.append(.init("version", .text("1")))
        if !base.isEmpty { entries.append(.init("servers", .map([.init("main", .text(base))]))) }
        var services: [YAMLValue.Entry] = []
        var order: [String] = []
        for operation in operations where !order.contains(operation.service) { order.append(operation.service) }
        for service in order {
            let list = operations.filter { $0.service == service }.map { YAMLValue.Entry($0.name, $0.value) }
            services.append(.init(service, .map([.init("operations", .map(list))])))
        }
        entries.append(.init("services", .map(services)))
        if !declarations.isEmpty { entries.append(.init("types", .map(declarations))) }
        return YAMLWriter.text(of: .map(entries))
    }

    /// The name of each owner's service. Owners that would share one keep more of their own names. Requests that are
    /// top-level types belong to services with the first words of their paths.
    private static func services(_ endpoints: [AdoptedEndpoint]) -> [String: String] {
        var names: [String: String] = [:]
        var taken: Set<String> = []
        for endpoint in endpoints where endpoint.owner == endpoint.name {
            names[endpoint.owner] = endpoint.firstWord ?? "Requests"
        }
        taken.formUnion(names.values)
        var members: [String: Set<String>] = [:]
        for endpoint in endpoints { members[endpoint.owner, default: []].insert(SpecNames.operation(endpoint.name)) }
        var shared: [String: [String]] = [:]
        for owner in endpoints.map(\.owner) where names[owner] == nil {
            var name = SpecNames.service(owner)
            // `UserApi` and `UserService` are one service, unless they share an operation's name or one is nested.
            let others = shared[name] ?? []
            let isOne = others.allSatisfy { other in
                SourceIndex.last(other) != SourceIndex.last(owner) && !owner.contains(".") && !other.contains(".")
                    && (members[other] ?? []).isDisjoint(with: members[owner] ?? [])
            }
            if !others.isEmpty, isOne {
                names[owner] = name
                shared[name]?.append(owner)
                continue
            }
            if taken.contains(name), !owner.isEmpty { name = owner.filter { $0.isLetter || $0.isNumber } }
            name = SpecNames.free(name, &taken)
            names[owner] = name
            shared[name, default: []].append(owner)
        }
        return names
    }

    /// Removes the calls of endpoints that share a method or its name, so that these are named after themselves.
    private static func withOwnMethods(_ endpoints: [AdoptedEndpoint], _ services: [String: String])
        -> [AdoptedEndpoint]
    {
        func method(_ endpoint: AdoptedEndpoint) -> String {
            (services[endpoint.owner] ?? "") + "." + (endpoint.call?.name ?? SpecNames.operation(endpoint.name))
        }
        var counts: [String: Int] = [:]
        for endpoint in endpoints { counts[method(endpoint), default: 0] += 1 }
        return endpoints.map { endpoint in
            var endpoint = endpoint
            if counts[method(endpoint), default: 0] > 1 { endpoint.call = nil }
            return endpoint
        }
    }

    /// `action is .add` → `Add`, `id == nil` → `WithoutId`
    private static func suffix(_ condition: String) -> String {
        let words = condition.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        guard let last = words.last else { return "" }
        let word = condition.hasSuffix(" nil") && words.count > 1 ? words[words.count - 2] : last
        let name = word.prefix(1).uppercased() + word.dropFirst()
        if condition.hasSuffix(" == nil") || condition.hasPrefix("!") { return "Without" + name }
        return condition.hasSuffix(" != nil") ? "With" + name : String(name)
    }

    private static func usualBase(_ endpoints: [AdoptedEndpoint]) -> String {
        var counts: [String: Int] = [:]
        for endpoint in endpoints where !endpoint.base.isEmpty { counts[endpoint.base, default: 0] += 1 }
        let usual = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        // An address that most endpoints don't have is the server of only its own.
        return usual.flatMap { $0.value * 2 >= endpoints.count ? $0.key : nil } ?? ""
    }
}

extension AdoptedEndpoint {
    /// The first word of the path besides its version: `Users` for `/api/v2/users/{id}`.
    fileprivate var firstWord: String? {
        for case .words(let words) in path {
            for word in words.split(separator: "/") {
                let letters = word.prefix { $0.isASCII && $0.isLetter }
                guard letters.count > 1, letters.lowercased() != "api", letters.lowercased() != "rest" else { continue }
                return letters.prefix(1).uppercased() + letters.dropFirst()
            }
        }
        return nil
    }

    /// Names that distinguish operations of one name: `createByName`, `postCreate`
    fileprivate func distinguishingNames(of name: String) -> [String] {
        var words = path.compactMap { piece -> String? in
            if case .value(let name, _) = piece { return "By" + name.prefix(1).uppercased() + name.dropFirst() }
            return nil
        }
        // Constants don't distinguish them: most constant headers are common to all.
        var members = bodyMembers
        if case .fields(_, let fields) = body { members = fields }
        words += (query + members + headers).filter { field in if case .constant = field.content { false } else { true }
        }.map { field in
            let name = SpecNames.identifier(field.name)
            return "With" + name.prefix(1).uppercased() + name.dropFirst()
        }
        return words.map { name + $0 } + [method.lowercased() + name.prefix(1).uppercased() + name.dropFirst()]
    }

    /// `GET`, `PUT or DELETE`
    var methodText: String { choice.map { $0.whenTrue + " or " + method } ?? method }

    /// The path with names in braces.
    package var pathText: String {
        path.map { piece in
            switch piece {
            case .words(let words): words
            case .value(let name, _): "{" + name + "}"
            }
        }.joined()
    }
}
