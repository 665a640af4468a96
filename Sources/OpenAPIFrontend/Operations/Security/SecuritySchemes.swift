import APIModel

/// The security schemes of a document, those of other files to which requirements refer, and the names of those that can't
/// be used, so that they are not called unknown.
final class SecuritySchemes {
    private(set) var schemes: [SecurityScheme] = []
    /// The names of all, in the order of the text.
    private(set) var names: [String] = []
    /// Where each name stands among them.
    private(set) var positions: [String: Int] = [:]
    private(set) var usableNames: Set<String> = []
    /// The names by what declares the schemes.
    private var namesOfNodes: [NodeIdentity: String] = [:]

    func append(_ name: String, at node: NodeIdentity, _ scheme: SecurityScheme?) {
        if positions[name] == nil { positions[name] = names.count }
        names.append(name)
        if namesOfNodes[node] == nil { namesOfNodes[node] = name }
        guard let scheme else { return }
        schemes.append(scheme)
        usableNames.insert(name)
    }

    func name(of node: NodeIdentity) -> String? { namesOfNodes[node] }

    /// A name that no scheme has.
    func freeName(for name: String) -> String {
        guard positions[name] != nil else { return name }
        var number = 2
        while positions["\(name)\(number)"] != nil { number += 1 }
        return "\(name)\(number)"
    }
}
