import SwiftModel
import TemplateEngine

extension ResourcePlan: TabledView {
    public static let table = ViewTable<ResourcePlan>(
        "resource", "What an operation does to entities of a kind.",
        [
            .word("action", "Whether it creates, reads, updates, deletes or lists.") { $0.action },
            .flag("replaces", "Whether an update takes away what the request doesn't give.") { $0.replaces },
            .text("table", "The member of a fake repository that keeps the entities: `users`.") {
                $0.tableName.declaration
            }, .optionalText("id", "The argument that says which entity.") { $0.idArgument?.reference },
            .optionalText("request", "The argument whose values are put into the entity.") {
                $0.requestArgument?.reference
            },
            .views("parents", "What the entities belong to: the variables of the path in front of the collection.") {
                $0.parents
            }, .optionalView("page", "Where a list lies in a page; none where it is the response.") { $0.page },
        ])
}

extension ResourceParentPlan: TabledView {
    public static let table = ViewTable<ResourceParentPlan>(
        "resource_parent", "A variable of a path in front of a collection.",
        [
            .literal("key", "Its name on the wire, as a literal.") { $0.wireName },
            .text("argument", "The argument that holds its value.") { $0.argument.reference },
        ])
}

extension ResourcePagePlan: TabledView {
    public static let table = ViewTable<ResourcePagePlan>(
        "resource_page", "A page around a list of entities.",
        [
            .literal("key", "The key of the list, as a literal.") { $0.wireName },
            .literals("counts", "The keys of numbers that say how many entities there are, as literals.") { $0.counts },
            .optionalText("filling", "What else a page needs, as JSON in a literal of several lines.") {
                FillingText.literal(of: $0.filling)
            },
        ])
}

extension ResourceTablePlan: TabledView {
    public static let table = ViewTable<ResourceTablePlan>(
        "resource_table", "The entities of one kind that a fake repository can keep.",
        [
            .text("name", "The name of the member that keeps them: `users`.") { $0.name.declaration },
            .type("entity", "The type of the entities.") { $0.entity },
            .literal("id_key", "The key of an entity's identifier in JSON, as a literal.") { $0.idWireName },
            .optionalText("filling", "What the service adds to a new entity, as JSON in a literal of several lines.") {
                FillingText.literal(of: $0.filling)
            },
        ])
}
