/// A command: its name, its arguments and options, and the function that runs it.
package struct CommandDefinition: Sendable {
    /// The heading under which help lists a command.
    package enum Group: String, Sendable, CaseIterable {
        case generate = "Generate"
        case understand = "Understand"
        case customise = "Make it your own"
        case builds = "In builds"
        case shell = "Shell"
    }

    package struct Example: Sendable {
        let line: String
        let summary: String

        package init(_ line: String, _ summary: String) {
            self.line = line
            self.summary = summary
        }
    }

    /// `lint`, `templates list`.
    package let name: String
    let group: Group
    let summary: String
    /// Further explanations, in paragraphs.
    let discussion: [String]
    let arguments: [ArgumentDefinition]
    let options: [OptionDefinition]
    let examples: [Example]
    let run: @Sendable (Invocation, any Console) throws -> ExitCode

    package init(
        name: String, group: Group, summary: String, discussion: [String] = [], arguments: [ArgumentDefinition] = [],
        options: [OptionDefinition] = [], examples: [Example] = [],
        run: @escaping @Sendable (Invocation, any Console) throws -> ExitCode
    ) {
        self.name = name
        self.group = group
        self.summary = summary
        self.discussion = discussion
        self.arguments = arguments
        self.options = options
        self.examples = examples
        self.run = run
    }

    /// The command's own options and those that every command has.
    package var allOptions: [OptionDefinition] { options + [CommandTable.help] }

    /// `netlayer lint SPEC… [OPTIONS]`
    var usage: String {
        var words = ["netlayer", name] + arguments.map(\.usage)
        if !options.isEmpty { words.append("[OPTIONS]") }
        return words.joined(separator: " ")
    }
}

/// An argument of a command by its position.
package struct ArgumentDefinition: Sendable {
    let name: String
    let value: OptionDefinition.Value
    let summary: String
    let isOptional: Bool
    let isRepeatable: Bool

    package init(
        _ name: String, _ value: OptionDefinition.Value, isOptional: Bool = false, isRepeatable: Bool = false,
        _ summary: String
    ) {
        self.name = name
        self.value = value
        self.summary = summary
        self.isOptional = isOptional
        self.isRepeatable = isRepeatable
    }

    /// `SPEC…`, `[NAME]`
    var usage: String {
        let word = name + (isRepeatable ? "…" : "")
        return isOptional ? "[\(word)]" : word
    }
}

/// An option of the command line. Parser, help, completions and the reference page are made of these.
package struct OptionDefinition: Sendable {
    package enum Value: Sendable {
        case none
        case text(String)
        case file(String)
        case folder(String)
        case words([String])
        case pack(String)
    }

    package let name: String
    let value: Value
    let summary: String
    package let short: Character?
    /// Whether it can be given several times.
    let isRepeatable: Bool

    package init(_ name: String, _ value: Value, short: Character? = nil, isRepeatable: Bool = false, _ summary: String)
    {
        self.name = name
        self.value = value
        self.summary = summary
        self.short = short
        self.isRepeatable = isRepeatable
    }

    /// The description in help: the summary, and whether the option can be repeated.
    var description: String { summary + (isRepeatable ? " May be given several times." : "") }

    /// The value's placeholder in help: `FILE`, `terminal|json`.
    var placeholder: String? {
        switch value {
        case .none: return nil
        case .text(let word), .file(let word), .folder(let word), .pack(let word): return word
        case .words(let words): return words.joined(separator: "|")
        }
    }

    /// `-h, --help`, `--format terminal|json`
    var usage: String {
        let short = short.map { "-\($0), " } ?? ""
        return short + "--" + name + (placeholder.map { " " + $0 } ?? "")
    }
}

/// Quotes words for a shell.
enum ShellWord {
    /// `app` → `app`; `my app` → `'my app'`; `it's` → `'it'\''s'`
    static func quoted(_ word: String) -> String {
        let plain = Array("-._~/=:@%+,".utf8)
        let isPlain = word.utf8.allSatisfy { byte in
            (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || plain.contains(byte)
        }
        if isPlain, !word.isEmpty { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
