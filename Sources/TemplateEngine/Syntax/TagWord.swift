/// A word inside of a tag: a dotted path (keywords are paths of one name), a literal or a sign.
struct TagWord: Sendable {
    enum Kind: Sendable {
        case path([Name])
        case string(String)
        case number(Int)
        case sign(String)
    }

    /// One name of a path, and where it stands.
    struct Name: Sendable {
        let text: String
        let span: TextSpan
    }

    let kind: Kind
    let span: TextSpan

    /// The name, if the word is a single name: `in`, `not`, `separator`.
    var keyword: String? {
        if case .path(let names) = kind, names.count == 1 { return names[0].text }
        return nil
    }

    func isSign(_ sign: String) -> Bool {
        if case .sign(sign) = kind { return true }
        return false
    }
}
