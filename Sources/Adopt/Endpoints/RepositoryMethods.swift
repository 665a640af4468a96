/// The methods of repositories and services that send one endpoint each, by the endpoint.
struct RepositoryMethods {
    /// What types are called that stand between an app and its requests; what a view calls its own methods is no name.
    private static let layers = [
        "Repository", "Service", "DataSource", "Gateway", "Client", "Manager", "Network", "Provider", "Interactor",
        "API", "Api", "Remote", "Store", "Worker", "UseCase",
    ]

    private let index: SourceIndex
    private var methods: [String: CallSignature] = [:]
    /// What each method sends, by `Type.method`.
    private(set) var sites: [String: String] = [:]

    init(_ index: SourceIndex, endpoints: [SourceIndex.Entry], calls: EndpointCalls) {
        self.index = index
        let isEndpoint = Set(endpoints.map(\.name))
        for name in index.order where !isEndpoint.contains(name) {
            guard let entry = index.types[name], entry.declaration?.kind != .protocolType,
                RepositoryMethods.layers.contains(where: { SourceIndex.last(name).range(of: $0) != nil })
            else { continue }
            for function in entry.members.functions where function.name != "init" { read(function, in: entry, calls) }
        }
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
        calls.hints = owner.inherits + owner.members.properties.compactMap(\.type)
        calls.read(body)
        guard calls.found.count == 1, let call = calls.found.first else { return }
        sites[SourceIndex.shown(owner.name) + "." + function.name] = SourceIndex.shown(call.endpoint)
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

extension CaseDeclaration {
    /// The labels of the associated values, and what the description calls each.
    var payload: [(label: String?, name: String)] {
        parameters.enumerated().map { position, parameter in
            (parameter.label, parameter.label ?? parameter.name ?? unnamed(position))
        }
    }
}
