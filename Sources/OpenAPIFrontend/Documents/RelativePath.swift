/// Paths of documents as references write them.
enum RelativePath {
    /// `schemas/user.yaml` in a reference of `api/openapi.yaml` → `api/schemas/user.yaml`
    static func join(_ path: String, toFolderOf document: String) -> String {
        let path = path.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "/")
        if path.hasPrefix("/") { return normalised(path) }
        guard let slash = document.lastIndex(of: "/") else { return normalised(path) }
        return normalised(document[...slash] + path)
    }

    /// `a/./b/../c.yaml` → `a/c.yaml`
    static func normalised(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// `schemas/user.v1.yaml` → `user.v1`
    static func stem(of path: String) -> String {
        let file = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
        guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
        return String(file[..<dot])
    }
}
