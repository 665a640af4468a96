/// An option of the command line. Parser, help, completions and the reference page are made of these.
struct OptionDefinition: Sendable {
    /// What follows the option.
    enum Value: Sendable {
        case none
        case text(String)
        case file(String)
        case folder(String)
        case words([String])
        case pack(String)
    }

    let name: String
    let value: Value
    let summary: String
    let short: Character?
    /// Whether it may be given several times.
    let isRepeatable: Bool

    init(
        _ name: String,
        _ value: Value,
        short: Character? = nil,
        isRepeatable: Bool = false,
        _ summary: String
    ) {
        self.name = name
        self.value = value
        self.summary = summary
        self.short = short
        self.isRepeatable = isRepeatable
    }

    /// What help says of it: the summary, and whether it may be repeated.
    var description: String { summary + (isRepeatable ? " May be given several times." : "") }

    /// What help says of the value: `FILE`, `terminal|json`.
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
