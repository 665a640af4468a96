import SwiftModel
import TemplateEngine

/// Types, and code in which they stand: what is rendered says which types of other modules it names. The file imports the
/// modules of the team's own ones, and all publicly where its declarations are public.
extension ViewTable.Entry {
    static func type(
        _ name: String,
        _ summary: String,
        _ read: @escaping @Sendable (View) -> SwiftType
    ) -> Self {
        code(name, summary, isExposed: true) { view in
            let type = read(view)
            return (type.text, type.importedNames)
        }
    }

    static func optionalType(
        _ name: String,
        _ summary: String,
        _ read: @escaping @Sendable (View) -> SwiftType?
    ) -> Self {
        code(name, summary, isOptional: true, isExposed: true) { read($0).map { ($0.text, $0.importedNames) } }
    }

    /// `id: Money`
    static func text(
        _ name: String,
        _ summary: String,
        naming type: @escaping @Sendable (View) -> SwiftType,
        _ read: @escaping @Sendable (View) -> String
    ) -> Self {
        code(name, summary, isExposed: true) { (read($0), type($0).importedNames) }
    }
}
