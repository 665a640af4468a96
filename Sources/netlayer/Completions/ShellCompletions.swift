/// A script for a shell that completes commands, options and their values, made of the table of commands.
enum ShellCompletions: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    var script: String {
        switch self {
        case .bash: return BashCompletions.script(for: CommandTable.all)
        case .zsh: return ZshCompletions.script(for: CommandTable.all)
        case .fish: return FishCompletions.script(for: CommandTable.all)
        }
    }
}
