import Diagnostics
import SourceTree
import TemplatePacks

/// Reads `problems: { union-member: ignore, lost-key: error }`.
enum ProblemLevelsReader {
    static func read(_ node: SourceNode, to levels: inout ProblemLevels, into bag: inout DiagnosticBag) {
        guard node.isMapping else {
            bag.report(PackMessages.wrongValue(of: "problems", wanted: "codes with their levels", at: node.range))
            return
        }
        for entry in node.entries {
            let name = entry.key.text
            guard let code = DiagnosticCodes.code(named: name) else {
                let known = DiagnosticCodes.all.filter { $0.severity == .warning }.map(\.name)
                bag.report(PackMessages.unknownKey(name, in: "`problems`", known: known, at: entry.key.range))
                continue
            }
            let words = words(for: code)
            guard let level = words.first(where: { $0.rawValue == entry.value.text }) else {
                let key = "problems.\(name)"
                let text = entry.value.text
                bag.report(
                    PackMessages.wrongWord(text, of: key, words: words.map(\.rawValue), at: entry.value.range)
                )
                continue
            }
            levels.set(code, level)
        }
    }

    /// Behind an error there is no code to go on with.
    private static func words(for code: DiagnosticCode) -> [ProblemLevels.Level] {
        code.severity == .error ? [.error] : ProblemLevels.Level.allCases
    }
}
