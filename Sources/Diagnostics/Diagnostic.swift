/// One problem of an input, as a value: what it is, where it is, what else is concerned and how to mend it.
public struct Diagnostic: Sendable {
    public var code: DiagnosticCode
    public var severity: Severity
    public var message: String
    public var range: SourceRange?
    public var notes: [Note]
    public var help: String?

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
        _ message: String,
        at range: SourceRange?,
        notes: [Note] = [],
        help: String? = nil
    ) {
        self.code = code
        self.severity = code.severity
        self.message = message
        self.range = range
        self.notes = notes
        self.help = help
    }
}
