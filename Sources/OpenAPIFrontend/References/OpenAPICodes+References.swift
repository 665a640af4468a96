import Diagnostics

extension OpenAPICodes {
    static let references: [DiagnosticCode] = [missingFile, remoteReference, danglingReference, cyclicReference]

    static let missingFile = DiagnosticCode(
        "missing-file",
        .warning,
        title: "A reference names a file that can't be found.",
        cause:
            "File names are relative to the file that holds the reference. A schema that can't be found is taken for "
            + "free-form JSON; anything else is left out.",
        mend: "Correct the path, or add the file.",
        example: "$ref: schemas/user.yaml"
    )
    static let remoteReference = DiagnosticCode(
        "remote-reference",
        .warning,
        title: "A reference is an address on the network.",
        cause:
            "Nothing is ever fetched, so that a run depends on nothing but local files. A schema behind an address is "
            + "taken for free-form JSON; anything else is left out.",
        mend: "Save the document and map its address to the file with `urls`.",
        example: "$ref: https://api.example.com/schemas/user.yaml"
    )
    static let danglingReference = DiagnosticCode(
        "dangling-reference",
        .warning,
        title: "A reference refers to nothing.",
        cause:
            "What it names was renamed, removed, or misspelt. A schema that isn't there is taken for free-form JSON; "
            + "anything else is left out.",
        mend: "Use the suggested name, or add what is missing.",
        example: "$ref: \"#/components/schemas/Usr\""
    )
    static let cyclicReference = DiagnosticCode(
        "cyclic-reference",
        .error,
        title: "References lead in a circle.",
        cause: "Each of them only refers to the next, so that nothing is said of what is meant.",
        mend: "Replace one of the references by what it should stand for.",
        example: "schemas:\n  A: { $ref: \"#/components/schemas/B\" }\n  B: { $ref: \"#/components/schemas/A\" }"
    )
}
