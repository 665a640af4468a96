/// Completions for fish: one `complete` line for each command and option.
enum FishCompletions {
    static func script(for commands: [CommandDefinition]) -> String {
        var text = "# Completions of netlayer for fish: netlayer completions fish | source\n"
        text += "complete -c netlayer -n __fish_use_subcommand -l help -d 'Shows help.'\n"
        text += "complete -c netlayer -n __fish_use_subcommand -l version -d 'Shows the version.'\n"
        for word in CompletionWords.firstWords(commands) {
            let summary = commands.first { $0.name == word }?.summary ?? "Commands on \(word)."
            text += "complete -c netlayer -f -n __fish_use_subcommand -a \(word) -d '\(quoted(summary))'\n"
        }
        for family in CompletionWords.families(commands) {
            let verbs = family.verbs.joined(separator: " ")
            text += "complete -c netlayer -f -n '__fish_seen_subcommand_from \(family.name); "
            text += "and not __fish_seen_subcommand_from \(verbs)' -a '\(verbs)'\n"
        }
        for command in commands { text += lines(of: command) }
        return text
    }

    private static func lines(of command: CommandDefinition) -> String {
        let words = command.name.split(separator: " ")
        let condition = words.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
        var text = ""
        for option in command.allOptions {
            let short = option.short.map { " -s \($0)" } ?? ""
            text += "complete -c netlayer -n '\(condition)' -l \(option.name)\(short)\(action(option.value))"
            text += " -d '\(quoted(option.summary))'\n"
        }
        if let argument = command.arguments.first, case .words(let words) = argument.value {
            text += "complete -c netlayer -f -n '\(condition)' -a '\(words.joined(separator: " "))'\n"
        }
        return text
    }

    private static func action(_ value: OptionDefinition.Value) -> String {
        switch value {
        case .none: return ""
        case .text, .pack: return " -x"
        case .file: return " -r -F"
        case .folder: return " -x -a '(__fish_complete_directories)'"
        case .words(let words): return " -x -a '\(words.joined(separator: " "))'"
        }
    }

    private static func quoted(_ text: String) -> String {
        text.map { $0 == "'" ? "\\'" : String($0) }.joined()
    }
}
