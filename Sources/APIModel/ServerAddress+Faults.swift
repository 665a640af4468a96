extension ServerAddress {
    /// Why no request reaches an address, by RFC 3986: `https://host:abc` → "`abc` is no port"; nil where nothing is wrong.
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

    /// `api.example.com:8080`, `[::1]:8080`
    private static func fault(inHost text: Substring) -> String? {
        var host = text
        var rest: Substring = ""
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return "`\(text)` is no host" }
            host = text[text.index(after: text.startIndex)..<end]
            rest = text[text.index(after: end)...]
            if !host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) { return "`\(text)` is no host" }
            if !rest.isEmpty, !rest.hasPrefix(":") { return "`\(text)` is no host" }
        } else if let colon = text.firstIndex(of: ":") {
            host = text[..<colon]
            rest = text[colon...]
        }
        if host.isEmpty { return "it has no host" }
        if host.contains(where: { "[]".contains($0) }) { return "`\(host)` is no host" }
        let port = rest.dropFirst()
        if !port.isEmpty, UInt16(port) == nil || !port.allSatisfy(\.isNumber) { return "`\(port)` is no port" }
        return nil
    }

    /// What RFC 3986 has in a URL: letters and digits of ASCII, and these.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: "-._~:/?#[]@!$&'()*+,;=%".unicodeScalars.contains(scalar)
        }
    }
}

extension Server {
    /// Why no request reaches the address as it is described; nil where nothing is wrong, as far as variables don't decide.
    package var fault: String? {
        let text = relativeURL ?? defaultURL
        guard text.contains("{") else { return ServerAddress.fault(in: text) }
        // What a caller gives is right.
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
