/// What stands around the name of a service or an operation in the names that a team makes of it: `Default` and
/// `Repository` in `DefaultUserRepository`.
struct NameAffixes: Hashable, Sendable {
    let prefix: String
    let suffix: String

    init(prefix: String, suffix: String) {
        self.prefix = prefix
        self.suffix = suffix
    }

    /// `DefaultUserRepository` around `User`; nil where the name doesn't hold it, or nothing is left around it.
    init?(of name: String, around stem: String) {
        guard !stem.isEmpty, name.count > stem.count, let range = NameAffixes.range(of: stem, in: name) else {
            return nil
        }
        prefix = String(name[..<range.lowerBound])
        suffix = String(name[range.upperBound...])
    }

    /// `Default{Service}Repository`
    init?(pattern: String) {
        guard let open = pattern.firstIndex(of: "{"), let close = pattern.firstIndex(of: "}"), open < close else {
            return nil
        }
        prefix = String(pattern[..<open])
        suffix = String(pattern[pattern.index(after: close)...])
    }

    /// The pattern with the placeholder of another one: `{Action}UseCase` for `Protocol` after it is
    /// `{Action}UseCaseProtocol`.
    func pattern(like other: String) -> String? {
        guard let open = other.firstIndex(of: "{"), let close = other.firstIndex(of: "}"), open < close else {
            return nil
        }
        return prefix + other[open...close] + suffix
    }

    private static func range(of part: String, in text: String) -> Range<String.Index>? {
        var start = text.startIndex
        while start < text.endIndex {
            if text[start...].hasPrefix(part) { return start..<text.index(start, offsetBy: part.count) }
            start = text.index(after: start)
        }
        return nil
    }
}
