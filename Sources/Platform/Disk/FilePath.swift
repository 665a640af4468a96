/// Operations on paths as text, with `/` between their parts. Nothing here accesses the disk.
public enum FilePath {
    /// `specs` and `../api.yaml` → `api.yaml`; an absolute second path is the result.
    public static func join(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") || folder.isEmpty { return normalised(path) }
        return normalised(folder + "/" + path)
    }

    /// `a/./b/../c` → `a/c`; `` and `./` → `.`
    public static func normalised(_ path: String) -> String {
        if isNormal(path) { return path }
        let isAbsolute = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        if isAbsolute { return "/" + joined }
        return joined.isEmpty ? "." : joined
    }

    /// Whether the path is a URL: `https://a.example/x.yaml`.
    public static func isAddress(_ path: String) -> Bool {
        guard let colon = path.firstIndex(of: ":") else { return false }
        return path[colon...].hasPrefix("://") && path[..<colon].allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// Whether no part is empty or begins with a dot, as in most paths, which need no change.
    private static func isNormal(_ path: String) -> Bool {
        let slash = UInt8(ascii: "/")
        var previous = slash
        for (index, byte) in path.utf8.enumerated() {
            if previous == slash, byte == UInt8(ascii: ".") || byte == slash && index > 0 { return false }
            previous = byte
        }
        return previous != slash
    }

    /// `a/b.yaml` → `a`; `b.yaml` → `` ; `/b.yaml` → `/`
    public static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// `a/b/c.swift` → `a/b`, `a`, ``
    package static func folders(above path: String) -> [String] {
        var folders = [folder(of: path)]
        while let last = folders.last, !last.isEmpty, last != "/" { folders.append(folder(of: last)) }
        return folders
    }

    /// Whether a path is relative and has no empty, `.` or `..` parts: `a/b`, but neither `/a` nor `a/../b`.
    package static func isBelow(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { $0 != "" && $0 != "." && $0 != ".." }
    }

    /// `a/b.yaml` → `b.yaml`
    public static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// `a/b.v1.yaml` → `b.v1`
    public static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The path from a folder to another path: `api/a.yaml` from `config` → `../api/a.yaml`. Both are relative to the
    /// same place; an absolute path, and one from a folder outside, are unchanged.
    public static func relative(_ path: String, to folder: String) -> String {
        let start = normalised(folder)
        let end = normalised(path)
        guard start != ".", end.hasPrefix("/") == start.hasPrefix("/"), !start.hasPrefix("..") else { return end }
        var from = start.split(separator: "/")[...]
        var to = end.split(separator: "/")[...]
        while let next = from.first, next == to.first {
            from = from.dropFirst()
            to = to.dropFirst()
        }
        let parts = from.map { _ in Substring("..") } + to
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
