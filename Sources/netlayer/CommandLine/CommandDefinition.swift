/// A command: its words, what it takes, and what runs it.
struct CommandDefinition: Sendable {
    /// The heading under which help lists a command.
    enum Group: String, Sendable, CaseIterable {
        case generate = "Generate"
        case understand = "Understand"
        case customise = "Make it your own"
        case builds = "In builds"
        case shell = "Shell"
    }

    /// A line to try, and what it does.
    struct Example: Sendable {
        let line: String
        let summary: String

        init(_ line: String, _ summary: String) {
            self.line = line
            self.summary = summary
        }
    }

    /// `lint`, `templates list`.
    let name: String
    let group: Group
    let summary: String
    /// What there is to know besides, in paragraphs.
    var discussion: [String] = []
    var arguments: [ArgumentDefinition] = []
    var options: [OptionDefinition] = []
    var examples: [Example] = []
    let run: @Sendable (Invocation, any Console) throws -> ExitCode

    /// Its own options and those that each command has.
    var allOptions: [OptionDefinition] { options + [CommandTable.help] }

    /// `netlayer lint SPEC… [OPTIONS]`
    var usage: String {
        var words = ["netlayer", name] + arguments.map(\.usage)
        if !options.isEmpty { words.append("[OPTIONS]") }
        return words.joined(separator: " ")
    }
}
