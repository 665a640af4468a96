import Platform

@testable import NetlayerCommands

/// The reference page of the command line, made of the table of commands.
enum CommandReference {
    static func page(of commands: CommandTable) -> String {
        var text = """
            # The command line

            Results are written to the standard output, messages to the standard error; `-` reads a description from the standard input.
            Exit codes: \(ExitCode.summary) Warnings change none of them.
            This page is generated.

            """
        for command in commands.all { text += section(of: command) }
        return text + environment + limits
    }

    private static let environment = """

        ## Environment

        | | |
        |---|---|
        | `NETLAYER_CACHE` | `off`, or the folder of the cache, which is the user's own otherwise: `netlayer` in `XDG_CACHE_HOME`, `~/.cache` or `~/Library/Caches`. |
        | `NO_COLOR` | Anything but nothing: no colours on a terminal. |

        The cache remembers what `generate` read and made, by hashes of the contents. A run or a check that would read the same, in the same folder, with the same program, and finds all of its files as they were made, takes the result over and says the same. The cache isn't part of a project, holds the last 100 outputs, and may be deleted at any time; where it can't be written, runs take longer and nothing else. `check` never writes it.

        """

    /// The limits, with what they are by default.
    private static var limits: String {
        var text = """

            ## Limits

            What a run may ask of the machine. A description, a configuration or a pack can't change it; `--limit NAME=NUMBER` can.

            | limit | counts | default | at most |
            |---|---|---|---|

            """
        for limit in Limit.all {
            let numbers = [Limits.standard[keyPath: limit.value], limit.range.upperBound].map(Limit.text)
            text += "| `\(limit.name)` | \(limit.counts) | \(numbers[0]) | \(numbers[1]) |\n"
        }
        return text
    }

    private static func section(of command: CommandDefinition) -> String {
        var text = "\n## netlayer \(command.name)\n\n\(command.summary)\n\n```\n\(command.usage)\n```\n"
        for paragraph in command.discussion { text += "\n\(paragraph)\n" }
        if !command.arguments.isEmpty || !command.options.isEmpty {
            text += "\n| | |\n|---|---|\n"
            for argument in command.arguments { text += row(argument.usage, argument.summary) }
            for option in command.options { text += row(option.usage, option.description) }
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
