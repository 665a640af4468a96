/// A base address of the API.
public struct Server: Sendable {
    public struct Variable: Sendable {
        public var name: String
        public var defaultValue: String
        public var allowedValues: [String]
        public var documentation: String?

        public init(name: String, defaultValue: String, allowedValues: [String] = [], documentation: String? = nil) {
            self.name = name
            self.defaultValue = defaultValue
            self.allowedValues = allowedValues
            self.documentation = documentation
        }
    }

    /// A name that the description gives (the native spec, OpenAPI 3.2).
    public var name: String?
    /// As written, with its variables in braces: `https://{region}.example.com/v1`. It may be relative.
    public var url: String
    /// The relative address in the description, where `url` was resolved from it.
    public var relativeURL: String?
    public var documentation: String?
    public var variables: [Variable]
    public var origin: Origin

    public init(
        name: String? = nil, url: String, documentation: String? = nil, variables: [Variable] = [],
        origin: Origin = .none
    ) {
        self.name = name
        self.url = url
        self.documentation = documentation
        self.variables = variables
        self.origin = origin
    }

    /// The address with the defaults of its variables: `https://{region}.example.com` → `https://eu.example.com`.
    public var defaultURL: String {
        if variables.isEmpty { return url }
        let defaults = Dictionary(variables.map { ($0.name, $0.defaultValue) }) { first, _ in first }
        let pieces = url.split(separator: "{" as Character, omittingEmptySubsequences: false)
        var text = String(pieces.first ?? "")
        for piece in pieces.dropFirst() {
            if let end = piece.firstIndex(of: "}"), let value = defaults[String(piece[..<end])] {
                text += value + piece[piece.index(after: end)...]
            } else {
                text += "{" + piece
            }
        }
        return text
    }

    /// Whether the address contains its host, or begins with a variable that may contain it.
    public var isAbsolute: Bool { defaultURL.contains("://") || defaultURL.hasPrefix("{") }

    /// The path of a relative address, from the root: `v2` → `/v2`, `../x` → `/x`.
    public var path: String { ServerAddress.normalised("/" + url) }
}

/// An address as RFC 3986 splits it, with the description's variables.
package struct ServerAddress {
    /// `https://api.example.com`
    let origin: Substring
    /// `/v1`, or nothing.
    let path: Substring

    init(_ url: String) {
        let host = url.firstRange(of: "://")?.upperBound ?? url.startIndex
        let end = url[host...].firstIndex(of: "/") ?? url.endIndex
        origin = url[..<end]
        path = url[end...]
    }

    /// Resolves `/v2` → `https://api.example.com/v2`, `../x` from the path's folder, `//b.example` with the scheme.
    func resolved(_ reference: String) -> String {
        if reference.hasPrefix("//") { return origin.prefix { $0 != "/" } + reference }
        if reference.hasPrefix("/") { return origin + ServerAddress.normalised(reference) }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
        return origin + ServerAddress.normalised(folder + reference)
    }

    /// Removes `.`, `..` (which can't leave the root) and a slash at the end: `/a/./b/../c/` → `/a/c`.
    static func normalised(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Why an address is invalid by RFC 3986: `https://host:abc` → "`abc` isn't a port"; nil if it is valid.
    package static func fault(in url: String) -> String? {
        if let character = url.unicodeScalars.first(where: { !isAllowed($0) }) {
            return "`\(character)` can't stand in a URL"
        }
        if url.contains("?") || url.contains("#") { return "paths are added at its end, behind a query or a fragment" }
        guard let separator = url.firstRange(of: "://") else { return nil }
        let scheme = url[..<separator.lowerBound]
        guard ["http", "https", "ws", "wss"].contains(scheme.lowercased()) else {
            return "no request has the scheme `\(scheme)`"
        }
        let authority = url[separator.upperBound...].prefix { $0 != "/" }
        return fault(inHost: authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority)
    }

    /// The fault of a host and port: `api.example.com:8080`, `[::1]:8080`.
    private static func fault(inHost text: Substring) -> String? {
        var host = text
        var rest: Substring = ""
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return "`\(text)` isn't a host" }
            host = text[text.index(after: text.startIndex)..<end]
            rest = text[text.index(after: end)...]
            if !host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) { return "`\(text)` isn't a host" }
            if !rest.isEmpty, !rest.hasPrefix(":") { return "`\(text)` isn't a host" }
        } else if let colon = text.firstIndex(of: ":") {
            host = text[..<colon]
            rest = text[colon...]
        }
        if host.isEmpty { return "it has no host" }
        if host.contains(where: { "[]".contains($0) }) { return "`\(host)` isn't a host" }
        let port = rest.dropFirst()
        if !port.isEmpty, UInt16(port) == nil || !port.allSatisfy(\.isNumber) { return "`\(port)` isn't a port" }
        return nil
    }

    /// Whether RFC 3986 allows the character in a URL: ASCII letters, digits, and the characters below.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: "-._~:/?#[]@!$&'()*+,;=%".unicodeScalars.contains(scalar)
        }
    }
}

extension Server {
    /// Why the described address is invalid; nil if it is valid. Variables are assumed to have valid values.
    package var fault: String? {
        let text = relativeURL ?? defaultURL
        guard text.contains("{") else { return ServerAddress.fault(in: text) }
        // A variable's value is unknown, so `0` or `http` takes its place.
        var known = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            known += rest[..<open]
            if !known.isEmpty { known += "0" }
            rest = rest[rest.index(after: close)...]
            if known.isEmpty, rest.hasPrefix("://") { known = "http" }
        }
        return ServerAddress.fault(in: known + rest)
    }
}

extension API {
    /// Resolves relative servers against the first absolute one. By OpenAPI they are relative to the address of the
    /// description, which isn't known here.
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
