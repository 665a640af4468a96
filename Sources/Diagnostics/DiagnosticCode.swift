/// The kind of a problem: a stable name, and what its page in the reference says. A stage lists all of its codes in
/// one place, so that the list can be held complete.
public struct DiagnosticCode: Sendable {
    /// Stable and searchable: `duplicate-key`.
    public let name: String
    public let severity: Severity
    /// One sentence that says what is wrong.
    public let title: String
    /// Why it matters, or how it comes about.
    public let cause: String
    /// What to do about it.
    public let mend: String
    /// A small input that shows the problem.
    public let example: String
    /// Whether it says what of a valid input is left out: nothing that `--strict` could ask anybody to mend.
    public let isOmission: Bool

    public init(
        _ name: String,
        _ severity: Severity,
        title: String,
        cause: String,
        mend: String,
        example: String,
        isOmission: Bool = false
    ) {
        self.name = name
        self.severity = severity
        self.title = title
        self.cause = cause
        self.mend = mend
        self.example = example
        self.isOmission = isOmission
    }
}

extension DiagnosticCode: Hashable {
    public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
