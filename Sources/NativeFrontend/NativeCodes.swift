import Diagnostics

/// Every kind of problem that a native spec can have.
public enum NativeCodes {
    public static let version = DiagnosticCode(
        "native-version",
        .error,
        title: "The native spec names a version that this program does not know.",
        cause: "The root key `netlayer` holds the version of the language, so that a later one is not misread.",
        mend: "Write `netlayer: 1`, or update Netlayer.",
        example: "netlayer: 7"
    )
    public static let unknownKey = DiagnosticCode(
        "native-unknown-key",
        .error,
        title: "A key means nothing at this place of a native spec.",
        cause: "The keys of each object are a closed list, so that a typing error is not taken for silence.",
        mend: "Use the suggested key, or remove it.",
        example: "netlayer: 1\ntipes: {}"
    )
    public static let wrongKind = DiagnosticCode(
        "native-value",
        .error,
        title: "A value of a native spec is of the wrong kind.",
        cause: "Each key takes one kind of value: a text, a list, keys with values, true or false.",
        mend: "Write the kind of value that the message names.",
        example: "netlayer: 1\nservices: [Shop]"
    )
    public static let missingKey = DiagnosticCode(
        "native-missing-key",
        .error,
        title: "Something that can't be left out is missing.",
        cause: "An operation needs a method and a path, a server its URL, a union its members.",
        mend: "Add the key that the message names.",
        example: "services:\n  Shop:\n    operations:\n      fetchItem: { returns: Item }"
    )
    public static let syntax = DiagnosticCode(
        "native-syntax",
        .error,
        title: "A short form can't be read.",
        cause: "Operations, types and requirements are written in one line with a small grammar of their own.",
        mend: "Follow the form that the message names, or use the long form.",
        example: "fetchItem: GET /items/{itemId -> Item"
    )
    public static let unknownType = DiagnosticCode(
        "native-unknown-type",
        .error,
        title: "A type is used that nobody declares.",
        cause: "A type is built in, declared under `types`, or a parameter of the generic type around it.",
        mend: "Use the suggested name, or declare the type.",
        example: "fetchItem: GET /items -> Itm"
    )
    public static let arity = DiagnosticCode(
        "native-type-arguments",
        .error,
        title: "A type is used with too many or too few types in angle brackets.",
        cause: "A generic type needs one type for each of its parameters; any other type takes none.",
        mend: "Write as many types as the declaration has parameters.",
        example: "fetchItems: GET /items -> Page"
    )
    public static let duplicate = DiagnosticCode(
        "native-duplicate",
        .error,
        title: "Two things have one name, or one thing is said twice.",
        cause: "Operations and types are known by their names in the whole document, parameters in their operation.",
        mend: "Rename one of the two, or remove it.",
        example: "types:\n  Page: { size: Int }\n  Page<T>: { contents: [T] }"
    )
    public static let recursion = DiagnosticCode(
        "native-recursive-type",
        .error,
        title: "A type is nothing but itself.",
        cause: "An alias, a list or a base leads back to itself, so that no value can be described.",
        mend: "Put a struct into the circle, or break it.",
        example: "types:\n  A: B\n  B: A"
    )
    public static let defaultValue = DiagnosticCode(
        "native-default",
        .error,
        title: "A default is no value of its type.",
        cause: "A default has to be a number where the type is one, a case where it is an enum, and so on.",
        mend: "Write a value of the type.",
        example: "fetchItems: GET /items?size:Int=many"
    )
    public static let security = DiagnosticCode(
        "native-security",
        .error,
        title: "A security requirement or scheme can't be understood.",
        cause: "A requirement names schemes of `auth`, together with `&`, as alternatives with `|`, or is `none`.",
        mend: "Declare the scheme under `auth`, or correct its name.",
        example: "netlayer: 1\nsecurity: tokn"
    )
    public static let status = DiagnosticCode(
        "native-status",
        .error,
        title: "An answer has a status that does not exist or does not belong there.",
        cause: "A status is a number from 100 to 599, a range like `4XX`, or `default`; `errors` holds no success.",
        mend: "Correct the status.",
        example: "errors: { 200: Problem }"
    )
    public static let base = DiagnosticCode(
        "native-base",
        .error,
        title: "A struct extends what has no properties.",
        cause: "`extends` takes over the properties of structs; other types, and generic ones, have none to give.",
        mend: "Name a struct.",
        example: "types:\n  Size: Int\n  Box: { extends: Size, width: Int }"
    )
    public static let input = DiagnosticCode(
        "native-input",
        .error,
        title: "The input of an operation can't be what it is said to be.",
        cause: "`input` is a struct whose members fill the query or the body; `{input.x}` needs such a member.",
        mend: "Name a struct, or a member that it has.",
        example: "fetchItem: GET /items/{input.id} -> Item"
    )

    public static let all: [DiagnosticCode] = [
        version, unknownKey, wrongKind, missingKey, syntax, unknownType, arity, duplicate, recursion, defaultValue,
        security, status, base, input,
    ]
}
