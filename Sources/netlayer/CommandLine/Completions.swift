/// Completions for zsh: a function for `_arguments`, one branch a command.
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
