extension API {
    /// Gives relative servers the place of the first server that has one. They lie where the description does, which
    /// nobody knows but those who fetched it.
    public mutating func resolveServers() {
        guard let base = servers.first(where: \.isAbsolute) else { return }
        let address = ServerAddress(base.url)
        func resolve(_ server: inout Server) {
            guard !server.isAbsolute else { return }
            server.relativeURL = server.url
            server.url = address.resolved(server.url)
            let known = server.variables.map(\.name)
            server.variables += base.variables.filter { !known.contains($0.name) }
        }
        for index in servers.indices { resolve(&servers[index]) }
        for operation in operations.indices {
            for index in operations[operation].servers.indices { resolve(&operations[operation].servers[index]) }
        }
    }
}
