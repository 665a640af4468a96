import Diagnostics
import NetlayerKit

extension CommandTable {
    static let explain = CommandDefinition(
        name: "explain", group: .understand,
        summary: "Explains a kind of problem: what it means, what causes it, and how to fix it.",
        discussion: ["Each message ends with its code in brackets. Without a code, lists all codes."],
        arguments: [
            ArgumentDefinition("CODE", .text("CODE"), isOptional: true, "The code of a message: `unknown-key`.")
        ], examples: [.init("netlayer explain duplicate-key", "Explains one code.")], run: ExplainCommand.run)
}

enum ExplainCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        guard let name = invocation.arguments.first else {
            let codes = DiagnosticCodes.all.sorted { $0.name < $1.name }
            let width = codes.map(\.name.count).max() ?? 0
            try console.write(
                codes.map { HelpText.column($0.name, width) + "  " + ($0.reference?.title ?? "") + "\n" }.joined())
            return .fine
        }
        let word = name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
        guard let code = DiagnosticCodes.code(named: word) else {
            let near = suggestion(for: word, among: DiagnosticCodes.all.map(\.name))
            throw UsageError("there is no code `\(word)`", help: near?.text, command: "explain")
        }
        if let reference = code.reference { try console.write(page(of: code, reference)) }
        return .fine
    }

    private static func page(of code: DiagnosticCode, _ reference: DiagnosticReference) -> String {
        let lines = reference.example.split(separator: "\n", omittingEmptySubsequences: false)
        return """
            \(code.severity.rawValue) \(code.name): \(reference.title)

            Cause: \(reference.cause)

            Fix: \(reference.fix)

            Example:
            \(lines.map { "    \($0)\n" }.joined())
            """
    }
}
