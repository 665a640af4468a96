/// How the team's code calls an endpoint: the name of the method, and its arguments in their order.
package struct CallSignature: Sendable {
    /// An argument of the method.
    package struct Argument: Sendable, Equatable {
        /// What the endpoint calls it.
        package let name: String
        /// What callers write; nil for none.
        package let label: String?
        /// What it is without a caller's word; `nil` is none.
        let defaultValue: Default?
    }

    enum Default: Sendable, Equatable {
        case literal(Literal)
        /// An expression that has no value in a description.
        case other
    }

    /// A value as the code writes it.
    package struct Literal: Sendable, Equatable {
        package let text: String
        package let isText: Bool
    }

    package let name: String
    package let arguments: [Argument]
    /// What the method fixes, by the endpoint's names.
    package var pins: [(name: String, value: Literal)] = []
    /// Whether the method also takes a completion handler.
    var isCompleted = false
}

extension CallSignature {
    private static func value(of parameter: SwiftParameter) -> Default? {
        switch parameter.defaultValue {
        case nil, .null?: return nil
        case let value?: return value.plainLiteral.map(Default.literal) ?? .other
        }
    }

    /// What callers of an enum's case, or of a request's initialiser, write.
    init(_ name: String, _ parameters: [SwiftParameter], names: [String]) {
        self.name = name
        arguments = zip(parameters, names).map { parameter, name in
            Argument(name: name, label: parameter.label, defaultValue: CallSignature.value(of: parameter))
        }
    }

    /// A function that sends what it is given; completion handlers aren't arguments.
    init(of function: FunctionDeclaration) {
        let taken = function.parameters.filter { $0.type?.isClosure != true }
        self.init(function.name, taken, names: taken.map { $0.name ?? "_" })
        isCompleted = taken.count < function.parameters.count
    }

    /// The method that hands its arguments to an endpoint; nil where it makes others of them.
    /// - Parameter payload: what the endpoint takes: its labels and what it calls each value.
    init?(_ function: FunctionDeclaration, _ arguments: [SwiftArgument], payload: [(label: String?, name: String)]) {
        let taken = function.parameters.filter { $0.type?.isClosure != true }
        guard arguments.count == payload.count else { return nil }
        var names: [String: String] = [:]
        var pins: [(name: String, value: Literal)] = []
        for (argument, part) in zip(arguments, payload) {
            if case .name(let name) = argument.value, taken.contains(where: { $0.name == name }), names[name] == nil {
                names[name] = part.name
            } else if let literal = argument.value.plainLiteral {
                pins.append((part.name, literal))
            } else {
                return nil
            }
        }
        guard names.count == taken.count else { return nil }
        name = function.name
        self.pins = pins
        self.arguments = taken.compactMap { parameter in
            guard let own = parameter.name, let name = names[own] else { return nil }
            return Argument(name: name, label: parameter.label, defaultValue: CallSignature.value(of: parameter))
        }
    }
}

extension SwiftExpression {
    /// A text without values in it, a number, `true` or `false`.
    fileprivate var plainLiteral: CallSignature.Literal? {
        switch self {
        case .literal(let text): return CallSignature.Literal(text: text, isText: false)
        case .text(let pieces):
            let words = pieces.compactMap(\.words)
            return words.count == pieces.count ? CallSignature.Literal(text: words.joined(), isText: true) : nil
        default: return nil
        }
    }
}

/// The methods of repositories and services that send one endpoint each, by the endpoint.
struct RepositoryMethods {
    /// What types are called that stand between an app and its requests; what a view calls its own methods isn't a name.
    private static let layers = [
        "Repository", "Service", "DataSource", "Gateway", "Client", "Manager", "Network", "Provider", "Interactor",
        "API", "Api", "Remote", "Store", "Worker", "UseCase",
    ]

    private let index: SourceIndex
    private var methods: [String: CallSignature] = [:]
    /// What each method sends, by its place.
    private(set) var sites: [String: String] = [:]

    init(_ index: SourceIndex, endpoints: [SourceIndex.Entry], calls: EndpointCalls) {
        self.index = index
        let isEndpoint = Set(endpoints.map(\.name))
        let entries = index.entries.filter { !isEndpoint.contains($0.name) && $0.declaration?.kind != .protocolType }
        // Types that are called like a layer come first, then the others with functions that do nothing else.
        for isNamed in [true, false] {
            for entry in entries where isNamed == RepositoryMethods.isLayer(entry.name) {
                for function in entry.members.functions where function.name != "init" && (isNamed || function.isThin) {
                    read(function, in: entry, calls)
                }
            }
        }
    }

    private static func isLayer(_ name: String) -> Bool {
        layers.contains { SourceIndex.last(name).firstRange(of: $0) != nil }
    }

    /// How callers name an endpoint and its arguments: by the repository's method, or else by the endpoint itself.
    func signature(of declaration: CaseDeclaration, in entry: SourceIndex.Entry) -> CallSignature {
        methods[entry.name + "." + declaration.name]
            ?? CallSignature(declaration.name, declaration.parameters, names: declaration.payload.map(\.name))
    }

    /// The method that sends a request of a type of its own.
    func signature(of entry: SourceIndex.Entry) -> CallSignature? { methods[entry.name] }

    private mutating func read(_ function: FunctionDeclaration, in owner: SourceIndex.Entry, _ empty: EndpointCalls) {
        guard let body = function.body else { return }
        var calls = empty
        calls.hints = owner.namedTypes
        calls.read(body)
        guard calls.found.count == 1, let call = calls.found.first else { return }
        sites[function.site] = SourceIndex.shown(call.endpoint)
        guard methods[call.endpoint] == nil, let payload = payload(of: call.endpoint) else { return }
        methods[call.endpoint] = CallSignature(function, call.arguments, payload: payload)
    }

    private func payload(of endpoint: String) -> [(label: String?, name: String)]? {
        if let entry = index.types[endpoint] {
            let makers = entry.members.functions.filter { $0.name == "init" }
            if let maker = makers.max(by: { $0.parameters.count < $1.parameters.count }) {
                return maker.parameters.map { ($0.label, $0.name ?? "_") }
            }
            let stored = entry.members.properties.filter { $0.isStored && !($0.isConstant && $0.value != nil) }
            return stored.map { ($0.name, $0.name) }
        }
        guard let entry = index.types[SourceIndex.parent(endpoint)] else { return nil }
        let name = SourceIndex.last(endpoint)
        if let declaration = entry.members.cases.first(where: { $0.name == name }) { return declaration.payload }
        let makers = entry.members.functions.filter { $0.name == name && $0.isStatic }
        return makers.count == 1 ? makers[0].parameters.map { ($0.label, $0.name ?? "_") } : []
    }

    /// The method that sends what a static function makes.
    func signature(ofFactory name: String, in entry: SourceIndex.Entry) -> CallSignature? {
        methods[entry.name + "." + name]
    }
}

extension FunctionDeclaration {
    /// Whether it is one statement that sends something and hands on what comes back, without a closure of its own.
    fileprivate var isThin: Bool {
        guard let body, body.count == 1, result != nil || told != nil else { return false }
        var hasClosure = false
        SwiftWalk.visit(body) { if case .closure = $0 { hasClosure = true } }
        return !hasClosure
    }
}

extension CaseDeclaration {
    /// The labels of the associated values, and what the description calls each.
    var payload: [(label: String?, name: String)] {
        parameters.enumerated().map { position, parameter in
            (parameter.label, parameter.label ?? parameter.name ?? unnamed(position))
        }
    }
}

extension CaseDeclaration {
    /// What an associated value without a name is called: after its type, or by its place.
    func unnamed(_ position: Int) -> String {
        guard let type = parameters[position].type else { return "value\(position + 1)" }
        let word = type.lastName.filter { $0.isLetter || $0.isNumber }
        guard let first = word.first, parameters.filter({ $0.type == type }).count == 1 else {
            return "value\(position + 1)"
        }
        // `UUID` → `uuid`, `URLKind` → `urlKind`
        let head = word.prefix { $0.isUppercase }
        if head.count == word.count { return word.lowercased() }
        if head.count > 1 { return head.dropLast().lowercased() + word.dropFirst(head.count - 1) }
        return first.lowercased() + word.dropFirst()
    }
}

extension SourceIndex {
    /// The name without the number of a second type of that name.
    package static func shown(_ name: String) -> String {
        name.split(separator: ".").map { $0.split(separator: "#").first.map(String.init) ?? "" }.joined(separator: ".")
    }
}
