import Diagnostics

/// Every kind of problem that a native spec can have.
public enum NativeCodes {
    public static let version = DiagnosticCode("native-version", .error)
    public static let unknownKey = DiagnosticCode("native-unknown-key", .error)
    public static let wrongKind = DiagnosticCode("native-value", .error)
    public static let missingKey = DiagnosticCode("native-missing-key", .error)
    public static let syntax = DiagnosticCode("native-syntax", .error)
    public static let unknownType = DiagnosticCode("native-unknown-type", .error)
    public static let arity = DiagnosticCode("native-type-arguments", .error)
    public static let duplicate = DiagnosticCode("native-duplicate", .error)
    public static let recursion = DiagnosticCode("native-recursive-type", .error)
    public static let defaultValue = DiagnosticCode("native-default", .error)
    public static let security = DiagnosticCode("native-security", .error)
    public static let status = DiagnosticCode("native-status", .error)
    public static let base = DiagnosticCode("native-base", .error)
    public static let input = DiagnosticCode("native-input", .error)
    public static let valueAsName = DiagnosticCode("native-wire-name", .warning)
    public static let numbersAsTexts = DiagnosticCode("native-number-as-text", .warning)

    public static let all: [DiagnosticCode] = [
        version, unknownKey, wrongKind, missingKey, syntax, unknownType, arity, duplicate, recursion, defaultValue,
        security, status, base, input, valueAsName, numbersAsTexts,
    ]
}

/// The wording of every problem of a native spec.
enum NativeMessages {
    static func version(_ text: String, at range: SourceRange) -> Diagnostic {
        NativeCodes.version("version `\(text)` of the native spec is not known")
            .at(range).help("this program reads version 1")
    }

    static func unknownKey(_ key: String, in place: String, among known: [String], at range: SourceRange)
        -> Diagnostic
    {
        NativeCodes.unknownKey("unknown key `\(key)` in \(place)")
            .at(range).help(suggestion(for: key, among: known) ?? "\(place) takes \(list(known))")
    }

    static func unknownRootKey(_ key: String, belongsUnder home: String?, at range: SourceRange) -> Diagnostic {
        let problem = unknownKey(key, in: "a native spec", among: NativeKeys.root, at: range)
        guard let home, suggestion(for: key, among: NativeKeys.root) == nil else { return problem }
        let one = home.dropLast()
        return problem.help("a \(one) stands under `\(home)`: `\(home): { \(key): … }`")
    }

    static func wrongKind(_ what: String, expected: String, at range: SourceRange) -> Diagnostic {
        NativeCodes.wrongKind("\(what) must be \(expected)").at(range)
    }

    static func missingKey(_ what: Message, help: Message? = nil, at range: SourceRange) -> Diagnostic {
        NativeCodes.missingKey(what).at(range).help(help)
    }

    static func syntax(_ text: Message, at range: SourceRange, help: Message? = nil) -> Diagnostic {
        NativeCodes.syntax(text).at(range).help(help)
    }

    static func unknownType(_ name: String, among known: [String], at range: SourceRange) -> Diagnostic {
        NativeCodes.unknownType("unknown type `\(name)`")
            .at(range).help(suggestion(for: name, among: known) ?? Primitive.help(for: name))
    }

    static func numbersAsTexts(at range: SourceRange) -> Diagnostic {
        NativeCodes.numbersAsTexts("the values of this enum look like numbers, but are sent as texts")
            .at(range).help("`enum Int [1, 2]` sends numbers; `enum String [1, 2]` says that texts are meant")
    }

    static func arity(_ name: String, expected: Int, given: Int, at range: SourceRange, declared: SourceRange?)
        -> Diagnostic
    {
        let wanted = expected == 0 ? "no types" : expected == 1 ? "one type" : "\(expected) types"
        let notes = declared.map { [Diagnostic.Note("`\(name)` is declared here", at: $0)] } ?? []
        return NativeCodes.arity("`\(name)` takes \(wanted) in angle brackets, not \(given)").at(range).notes(notes)
    }

    static func duplicate(_ what: Message, at range: SourceRange, first: SourceRange?, help: Message? = nil)
        -> Diagnostic
    {
        NativeCodes.duplicate(what)
            .at(range).notes(first.map { [Diagnostic.Note("the first one is here", at: $0)] } ?? []).help(help)
    }

    static func recursion(_ trail: [String], at range: SourceRange?) -> Diagnostic {
        let text = trail.map { "`\($0)`" }.joined(separator: " → ")
        return NativeCodes.recursion("`\(trail.first ?? "")` is nothing but itself: \(text)").at(range)
    }

    static func defaultValue(_ text: String, type: String, among cases: [String] = [], at range: SourceRange)
        -> Diagnostic
    {
        let help = suggestion(for: text, among: cases) ?? (cases.isEmpty ? nil : "its cases are \(list(cases))")
        return NativeCodes.defaultValue("`\(text)` is not a value of \(type)").at(range).help(help)
    }

    static func valueAsName(_ text: String, of name: String, at range: SourceRange) -> Diagnostic {
        NativeCodes.valueAsName("`\(text)` is what `\(name)` is called on the wire, not its default")
            .at(range).help("a default stands behind `??`: `?? \(text)`; put quotes around a name that is meant")
    }

    static func unknownScheme(_ name: String, among known: [String], at range: SourceRange) -> Diagnostic {
        NativeCodes.security("no scheme of `auth` is called `\(name)`").at(range).help(
            suggestion(for: name, among: known)
        )
    }

    static func scheme(_ name: String, at range: SourceRange) -> Diagnostic {
        NativeCodes.security("`\(name)` is not a security scheme")
            .at(range)
            .help(
                "write `bearer`, `basic`, `header NAME`, `query NAME`, `cookie NAME`, `oauth2 FLOW`, "
                    + "`openid URL` or `mutualTLS`"
            )
    }

    static func status(_ text: String, in key: String, at range: SourceRange) -> Diagnostic {
        let expected = key == "errors" ? "an error status, a range like `4XX`, or `default`" : "a success status"
        return NativeCodes.status("`\(text)` in `\(key)` is not \(expected)").at(range)
    }

    static func responseWithoutBody(_ response: Message, at range: SourceRange) -> Diagnostic {
        NativeCodes.status("\(response) never has a body, so that it has no type").at(range).help("leave the type out")
    }

    static func base(_ name: String, reason: String, at range: SourceRange) -> Diagnostic {
        NativeCodes.base("`\(name)` can't be extended: \(reason)").at(range)
    }

    static func input(_ text: Message, at range: SourceRange, help: Message? = nil) -> Diagnostic {
        NativeCodes.input(text).at(range).help(help)
    }

    static func unusedStyle(at range: SourceRange) -> Diagnostic {
        NativeCodes.input("this style has no effect: the struct is neither a form nor the input of a GET").at(range)
    }

    static func oneWayMember(_ name: String, at range: SourceRange) -> Diagnostic {
        NativeCodes.input(
            "`\(name)` goes one way only, so that a value of its type may be without it, and a path never is"
        )
        .at(range).help("write `{\(name)}`, an argument of its own")
    }

    static func styleOfFile(at range: SourceRange) -> Diagnostic {
        NativeCodes.input("this style has no effect: a file is sent as it is, each in a part of its own").at(range)
    }

    static func list(_ words: [String]) -> String {
        words.prefix(8).map { "`\($0)`" }.joined(separator: ", ") + (words.count > 8 ? ", …" : "")
    }
}
