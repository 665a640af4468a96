import NetlayerKit

/// What the completions of all shells have in common: words that can follow.
enum CompletionWords {
    /// `templates` with `list`, `cat`…
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

    /// Commands of two words by their first.
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

    /// The closed list of a value's words; empty where it is anything else.
    static func words(of value: OptionDefinition.Value) -> [String] {
        switch value {
        case .words(let words): return words
        case .none, .text, .file, .folder, .pack: return []
        }
    }
}
