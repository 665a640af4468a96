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
///     drive.files.list                list                     (service files)
///     drive.teams.files.list          list, teams, files       (service drive)
///     read_user_users__id__get        read, user               (GET /users/{id})
///     createUsingPOST                 create                   (POST /users)
public enum OperationName {
    /// The words of an operation's name, without the service's name where the id begins with it and marks it off.
    public static func words(of operation: Operation, service: String?) -> [String] {
        let words = ownWords(of: operation, service: service)
        return operation.isStreamVariant && operation.directives.name == nil ? words + ["stream"] : words
    }

    private static func ownWords(of operation: Operation, service: String?) -> [String] {
        let said = operation.directives.name?.text ?? operation.identifier.map { withoutRoute($0, of: operation) }
        if let identifier = said, !identifier.isEmpty {
            return LeadingNumber.spelled(words(ofIdentifier: identifier, service: service))
        }
        return words(ofMethod: operation.method, path: operation.path)
    }

    /// `repos/list-for-org` in the service `repos` → list, for, org.
    public static func words(ofIdentifier identifier: String, service: String?) -> [String] {
        guard let service else { return verbFirst(identifier) }
        for qualifier in IdentifierQualifier.all(in: identifier) where qualifier.names(service) {
            let rest = verbFirst(String(qualifier.rest))
            if rest.contains(where: { $0.unicodeScalars.first.map { LetterKind($0) != .digit } ?? false }) {
                return rest
            }
        }
        return verbFirst(identifier)
    }

    /// The words of an id, with a verb at its end moved to the front: `teams.files.list` → list, teams,
    /// files.
    private static func verbFirst(_ identifier: String) -> [String] {
        let words = WordSplitter.words(of: identifier)
        guard let end = identifier.lastIndex(where: { $0 == "." || $0 == "/" }), let verb = words.last,
            verbs.contains(verb.lowercased()), !verbs.contains(words[0].lowercased()),
            WordSplitter.words(of: String(identifier[end...])).count == 1
        else { return words }
        return [verb] + words.dropLast()
    }

    private static let verbs: Set<String> = [
        "add", "create", "delete", "fetch", "find", "get", "insert", "list", "patch", "remove", "replace", "search",
        "update",
    ]

    /// Removes the path and the method from the end of an id, or the method alone:
    /// `read_user_users__id__get` of `GET /users/{id}` → `read_user`, `listUsingGET` → `list`.
    private static func withoutRoute(_ identifier: String, of operation: Operation) -> String {
        let method = operation.method.name
        var end = "Using" + method
        if identifier.hasSuffix("_" + method.lowercased()) {
            let path = operation.path.text.unicodeScalars.map { LetterKind($0) == .symbol ? "_" : Character($0) }
            end = String(path) + "_" + method.lowercased()
        }
        return identifier.hasSuffix(end) ? String(identifier.dropLast(end.count)) : identifier
    }

    /// Whether the words name the operation in its service only: list, for, org of `repos/list-for-org`, or `list` and
    /// `getById` in the native spec, which may occur in each service. A whole `operationId`, a method with its path,
    /// words that name the service (`issues/create-issue`) and, in the native spec, words that name an object
    /// (`uploadPhoto`) are understood everywhere.
    static func isLocal(_ words: [String], of operation: Operation, service: [String]) -> Bool {
        guard let identifier = operation.identifier, !identifier.isEmpty, operation.directives.name == nil,
            !speaks(words, of: service)
        else { return false }
        let words = operation.isStreamVariant ? Array(words.dropLast()) : words
        if operation.isNamedWithinService { return !namesObject(words) }
        return LeadingNumber.spelled(verbFirst(identifier)) != words
    }

    /// Removes the service's words, which may be anywhere among the others; nil where the rest is too short or general,
    /// so that operations of other services may have the same words.
    ///
    ///     list, repos, for, authenticated, user in apps    the same
    ///     create, for, issue in reactions                  nil
    ///     list, core, v1, node, by, name in core_v1        list, node, by, name
    static func words(_ words: [String], without service: [String], isPrefix: Bool) -> [String]? {
        var rest = words
        if !isPrefix {
            let starts = 0..<max(0, words.count - service.count + 1)
            let start = starts.first { start in
                zip(words[start...], service).allSatisfy { $0.lowercased() == $1.lowercased() }
            }
            guard !service.isEmpty, let start else { return nil }
            rest.removeSubrange(start..<start + service.count)
        }
        return !service.isEmpty && rest.count > 3 && namesObject(rest) ? rest : nil
    }

    /// Whether the words name more than a verb: upload, photo and sign, in, but not get, by, id or list, all.
    private static func namesObject(_ words: [String]) -> Bool {
        guard words.count > 1 else { return false }
        let second = words[1].lowercased()
        return !["all", "by", "for", "from", "many", "of", "one", "with"].contains(second)
    }

    /// Whether the first or second word of an operation is its service: get, user in users.
    private static func speaks(_ words: [String], of service: [String]) -> Bool {
        (0...1).contains { start in
            let named = words.dropFirst(start).prefix(service.count)
            return !service.isEmpty && named.count == service.count
                && zip(named, service).allSatisfy { isSame($0.lowercased(), $1.lowercased()) }
        }
    }

    static func isSame(_ word: String, _ other: String) -> Bool {
        word == other || SingularWord.of(word) == other || SingularWord.of(other) == word
    }

    /// `GET /users/{id}/posts` → get, users, by, id, posts.
    public static func words(ofMethod method: HTTPMethod, path: PathTemplate) -> [String] {
        WordSplitter.words(of: method.name.lowercased()) + words(ofPath: path)
    }

    /// `/users/{id}/posts` → users, by, id, posts.
    static func words(ofPath path: PathTemplate) -> [String] {
        var words: [String] = []
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
        return words.isEmpty ? ["root"] : words
    }

    /// Names to try when an operation's own is taken: with the whole id, with method and path. They follow from the
    /// operation alone.
    public static func alternatives(of operation: Operation, style: IdentifierStyle) -> [String] {
        var alternatives: [String] = []
        let end = operation.isStreamVariant ? ["stream"] : []
        if let identifier = operation.identifier, !identifier.isEmpty {
            alternatives.append(style.name(ofWords: WordSplitter.words(of: identifier) + end))
        }
        let words = words(ofMethod: operation.method, path: operation.path) + end
        alternatives.append(style.name(ofWords: words))
        if operation.path.text.utf8.last == UInt8(ascii: "/") {
            alternatives.append(style.name(ofWords: words + ["slash"]))
        }
        return alternatives
    }
}

/// A team's changes to words before they become names: its own verbs.
///
///     verbs: get → fetch       getUser → fetchUser
extension [NamingConventions.WordPair] {
    /// get, user → fetch, user.
    func applied(to words: [String]) -> [String] {
        guard let first = words.first?.lowercased(), let verb = self.first(where: { $0.word.lowercased() == first })
        else { return words }
        return WordSplitter.words(of: verb.replacement) + words.dropFirst()
    }
}

/// The beginning of an operation's id that may name its service: `Users` in `Users_getUser`, `files` in
/// `drive.files.list`.
struct IdentifierQualifier {
    let rest: Substring
    /// The whole beginning, and its part after the last `.` or `/`.
    private let whole: Substring
    private let last: Substring
    /// Whether it ends with a sign that isn't in words: neither `_` nor `-`.
    private let isMarked: Bool

    /// The text before each `/`, `.`, `#` and `::` of an id, and before a `_` or `-` that is the first of these signs:
    /// `multi_search_with_post` is one phrase.
    static func all(in identifier: String) -> [IdentifierQualifier] {
        let bytes = identifier.utf8
        var found: [IdentifierQualifier] = []
        var part = bytes.startIndex
        var position = bytes.startIndex
        var isFirst = true
        while let end = bytes[position...].firstIndex(where: isEnd) {
            position = bytes.index(after: end)
            while position < bytes.endIndex, bytes[position] == UInt8(ascii: ":") {
                position = bytes.index(after: position)
            }
            guard position < bytes.endIndex else { break }
            let isMarked = bytes[end] != UInt8(ascii: "_") && bytes[end] != UInt8(ascii: "-")
            if end > bytes.startIndex, isMarked || isFirst {
                found.append(
                    IdentifierQualifier(
                        rest: identifier[position...], whole: identifier[..<end], last: identifier[part..<end],
                        isMarked: isMarked))
            }
            isFirst = false
            if bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: ".") { part = position }
        }
        return found
    }

    /// Whether it names the service: by its name, with a suffix such as `Controller`, in the plural or singular
    /// (`users.index` of the service User), or by the last part of its name (`photo` for `users.photo`).
    func names(_ service: String) -> Bool {
        let part = service.split(separator: ".").last ?? ""
        return whole == service || names(service[...], words: whole)
            || last.startIndex > whole.startIndex && names(service[...], words: last)
            || part.count < service.count && names(part, words: whole)
    }

    private func names(_ service: Substring, words text: Substring) -> Bool {
        let wanted = WordSplitter.words(of: String(service)).map { $0.lowercased() }
        let words = WordSplitter.words(of: String(text)).map { $0.lowercased() }
        guard let last = words.last, let name = wanted.last else { return false }
        if words == wanted { return true }
        if words.count == wanted.count {
            return isMarked && words.dropLast() == wanted.dropLast() && OperationName.isSame(last, name)
        }
        return words.dropLast() == wanted[...] && ["api", "controller", "service", "resource"].contains(last)
    }

    private static func isEnd(_ byte: UInt8) -> Bool { "/._-#:".utf8.contains(byte) }
}

/// Shortens words that are made of a path: a plural before its own singular is left out.
///
///     post, customers, customer, sources    post, customer, sources
enum NounPairs {
    static func joined(_ words: [String]) -> [String] {
        zip(words, words.dropFirst() + [""]).filter { !isPlural($0.lowercased(), of: $1.lowercased()) }.map(\.0)
    }

    private static func isPlural(_ word: String, of next: String) -> Bool {
        word != next && SingularWord.of(word) == next
    }
}

/// Joins two names, and writes words that end the first and begin the second only once.
///
///     PlanBillingThresholds, BillingThresholdsParam    PlanBillingThresholdsParam
///     Phase, Coupon                                    PhaseCoupon
enum RepeatedWords {
    static func joined(_ first: String, _ second: String) -> String {
        first + second.dropFirst(length(endOf: first, startOf: second))
    }

    /// The length of the longest such text of whole words, with three letters or more.
    private static func length(endOf first: String, startOf second: String) -> Int {
        let start = Array(second)
        for count in stride(from: start.count - 1, to: 2, by: -1)
        where start[count].isUppercase && first.hasSuffix(String(start[..<count])) { return count }
        return 0
    }
}

/// Leaves out words that only join others, the last one first.
///
///     watch, claims, list, for, all, namespaces    watch, claims, list, all, namespaces
///     get, or, create, key, for, app, and, user    get, or, create, key, for, app, user    and so on
enum JoiningWords {
    private static let words: Set<String> = ["a", "an", "and", "for", "of", "or", "the"]

    /// The words without the last of these, without the last two, and so on.
    static func leftOut(of words: [String]) -> [[String]] {
        let joining = words.indices.dropFirst().filter { self.words.contains(words[$0].lowercased()) }
        return joining.indices.reversed().map { first in
            words.indices.filter { !joining[first...].contains($0) }.map { words[$0] }
        }
    }
}
