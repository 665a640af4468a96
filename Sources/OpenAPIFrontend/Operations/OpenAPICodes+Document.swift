import Diagnostics

extension OpenAPICodes {
    static let documentCodes: [DiagnosticCode] = [
        foreignKey, missingKey, ignoredSibling, unsupportedFeature, noOperations, undeclaredServerVariable,
        unknownSecurityScheme, invalidSecurityScheme,
    ]

    static let foreignKey = DiagnosticCode(
        "foreign-key",
        .warning,
        title: "A key belongs to another version of OpenAPI.",
        cause: "It means nothing in the version that the document names, so it has no effect.",
        mend: "Correct the version of the document, or say it in the way of its version.",
        example: "openapi: 3.0.3\nwebhooks: {}"
    )

    static let missingKey = DiagnosticCode(
        "missing-key",
        .warning,
        title: "An object lacks a key that it needs.",
        cause: "Without it the object says nothing that could be used, so it is left out.",
        mend: "Add the key.",
        example: "parameters:\n  - in: query\n    schema: { type: string }"
    )

    static let ignoredSibling = DiagnosticCode(
        "ignored-sibling",
        .warning,
        title: "A key next to `$ref` has no effect.",
        cause: "What stands at a reference is replaced by what it refers to.",
        mend: "Move the key to the place that is referred to, or write that place out.",
        example: "parameters:\n  - $ref: \"#/components/parameters/Page\"\n    required: true"
    )

    static let unsupportedFeature = DiagnosticCode(
        "unsupported-feature",
        .warning,
        title: "Something that the format allows is not used.",
        cause: "It is valid, but nothing is generated from it yet.",
        mend: "Nothing needs to be done if the rest suffices.",
        example: "tags:\n  - name: Cats\n    parent: Animals",
        isOmission: true
    )

    static let noOperations = DiagnosticCode(
        "no-operations",
        .warning,
        title: "A document has no paths.",
        cause: "There is nothing that a client could call.",
        mend: "Add `paths`, or name the document that has them.",
        example: "openapi: 3.0.3\ninfo: { title: Shop, version: \"1\" }"
    )

    static let undeclaredServerVariable = DiagnosticCode(
        "undeclared-server-variable",
        .warning,
        title: "The address of a server uses a variable that is not declared.",
        cause: "Without a default the address is incomplete.",
        mend: "Declare it under `variables` with a `default`.",
        example: "servers:\n  - url: https://{region}.example.com"
    )

    static let unknownSecurityScheme = DiagnosticCode(
        "unknown-security-scheme",
        .warning,
        title: "A security requirement names a scheme that does not exist.",
        cause: "Requirements name the schemes under `securitySchemes` (2.0: `securityDefinitions`).",
        mend: "Use the suggested name, or add the scheme.",
        example: "security:\n  - bearer: []"
    )

    static let invalidSecurityScheme = DiagnosticCode(
        "invalid-security-scheme",
        .warning,
        title: "A security scheme is of a kind that does not exist.",
        cause: "The types differ between Swagger 2.0 and OpenAPI 3.",
        mend: "Use one of the types that the message names.",
        example: "securitySchemes:\n  main: { type: bearer }"
    )
}
