/// Moves the prefix that a client adds to all paths, such as `/api/v2`, to the server's address, so that requests have
/// the paths that the code has.
enum AddressPrefix {
    static func moved(_ endpoints: [AdoptedEndpoint]) -> [AdoptedEndpoint] {
        var prefixes: [String: Set<String?>] = [:]
        for endpoint in endpoints { prefixes[endpoint.base, default: []].insert(endpoint.prefix) }
        return endpoints.map { endpoint in
            guard !endpoint.base.isEmpty, prefixes[endpoint.base]?.count == 1, let prefix = endpoint.prefix,
                !prefix.isEmpty, case .words(let words)? = endpoint.path.first, words.hasPrefix(prefix)
            else { return endpoint }
            var endpoint = endpoint
            endpoint.base += prefix
            endpoint.path[0] = .words(String(words.dropFirst(prefix.count)))
            return endpoint
        }
    }
}
