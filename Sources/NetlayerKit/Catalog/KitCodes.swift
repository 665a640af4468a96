import Diagnostics

/// Every kind of problem that belongs to no single stage: formats, configuration, filters, output.
public enum KitCodes {
    public static let all: [DiagnosticCode] = documents

    static let documents: [DiagnosticCode] = [unknownFormat, unreadableDocument]

    static let unknownFormat = DiagnosticCode(
        "unknown-format",
        .error,
        title: "The document is no API description that Netlayer knows.",
        cause: "A description says what it is at its root: `openapi`, `swagger`, or `netlayer`.",
        mend: "Give the root document of the description, not a part of it, and add the missing key.",
        example: "info: { title: Shop, version: \"1\" }\npaths: {}"
    )
    static let unreadableDocument = DiagnosticCode(
        "unreadable-document",
        .error,
        title: "A document to which another one refers can't be read.",
        cause: "The file is there, but the machine refuses to read it.",
        mend: "See to the permissions that the message names.",
        example: "$ref: private/user.yaml"
    )
}
