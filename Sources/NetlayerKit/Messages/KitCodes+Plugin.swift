import Diagnostics

extension KitCodes {
    static let plugin: [DiagnosticCode] = [shardsUnread, unwatchedDocument, crowdedShards]

    static let shardsUnread = DiagnosticCode(
        "shards-unread",
        .error,
        title: "The plugin of the build understood the number of shards otherwise.",
        cause: "A plugin reads no YAML: it looks for `shards:` with a number behind it, and tells the build of as many "
            + "files before anything has run.",
        mend: "Write the number plainly and once, as in the example.",
        example: "plugin:\n  shards: 16"
    )
    static let unwatchedDocument = DiagnosticCode(
        "unwatched-document",
        .warning,
        title: "A document was read of which the build does not know.",
        cause: "A plugin reads no YAML: it follows the paths that the configuration names and the `$ref`s in those "
            + "files. An edit of any other document does not make the build generate anew.",
        mend: "Refer to the document by `$ref: path`, or name its folder in the configuration (`urls`).",
        example: "discriminator:\n  mapping: { cat: ../pets/cat.yaml }"
    )
    static let crowdedShards = DiagnosticCode(
        "crowded-shards",
        .error,
        title: "Declarations that are private to their files share a name, and there are not enough files for them.",
        cause: "In a plugin's build several files are put into one, which can have only one private declaration of a "
            + "name.",
        mend: "Set `plugin.shards` to a larger number.",
        example: "plugin: { shards: 1 }"
    )
}
