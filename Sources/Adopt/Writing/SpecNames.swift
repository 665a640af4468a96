import APIModel

/// The names that services and operations get in the spec.
struct SpecNames {
    /// Endings which only say that a type holds endpoints.
    private static let endings = [
        "ServiceImpl", "ServiceImplementation", "Endpoints", "Endpoint", "EndPoint", "Requests", "Request", "Router",
        "Target", "TargetType", "APIClient", "API", "Api", "Service", "Client", "Routes", "Route", "Impl", "Repository",
        "DataSource", "Resource", "Network", "Provider",
    ]

    /// `StoreApi` → `Store`, `Plex.Request` → `Plex`
    static func service(_ owner: String) -> String {
        var parts = owner.split(separator: ".").map(String.init)
        while let last = parts.popLast() {
            var name = last
            for ending in endings where name.hasSuffix(ending) {
                name = String(name.dropLast(ending.count))
                break
            }
            name = String(name.drop { $0 == "_" })
            if !name.isEmpty { return name.prefix(1).uppercased() + name.dropFirst() }
        }
        return owner.isEmpty ? "Requests" : owner.filter { $0.isLetter || $0.isNumber }
    }

    /// `GetCourseRequest` → `getCourse`
    static func operation(_ name: String) -> String {
        var name = String(name.drop { $0 == "_" })
        for ending in ["Request", "Endpoint", "Target"] where name.hasSuffix(ending) && name.count > ending.count {
            name = String(name.dropLast(ending.count))
        }
        let head = name.prefix { $0.isUppercase }
        if head.count > 1, head.count < name.count {
            return head.dropLast().lowercased() + name.dropFirst(head.count - 1)
        }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    static func isIdentifier(_ text: String) -> Bool { FixedName(text) != nil }

    /// `X-Plex-Token` → `xPlexToken`
    static func identifier(_ text: String) -> String {
        let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        guard let first = words.first else { return "value" }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
        return name.first?.isNumber == true ? "value" + name : name
    }

    /// A name that isn't taken yet, with a number if necessary.
    static func free(_ name: String, _ taken: inout Set<String>) -> String {
        var result = name
        var number = 1
        while !taken.insert(result).inserted {
            number += 1
            result = name + String(number)
        }
        return result
    }
}
