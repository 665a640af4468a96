/// The kind of a problem: a stable name. What the kind means stands in the reference page of diagnostics, under the name.
/// A stage lists all of its codes in one place, so that the list can be held complete.
public struct DiagnosticCode: Sendable {
    /// Stable and searchable: `duplicate-key`.
    public let name: String
    public let severity: Severity
    /// Whether it says what of a valid input is left out: nothing that `--strict` could ask anybody to fix.
    public let isOmission: Bool

    public init(_ name: String, _ severity: Severity, isOmission: Bool = false) {
        self.name = name
        self.severity = severity
        self.isOmission = isOmission
    }
}

extension DiagnosticCode: Hashable {
    public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
