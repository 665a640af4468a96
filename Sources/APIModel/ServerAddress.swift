/// An address as RFC 3986 splits it, with variables where the description has them.
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

    /// `/v2` → `https://api.example.com/v2`, `../x` → what lies beside the address, `//b.example` → the same scheme.
    func resolved(_ reference: String) -> String {
        if reference.hasPrefix("//") { return origin.prefix { $0 != "/" } + reference }
        if reference.hasPrefix("/") { return origin + ServerAddress.normalised(reference) }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
        return origin + ServerAddress.normalised(folder + reference)
    }

    /// Without `.` and `..`, which never lead out of the root, and without a slash at the end: `/a/./b/../c/` → `/a/c`.
    static func normalised(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
