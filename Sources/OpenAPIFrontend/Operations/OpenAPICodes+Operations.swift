import Diagnostics

extension OpenAPICodes {
    static let operations: [DiagnosticCode] = documentCodes + pathCodes + parameterCodes
}
