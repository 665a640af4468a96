extension CommandTable {
    static let man = CommandDefinition(
        name: "man",
        group: .shell,
        summary: "Writes the manual page.",
        examples: [
            .init("netlayer man | man -l -", "Shows it, where `man` reads files."),
            .init("netlayer man > /usr/local/share/man/man1/netlayer.1", "Installs it."),
        ],
        run: { _, console in
            try console.write(ManPage.text)
            return .fine
        }
    )
}
