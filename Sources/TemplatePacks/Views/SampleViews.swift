import SwiftModel
import TemplateEngine

extension SamplePlan: TabledView {
    public static let table = ViewTable<SamplePlan>(
        "preview", "The sample values of one type: what an extension of it declares.",
        [
            .type("type", "The type that is extended: `Pet.Location`, `Page<Item>`.") { $0.type },
            .flag("is_computed", "Whether they have to be computed, since a generic type stores none.") {
                $0.isComputed
            }, .views("samples", "The values.") { $0.samples },
        ])
}

extension SamplePlan.Sample: TabledView {
    public static let table = ViewTable<SamplePlan.Sample>(
        "preview_sample", "A sample value.",
        [
            .text("name", "The name of the member: `preview`.") { $0.name.declaration },
            .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
            .flag("states_type", "Whether the expression alone does not say the type: `.circle(.preview)`.") {
                $0.statesType
            }, .view("value", "The expression.") { $0.value },
        ])
}

extension SampleValue: TabledView {
    /// The expression of a sample value, as templates see it.
    public static let table = ViewTable<SampleValue>(
        "sample", "An expression in parts, so that a long one goes over several lines.",
        [
            .word("kind", ["text", "call", "list", "map"], "What it is made of.") { $0.kind },
            .code("text", "The expression, or what is called.") {
                ($0.expression?.text ?? "", $0.expression?.ownNames ?? [])
            }, .views("entries", "The arguments of a call, the elements of a list, the pairs of a map.") { $0.entries },
            .flag("is_compact", "Whether a call's only argument is a list or a map, which keeps the parentheses close.")
            { $0.isCompact },
        ])

    private var kind: String {
        switch self {
        case .plain: "text"
        case .call: "call"
        case .list: "list"
        case .map: "map"
        }
    }

    private var expression: SwiftExpression? {
        switch self {
        case .plain(let expression, _), .call(let expression, _): expression
        case .list, .map: nil
        }
    }

    private var entries: [Entry] {
        switch self {
        case .plain: []
        case .call(_, let entries), .map(let entries): entries
        case .list(let values): values.map { Entry(nil, $0) }
        }
    }

    private var isCompact: Bool {
        guard case .call(_, let entries) = self, entries.count == 1 else { return false }
        switch entries[0].value {
        case .list, .map: return true
        case .plain(let expression, _): return expression == .list([]) || expression == .dictionary([])
        case .call: return false
        }
    }
}

extension SampleValue.Entry: TabledView {
    public static let table = ViewTable<SampleValue.Entry>(
        "sample_entry", "An argument, an element or a pair.",
        [
            .optionalText("label", "The label, or the literal of the key.") { $0.label?.text },
            .view("value", "The expression.") { $0.value },
        ])
}
