/// One problem of an input, as a value: what it is, where it is, what else is concerned and how to fix it.
public struct Diagnostic: Sendable {
    public var code: DiagnosticCode
    public var severity: Severity
    public var message: Message
    public var range: SourceRange?
    public var notes: [Note]
    public var help: Message?

    /// A remark on a second place: where the other key stands, where a reference comes from.
    public struct Note: Sendable {
        public var message: String
        public var range: SourceRange?

        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    public init(
        _ code: DiagnosticCode,
        _ message: Message,
        at range: SourceRange? = nil,
        notes: [Note] = [],
        help: Message? = nil
    ) {
        self.code = code
        self.severity = code.severity
        self.message = message
        self.range = range
        self.notes = notes
        self.help = help
    }
}

/// Problems are worded where their kind is named: `Codes.duplicateKey("`a` stands twice").at(range).help("remove one")`.
extension Diagnostic {
    public func at(_ range: SourceRange?) -> Diagnostic { with { $0.range = range } }

    public func help(_ text: Message?) -> Diagnostic { with { $0.help = text } }

    public func note(_ message: String, at range: SourceRange? = nil) -> Diagnostic {
        with { $0.notes.append(Note(message, at: range)) }
    }

    public func notes(_ notes: [Note]) -> Diagnostic { with { $0.notes += notes } }

    private func with(_ change: (inout Diagnostic) -> Void) -> Diagnostic {
        var copy = self
        change(&copy)
        return copy
    }
}

extension DiagnosticCode {
    public func callAsFunction(_ message: Message) -> Diagnostic { Diagnostic(self, message) }
}
