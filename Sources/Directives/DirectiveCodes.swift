import Diagnostics

/// Every kind of problem that directives can have.
public enum DirectiveCodes {
    public static let unknownKey = DiagnosticCode(
        "unknown-directive",
        .error,
        title: "A key says nothing that Netlayer knows of an operation.",
        cause: "Directives are a closed list of keys, so that a typing error is not taken for silence.",
        mend: "Use the suggested key, or remove it.",
        example: "operations:\n  fetchItem: { nmae: loadItem }"
    )
    public static let wrongType = DiagnosticCode(
        "directive-type",
        .error,
        title: "A directive has a value of the wrong kind.",
        cause: "Each directive takes one kind of value: a name, true or false, a list, or keys with values.",
        mend: "Write the kind of value that the message names.",
        example: "operations:\n  fetchItem: { manual: perhaps }"
    )
    public static let wrongSource = DiagnosticCode(
        "directive-value",
        .error,
        title: "It can't be told where the value of a header or parameter comes from.",
        cause: "A value is an argument (`token`), a member of the input (`input.token`), or a constant (`=text`, "
            + "a number, true, false, or `{ value: … }`).",
        mend: "Write one of the three forms.",
        example: "operations:\n  fetchItem: { header: { X-Token: \"input.\" } }"
    )
    public static let duplicateName = DiagnosticCode(
        "duplicate-directive",
        .error,
        title: "A directive names the same thing twice.",
        cause: "Two values for one header, member or operation contradict each other.",
        mend: "Keep one of the two.",
        example: "operations:\n  fetchItem: { param: [name, name] }"
    )
    public static let unmatchedEntry = DiagnosticCode(
        "unmatched-directive",
        .error,
        title: "Directives name an operation that the API does not have.",
        cause: "An entry is keyed by an operation's id or by method and path (`GET /items/{id}`), exactly as in the "
            + "document; the operation may have been renamed.",
        mend: "Correct the key, or remove the entry.",
        example: "operations:\n  fetchItme: { manual: true }"
    )
    public static let unknownArgument = DiagnosticCode(
        "unknown-argument",
        .error,
        title: "A directive names an argument, a member or a header that the operation does not have.",
        cause:
            "Arguments are the operation's parameters, `body`, and the properties of its body, by wire name; headers of "
            + "answers are those that the API description declares.",
        mend: "Use the suggested name, or declare what is missing in the API description.",
        example: "operations:\n  fetchItem: { pin: { sizze: 20 } }"
    )
    public static let mergeTarget = DiagnosticCode(
        "merge-target",
        .error,
        title: "An operation can't be merged with the one that `merge` names.",
        cause: "The other operation must exist, have the same path and another method, and be merged only once.",
        mend: "Name the other operation by its id or by method and path.",
        example: "operations:\n  keepItem: { merge: { with: removeItem, flag: isDelete } }"
    )
    public static let mergeConflict = DiagnosticCode(
        "merge-conflict",
        .error,
        title: "Two operations that are to be merged differ in more than their method.",
        cause: "One case stands for both, so parameters, body and answers have to be the same.",
        mend: "Leave the two operations apart, or make the API description say the same of both.",
        example: "operations:\n  keepItem: { merge: { with: removeItem, flag: isDelete } }"
    )

    public static let genericPattern = DiagnosticCode(
        "generic-pattern",
        .warning,
        title: "A pattern of `generics` doesn't fit the schemas that are called so.",
        cause: "Schemas become uses of one generic schema where they differ in nothing but the schema in their name.",
        mend: "Correct the pattern, or leave the schemas apart.",
        example: "generics: { Page: Page_{T} }"
    )

    public static let all: [DiagnosticCode] = [
        unknownKey, wrongType, wrongSource, duplicateName, unmatchedEntry, unknownArgument, mergeTarget, mergeConflict,
        genericPattern,
    ]
}
