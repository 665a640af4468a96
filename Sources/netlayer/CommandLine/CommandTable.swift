/// Every command of the program. Nothing else says what can be typed.
enum CommandTable {
    static let all: [CommandDefinition] = [
        initialize, adopt, generate, check, diff, lint, inspect, convert, explain, templatesNew, templatesList,
        templatesCat, templatesEject, templatesStatus, templatesLint, templatesDocs, pluginGenerate, pluginVerify,
        completions, man,
    ]

    static let help = OptionDefinition("help", .none, short: "h", "Shows this.")

    static func command(_ name: String) -> CommandDefinition? { all.first { $0.name == name } }
}
