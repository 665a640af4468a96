import Diagnostics

extension OpenAPICodes {
    static let schemas: [DiagnosticCode] = []
}
