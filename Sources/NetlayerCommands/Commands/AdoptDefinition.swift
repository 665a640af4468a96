extension CommandTable {
    /// `netlayer` and `netlayer-adopt`, which it starts, share what the command takes; `run` is what each of them does.
    package static func adopt(_ run: @escaping @Sendable (Invocation, any Console) throws -> ExitCode)
        -> CommandDefinition
    {
        CommandDefinition(
            name: "adopt", group: .generate,
            summary: "Reads a hand-written network layer and writes the spec that describes it.",
            discussion: [
                "Reads enums and structs of requests, routers, and functions that build a `URLRequest`, with the parser of the installed Swift compiler (6.1 or later). The code isn't changed.",
                "Writes `api.yaml`, a native spec, `netlayer.yml` and `adopted.md`, which lists for each endpoint what is known, assumed or unknown, or why it was left out. An existing `api.yaml` isn't changed; the command shows what it lacks and where it differs.",
                "Exit codes: 0 written, or nothing differs, 1 no endpoints, files that can't be read, or with `--verify` a request that differs, 2 wrong arguments, 3 an earlier `api.yaml` differs, or with `--verify` a request can't be compared, 4 no Swift compiler, or the disk.",
            ],
            arguments: [
                ArgumentDefinition(
                    "SOURCES", .file("SOURCES"), isRepeatable: true, "Swift files, or folders that hold them.")
            ],
            options: [
                OptionDefinition(
                    "output", .folder("FOLDER"), short: "o", "The folder for what is written; this one by default."),
                OptionDefinition(
                    "only", .text("PATTERN"), isRepeatable: true,
                    "Endpoints to take over, such as `StoreApi.fetch*`; all by default."),
                OptionDefinition(
                    "models", .words(["own", "spec"]),
                    "Where the types of bodies and responses come from: the team's `own` code, so that the spec only names them (the default), or the `spec`, so that they are generated."
                ),
                OptionDefinition(
                    "module", .text("NAME"),
                    "The module of the team's own types; by default the folder below `Sources` that holds the files."),
                JobOptions.pack,
                OptionDefinition(
                    "write-pack", .none,
                    "Writes a pack that extends the one that fits best, with the protocol, the members and the client of the code, so that `support: none` is enough. The pack leaves out operations whose code doesn't compile or sends other requests, and is written only if at least half remain; checking that runs the code."
                ),
                OptionDefinition(
                    "verify", .none,
                    "Compiles the hand-written code and the generated code, calls both with the same arguments, and compares the requests. This runs the code."
                ),
                OptionDefinition(
                    "format", .words(["files", "json"]),
                    "`files` by default; `json` prints what was found, with what is known of each field, and writes nothing."
                ),
            ],
            examples: [
                .init("netlayer adopt Sources/Network", "Describes the layer in `Sources/Network`."),
                .init("netlayer adopt Sources --only 'StoreApi.*' -o Adopted", "Describes one service."),
            ], run: run)
    }
}
