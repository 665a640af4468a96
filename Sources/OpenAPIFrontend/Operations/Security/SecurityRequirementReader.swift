import APIModel
import SourceTree

/// Reads `security`, whose alternatives name schemes.
struct SecurityRequirementReader {
    let nodes: NodeReader
    let schemes: SecuritySchemes

    /// The alternatives of a list. One that names a scheme that doesn't exist is left out.
    func alternatives(_ list: Located) -> [SecurityAlternative] {
        (nodes.list(list, "`security`") ?? []).compactMap { $0.node.isNull ? nil : alternative($0) }
    }

    private func alternative(_ located: Located) -> SecurityAlternative? {
        guard let located = nodes.mapping(located, "a security requirement") else { return nil }
        var requirements: [SecurityAlternative.Requirement] = []
        var isUsable = true
        for entry in located.node.entries {
            guard let name = schemeName(located.at(entry.key)) else {
                isUsable = false
                continue
            }
            let scopes = entry.value.isNull ? [] : nodes.texts(located.at(entry.value), "scopes").map(\.text)
            requirements.append(SecurityAlternative.Requirement(scheme: name, scopes: scopes))
        }
        return isUsable ? SecurityAlternative(requirements: inDeclaredOrder(requirements)) : nil
    }

    /// What an operation asks for together has no order of its own: two operations that ask for the same are alike.
    private func inDeclaredOrder(
        _ requirements: [SecurityAlternative.Requirement]
    ) -> [SecurityAlternative.Requirement] {
        guard requirements.count > 1 else { return requirements }
        return requirements.sorted { (schemes.positions[$0.scheme] ?? 0) < (schemes.positions[$1.scheme] ?? 0) }
    }

    /// The name of a scheme that can be used.
    private func schemeName(_ key: Located) -> String? {
        let text = key.node.text
        if schemes.usableNames.contains(text) { return text }
        if schemes.positions[text] != nil { return nil }
        if nodes.version >= .openAPI32, text.contains("/") || text.contains("#") {
            return schemeName(referredToBy: key)
        }
        nodes.report(SecurityMessages.unknownScheme(text, among: schemes.names, at: key.range))
        return nil
    }

    /// OpenAPI 3.2 also takes the address of a scheme, which may stand in another file: `#/components/securitySchemes/a`.
    private func schemeName(referredToBy key: Located) -> String? {
        guard let target = nodes.references.target(of: key), let scheme = nodes.references.resolve(target) else {
            return nil
        }
        if let known = schemes.name(of: scheme.identity) { return schemes.usableNames.contains(known) ? known : nil }
        let name = schemes.freeName(for: ComponentName.name(inReference: key.node.text) ?? key.node.text)
        let reader = SecuritySchemeReader(nodes: nodes)
        schemes.append(name, at: scheme.identity, reader.scheme(name, scheme, declaredAt: scheme.node))
        return schemes.usableNames.contains(name) ? name : nil
    }
}
