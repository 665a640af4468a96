import APIModel

/// What a team's spec says otherwise than the code from which it was adopted.
public enum AdoptedDifference {
    /// A line for each operation that is missing in the spec, or whose parameters differ.
    public static func between(_ spec: API, _ code: API) -> [String] {
        var known: [String: Operation] = [:]
        for operation in spec.operations { known[key(operation)] = operation }
        return code.operations.compactMap { operation in
            guard let old = known[key(operation)] else { return "missing: " + label(operation) }
            let (before, after) = (names(old), names(operation))
            let lacking = after.filter { !before.contains($0) }
            let surplus = before.filter { !after.contains($0) }
            if lacking.isEmpty, surplus.isEmpty { return nil }
            let more = lacking.isEmpty ? "" : ", the code sends \(lacking.joined(separator: ", "))"
            let less = surplus.isEmpty ? "" : ", the code sends no \(surplus.joined(separator: ", "))"
            return "differs: " + label(operation) + more + less
        }
    }

    /// Method and path, with the names of placeholders left out.
    private static func key(_ operation: Operation) -> String {
        let path = operation.path.parts.map { part -> String in
            if case .literal(let text) = part { return text }
            return "{}"
        }
        return operation.method.name + " " + path.joined()
    }

    private static func label(_ operation: Operation) -> String { operation.method.name + " " + operation.path.text }

    private static func names(_ operation: Operation) -> [String] {
        let parameters = operation.parameters.filter { $0.location == .query || $0.location == .header }
        return parameters.map { "\($0.location.rawValue) `\($0.wireName)`" } + (operation.body == nil ? [] : ["a body"])
    }
}
