import Diagnostics

extension OpenAPICodes {
    static let parameterCodes: [DiagnosticCode] = [
        invalidParameterLocation, duplicateParameter, optionalPathParameter, parameterContent, missingSchema,
        misplacedSchema, invalidStyle, unknownCollectionFormat, ignoredHeaderKey, invalidMediaType, emptyBody,
        conflictingBodies, bareExample,
    ]

    static let invalidParameterLocation = DiagnosticCode(
        "invalid-parameter-location",
        .warning,
        title: "A parameter stands in a place that does not exist.",
        cause:
            "`in` is `path`, `query`, `header` or `cookie` (2.0: also `body` and `formData`). A parameter of another "
            + "place is left out.",
        mend: "Use the place that the message suggests.",
        example: "parameters:\n  - { name: page, in: querry, schema: { type: integer } }"
    )

    static let duplicateParameter = DiagnosticCode(
        "duplicate-parameter",
        .warning,
        title: "A list declares a parameter twice.",
        cause: "Name and place together name a parameter. The first one counts.",
        mend: "Remove one of them.",
        example: "parameters:\n  - { name: page, in: query, schema: { type: integer } }\n"
            + "  - { name: page, in: query, schema: { type: string } }"
    )

    static let optionalPathParameter = DiagnosticCode(
        "optional-path-parameter",
        .warning,
        title: "A path parameter is not marked as required.",
        cause: "A path without it is another path; it is taken for required.",
        mend: "Add `required: true`.",
        example: "parameters:\n  - { name: id, in: path, schema: { type: string } }"
    )

    static let parameterContent = DiagnosticCode(
        "parameter-content",
        .warning,
        title: "A parameter has more than one description of its content.",
        cause: "It has either a `schema`, or `content` with one media type.",
        mend: "Keep the one that holds.",
        example: "parameters:\n  - name: filter\n    in: query\n    schema: { type: string }\n"
            + "    content: { application/json: {} }"
    )

    static let missingSchema = DiagnosticCode(
        "missing-schema",
        .warning,
        title: "A parameter has no type.",
        cause: "It is taken for a string.",
        mend: "Add a `schema` (2.0: a `type`).",
        example: "parameters:\n  - { name: page, in: query }"
    )

    static let misplacedSchema = DiagnosticCode(
        "misplaced-schema",
        .warning,
        title: "The type of a parameter is written in the way of another version.",
        cause: "OpenAPI 3 has a `schema`, Swagger 2.0 has `type` at the parameter itself.",
        mend: "Write it in the way of the version.",
        example: "openapi: 3.0.3\nparameters:\n  - { name: page, in: query, type: integer }"
    )

    static let invalidStyle = DiagnosticCode(
        "invalid-style",
        .warning,
        title: "A style does not exist for the place of a parameter.",
        cause: "Each place has styles of its own; the default is used.",
        mend: "Use one of the styles that the message names.",
        example: "parameters:\n  - { name: id, in: path, style: deepObject, schema: { type: object } }"
    )

    static let unknownCollectionFormat = DiagnosticCode(
        "unknown-collection-format",
        .warning,
        title: "A collection format does not exist.",
        cause: "It says how the values of a list are separated; `csv` is used.",
        mend: "Use `csv`, `ssv`, `tsv`, `pipes` or `multi`.",
        example: "parameters:\n"
            + "  - { name: ids, in: query, type: array, items: { type: string }, collectionFormat: comma }"
    )

    static let ignoredHeaderKey = DiagnosticCode(
        "ignored-header-key",
        .warning,
        title: "A header has a name of its own.",
        cause: "A header is named by the key under which it stands.",
        mend: "Remove `name` and `in`.",
        example: "headers:\n  X-Total: { name: X-Total, in: header, schema: { type: integer } }"
    )

    static let invalidMediaType = DiagnosticCode(
        "invalid-media-type",
        .warning,
        title: "The key of a body is no media type.",
        cause: "It is a type and a subtype, like `application/json`.",
        mend: "Write the media type that is meant.",
        example: "content:\n  json: { schema: { type: object } }"
    )

    static let emptyBody = DiagnosticCode(
        "empty-body",
        .warning,
        title: "A request body has no content.",
        cause: "Nothing is known of what is sent, so nothing is.",
        mend: "Add `content` with a media type.",
        example: "requestBody:\n  required: true"
    )

    static let conflictingBodies = DiagnosticCode(
        "conflicting-bodies",
        .warning,
        title: "An operation has a body and a form.",
        cause: "A request has one body; the form is sent.",
        mend: "Remove one of them.",
        example: "parameters:\n  - { name: item, in: body, schema: { type: object } }\n"
            + "  - { name: file, in: formData, type: file }"
    )

    static let bareExample = DiagnosticCode(
        "bare-example",
        .warning,
        title: "An example in `examples` has no `value`.",
        cause: "Examples by name are objects; what stands there is taken for the value.",
        mend: "Write `{ value: … }`.",
        example: "examples:\n  first: abc"
    )
}
