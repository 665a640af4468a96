import Diagnostics
import NetlayerKit

extension CommandTable {
    static let generate = CommandDefinition(
        name: "generate",
        group: .generate,
        summary: "Writes the Swift code of API descriptions.",
        discussion: [
            "What to do stands in `netlayer.yml`, or in options, which win over it. Only what changed is written. Files that were changed by hand and files that are not netlayer's are left alone and named.",
            "Exit codes: 0 done, 1 problems in a description or template, 2 in arguments or configuration, 3 some files were left alone, 4 the disk.",
        ],
        options: JobOptions.all + [
            OptionDefinition("dry-run", .none, short: "n", "Says what would be done to each file, and does nothing."),
            OptionDefinition(
                "force",
                .none,
                "Overwrites and removes also what was changed by hand or is not netlayer's."
            ),
            OptionDefinition(
                "only",
                .text("PATTERN"),
                isRepeatable: true,
                "Writes and removes only files that match, by their path below the output or by their name: `Model/*`, `Books*`."
            ),
            OptionDefinition(
                "watch",
                .none,
                short: "w",
                "Generates again whenever a description, a template or the configuration changes, until it is interrupted."
            ),
            OptionDefinition(
                "watch-interval",
                .text("MILLISECONDS"),
                "How often `--watch` looks; 300 by default."
            ),
            OptionDefinition("quiet", .none, short: "q", "Prints problems only."),
            OptionDefinition("verbose", .none, short: "v", "Names each file that is written or removed."),
        ],
        examples: [
            .init("netlayer generate", "Follows `netlayer.yml`."),
            .init(
                "netlayer generate --spec openapi.yaml --pack NAME --output Sources/API",
                "Needs no configuration."
            ),
            .init("netlayer generate --watch", "Follows each change of the description."),
            .init(
                "curl -s https://example.com/openapi.yaml | netlayer generate --spec - --pack NAME --output API",
                "Reads the description from another command."
            ),
        ],
        run: GenerateCommand.run
    )
}

/// Runs the pipeline and writes what it made.
enum GenerateCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        if invocation.has("quiet"), invocation.has("verbose") {
            throw UsageError("`--quiet` and `--verbose` exclude each other", command: "generate")
        }
        if invocation.has("watch") { return try WatchLoop(invocation, console).run() }
        var run = GenerateRun(invocation, console)
        return try run.generate()
    }
}
