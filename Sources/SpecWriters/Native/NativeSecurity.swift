import APIModel

/// Credentials in the words of the native spec.
enum NativeSecurity {
    /// `token | account(read, write) & key | none`
    static func text(_ alternatives: [SecurityAlternative]) -> String {
        if alternatives.isEmpty { return "none" }
        return alternatives.map { alternative in
            if alternative.requirements.isEmpty { return "none" }
            return alternative.requirements.map { requirement in
                requirement.scheme
                    + (requirement.scopes.isEmpty ? "" : "(\(requirement.scopes.joined(separator: ", ")))")
            }.joined(separator: " & ")
        }.joined(separator: " | ")
    }

    /// `bearer JWT`, `header X-Api-Key`; nil for what has no word.
    static func text(_ kind: SecurityScheme.Kind) -> String? {
        switch kind {
        case .apiKey(let name, let location):
            return name.contains(" ") ? nil : "\(location.rawValue) \(name)"
        case .http(let scheme, let format):
            switch scheme.lowercased() {
            case "bearer": return "bearer" + (format.map { $0.contains(" ") ? "" : " " + $0 } ?? "")
            case "basic": return "basic"
            default: return nil
            }
        case .oauth2(let flows): return flows.isEmpty ? nil : "oauth2 " + flows.joined(separator: " ")
        case .openIDConnect(let url): return "openid " + url
        case .mutualTLS: return "mutualTLS"
        }
    }
}
