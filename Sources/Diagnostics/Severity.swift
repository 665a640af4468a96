/// How much a problem weighs: an error stops the pipeline at the end of its stage, a warning says what was skipped or
/// guessed.
public enum Severity: String, Sendable, Hashable {
    case error
    case warning
}
