import Diagnostics

extension OpenAPICodes {
    static let shared: [DiagnosticCode] = [unknownKey, wrongType, quotedBoolean, missingVersion, unknownVersion]

    static let unknownKey = DiagnosticCode(
        "unknown-key",
        .warning,
        title: "OpenAPI knows no such key at this place.",
        cause: "A key that nobody knows is ignored by every tool, so what was meant by it has no effect.",
        mend: "Use the suggested key, remove it, or begin it with `x-` if it is an extension.",
        example: "paths:\n  /items:\n    get:\n      resonses: {}"
    )
    static let wrongType = DiagnosticCode(
        "wrong-type",
        .warning,
        title: "A value is of a kind that its key can't have.",
        cause:
            "Each key takes one kind of value: a text, true or false, a number, a list or a mapping. A value that can't "
            + "be read is left out; only without `paths` is nothing left of a document.",
        mend: "Write the kind of value that the message names.",
        example: "info:\n  title: [Shop]"
    )
    static let quotedBoolean = DiagnosticCode(
        "quoted-boolean",
        .warning,
        title: "True or false is written as a string.",
        cause: "The quotes make it a text; it is read as what it says.",
        mend: "Remove the quotes.",
        example: "deprecated: \"true\""
    )
    static let missingVersion = DiagnosticCode(
        "missing-version",
        .error,
        title: "The document has neither `openapi` nor `swagger`.",
        cause: "The version decides how the rest of the document is read.",
        mend: "Add `openapi: 3.1.0` or the version that the document follows.",
        example: "info: { title: Shop, version: \"1\" }\npaths: {}"
    )
    static let unknownVersion = DiagnosticCode(
        "unknown-version",
        .error,
        title: "The document follows a version that can't be read.",
        cause: "Versions before 2.0 have another structure, and those after 3.2 are not known.",
        mend: "Convert the document to 3.0 or later.",
        example: "swagger: \"1.2\""
    )
}
