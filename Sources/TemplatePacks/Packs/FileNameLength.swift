/// Keeps file names within what file systems allow, which is less than what a description may call a type.
enum FileNameLength {
    /// Most file systems allow 255 bytes; the rest is for the names of temporary and object files.
    private static let most = 180

    /// `Model/‹200 letters›.swift` → `Model/‹165 letters›-5bd1e995.swift`: the digits tell names of one beginning apart.
    static func shortened(_ path: String) -> String {
        guard path.utf8.count > most else { return path }
        return path.split(separator: "/", omittingEmptySubsequences: false).map(component).joined(separator: "/")
    }

    private static func component(_ name: Substring) -> String {
        guard name.utf8.count > most else { return String(name) }
        let end = name.hasSuffix(".swift") ? ".swift" : ""
        var start = ""
        var room = most - end.utf8.count - 9
        for character in name.unicodeScalars.prefix(while: { _ in room > 0 }) {
            room -= UTF8.width(character)
            if room >= 0 { start.unicodeScalars.append(character) }
        }
        let digits = String(hash(name), radix: 16)
        return start + "-" + String(repeating: "0", count: 8 - digits.utf8.count) + digits + end
    }

    /// FNV-1a.
    private static func hash(_ name: Substring) -> UInt32 {
        name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}
