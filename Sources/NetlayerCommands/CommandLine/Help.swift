import NetlayerKit
import Platform

/// Help, made of the table of commands, for terminals of 80 columns and more.
enum HelpText {
    static func overview(of commands: CommandTable) -> String {
        var text = """
            Netlayer \(Netlayer.version) turns API descriptions into the Swift network layer that a team would write by hand.

            usage: netlayer COMMAND [ARGUMENTS] [OPTIONS]

            """
        let width = commands.all.map(\.name.count).max() ?? 0
        for group in CommandDefinition.Group.allCases {
            let members = commands.all.filter { $0.group == group }
            if members.isEmpty { continue }
            text += "\n\(group.rawValue)\n"
            for command in members { text += row(command.name, width, command.summary) }
        }
        text += "\nOptions\n"
        text += row("-h, --help", width, "Shows this, or the help of a command.")
        text += row("--version", width, "Shows the version.")
        text += "\nExit codes: \(ExitCode.summary)\n"
        return text
    }

    /// Help for commands with a common first word: `templates new`, `templates list`.
    static func overview(of family: [CommandDefinition], called word: String) -> String {
        let width = family.map(\.name.count).max() ?? 0
        let rows = family.map { row($0.name, width, $0.summary) }.joined()
        return "usage: netlayer \(word) COMMAND [ARGUMENTS] [OPTIONS]\n\n\(rows)"
    }

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
            for example in command.examples { text += "  \(example.line)\n" + wrapped(example.summary, indent: 6) }
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
    static func wrapped(_ text: String, indent: Int) -> String {
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

/// The manual page in the language of `man`, made of the table of commands.
enum ManPage {
    static func text(of commands: CommandTable) -> String {
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
        for command in commands.all { text += section(of: command) }
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

    /// `--dry-run` → `\\-\\-dry\\-run`; at the beginning of a line, a dot would be a command of `man`.
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

extension CommandTable {
    static let man = CommandDefinition(
        name: "man", group: .shell, summary: "Writes the manual page.",
        examples: [
            .init("netlayer man | man -l -", "Shows it, where `man` reads files."),
            .init("netlayer man > /usr/local/share/man/man1/netlayer.1", "Installs it."),
        ],
        run: { invocation, console in
            try console.write(ManPage.text(of: invocation.commands))
            return .fine
        })
}
