extension CommandTable {
    static let completions = CommandDefinition(
        name: "completions",
        group: .shell,
        summary: "Writes the script that completes netlayer's arguments in a shell.",
        arguments: [ArgumentDefinition("SHELL", .words(ShellCompletions.allCases.map(\.rawValue)), "The shell.")],
        examples: [
            .init("source <(netlayer completions bash)", "For this session of bash."),
            .init("netlayer completions fish > ~/.config/fish/completions/netlayer.fish", "For fish, from now on."),
        ],
        run: CompletionsCommand.run
    )
}

/// Writes the completions of one shell.
enum CompletionsCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        guard let shell = ShellCompletions(rawValue: invocation.arguments[0]) else {
            let known = ShellCompletions.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError(
                "there are no completions for `\(invocation.arguments[0])`",
                help: "one of: \(known)",
                command: "completions"
            )
        }
        try console.write(shell.script)
        return .fine
    }
}
