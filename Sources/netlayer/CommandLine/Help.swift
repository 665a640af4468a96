import NetlayerKit

/// Help, made of the table of commands, for terminals of 80 columns and more.
enum HelpText {
    /// What `netlayer --help` says.
    static var overview: String {
        var text = """
            Netlayer \(Netlayer.version) turns API descriptions into the Swift network layer that a team would write by hand.

            usage: netlayer COMMAND [ARGUMENTS] [OPTIONS]

            """
        let width = CommandTable.all.map(\.name.count).max() ?? 0
        for group in CommandDefinition.Group.allCases {
            let commands = CommandTable.all.filter { $0.group == group }
            if commands.isEmpty { continue }
            text += "\n\(group.rawValue)\n"
            for command in commands { text += row(command.name, width, command.summary) }
        }
        text += "\nOptions\n"
        text += row("-h, --help", width, "Shows this, or the help of a command.")
        text += row("--version", width, "Shows the version.")
        text += "\nExit codes: \(ExitCode.summary)\n"
        return text
    }

    /// What `netlayer COMMAND --help` says.
    static func page(of command: CommandDefinition) -> String {
        var text = "usage: \(command.usage)\n\n\(wrapped(command.summary, indent: 0))"
        for paragraph in command.discussion { text += "\n" + wrapped(paragraph, indent: 0) }
        if !command.arguments.isEmpty {
            text += "\nArguments\n"
            for argument in command.arguments { text += row(argument.name, 6, argument.summary) }
        }
        text += "\nOptions\n"
        for option in command.allOptions { text += optionRow(option) }
        if !command.examples.isEmpty {
            text += "\nExamples\n"
            for example in command.examples {
                text += "  \(example.line)\n" + wrapped(example.summary, indent: 6)
            }
        }
        return text
    }

    /// `lint` and 8 → `lint    `
    static func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func optionRow(_ option: OptionDefinition) -> String {
        "  \(option.usage)\n" + wrapped(option.description, indent: 6)
    }

    private static func row(_ word: String, _ width: Int, _ summary: String) -> String {
        let indent = max(width, word.count) + 4
        let text = wrapped(summary, indent: indent)
        return "  " + column(word, max(width, word.count)) + "  " + text.dropFirst(indent)
    }

    /// Lines of at most 80 columns, each indented.
    private static func wrapped(_ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent + line.count + 1 + word.count > 80 {
                lines.append(margin + line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        lines.append(margin + line)
        return lines.joined(separator: "\n") + "\n"
    }
}
