import SwiftModel
import TemplateEngine

/// The whole plan as templates see it.
final class PlanView: TemplateView {
    let plan: SwiftPlan
    let services: [ServiceView]
    let table: NamedTable<PlanView>

    init(_ plan: SwiftPlan, services: [ServiceView], table: NamedTable<PlanView>) {
        self.plan = plan
        self.services = services
        self.table = table
    }

    var viewType: ViewType { table.viewType }

    func value(at field: Int) -> TemplateValue { table.value(of: self, at: field, names: []) }

    static func table(service: ViewType) -> NamedTable<PlanView> {
        typealias F = Field<PlanView>
        return NamedTable(
            "plan",
            "All that is generated for an API.",
            [
                F.text("title", "The API's title.") { $0.plan.title },
                F.views("services", "Its services.", of: service) { $0.services },
                F.views("models", "Its models.") { $0.plan.models },
                F.optionalView("environment", "The places where the API is served.") { $0.plan.environment },
                F.views("security_schemes", "The ways in which the service tells its callers apart.") {
                    $0.plan.securitySchemes
                },
                F.flag("converts_keys", "Whether coding keys are what a decoder makes of keys in snake case.") {
                    $0.plan.convertsKeys
                },
                F.optionalView("forwarders", "Old names that go on working, where the configuration asks for them.") {
                    $0.plan.forwarders
                },
            ]
        )
    }
}
