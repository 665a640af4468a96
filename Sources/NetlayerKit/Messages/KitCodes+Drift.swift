import Diagnostics

extension KitCodes {
    static let drift: [DiagnosticCode] = [fileMissing, fileChanged, fileEdited, fileForeign, fileStale]

    static let fileMissing = DiagnosticCode(
        "file-missing",
        .error,
        title: "A file that would be generated is not there.",
        cause: "The description, the configuration or a template asks for a new file, or somebody removed it.",
        mend: "Run `netlayer generate` and commit what it writes.",
        example: "netlayer check"
    )
    static let fileChanged = DiagnosticCode(
        "file-changed",
        .error,
        title: "A generated file would be different now.",
        cause: "The description, the configuration, a template or the tool changed after the file was generated.",
        mend: "Run `netlayer generate` and commit what it writes.",
        example: "netlayer check"
    )
    static let fileEdited = DiagnosticCode(
        "file-edited",
        .error,
        title: "A generated file was changed by hand.",
        cause: "Its content is not what any run wrote, and `netlayer generate` leaves it alone.",
        mend: "Move the changes into the description, the configuration, a template or an extension; then run "
            + "`netlayer generate --force`.",
        example: "netlayer check"
    )
    static let fileForeign = DiagnosticCode(
        "file-foreign",
        .error,
        title: "Somebody else's file stands where one would be generated.",
        cause: "The manifest of the output folder doesn't know the file, so that it is not overwritten.",
        mend: "Move the file, choose another output, or run `netlayer generate --force`.",
        example: "netlayer check"
    )
    static let fileStale = DiagnosticCode(
        "file-stale",
        .error,
        title: "A generated file is there that nothing generates any more.",
        cause: "What it came from was removed or renamed.",
        mend: "Run `netlayer generate`, which removes it; one that was changed by hand goes only with `--force`.",
        example: "netlayer check"
    )
}
