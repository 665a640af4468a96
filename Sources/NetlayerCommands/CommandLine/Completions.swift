extension CommandTable {
    static let completions = CommandDefinition(
        name: "completions", group: .shell,
        summary: "Writes the script that completes netlayer's arguments in a shell.",
        arguments: [ArgumentDefinition("SHELL", .words(ShellCompletions.allCases.map(\.rawValue)), "The shell.")],
        examples: [
            .init("source <(netlayer completions bash)", "For this session of bash."),
            .init("netlayer completions fish > ~/.config/fish/completions/netlayer.fish", "For fish, from now on."),
        ], run: CompletionsCommand.run)
}

enum CompletionsCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        guard let shell = ShellCompletions(rawValue: invocation.arguments[0]) else {
            let known = ShellCompletions.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError(
                "there are no completions for `\(invocation.arguments[0])`", help: "one of: \(known)",
                command: "completions")
        }
        try console.write(shell.script(of: invocation.commands))
        return .fine
    }
}

/// The shells with completions of commands, options and values. The scripts are made from the table of commands.
package enum ShellCompletions: String, CaseIterable, Sendable {
    case bash, zsh, fish

    func script(of commands: CommandTable) -> String {
        switch self {
        case .bash: return BashCompletions.script(for: commands.all)
        case .zsh: return ZshCompletions.script(for: commands.all)
        case .fish: return FishCompletions.script(for: commands.all)
        }
    }
}

/// The words that completions of all shells need.
enum CompletionWords {
    /// The commands with a common first word: `templates` with `list`, `cat`…
    struct Family: Sendable {
        let name: String
        var verbs: [String]
    }

    /// The first words of all commands, each once.
    static func firstWords(_ commands: [CommandDefinition]) -> [String] {
        commands.map { String($0.name.prefix { $0 != " " }) }.reduce(into: []) { words, word in
            if !words.contains(word) { words.append(word) }
        }
    }

    /// The commands of two words, grouped by their first word.
    static func families(_ commands: [CommandDefinition]) -> [Family] {
        commands.reduce(into: []) { families, command in
            let parts = command.name.split(separator: " ").map(String.init)
            guard parts.count == 2 else { return }
            if let index = families.firstIndex(where: { $0.name == parts[0] }) {
                families[index].verbs.append(parts[1])
            } else {
                families.append(Family(name: parts[0], verbs: [parts[1]]))
            }
        }
    }

    /// The words of a value with a closed list; empty for other values.
    static func words(of value: OptionDefinition.Value) -> [String] {
        if case .words(let words) = value { words } else { [] }
    }
}

/// Completions for bash: one function that looks at the words before the cursor.
enum BashCompletions {
    static func script(for commands: [CommandDefinition]) -> String {
        """
        # Completions of netlayer for bash: source <(netlayer completions bash)
        _netlayer() {
            local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command options="" words=""
            command=${COMP_WORDS[1]}
            case "$command ${COMP_WORDS[2]}" in
                \(namesOfTwoWords(commands))) command="$command ${COMP_WORDS[2]}" ;;
            esac
            if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY=($(compgen -W "\(CompletionWords.firstWords(commands).joined(separator: " ")) --help --version" -- "$word"))
                return
            fi
            case "$command" in
        \(commands.map(branch).joined())\
        \(secondWords(commands))\
            esac
            if [[ "$word" == -* ]]; then
                COMPREPLY=($(compgen -W "$options" -- "$word"))
            elif [ -n "$words" ]; then
                COMPREPLY=($(compgen -W "$words" -- "$word"))
            else
                COMPREPLY=($(compgen -f -- "$word"))
            fi
        }
        complete -o filenames -F _netlayer netlayer

        """
    }

    private static func namesOfTwoWords(_ commands: [CommandDefinition]) -> String {
        commands.map(\.name).filter { $0.contains(" ") }.map { "\"\($0)\"" }.joined(separator: "|")
    }

    private static func branch(_ command: CommandDefinition) -> String {
        var text = "        \"\(command.name)\")\n"
        text += "            options=\"\(command.allOptions.map { "--\($0.name)" }.joined(separator: " "))\"\n"
        let words = command.arguments.first.map { CompletionWords.words(of: $0.value) } ?? []
        if !words.isEmpty { text += "            words=\"\(words.joined(separator: " "))\"\n" }
        let choices = command.options.compactMap { option -> String? in
            let words = CompletionWords.words(of: option.value)
            return words.isEmpty
                ? nil : "                --\(option.name)) words=\"\(words.joined(separator: " "))\" ;;\n"
        }
        if !choices.isEmpty { text += "            case \"$previous\" in\n\(choices.joined())            esac\n" }
        return text + "            ;;\n"
    }

    private static func secondWords(_ commands: [CommandDefinition]) -> String {
        CompletionWords.families(commands).map { family in
            "        \(family.name)) words=\"\(family.verbs.joined(separator: " "))\" ;;\n"
        }.joined()
    }
}

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

    private static func quoted(_ text: String) -> String { text.map { $0 == "'" ? "\\'" : String($0) }.joined() }
}

/// Completions for zsh: a function for `_arguments`, with one branch for each command.
enum ZshCompletions {
    static func script(for commands: [CommandDefinition]) -> String {
        let names = commands.map { "        '\(quoted($0.name, besides: ":")):\(quoted($0.summary, besides: ""))'\n" }
        return """
            #compdef netlayer
            # Completions of netlayer for zsh: netlayer completions zsh > "${fpath[1]}/_netlayer"
            _netlayer() {
                local -a commands
                commands=(
            \(names.filter { !$0.contains("\\ ") }.joined())\
                )
                local command=${words[2]}
                case "${words[2]} ${words[3]}" in
            \(CompletionWords.families(commands).map(family).joined())\
                esac
                if (( CURRENT == 2 )); then
                    _describe command commands
                    return
                fi
                case "$command" in
            \(commands.map(branch).joined())\
                esac
            }
            _netlayer "$@"

            """
    }

    private static func family(_ family: CompletionWords.Family) -> String {
        let pairs = family.verbs.map { "\"\(family.name) \($0)\"" }.joined(separator: "|")
        return """
                    \(pairs)) command="${words[2]} ${words[3]}" ;;
                    "\(family.name) "*) (( CURRENT == 3 )) && compadd \(family.verbs.joined(separator: " ")); return ;;

            """
    }

    private static func branch(_ command: CommandDefinition) -> String {
        var specs = command.allOptions.map { option -> String in
            let star = option.isRepeatable ? "*" : ""
            return "'\(star)--\(option.name)[\(quoted(option.summary, besides: "[]"))]\(action(option.value))'"
        }
        let skipped = command.name.contains(" ") ? 2 : 1
        for (index, argument) in command.arguments.enumerated() {
            let position = argument.isRepeatable ? "*" : String(index + 1 + skipped)
            specs.append("'\(position)\(action(argument.value))'")
        }
        return "        \"\(command.name)\") _arguments \(specs.joined(separator: " \\\n                ")) ;;\n"
    }

    private static func action(_ value: OptionDefinition.Value) -> String {
        switch value {
        case .none: return ""
        case .text(let word), .pack(let word): return ":\(word):"
        case .file(let word): return ":\(word):_files"
        case .folder(let word): return ":\(word):_files -/"
        case .words(let words): return ":value:(\(words.joined(separator: " ")))"
        }
    }

    private static func quoted(_ text: String, besides marks: String) -> String {
        text.map { $0 == "'" ? "'\\''" : marks.contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
