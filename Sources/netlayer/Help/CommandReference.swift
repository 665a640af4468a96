/// The reference page of the command line, made of the table of commands.
enum CommandReference {
    static var page: String {
        var text = """
            # The command line

            Results go to the standard output, talk to the standard error; `-` reads a description from the standard input.
            Exit codes: 0 fine (warnings too), 1 problems in the input, 2 usage or configuration, 3 drift, 4 the machine.
            This page is generated.

            """
        for command in CommandTable.all { text += section(of: command) }
        return text
    }

    private static func section(of command: CommandDefinition) -> String {
        var text = "\n## netlayer \(command.name)\n\n\(command.summary)\n\n```\n\(command.usage)\n```\n"
        for paragraph in command.discussion { text += "\n\(paragraph)\n" }
        if !command.arguments.isEmpty || !command.options.isEmpty {
            text += "\n| | |\n|---|---|\n"
            for argument in command.arguments { text += row(argument.usage, argument.summary) }
            for option in command.options {
                text += row(option.usage, option.summary + (option.isRepeatable ? " May be given several times." : ""))
            }
        }
        for example in command.examples { text += "\n```\n\(example.line)\n```\n\n\(example.summary)\n" }
        return text
    }

    private static func row(_ usage: String, _ summary: String) -> String {
        let cells = ["`\(usage)`", summary].map {
            $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
        }
        return "| \(cells[0]) | \(cells[1]) |\n"
    }
}
