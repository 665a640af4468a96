import Diagnostics

/// Every kind of problem that belongs to no single stage: formats, configuration, filters, output.
public enum KitCodes {
    public static let all: [DiagnosticCode] = documents + configuration + plugin + drift + conversion

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

    static let configuration: [DiagnosticCode] = [
        missingKey, nestedTargets, unmatchedFilter, unmatchedName, sharedPath, sharedName, sharedFolder, missingFolder,
    ]

    static let missingKey = DiagnosticCode(
        "incomplete-configuration",
        .error,
        title: "The configuration lacks a key without which nothing can be generated.",
        cause: "A run needs to know what to read (`spec`), how it should look (`pack`), and where to write (`output`).",
        mend: "Add the key, or give the option of the same name.",
        example: "spec: openapi.yaml\noutput: Sources/Generated"
    )
    static let nestedTargets = DiagnosticCode(
        "nested-targets",
        .error,
        title: "A target has targets of its own.",
        cause: "Targets are one list; each lays its keys over the common ones.",
        mend: "Move the inner targets into the list.",
        example: "targets:\n  - targets: [{ output: Sources/App }]"
    )
    static let unmatchedFilter = DiagnosticCode(
        "unmatched-filter",
        .warning,
        title: "A pattern of the filter matches nothing in the description.",
        cause: "What it meant was renamed or removed, or the pattern is misspelt.",
        mend: "Correct the pattern, or remove it.",
        example: "filter: { include: { tags: [usrs] } }"
    )
    static let unmatchedName = DiagnosticCode(
        "unmatched-name",
        .warning,
        title: "Something is renamed, or given a type of the team's own, that the description does not have.",
        cause: "What it meant was renamed or removed, or the name is misspelt.",
        mend: "Correct the name, or remove the line.",
        example: "rename: { schemas: { Usr: Person } }"
    )
    static let sharedPath = DiagnosticCode(
        "shared-path",
        .error,
        title: "Two descriptions or targets write different things to one path.",
        cause: "Only one of them could be kept, and which one would be chance.",
        mend: "Give each its own `output`, or give the descriptions folders: `spec: { users: users.yaml }`.",
        example: "targets:\n  - { spec: a.yaml, output: Generated }\n  - { spec: b.yaml, output: Generated }"
    )
    static let sharedName = DiagnosticCode(
        "shared-name",
        .warning,
        title: "Two descriptions of one module write files of one name.",
        cause: "The compiler takes no two files of one name, and types of one name would clash, too.",
        mend:
            "Make a target of each description, with an `output` in a module of its own, or with `names` that differ.",
        example: "spec: { users: users.yaml, orders: orders.yaml }\nlayout: single"
    )
    static let sharedFolder = DiagnosticCode(
        "shared-folder",
        .error,
        title: "Another configuration writes into the same output folder.",
        cause: "Each run would take the other one's files for left-overs and remove them.",
        mend: "Give each configuration its own `output`, or make one configuration with two `targets` of both.",
        example: "netlayer generate --config other.yml"
    )
    static let missingFolder = DiagnosticCode(
        "missing-folder",
        .error,
        title: "A folder that the configuration names can't be read.",
        cause: "Paths in a configuration are relative to the file in which they stand.",
        mend: "Correct the path.",
        example: "templates: Tmeplates"
    )
}
