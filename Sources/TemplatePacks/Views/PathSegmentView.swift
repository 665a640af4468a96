import SwiftModel
import TemplateEngine

extension PathSegment: TabledView {
    public static let table = ViewTable<PathSegment>(
        "path_segment",
        "What stands between two slashes of a path.",
        [
            .text("text", "It as an expression of a text that is not escaped: `\"users\"`, `id`, `String(number)`.") {
                $0.text
            },
            .flag("is_variable", "Whether the caller gives it, or a part of it.") { $0.isVariable },
        ]
    )
}
