import SwiftModel
import TemplateEngine

extension ForwarderPlan: TabledView {
    public static let table = ViewTable<ForwarderPlan>(
        "forwarders", "Old names that keep working.",
        [
            .views("types", "Types under their old names.") { $0.types },
            .views("members", "Cases and properties under their old names.") { $0.members },
            .views("methods", "Methods under their old names, or with their old arguments.") { $0.methods },
        ])
}

extension ForwarderPlan.TypeName: TabledView {
    public static let table = ViewTable<ForwarderPlan.TypeName>(
        "forwarder_type", "A type under its old name.",
        [
            .optionalText("owner", "The type that declared the old name.") { $0.owner },
            .text("name", "The old name.") { $0.name }, .text("target", "The type.") { $0.target },
            .text("renamed", "The new name as a literal, for an `@available` attribute.") { $0.renamed },
        ])
}

extension ForwarderPlan.Member: TabledView {
    public static let table = ViewTable<ForwarderPlan.Member>(
        "forwarder_member", "A case or property under its old name.",
        [
            .word("kind", "A case, a property, or a case that carries something.") { $0.kind },
            .text("owner", "The type that has it.") { $0.owner }, .text("name", "The old name.") { $0.name },
            .type("type", "The type of the property, or of what a case carries.") { $0.type },
            .text("target", "The new name as an expression: `.newest`, `title`.") { $0.target },
            .text("renamed", "The new name as a literal, for an `@available` attribute.") { $0.renamed },
        ])
}

extension ForwarderPlan.Method: TabledView {
    public static let table = ViewTable<ForwarderPlan.Method>(
        "forwarder_method", "A method under its old name, or with its old arguments.",
        [
            .text("owner", "The type that has it.") { $0.owner }, .text("name", "The old name.") { $0.name },
            .text("target", "The new name.") { $0.target },
            .views("arguments", "What the old method took.") { $0.arguments },
            .texts("call", "What the new method is given: `id: id`, `page: nil`.") { $0.call },
            .view("response", "What both return.") { $0.response },
            .text("renamed", "The new name as a literal, for an `@available` attribute.") { $0.renamed },
        ])
}
