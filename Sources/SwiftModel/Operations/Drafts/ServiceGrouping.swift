import APIModel

/// Which operations make up which service, in the order in which the services are first heard of.
public struct ServiceGrouping {
    struct Group {
        var name: String
        var documentation: String?
        var operations: [Int]
    }

    /// The groups of an API: by configuration (`service:`), tag, path or not at all.
    static func groups(of api: API, by grouping: OperationConventions.Grouping) -> [Group] {
        var groups: [Group] = []
        var groupIndex: [String: Int] = [:]
        var known: [String: Int] = [:]
        for service in api.services where grouping == .tag {
            let key = identity(of: service.name)
            guard groupIndex[key] == nil else { continue }
            groupIndex[key] = groups.count
            groups.append(Group(name: service.name, documentation: service.documentation, operations: []))
        }
        for (index, operation) in api.operations.enumerated() {
            let name = groupName(of: operation, in: api, by: grouping)
            if let found = known[name] {
                groups[found].operations.append(index)
                continue
            }
            let key = identity(of: name)
            known[name] = groupIndex[key] ?? groups.count
            if let found = groupIndex[key] {
                groups[found].operations.append(index)
            } else {
                groupIndex[key] = groups.count
                groups.append(Group(name: name, documentation: nil, operations: [index]))
            }
        }
        return groups.filter { !$0.operations.isEmpty }
    }

    /// How many operations the largest service would have.
    public static func largestCount(in api: API, by grouping: OperationConventions.Grouping) -> Int {
        groups(of: api, by: grouping).map(\.operations.count).max() ?? 0
    }

    /// Two tags that differ only in case and separators are one service: `user-accounts`, `User Accounts`.
    private static func identity(of name: String) -> String {
        WordSplitter.words(of: name).map { $0.lowercased() }.joined(separator: " ")
    }

    private static func groupName(of operation: Operation, in api: API, by grouping: OperationConventions.Grouping)
        -> String
    {
        if let service = operation.directives.service { return service }
        switch grouping {
        case .tag:
            let tag = operation.services.first { name in name.unicodeScalars.contains { $0.properties.isAlphabetic } }
            return tag ?? pathWord(of: operation, in: api)
        case .path:
            return pathWord(of: operation, in: api)
        case .single:
            return title(of: api)
        }
    }

    /// The first segment of the path that says something: `/api/v1/users/{id}` → `users`.
    private static func pathWord(of operation: Operation, in api: API) -> String {
        let place = operation.path.text.prefix { $0 != "?" && $0 != "#" }
        for segment in place.split(separator: "/") where !isVersion(segment) {
            let word = String(segment.prefix { $0 != "." && $0 != ":" && $0 != "(" })
            guard word.utf8.contains(where: { ($0 | 0x20) &- 0x61 < 26 }), !word.contains("{") else { continue }
            if word.lowercased() != "api" && word.lowercased() != "rest" { return word }
        }
        return title(of: api)
    }

    /// `v1`, `v2.0`, `v1beta1`.
    private static func isVersion(_ segment: Substring) -> Bool {
        guard segment.first == "v" || segment.first == "V" else { return false }
        return segment.dropFirst().first?.isNumber ?? false
    }

    private static func title(of api: API) -> String {
        api.title.unicodeScalars.contains { $0.properties.isAlphabetic } ? api.title : "API"
    }
}
