import Diagnostics

extension KitCodes {
    static let conversion: [DiagnosticCode] = [conversionLoss, faultyConversion, sameForm]

    static let conversionLoss = DiagnosticCode(
        "conversion-loss",
        .warning,
        title: "The other form of a description has no words for something.",
        cause:
            "OpenAPI and the native spec don't say all of the same things: the native spec has no titles, for example, "
            + "and OpenAPI no generic types.",
        mend: "Keep the original where it matters, or say it in the other form's own way.",
        example: "netlayer convert openapi.yaml"
    )
    static let faultyConversion = DiagnosticCode(
        "faulty-conversion",
        .error,
        title: "What was converted can't be read again.",
        cause: "Something in the description does not fit the syntax of the other form.",
        mend: "Rename what the message points at, and report it.",
        example: "netlayer convert openapi.yaml"
    )
    static let sameForm = DiagnosticCode(
        "same-form",
        .error,
        title: "A description is to be converted into the form that it has.",
        cause:
            "`convert` writes OpenAPI as a native spec, a native spec as OpenAPI, and older versions of OpenAPI as 3.1.",
        mend: "Leave out `--to`, or name the other form.",
        example: "netlayer convert shop.yaml --to native"
    )
}
