import SwiftModel
import TemplateEngine

/// A service as templates see it: its plan, its operations as views, and the names that the manifest asks for.
final class ServiceView: TemplateView {
    let plan: ServicePlan
    /// Those that have a method, and those that open a channel.
    let operations: [OperationView]
    let channels: [OperationView]
    private let requests: [OperationView]
    let table: ViewTable<ServiceView>

    init(_ plan: ServicePlan, operations: [OperationView], table: ViewTable<ServiceView>) {
        self.plan = plan
        self.operations = operations.filter { $0.plan.channel == nil }
        channels = operations.filter { $0.plan.channel != nil }
        requests = operations.filter(\.plan.hasCase)
        self.table = table
    }

    var viewType: ViewType { table.viewType }

    func value(at field: Int) -> TemplateValue { table.value(of: self, at: field) }

    static func table(operation: ViewType, names: [NamingConventions.KeyedPattern]) -> ViewTable<ServiceView> {
        ViewTable(
            "service",
            "A group of operations.",
            [
                .foreign("tag", "What the spec calls the group.") { $0.plan.wireName },
                .text("word", "The group as a word: `UserAccounts`.") { $0.plan.word },
                .texts("documentation", "The lines of its doc comment, with `///`.") { $0.plan.documentation },
                .views("operations", "Its operations in the order of the spec.", of: operation) { $0.operations },
                .views("requests", "Its operations and channels whose requests have cases.", of: operation) {
                    $0.requests
                },
                .views("channels", "Its operations that open channels.", of: operation) { $0.channels },
                .views("tables", "The kinds of entities that its operations create, read, update, delete and list.") {
                    $0.plan.tables
                },
                .optionalText("cached", "The repository that keeps what operations return, where there is one.") {
                    $0.plan.cached?.type
                },
                .optionalText("offline", "The repository whose writes wait in an outbox, where some do.") {
                    $0.plan.offline?.type
                },
            ] + PackViews.names(names) { $0.plan.names }
        )
    }
}
