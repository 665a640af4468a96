extension API {
    /// Whether an operation asks for credentials.
    public var asksForCredentials: Bool {
        operations.contains { operation in operation.security.contains { !$0.requirements.isEmpty } }
    }

    /// Where the description shows that it knows of credentials, although no operation asks for one: it declares a scheme,
    /// or says how a caller is refused.
    public var forgottenCredentials: Origin? {
        if asksForCredentials { return nil }
        let refusals = operations.lazy.flatMap(\.responses).filter { $0.status == .code(401) }
        return securitySchemes.first?.origin ?? refusals.first?.origin
    }

    /// Has every operation ask for a credential of one of these schemes, where the description asks for none.
    public mutating func addSecurity(_ schemes: [SecurityScheme]) {
        guard !schemes.isEmpty, !asksForCredentials else { return }
        let names = schemes.map(\.name)
        securitySchemes.removeAll { names.contains($0.name) }
        securitySchemes += schemes
        let alternatives = names.map { SecurityAlternative(requirements: [.init(scheme: $0)]) }
        for index in operations.indices { operations[index].security = alternatives }
    }
}
