import Diagnostics

/// The problems of packs and of the settings that packs and configurations share.
public enum PackCodes {
    public static let unknownSetting = DiagnosticCode(
        "unknown-setting",
        .error,
        title: "A configuration or manifest has a key that means nothing.",
        cause: "A misspelt key would be ignored, and the code would not be what was asked for.",
        mend: "Take the key that is suggested, or look the setting up in the reference.",
        example: "models:\n  null: distinct\n"
    )
    public static let wrongSetting = DiagnosticCode(
        "wrong-setting",
        .error,
        title: "A setting has a value of the wrong kind.",
        cause: "Each setting takes a flag, a word of a closed list, a text, a number, a list or a mapping.",
        mend: "Write one of the values that the message names.",
        example: "requests:\n  arms: joined\n"
    )
    public static let incompleteManifest = DiagnosticCode(
        "incomplete-manifest",
        .error,
        title: "A pack's manifest lacks a key.",
        cause: "A file entry needs `for`, `template` and `path`; a pack needs its name.",
        mend: "Add the key.",
        example: "files:\n  - template: api.stencil\n"
    )
    public static let unknownPack = DiagnosticCode(
        "unknown-pack",
        .error,
        title: "A pack is named that is neither bundled nor a folder.",
        cause: "`pack` and `extends` take the name of a bundled pack, or the path of a folder with a `pack.yaml`.",
        mend: "Take the name that is suggested, or correct the path.",
        example: "pack: endpoints\n"
    )
    public static let undeclaredSupport = DiagnosticCode(
        "undeclared-support",
        .warning,
        title: "An option names a type that the support code does not declare.",
        cause:
            "The option names a type of the support code, which `support: generate` writes, unless a project says another.",
        mend:
            "Leave the option out, or declare the type in the same module, or set `support` to the module that has it.",
        example: "options:\n  client: TeamService\n",
        isOmission: true
    )
    public static let circularPack = DiagnosticCode(
        "circular-pack",
        .error,
        title: "A pack extends itself, directly or through others.",
        cause: "Templates are looked up along `extends`; a circle has no end.",
        mend: "Remove one of the `extends`.",
        example: "pack: ours\nextends: ours\n"
    )
    public static let missingTemplate = DiagnosticCode(
        "missing-template",
        .error,
        title: "A manifest names a template or a support file that does not exist.",
        cause: "Files are looked up in the project's folder, the pack, and the packs that it extends.",
        mend: "Correct the name, or add the file.",
        example: "files:\n  - { for: service, template: apis.stencil, path: \"{api}.swift\" }\n"
    )
    public static let unusedTemplate = DiagnosticCode(
        "unused-template",
        .warning,
        title: "A template stands in for none of the pack's, and nothing includes it.",
        cause: "A project's template takes the place of the pack's of the same name; a misspelt one would do nothing.",
        mend: "Take the name that is suggested, or look the names up with `netlayer templates list PACK`.",
        example: "templates: Templates   # with a file Templates/apy.stencil\n"
    )
    public static let movedTemplate = DiagnosticCode(
        "moved-template",
        .warning,
        title: "A template of the pack has changed since a project copied it.",
        cause: "A newer pack mends or extends what the copy still does in the old way.",
        mend: "Compare the two, take over what matters, and note that with `netlayer templates eject --again`.",
        example: "netlayer templates status\n"
    )
    public static let samePath = DiagnosticCode(
        "same-path",
        .error,
        title: "Two templates write the same file.",
        cause: "One of them would overwrite the other.",
        mend: "Give one of the two another path in the manifest.",
        example: "files:\n  - { for: api, template: a.stencil, path: API.swift }\n"
            + "  - { for: api, template: b.stencil, path: API.swift }\n"
    )
    public static let outsidePath = DiagnosticCode(
        "outside-path",
        .error,
        title: "A file would be written outside the output folder.",
        cause: "Nothing that is generated may leave its folder.",
        mend: "Write a relative path without `..`.",
        example: "files:\n  - { for: api, template: a.stencil, path: ../API.swift }\n"
    )

    public static let all: [DiagnosticCode] = [
        unknownSetting, wrongSetting, incompleteManifest, unknownPack, circularPack, missingTemplate, unusedTemplate,
        movedTemplate, samePath, outsidePath, undeclaredSupport,
    ]
}
