import NetlayerKit

/// The manual page in the language of `man`, made of the table of commands.
enum ManPage {
    static var text: String {
        var text = """
            .TH NETLAYER 1 "" "netlayer \(Netlayer.version)"
            .SH NAME
            netlayer \\- turns API descriptions into a team's Swift network layer
            .SH SYNOPSIS
            .B netlayer
            .I COMMAND
            [\\fIARGUMENTS\\fR] [\\fIOPTIONS\\fR]
            .SH DESCRIPTION
            Reads OpenAPI 3.0, 3.1 and 3.2, Swagger 2.0 or a native specification, and writes API enums, repositories,
            use cases, models and mocks in the conventions of a pack of templates.
            Results are written to the standard output, messages to the standard error; `-' reads a description from the standard input.
            .SH COMMANDS

            """
        for command in CommandTable.all { text += section(of: command) }
        text += ".SH EXIT STATUS\n\(escaped(ExitCode.summary))\n"
        return text + ".SH FILES\n.TP\n.I netlayer.yml\nWhat to generate from what.\n"
    }

    private static func section(of command: CommandDefinition) -> String {
        var text = ".SS \(escaped(command.usage))\n\(escaped(command.summary))\n"
        for paragraph in command.discussion { text += ".PP\n\(escaped(paragraph))\n" }
        for argument in command.arguments { text += item(argument.name, argument.summary) }
        for option in command.options { text += item(option.usage, option.description) }
        for example in command.examples {
            text += ".PP\n.nf\n\\fB\(escaped(example.line))\\fR\n.fi\n\(escaped(example.summary))\n"
        }
        return text
    }

    private static func item(_ word: String, _ summary: String) -> String {
        ".TP\n\\fB\(escaped(word))\\fR\n\(escaped(summary))\n"
    }

    /// `--dry-run` → `\\-\\-dry\\-run`; a dot that begins a line would be a request.
    private static func escaped(_ text: String) -> String {
        var escaped = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
        for character in text {
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
