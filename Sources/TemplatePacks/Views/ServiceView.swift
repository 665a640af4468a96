import SwiftModel
import TemplateEngine

/// A service as templates see it: its plan, its operations as views, and the names that the manifest asks for.
final class ServiceView: TemplateView {
    let plan: ServicePlan
    let operations: [OperationView]
    let switches: [SwitchView]
    let table: ViewTable<ServiceView>

    init(_ plan: ServicePlan, operations: [OperationView], switches: [SwitchView], table: ViewTable<ServiceView>) {
        self.plan = plan
        self.operations = operations
        self.switches = switches
        self.table = table
    }

    var viewType: ViewType { table.viewType }

    func value(at field: Int) -> TemplateValue { table.value(of: self, at: field) }

    static func table(operation: ViewType, switchType: ViewType, names: [NamingConventions.KeyedPattern]) -> ViewTable<
        ServiceView
    > {
        let own: [ViewTable<ServiceView>.Entry] = [
            .text("tag", "What the spec calls the group.") { $0.plan.wireName },
            .text("word", "The group as a word: `UserAccounts`.") { $0.plan.word },
            .texts("documentation", "The lines of its doc comment, with `///`.") { $0.plan.documentation },
            .views("operations", "Its operations in the order of the spec.", of: operation) { $0.operations },
            .views("tables", "The kinds of entities that its operations create, read, update, delete and list.") {
                $0.plan.tables
            },
            .flag("has_errors", "Whether some operation has typed error bodies.") { service in
                service.plan.operations.contains { !$0.errors.isEmpty }
            },
            .flag("has_optional_arguments", "Whether some operation has arguments with default values.") { service in
                service.plan.operations.contains { $0.arguments.contains { $0.defaultValue != nil } }
            },
            .flag("has_manual_operations", "Whether the body of some method is written by hand.") { service in
                service.plan.operations.contains { $0.isManual }
            },
            .flag("uses_security", "Whether some operation needs credentials.") { service in
                service.plan.operations.contains { !$0.security.isEmpty }
            },
        ]
        let switches = SwitchView.kinds.enumerated().map { index, kind -> ViewTable<ServiceView>.Entry in
            .view("\(kind.name)_switch", kind.summary, of: switchType) { $0.switches[index] }
        }
        return ViewTable("service", "A group of operations.", own + switches + PackViews.names(names) { $0.plan.names })
    }
}

/// A switch over the cases of a service.
final class SwitchView: TemplateView {
    let plan: SwitchPlan
    let arms: [ArmView]
    let defaultOperation: OperationView?
    let table: ViewTable<SwitchView>

    init(_ plan: SwitchPlan, arms: [ArmView], defaultOperation: OperationView?, table: ViewTable<SwitchView>) {
        self.plan = plan
        self.arms = arms
        self.defaultOperation = defaultOperation
        self.table = table
    }

    var viewType: ViewType { table.viewType }

    func value(at field: Int) -> TemplateValue { table.value(of: self, at: field) }

    /// Every switch that a request has, in the order of `ServiceView.switches`.
    static let kinds: [(name: String, summary: String, plan: @Sendable (ServiceSwitches) -> SwitchPlan)] = [
        ("path", "The switch over paths.", { $0.path }),
        ("method", "The switch over methods.", { $0.method }),
        ("header", "The switch over headers and the presets that the network layer supplies.", { $0.header }),
        ("headers", "The switch over headers alone.", { $0.headers }),
        ("query", "The switch over query items.", { $0.query }),
        ("extra_query", "The switch over query items that `param` can't carry.", { $0.extraQuery }),
        ("cookies", "The switch over cookies.", { $0.cookies }),
        ("body", "The switch over bodies.", { $0.body }),
        ("extra_body", "The switch over bodies that `param` can't carry.", { $0.extraBody }),
        ("parameters", "The switch over query and body together.", { $0.parameters }),
        ("param", "The switch over what the one-member convention sends.", { $0.param }),
        ("using_query", "The switch over where `param` goes, where that is not the method's habit.", { $0.usingQuery }),
        ("accept", "The switch over accepted media types.", { $0.accept }),
        ("base_url", "The switch over servers of single operations.", { $0.baseURL }),
        ("security", "The switch over credentials.", { $0.security }),
        ("errors", "The switch over typed error bodies.", { $0.errors }),
    ]

    static func table(operation: ViewType, arm: ViewType) -> ViewTable<SwitchView> {
        ViewTable(
            "switch",
            "A switch over the cases of a service: which cases share an arm, and what each arm binds.",
            [
                .views("arms", "The arms.", of: arm) { $0.arms },
                .flag("has_default", "Whether cases are left for a `default:` arm.") { $0.plan.hasDefault },
                .optionalView(
                    "default_operation",
                    "The operation that speaks for the `default:` arm, where that arm says something.",
                    of: operation
                ) { $0.defaultOperation }
                .byName,
                .flag("is_empty", "Whether no case says anything.") { $0.plan.isEmpty },
                .flag("is_uniform", "Whether all cases say the same, so that no switch is needed.") {
                    $0.plan.isUniform
                },
            ]
        )
    }
}

/// One arm of a switch.
final class ArmView: TemplateView {
    let patterns: [String]
    let operation: OperationView
    let table: ViewTable<ArmView>

    init(_ patterns: [String], operation: OperationView, table: ViewTable<ArmView>) {
        self.patterns = patterns
        self.operation = operation
        self.table = table
    }

    var viewType: ViewType { table.viewType }

    func value(at field: Int) -> TemplateValue { table.value(of: self, at: field) }

    static func table(operation: ViewType) -> ViewTable<ArmView> {
        ViewTable(
            "arm",
            "One arm of a switch.",
            [
                .texts("patterns", "The cases: `.getUser(let id)`, `.deleteUser(let id)`.") { $0.patterns },
                .view("operation", "The operation that speaks for all of them.", of: operation) { $0.operation }.byName,
            ]
        )
    }
}
