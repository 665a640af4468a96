import APIModel

/// The operations at one path, and at that path with a variable behind it: `/users` and `/users/{id}`.
struct ResourceGroup {
    /// Whatever the variables are called: `/users/{}/posts`.
    let path: String
    /// The positions of the operations in their service.
    private(set) var members: [Int] = []
    private(set) var variable: String?
    /// The variables in front of the collection, as the collection itself calls them.
    private(set) var parents: [String] = []
    private var isCollectionKnown = false

    private init(path: String) { self.path = path }

    static func groups(of drafts: [OperationDraft]) -> [ResourceGroup] {
        var groups: [ResourceGroup] = []
        var positions: [String: Int] = [:]
        for (index, draft) in drafts.enumerated() where draft.operation.methodChoice == nil {
            var parts = draft.operation.path.parts
            var variable: String?
            if case .parameter(let name)? = parts.last {
                variable = name
                parts.removeLast()
            }
            guard case .literal(let text)? = parts.last, variable == nil || text.hasSuffix("/"),
                isCollection(parts)
            else { continue }
            var path = ResourceGroup.text(of: parts)
            if path.hasSuffix("/") { path.removeLast() }
            let position = positions[path] ?? groups.count
            if position == groups.count {
                positions[path] = position
                groups.append(ResourceGroup(path: path))
            }
            groups[position].members.append(index)
            if groups[position].members.count == 1 || variable == nil && !groups[position].isCollectionKnown {
                groups[position].isCollectionKnown = variable == nil
                groups[position].parents = variables(of: parts)
            }
            groups[position].variable = groups[position].variable ?? variable
        }
        return groups
    }

    /// Whether every variable is a segment of its own.
    private static func isCollection(_ parts: [PathTemplate.Part]) -> Bool {
        for (index, part) in parts.enumerated() {
            guard case .literal(let text) = part else { continue }
            if index > 0, !text.hasPrefix("/") { return false }
            if index < parts.count - 1, !text.hasSuffix("/") { return false }
        }
        return true
    }

    /// `/users/{userId}/posts` → `/users/{}/posts`, whatever the variables are called.
    private static func text(of parts: [PathTemplate.Part]) -> String {
        parts.reduce(into: "") { text, part in
            if case .literal(let literal) = part { text += literal } else { text += "{}" }
        }
    }

    private static func variables(of parts: [PathTemplate.Part]) -> [String] {
        parts.compactMap { part in
            if case .parameter(let name) = part { return name }
            return nil
        }
    }
}
