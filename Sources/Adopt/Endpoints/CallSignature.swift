/// How the team's code calls an endpoint: the name of the method, and its arguments in their order.
package struct CallSignature: Sendable {
    /// An argument of the method.
    package struct Argument: Sendable, Equatable {
        /// The endpoint's name for it.
        package let name: String
        /// The label in calls; nil for none.
        package let label: String?
        /// The default value; nil if there is none, or it is `nil`.
        let defaultValue: Default?
    }

    enum Default: Sendable, Equatable {
        case literal(Literal)
        /// Any other expression, which a spec can't contain.
        case other
    }

    /// A value as the code writes it.
    package struct Literal: Sendable, Equatable {
        package let text: String
        package let isText: Bool
    }

    package let name: String
    package let arguments: [Argument]
    /// The endpoint's arguments that the method fixes, with their values.
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

    /// The call of an enum's case, or of a request's initialiser.
    init(_ name: String, _ parameters: [SwiftParameter], names: [String]) {
        self.name = name
        arguments = zip(parameters, names).map { parameter, name in
            Argument(name: name, label: parameter.label, defaultValue: CallSignature.value(of: parameter))
        }
    }

    /// The call of a function that sends its arguments; completion handlers aren't arguments.
    init(of function: FunctionDeclaration) {
        let taken = function.parameters.filter { $0.type?.isClosure != true }
        self.init(function.name, taken, names: taken.map { $0.name ?? "_" })
        isCompleted = taken.count < function.parameters.count
    }

    /// The call of a method that passes its arguments to an endpoint; nil if it makes other values from them.
    /// - Parameter payload: the arguments of the endpoint, each with its label and its name.
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
    /// A text without interpolations, a number, `true` or `false`; nil for other expressions.
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
    /// Words in the names of types between an app and its requests. A view's methods don't give endpoints their names.
    private static let layers = [
        "Repository", "Service", "DataSource", "Gateway", "Client", "Manager", "Network", "Provider", "Interactor",
        "API", "Api", "Remote", "Store", "Worker", "UseCase",
    ]

    private let index: SourceIndex
    private var methods: [String: CallSignature] = [:]
    /// The endpoint that each method sends, by the method's place.
    private(set) var sites: [String: String] = [:]
    /// The endpoint that each function passes to something, by the function's place.
    private(set) var routes: [String: String] = [:]

    init(_ index: SourceIndex, endpoints: [SourceIndex.Entry], calls: EndpointCalls) {
        self.index = index
        let isEndpoint = Set(endpoints.map(\.name))
        let entries = index.entries.filter { !isEndpoint.contains($0.name) && $0.declaration?.kind != .protocolType }
        // Types named like a layer come first. Of other types, only functions that do nothing else count.
        for isNamed in [true, false] {
            for entry in entries where isNamed == RepositoryMethods.isLayer(entry.name) {
                for function in entry.members.functions where function.name != "init" {
                    read(function, in: entry, calls, isMethod: isNamed || function.isThin)
                }
            }
        }
    }

    private static func isLayer(_ name: String) -> Bool {
        layers.contains { SourceIndex.last(name).firstRange(of: $0) != nil }
    }

    /// The call of an endpoint: of the repository's method, or else of the endpoint's case.
    func signature(of declaration: CaseDeclaration, in entry: SourceIndex.Entry) -> CallSignature {
        methods[entry.name + "." + declaration.name]
            ?? CallSignature(declaration.name, declaration.parameters, names: declaration.payload.map(\.name))
    }

    /// The call of the method that sends a request type; nil if there is none.
    func signature(of entry: SourceIndex.Entry) -> CallSignature? { methods[entry.name] }

    private mutating func read(
        _ function: FunctionDeclaration, in owner: SourceIndex.Entry, _ empty: EndpointCalls, isMethod: Bool
    ) {
        guard let body = function.body else { return }
        var calls = empty
        calls.hints = owner.namedTypes
        calls.place = owner.name
        calls.read(body)
        guard calls.found.count == 1, let call = calls.found.first else { return }
        routes[function.site] = SourceIndex.shown(call.endpoint)
        guard isMethod else { return }
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

    /// The call of the method that sends what a static function makes; nil if there is none.
    func signature(ofFactory name: String, in entry: SourceIndex.Entry) -> CallSignature? {
        methods[entry.name + "." + name]
    }
}

extension FunctionDeclaration {
    /// Whether it is one statement without a closure, and returns a result or has a completion handler.
    fileprivate var isThin: Bool {
        guard let body, body.count == 1, result != nil || told != nil else { return false }
        var hasClosure = false
        SwiftWalk.visit(body) { if case .closure = $0 { hasClosure = true } }
        return !hasClosure
    }
}

extension CaseDeclaration {
    /// The labels of the associated values, and their names in the spec.
    var payload: [(label: String?, name: String)] {
        parameters.enumerated().map { position, parameter in
            (parameter.label, parameter.label ?? parameter.name ?? unnamed(position))
        }
    }
}

extension CaseDeclaration {
    /// The name of an unlabelled associated value, from its type or its position.
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
    /// The name without the number that the second type with a name gets.
    package static func shown(_ name: String) -> String {
        name.split(separator: ".").map { $0.split(separator: "#").first.map(String.init) ?? "" }.joined(separator: ".")
    }
}
