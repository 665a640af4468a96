/// The chains of calls in a function that take an endpoint, with the types that they name:
/// `api.requestData(StoreEndpoint.store(id)).mapResponse(Store.self)`
struct EndpointCalls {
    struct Call {
        /// `StoreEndpoint.store`
        let endpoint: String
        /// The endpoint's arguments.
        let arguments: [SwiftArgument]
        /// The endpoint's type, as it is written, and the function that takes the endpoint: `Shop<Item>`, `send`
        var (type, taker): (SwiftType?, String?)
        var types: [SwiftType]
        /// The type of the variable that gets the result: `let page: Page = try await client.send(.list)`
        var variable: SwiftType?
        /// What is decoded to give the function's caller what it expects.
        var given: SwiftType?
        /// The method that the call is named after: `client.post(.orders)`
        var verb: String?
        /// The call's other arguments: `forceVersion: .v2` in `client.get(.search, forceVersion: .v2)`
        var options: [SwiftArgument] = []
        /// Whether the result is ignored.
        var isIgnored = false
        /// Whether the result is replaced before anything reads it: `request(.logout).map { _ in }`
        var isUnread = false
        /// Whether only a part of the result is read.
        var isPart = false
        /// The variable that holds the endpoint itself, which may be one of several: `let order = isNew ? .add : .change`
        var holder: String?
        /// Whether a variable gets the result.
        var isTaken = false
        /// Whether a loop or a list's closure makes the call, once for each element.
        var isRepeated = false
        /// Whether the call uploads something: `client.upload(.picture, data)`
        var isUpload = false
        /// Whether an argument of the endpoint is a dictionary whose names this code contains: `.search(["size": 2])`
        var namesKeys = false

        var key: String { EndpointCalls.key(endpoint, verb) }
    }

    /// `StoreEndpoint.store GET`
    static func key(_ endpoint: String, _ verb: String?) -> String { verb.map { endpoint + " " + $0 } ?? endpoint }

    /// The types with a case or a factory of each name.
    let owners: [String: [String]]
    /// Full names of types by their last words.
    let names: [String: [String]]
    /// The type whose code is read.
    var place: String?
    /// The types that are one request each.
    let requests: Set<String>
    /// Types that a case without a written type may belong to: `.store(id)`
    var hints: [SwiftType] = []
    /// How functions read types that calls name, and data.
    let readers: ResponseReaders
    let enums: TakenEnums
    /// The types of variables that get results of calls.
    var variables: [String: SwiftType] = [:]
    /// The type of what the code returns.
    var result: SwiftType?
    /// The response that the code gives its caller, if its last call does: `Store` of `AnyPublisher<Store, Error>`
    var given: SwiftType?
    /// Whether the code that is read runs for each element of a list.
    private var isRepeated = false
    /// The values of the function's variables: `let order = Order(id: id)`
    private var made: [String: SwiftExpression] = [:]
    /// The variables that hold dictionaries with names: `params["size"] = size`, `let params = ["size": size]`, or what
    /// calls make.
    private var named: Set<String> = []
    /// The calls with responses in variables that are read later, by the variable: `single = api.request(.stores)`
    private var held: [String: [Int]] = [:]
    /// The requests that the function gets, by the names of its parameters: `func send(_ order: PlaceOrder)`
    var taken: [String: String] = [:]
    private(set) var found: [Call] = []
    /// The endpoints that functions make and do nothing else with, by the functions' types and names.
    var makers: [String: (endpoint: String, arguments: [SwiftArgument])] = [:]

    /// - Parameter factories: static functions and properties that make a request, by their types.
    init(
        endpoints: [SourceIndex.Entry], factories: [(type: String, name: String)] = [],
        readers: ResponseReaders = .none, enums: TakenEnums = TakenEnums()
    ) {
        (self.readers, self.enums) = (readers, enums)
        var owners: [String: [String]] = [:]
        for entry in endpoints {
            for declaration in entry.members.cases { owners[declaration.name, default: []].append(entry.name) }
        }
        // A case has precedence over a factory with the same name.
        let cases = Set(owners.keys)
        for factory in factories where !cases.contains(factory.name) {
            // A variable and a function may share a name.
            guard owners[factory.name]?.contains(factory.type) != true else { continue }
            owners[factory.name, default: []].append(factory.type)
        }
        self.owners = owners
        let known = (endpoints.map(\.name) + factories.map(\.type)).map { (SourceIndex.last($0), $0) }
        names = Dictionary(grouping: known, by: \.0).mapValues { $0.map(\.1) }
        requests = Set(endpoints.filter(\.members.cases.isEmpty).map(\.name))
    }

    /// - Parameter isWhole: whether they are the whole code, and no branch of it.
    mutating func read(_ statements: [SwiftStatement], isWhole: Bool = true) {
        for (position, statement) in statements.enumerated() {
            switch statement.kind {
            case .expression(.assignment(.pattern(.any), let value)): read(value, isIgnored: true)
            case .expression(.assignment(let target, let value)):
                if case .element(.name(let name), let keys) = target, case .text? = keys.first?.value {
                    named.insert(name)
                }
                read(value, as: target.firstName.flatMap { variables[$0] }, isTaken: true, for: target.firstName)
            case .expression(let expression):
                if let name = expression.givenText { named.insert(name) }
                let isLast = position + 1 == statements.count
                let isGiven = isWhole && statements.count == 1
                read(
                    expression, as: isLast && expression.isImplicit ? result : nil, isIgnored: !isLast,
                    gives: isGiven ? given : nil)
            case .result(let expression):
                if let expression { read(expression, as: expression.isImplicit ? result : nil, gives: given) }
            case .variables(let bindings):
                for binding in bindings {
                    if case .binding(let name) = binding.pattern {
                        variables[name] = binding.type
                        if let value = binding.value, namesKeys(value) { named.insert(name) }
                        made[name] = binding.value.flatMap { $0.madeType == nil ? nil : $0 }
                    }
                    let isNamed = if case .any = binding.pattern { false } else { true }
                    guard let value = binding.value else { continue }
                    read(value, as: binding.type, isTaken: isNamed, for: binding.pattern.names.first)
                }
            case .choice(let conditions, let then, let otherwise):
                for case .match(_, let value) in conditions { read(value) }
                read(then, isWhole: false)
                read(otherwise ?? [], isWhole: false)
            case .guarded(let conditions, _): for case .match(_, let value) in conditions { read(value) }
            case .selection(let subject, let arms):
                read(subject)
                for arm in arms { read(arm.body, isWhole: false) }
            case .loop(let pattern, _, let body):
                let outer = isRepeated
                // `for _ in 0..<3` tries again.
                isRepeated = outer || !pattern.names.isEmpty
                read(body, isWhole: false)
                isRepeated = outer
            case .repetition(let body), .deferred(let body): read(body, isWhole: false)
            case .attempt(let body, let handlers):
                for part in [body] + handlers.map(\.body) { read(part, isWhole: false) }
            case .function, .computed, .fallThrough, .leave, .failure, .other: continue
            }
        }
    }

    /// The types that code reads from a response.
    static func typesRead(in body: [SwiftStatement]) -> [SwiftType] {
        var chain = Chain()
        chain.readTypes(in: body)
        return chain.types
    }

    private mutating func read(
        _ expression: SwiftExpression, as type: SwiftType? = nil, isIgnored: Bool = false, isTaken: Bool = false,
        for variable: String? = nil, gives given: SwiftType? = nil
    ) {
        let choices = expression.choices
        if choices.count > 1 {
            if case .ternary(let test, _, _) = expression { read(test) }
            for part in choices { read(part, as: type, isIgnored: isIgnored, isTaken: isTaken, for: variable) }
            return
        }
        // An endpoint alone is a value: the type of the variable that gets it is its own, and not the response's.
        let value = endpoint(expression)
        if let value, let type, expression.isImplicit, type.lastName != SourceIndex.last(SourceIndex.parent(value)) {
            return
        }
        var chain = Chain()
        follow(expression, &chain)
        // `let endpoint: StoreEndpoint = .stores`
        if let value, type != nil, chain.endpoints.isEmpty, expression.isImplicit { chain.endpoints = [(value, [])] }
        // `return client.send(endpoint).eraseToAnyPublisher()`, where `send` decodes what its caller wants.
        let isPlain = type == nil && given != nil && expression.givingCall.called == chain.taker
        let decoded = isPlain ? given.flatMap { readers.naming.decoded(for: $0, by: chain.taker) } : nil
        for position in chain.root.flatMap({ held[$0] }) ?? [] { found[position].types += chain.types }
        for position in chain.held.flatMap({ held[$0] }) ?? [] {
            found[position].verb = found[position].verb ?? chain.verb
            found[position].taker = found[position].taker ?? chain.taker
            found[position].options += chain.options
            found[position].isUpload = found[position].isUpload || chain.isUpload
            if let type = chain.dataType { found[position].types.append(type) }
            found[position].given = found[position].given ?? decoded
        }
        for (endpoint, arguments) in chain.endpoints.count == 1 ? chain.endpoints + chain.others : [] {
            if let type = chain.mapped { chain.types = [type] }
            let closures = chain.closures.prefix(chain.readers)
            if chain.types.isEmpty { for body in closures { chain.readTypes(in: body) } }
            if chain.types.isEmpty { chain.types = readers.naming.expected(in: closures.flatMap { $0 }) }
            let isAlone = (isIgnored && chain.closures.isEmpty || chain.isDropped) && chain.types.isEmpty
            found.append(
                Call(
                    endpoint: endpoint, arguments: arguments, type: chain.type, taker: chain.taker, types: chain.types,
                    variable: value == nil ? type : nil, given: decoded, verb: chain.verb, options: chain.options,
                    isIgnored: isAlone, isUnread: isAlone && chain.isUnread, isPart: chain.isPart,
                    holder: value == nil ? nil : variable, isTaken: isTaken, isRepeated: isRepeated,
                    isUpload: chain.isUpload, namesKeys: arguments.contains { namesKeys($0.value) }))
            if let variable { held[variable, default: []].append(found.count - 1) }
        }
        let outer = (result, isRepeated, self.given)
        (result, isRepeated) = (nil, isRepeated || chain.isRepeated)
        let flattened = given == nil ? nil : expression.flattened?.body.first?.place
        for body in chain.closures {
            self.given = flattened != nil && body.first?.place == flattened ? given : nil
            read(body)
        }
        for element in chain.listed { read(element, isTaken: true) }
        (result, isRepeated, self.given) = outer
    }

    private func namesKeys(_ argument: SwiftExpression) -> Bool {
        switch argument {
        case .dictionary(let pairs): return !pairs.isEmpty
        // `let parameters = Parameters.search(for: text)`
        case .call(let callee, let arguments): return !arguments.isEmpty || callee.lastName?.first?.isLowercase == true
        case .name(let name): return named.contains(name)
        default: return false
        }
    }

    private struct Chain {
        var endpoints: [(name: String, arguments: [SwiftArgument])] = []
        /// Those that a condition chooses instead: `send(isNew ? .create(shop) : .change(shop))`
        var others: [(name: String, arguments: [SwiftArgument])] = []
        var (type, taker): (SwiftType?, String?)
        var types: [SwiftType] = []
        var verb: String?
        var options: [SwiftArgument] = []
        var isPart = false
        var isUpload = false
        /// Whether the result becomes something else: `.map { _ in true }`
        var isDropped = false
        var isUnread = false
        /// Whether its closures run for each element of a list: `ids.map { send(.store($0)) }`
        var isRepeated = false
        var closures: [[SwiftStatement]] = []
        /// How many of the closures may get the response.
        var readers = 0
        /// The chains in a list among the arguments: `.concat([.just(.busy), api.request(.stores)])`
        var listed: [SwiftExpression] = []
        /// The variable at the beginning of the chain.
        var root: String?
        /// A variable among the arguments that holds an endpoint or its response: `client.send(endpoint)`
        var held: String?
        /// The type that a closure reads from the data to make the result: `send(mapping: { data in … })`
        var mapped: SwiftType?
        /// The type decoded by a function that gets the response: `parse(data: data)`
        var dataType: SwiftType?

        /// Adds the types that a closure reads from the response: `{ result in try result.get().map(Film.self) }`
        mutating func readTypes(in body: [SwiftStatement]) {
            SwiftWalk(passesFailures: true).visit(body) { expression in
                guard case .call(let callee, let arguments) = expression, let name = callee.lastName?.lowercased(),
                    name.hasPrefix("map") || name.contains("decod")
                else { return }
                if arguments.contains(where: \.isPath) { isPart = true }
                for argument in arguments {
                    guard case .metatype(let inner) = argument.value, let type = inner.namedType,
                        !type.name.hasSuffix("Error")
                    else { continue }
                    types.append(name.contains("array") && !type.isBracketed ? .list(type) : type)
                }
            }
        }
    }

    /// Notes the verb and the other arguments of a call that gets an endpoint.
    private func note(_ callee: SwiftExpression, _ options: [SwiftArgument], in chain: inout Chain) {
        let name = callee.lastName ?? ""
        chain.taker = name
        if RequestReader.verbs.contains(name.uppercased()) { chain.verb = name.uppercased() }
        chain.options = options.map { option in
            guard case .name(let name) = option.value, let value = made[name] else { return option }
            return SwiftArgument(label: option.label, value: value)
        }
        let words = [name.lowercased()] + options.compactMap { $0.label?.lowercased() }
        chain.isUpload = words.contains { word in
            ["upload", "multipart", "formdata", "bodydata"].contains(where: word.contains)
        }
    }

    private func follow(_ expression: SwiftExpression, _ chain: inout Chain) {
        switch expression {
        case .call(let callee, let arguments):
            if let endpoint = endpoint(expression) {
                chain.endpoints.append((endpoint, arguments))
                chain.type = callee.owner
                return
            }
            follow(callee, &chain)
            if arguments.contains(where: \.isPath) { chain.isPart = true }
            if callee.repeats { chain.isRepeated = true }
            for argument in arguments {
                if case .closure(let closure) = argument.value {
                    if readers.mapping[callee.lastName ?? ""]?.contains(argument.label) == true {
                        chain.mapped = closure.body.readTypes(readers.naming).first
                    }
                    if closure.dropsResponse(as: callee), !chain.isDropped {
                        chain.isUnread = chain.closures.isEmpty
                        chain.isDropped = true
                    }
                    if let type = closure.parameters.first?.type {
                        let isTold = readers.telling[callee.lastName ?? ""]?.contains(argument.label) == true
                        let held = readers.naming.held(by: type)
                        if isTold || held != type { chain.types.append(held.unwrapped) }
                    }
                    chain.closures.append(closure.body)
                    if !chain.isDropped { chain.readers = chain.closures.count }
                } else if case .metatype(let inner) = argument.value, let type = inner.namedType {
                    guard !chain.isDropped, let type = readers.naming.read(type, toldTo: callee.lastName) else {
                        continue
                    }
                    let words = (argument.label ?? "") + (callee.lastName ?? "")
                    let isList = !type.isBracketed && words.lowercased().contains("array")
                    chain.types.append(isList ? .list(type) : type)
                } else if case .array(let elements) = argument.value, callee.mergesLists {
                    chain.listed += elements
                } else if case .ternary(_, let first, let second) = argument.value, let one = self.given(first),
                    let other = self.given(second), !enums.isOther(argument, than: one.endpoint, in: callee)
                {
                    note(callee, arguments.filter { $0.label != argument.label }, in: &chain)
                    chain.endpoints.append((one.endpoint, one.arguments))
                    chain.others.append((other.endpoint, other.arguments))
                } else if !argument.isKey(of: callee), let given = given(argument.value),
                    !enums.isOther(argument, than: given.endpoint, in: callee)
                {
                    note(callee, arguments.filter { $0.label != argument.label }, in: &chain)
                    chain.endpoints.append((given.endpoint, given.arguments))
                    chain.type = argument.value.owner
                } else if case .name(let name) = argument.value, held[name] != nil {
                    note(callee, arguments.filter { $0.label != argument.label }, in: &chain)
                    chain.held = name
                    chain.dataType = callee.lastName.flatMap { readers.reading[$0] }
                } else if !argument.value.isImplicit || given(argument.value) == nil {
                    follow(argument.value, &chain)
                }
            }
            if chain.types.isEmpty, !chain.endpoints.isEmpty,
                let type = callee.lastName.flatMap({ readers.reading[$0] })
            {
                chain.types.append(type)
            }
        case .member(let base?, _):
            if let endpoint = endpoint(expression) {
                chain.endpoints.append((endpoint, []))
                chain.type = expression.owner
            } else {
                follow(base, &chain)
            }
        case .name(let name): chain.root = chain.root ?? name
        case .chained(let inner), .forced(let inner), .unary(_, let inner): follow(inner, &chain)
        case .assignment(_, let value): follow(value, &chain)
        case .binary(_, let left, let right):
            follow(left, &chain)
            follow(right, &chain)
        default: return
        }
    }
}
