import SwiftModel
import TemplateEngine

extension SamplePlan: TabledView {
    /// What templates see of the sample values of a type.
    public static let table = ViewTable<SamplePlan>(
        "preview",
        "The sample values of one type: what an extension of it declares.",
        [
            .text("type", "The type that is extended: `Pet.Location`, `Page<Item>`.") { $0.type },
            .flag("is_computed", "Whether they have to be computed, since a generic type stores none.") {
                $0.isComputed
            },
            .views("samples", "The values.") { $0.samples },
        ]
    )
}

extension SamplePlan.Sample: TabledView {
    /// What templates see of one sample value.
    public static let table = ViewTable<SamplePlan.Sample>(
        "preview_sample",
        "A sample value.",
        [
            .text("name", "The name of the member: `preview`.") { $0.name },
            .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
            .flag("states_type", "Whether the expression alone does not say the type: `.circle(.preview)`.") {
                $0.statesType
            },
            .view("value", "The expression.") { $0.value },
        ]
    )
}

extension SampleValue: TabledView {
    /// What templates see of the expression that makes a sample value.
    public static let table = ViewTable<SampleValue>(
        "sample",
        "An expression in parts, so that a long one goes over several lines.",
        [
            .word("kind", ["text", "call", "list", "map"], "What it is made of.") { $0.kind },
            .text("text", "The expression, or what is called.") { $0.text },
            .views("entries", "The arguments of a call, the elements of a list, the pairs of a map.") { $0.entries },
            .flag("is_compact", "Whether a call's only argument is a list or a map, which keeps the parentheses close.")
            {
                $0.isCompact
            },
        ]
    )

    private var kind: String {
        switch self {
        case .text: return "text"
        case .call: return "call"
        case .list: return "list"
        case .map: return "map"
        }
    }

    private var text: String {
        switch self {
        case .text(let text, _), .call(let text, _): return text
        case .list, .map: return ""
        }
    }

    private var entries: [Entry] {
        switch self {
        case .text: return []
        case .call(_, let entries), .map(let entries): return entries
        case .list(let values): return values.map { Entry(nil, $0) }
        }
    }

    private var isCompact: Bool {
        guard case .call(_, let entries) = self, entries.count == 1 else { return false }
        switch entries[0].value {
        case .list, .map: return true
        case .text(let text, _): return text == "[]" || text == "[:]"
        case .call: return false
        }
    }
}

extension SampleValue.Entry: TabledView {
    /// What templates see of an argument, an element or a pair.
    public static let table = ViewTable<SampleValue.Entry>(
        "sample_entry",
        "An argument, an element or a pair.",
        [
            .optionalText("label", "The label, or the literal of the key.") { $0.label },
            .view("value", "The expression.") { $0.value },
        ]
    )
}
