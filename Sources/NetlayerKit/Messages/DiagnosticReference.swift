import Diagnostics

/// The reference page of all kinds of problems, made of the stages' own lists.
public enum DiagnosticReference {
    public static var page: String {
        var text = """
            # Diagnostics

            Every message ends with its code in brackets; `netlayer explain CODE` shows what stands here. Errors end a run,
            warnings say what was guessed or is left out, and `--strict` makes errors of those that name a fault.

            """
        for chapter in DiagnosticCodes.chapters {
            text += "\n## \(chapter.title)\n"
            for code in chapter.codes { text += section(of: code) }
        }
        return text
    }

    private static func section(_ name: String, _ text: String) -> String { "\n*\(name)* \(text)\n" }

    private static func section(of code: DiagnosticCode) -> String {
        "\n### \(code.name)\n\n\(code.title) (\(code.severity.rawValue))\n"
            + section("Cause.", code.cause) + section("Mend.", code.mend) + "\n```\n\(code.example)\n```\n"
    }
}
