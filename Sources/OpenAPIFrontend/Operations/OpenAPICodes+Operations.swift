import Diagnostics

extension OpenAPICodes {
    static let operations: [DiagnosticCode] = []
}
