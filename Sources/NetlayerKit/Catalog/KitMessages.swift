import Diagnostics
import SourceTree

/// The wording of problems that belong to no single stage.
enum KitMessages {
    static func unknownFormat(_ tree: SourceTree) -> Diagnostic {
        let root = tree.root
        let found: String
        var near: String?
        if root.isMapping {
            let keys = root.entries.prefix(4).map { "`\($0.key.text)`" }
            found = keys.isEmpty ? "its root is empty" : "its root has the keys \(keys.joined(separator: ", "))"
            let marks = ["openapi", "swagger", "netlayer"]
            near =
                root.entries.lazy.compactMap { entry in
                    entry.key.text.count > 4 ? nearestWord(to: entry.key.text, among: marks) : nil
                }.first
        } else {
            found = root.isSequence ? "its root is a list" : "its root is a single value"
        }
        return Diagnostic(
            KitCodes.unknownFormat,
            "this is no API description: \(found)",
            at: root.entries.first?.key.range ?? root.range,
            help: near.map { "did you mean `\($0)`?" }
                ?? "the root must have `openapi` (3.0 to 3.2), `swagger` (2.0), or `netlayer` (the native spec)"
        )
    }

    static func unreadableDocument(_ error: MachineError, at range: SourceRange) -> Diagnostic {
        Diagnostic(KitCodes.unreadableDocument, error.message, at: range)
    }
}
