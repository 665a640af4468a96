import SwiftModel
import TemplateEngine

extension ResourcePlan: TabledView {
    public static let table = ViewTable<ResourcePlan>(
        "resource",
        "What an operation does to entities of a kind.",
        [
            .word("action", Action.allCases.map(\.rawValue), "Whether it creates, reads, updates, deletes or lists.") {
                $0.action.rawValue
            },
            .text("table", "The member of a fake repository that keeps the entities: `users`.") { $0.tableName },
            .optionalText("id", "The argument that says which entity.") { $0.idArgument },
            .optionalText("request", "The argument whose values are put into the entity.") { $0.requestArgument },
        ]
    )
}

extension ResourceTablePlan: TabledView {
    public static let table = ViewTable<ResourceTablePlan>(
        "resource_table",
        "The entities of one kind that a fake repository can keep.",
        [
            .text("name", "The name of the member that keeps them: `users`.") { $0.name },
            .text("entity", "The type of the entities.") { $0.entity },
            .text("id_key", "The key of an entity's identifier in JSON, as a literal.") { $0.idKey },
            .views("filling", "What the service adds to a new entity.") { $0.filling },
        ]
    )
}

extension FillingPlan: TabledView {
    public static let table = ViewTable<FillingPlan>(
        "filling",
        "A value that a new entity needs and that no request brings.",
        [
            .text("key", "The key as a literal.") { $0.key },
            .text("value", "The value as a literal of `JSONValue`.") { $0.value },
        ]
    )
}
