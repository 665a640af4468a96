import Diagnostics

/// Every kind of problem that an OpenAPI document can have.
public enum OpenAPICodes {
    public static let all: [DiagnosticCode] = shared + references + schemas + operations
}
