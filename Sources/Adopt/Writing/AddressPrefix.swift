/// What a client puts in front of all paths, such as `/api/v2`: it belongs to the address of the server, so that a request
/// says of its path what the code says.
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
