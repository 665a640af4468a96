import Diagnostics

extension OpenAPICodes {
    static let pathCodes: [DiagnosticCode] = [
        invalidPath, pathWithoutSlash, queryInPath, fragmentInPath, repeatedPathParameter, undeclaredPathParameter,
        unusedPathParameter, invalidMethod, repeatedMethod, duplicateOperationID, missingResponses, invalidStatus,
    ]

    static let invalidPath = DiagnosticCode(
        "invalid-path",
        .warning,
        title: "A path has braces that make no sense.",
        cause: "A parameter is a name between two braces; other braces are sent as they are.",
        mend: "Close the brace, or name the parameter.",
        example: "paths:\n  /items/{id: {}"
    )

    static let pathWithoutSlash = DiagnosticCode(
        "path-without-slash",
        .warning,
        title: "A path does not begin with a slash.",
        cause: "Paths are appended to the address of the server.",
        mend: "Begin it with `/`.",
        example: "paths:\n  items: {}"
    )

    static let queryInPath = DiagnosticCode(
        "query-in-path",
        .warning,
        title: "A path holds a query.",
        cause: "OpenAPI has no queries in paths; the query is sent as it is written.",
        mend: "Declare its items as parameters with `in: query`.",
        example: "paths:\n  /items?kind=new: {}"
    )

    static let fragmentInPath = DiagnosticCode(
        "fragment-in-path",
        .warning,
        title: "A path holds a fragment.",
        cause: "A fragment is never sent; some documents use it to tell operations of one path apart.",
        mend: "Remove it if the paths differ without it.",
        example: "paths:\n  /items#new: {}"
    )

    static let repeatedPathParameter = DiagnosticCode(
        "repeated-path-parameter",
        .warning,
        title: "A path uses one parameter twice.",
        cause: "Both places get the same value.",
        mend: "Give them names of their own.",
        example: "paths:\n  /a/{id}/b/{id}: {}"
    )

    static let undeclaredPathParameter = DiagnosticCode(
        "undeclared-path-parameter",
        .warning,
        title: "A path has a parameter that the operation does not declare.",
        cause: "Its type is not known, so it is taken for a string.",
        mend: "Add it to `parameters` with `in: path`.",
        example: "paths:\n  /items/{id}:\n    get: { responses: {} }"
    )

    static let unusedPathParameter = DiagnosticCode(
        "unused-path-parameter",
        .warning,
        title: "A path parameter is declared that the path does not hold.",
        cause: "There is no place for its value.",
        mend: "Correct the name, remove it, or add it to the path.",
        example: "paths:\n  /items:\n    get:\n      parameters:\n"
            + "        - { name: id, in: path, required: true, schema: { type: string } }"
    )

    static let invalidMethod = DiagnosticCode(
        "invalid-method",
        .warning,
        title: "The name of an additional operation is no method.",
        cause: "A method is one word of letters, digits and some signs; with others no request can be sent.",
        mend: "Write the method as it is to be sent.",
        example: "additionalOperations:\n  \"LINK ITEM\": {}"
    )

    static let repeatedMethod = DiagnosticCode(
        "repeated-method",
        .warning,
        title: "A path has two operations for one method.",
        cause:
            "One stands under the method's name and another in `additionalOperations`, or beside a `$ref` that brings "
            + "one along. A request can't tell which is meant.",
        mend: "Remove one of the two.",
        example: "paths:\n  /items:\n    get: {}\n    additionalOperations:\n      Get: {}"
    )

    static let duplicateOperationID = DiagnosticCode(
        "duplicate-operation-id",
        .warning,
        title: "Two operations have one id.",
        cause: "An id names its operation. The first operation of the document keeps it.",
        mend: "Give each operation an id of its own.",
        example: "get: { operationId: items }\npost: { operationId: items }"
    )

    static let missingResponses = DiagnosticCode(
        "missing-responses",
        .warning,
        title: "An operation has no responses.",
        cause: "Nothing is known of what it answers.",
        mend: "Add `responses`, at least `default`.",
        example: "get:\n  operationId: items"
    )

    static let invalidStatus = DiagnosticCode(
        "invalid-status",
        .warning,
        title: "The key of a response is no status.",
        cause: "It is a code, a range like `2XX`, or `default`.",
        mend: "Correct the key.",
        example: "responses:\n  ok: { description: Fine }"
    )
}
