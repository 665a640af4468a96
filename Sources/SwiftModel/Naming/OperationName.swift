import APIModel

/// The words of an operation's name: from its id, or else from method and path.
///
///     GET /users                      get, users
///     GET /users/{id}/posts           get, users, by, id, posts
///     GET /a/{b} and GET /a/b         get, a, by, b and get, a, b
///     GET /                           get, root
///     repos/list-for-org              list, for, org           (service repos)
///     UsersController_getUser         get, user                (service Users)
///     PetApi.getPet                   get, pet                 (service pet)
public enum OperationName {
    /// The words; the service's name in front of an id is dropped where the id marks it off.
    public static func words(of operation: Operation, service: String?) -> [String] {
        if let identifier = operation.directives.name?.text ?? operation.identifier, !identifier.isEmpty {
            return words(ofIdentifier: identifier, service: service)
        }
        return words(ofMethod: operation.method, path: operation.path)
    }

    /// `repos/list-for-org` in the service `repos` → list, for, org.
    public static func words(ofIdentifier identifier: String, service: String?) -> [String] {
        guard let service, let cut = endOfQualifier(identifier) else { return WordSplitter.words(of: identifier) }
        let qualifier = WordSplitter.words(of: String(identifier[..<cut.lowerBound])).map { $0.lowercased() }
        let rest = WordSplitter.words(of: String(identifier[cut.upperBound...]))
        guard rest.contains(where: { $0.unicodeScalars.first.map { LetterKind($0) != .digit } ?? false }) else {
            return WordSplitter.words(of: identifier)
        }
        return isService(qualifier, service) ? rest : WordSplitter.words(of: identifier)
    }

    /// `GET /users/{id}/posts` → get, users, by, id, posts.
    public static func words(ofMethod method: HTTPMethod, path: PathTemplate) -> [String] {
        var words = WordSplitter.words(of: method.name.lowercased())
        let count = words.count
        for part in path.parts {
            switch part {
            case .literal(let text):
                if text.unicodeScalars.contains(where: { LetterKind($0) != .symbol }) {
                    words += WordSplitter.words(of: text)
                }
            case .parameter(let name): words += ["by"] + WordSplitter.words(of: name)
            }
        }
        for item in path.fixedQuery { words += WordSplitter.words(of: item.name) }
        if words.count == count { words.append("root") }
        return words
    }

    /// Names to try when an operation's own is taken: with the whole id, with method and path. They follow from the
    /// operation alone.
    public static func alternatives(of operation: Operation, style: IdentifierStyle) -> [String] {
        var alternatives: [String] = []
        if let identifier = operation.identifier, !identifier.isEmpty {
            alternatives.append(style.name(of: identifier))
        }
        let words = words(ofMethod: operation.method, path: operation.path)
        alternatives.append(style.name(ofWords: words))
        if operation.path.text.utf8.last == UInt8(ascii: "/") {
            alternatives.append(style.name(ofWords: words + ["slash"]))
        }
        return alternatives
    }

    private static func isService(_ qualifier: [String], _ service: String) -> Bool {
        if qualifier.count == 1, qualifier[0] == service { return true }
        let words = WordSplitter.words(of: service).map { $0.lowercased() }
        guard !words.isEmpty else { return false }
        if qualifier == words { return true }
        guard qualifier.count == words.count + 1, let last = qualifier.last else { return false }
        return qualifier.dropLast() == words[...] && ["api", "controller", "service", "resource"].contains(last)
    }

    /// The first `/`, `.`, `_`, `#` or `::` of an id.
    private static func endOfQualifier(_ identifier: String) -> Range<String.Index>? {
        let bytes = identifier.utf8
        guard let start = bytes.firstIndex(where: isQualifierEnd), start > bytes.startIndex else { return nil }
        var end = bytes.index(after: start)
        while end < bytes.endIndex, bytes[end] == UInt8(ascii: ":") { end = bytes.index(after: end) }
        return end < bytes.endIndex ? start..<end : nil
    }

    private static func isQualifierEnd(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "#"), UInt8(ascii: ":"): true
        default: false
        }
    }
}
