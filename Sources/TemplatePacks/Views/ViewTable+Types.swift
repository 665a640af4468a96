import SwiftModel
import TemplateEngine

/// Types, and code in which they stand: what is rendered says which of the team's own types it names, whose modules the
/// file imports then.
extension ViewTable.Entry {
    static func type(
        _ name: String,
        _ summary: String,
        _ read: @escaping @Sendable (View) -> SwiftType
    ) -> Self {
        code(name, summary) { view in
            let type = read(view)
            return (type.text, type.ownNames)
        }
    }

    static func optionalType(
        _ name: String,
        _ summary: String,
        _ read: @escaping @Sendable (View) -> SwiftType?
    ) -> Self {
        code(name, summary, isOptional: true) { read($0).map { ($0.text, $0.ownNames) } }
    }

    /// `id: Money`
    static func text(
        _ name: String,
        _ summary: String,
        naming type: @escaping @Sendable (View) -> SwiftType,
        _ read: @escaping @Sendable (View) -> String
    ) -> Self {
        code(name, summary) { (read($0), type($0).ownNames) }
    }
}
