import Platform

/// Addresses of documents and of schemas with an `$id`. What has no scheme is the path of a file.
enum ResourceAddress {
    /// What a reference means in a resource (RFC 3986, section 5.2): `b.yaml` in `https://a.example/x/a.yaml` →
    /// `https://a.example/x/b.yaml`. A fragment is no part of an address.
    static func resolve(_ reference: String, against base: String) -> String {
        let reference = withoutFragment(reference)
        if reference.isEmpty { return base }
        if hasScheme(reference) { return normalised(reference) }
        guard let root = root(of: base) else {
            return hasScheme(base) ? reference : RelativePath.join(reference, toFolderOf: base)
        }
        if reference.hasPrefix("//") { return normalised(base[..<scheme(of: base)] + ":" + reference) }
        if reference.hasPrefix("/") { return normalised(base[..<root] + reference) }
        let path = base[root...]
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
        return normalised(base[..<root] + folder + reference)
    }

    /// `https://a.example/x/b.yaml` as `https://a.example/x/a.yaml` may write it: `b.yaml`; nil on another host.
    static func path(of address: String, from base: String) -> String? {
        guard let root = root(of: base), let other = self.root(of: address), base[..<root] == address[..<other] else {
            return nil
        }
        var from = base[root...].split(separator: "/").dropLast()[...]
        var to = address[other...].split(separator: "/")[...]
        while let first = from.first, to.count > 1, first == to.first {
            from.removeFirst()
            to.removeFirst()
        }
        return to.isEmpty ? nil : (from.map { _ in ".." } + to.map(String.init)).joined(separator: "/")
    }

    static func withoutFragment(_ text: String) -> String {
        text.firstIndex(of: "#").map { String(text[..<$0]) } ?? text
    }

    /// Whether it begins like `https:` or `urn:`; one letter is a drive of Windows.
    static func hasScheme(_ text: String) -> Bool { text.distance(from: text.startIndex, to: scheme(of: text)) > 1 }

    private static func scheme(of text: String) -> String.Index {
        guard let colon = text.firstIndex(of: ":"), text.first?.isLetter == true,
            text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        else { return text.startIndex }
        return colon
    }

    /// Where the path begins: behind `https://a.example`. Nil for what has no host, such as `urn:a:b`.
    private static func root(of text: String) -> String.Index? {
        guard FilePath.isAddress(text), let colon = text.firstIndex(of: ":") else { return nil }
        return text[text.index(colon, offsetBy: 3)...].firstIndex(of: "/") ?? text.endIndex
    }

    private static func normalised(_ address: Substring) -> String { normalised(String(address)) }

    private static func normalised(_ address: String) -> String {
        guard let root = root(of: address) else { return address }
        let path = FilePath.normalised(address[root...].isEmpty ? "/" : String(address[root...]))
        let isFolder = ["/", "/.", "/.."].contains { address.hasSuffix($0) } && path != "/"
        return address[..<root] + path + (isFolder ? "/" : "")
    }
}
