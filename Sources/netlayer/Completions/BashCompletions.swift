/// Completions for bash: one function that looks at the words before the cursor.
enum BashCompletions {
    static func script(for commands: [CommandDefinition]) -> String {
        """
        # Completions of netlayer for bash: source <(netlayer completions bash)
        _netlayer() {
            local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command options="" words=""
            command=${COMP_WORDS[1]}
            case "$command ${COMP_WORDS[2]}" in
        \(families(commands).map { "        \($0.joined(separator: "|"))) command=\"$command ${COMP_WORDS[2]}\" ;;\n" }.joined())\
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

    private static func families(_ commands: [CommandDefinition]) -> [[String]] {
        let pairs = commands.map(\.name).filter { $0.contains(" ") }.map { "\"\($0)\"" }
        return pairs.isEmpty ? [] : [pairs]
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
        if !choices.isEmpty {
            text += "            case \"$previous\" in\n\(choices.joined())            esac\n"
        }
        return text + "            ;;\n"
    }

    private static func secondWords(_ commands: [CommandDefinition]) -> String {
        CompletionWords.families(commands).map { family in
            "        \(family.name)) words=\"\(family.verbs.joined(separator: " "))\" ;;\n"
        }.joined()
    }
}
