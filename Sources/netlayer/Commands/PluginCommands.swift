extension CommandTable {
    private static let pluginConfiguration = OptionDefinition("config", .file("FILE"), short: "c", "The configuration.")
    private static let module = OptionDefinition(
        "module",
        .text("NAME"),
        "The module whose code it is. A target of the configuration that is called so is chosen; otherwise all are."
    )

    static let pluginGenerate = CommandDefinition(
        name: "plugin generate",
        group: .builds,
        summary: "Writes the Swift files that the build-tool plugin told the build of.",
        discussion: [
            "The declarations are those that `netlayer generate` writes, spread over a fixed set of files: for each kind of code (support, models, operations, services, mocks) as many as `plugin.shards` says, `NetlayerModels0.swift` and so on. The `output` of the configuration is not touched. A file that is as it should be is not touched, either, so that nothing is compiled again because of it.",
            "Exit codes: 0 done, 1 problems in a description or template, 2 in arguments or configuration, 4 the disk.",
        ],
        options: [
            pluginConfiguration,
            JobOptions.output,
            module,
            OptionDefinition("tests", .none, "Writes the mocks alone, which import the module."),
            OptionDefinition("shards", .text("NUMBER"), "What the plugin read in the configuration, which is checked."),
            OptionDefinition(
                "input",
                .file("FILE"),
                isRepeatable: true,
                "A file that the build watches. A warning names each description that is read and not watched."
            ),
            strict,
        ],
        examples: [
            .init(
                "netlayer plugin generate --config netlayer.yml --output Build/Generated",
                "Shows what a build would compile."
            )
        ],
        run: PluginGenerateCommand.run
    )

    static let pluginVerify = CommandDefinition(
        name: "plugin verify",
        group: .builds,
        summary: "Tells a build whether the committed code is what would be generated now.",
        discussion: [
            "`plugin.drift` of the configuration says whether drift is a warning or an error. Nothing is written but the files that the build itself asks for.",
            "Exit codes: 0 fine, drift that is a warning included, 1 problems in a description or template, 2 in arguments or configuration, 3 drift that is an error, 4 the disk.",
        ],
        options: [
            pluginConfiguration,
            module,
            OptionDefinition(
                "mark",
                .file("FILE"),
                "Is written anew where code has drifted, so that the build asks again."
            ),
            OptionDefinition("source", .file("FILE"), "A Swift file without a declaration, for the build to compile."),
            OptionDefinition("fix", .text("COMMAND"), "The fix that messages name; `netlayer generate` by default."),
            strict,
        ],
        examples: [.init("netlayer plugin verify --config netlayer.yml", "Shows what a build would say.")],
        run: PluginVerifyCommand.run
    )
}
