import SwiftModel
import TemplateEngine

/// The whole plan as templates see it.
final class PlanView: TemplateView {
    let plan: SwiftPlan
    /// The models of a partial view, which leaves out servers and credentials; nil for the whole plan.
    private let part: [ModelPlan]?
    let services: [ServiceView]
    /// The support code that the descriptions of a module use.
    let support: [SupportSymbol]
    let table: ViewTable<PlanView>

    init(
        _ plan: SwiftPlan, part: [ModelPlan]? = nil, services: [ServiceView], support: [SupportSymbol],
        table: ViewTable<PlanView>
    ) {
        self.plan = plan
        self.part = part
        self.services = services
        self.support = support
        self.table = table
    }

    var viewType: ViewType { table.viewType }

    func value(at field: Int) -> TemplateValue { table.value(of: self, at: field) }

    static func table(service: ViewType) -> ViewTable<PlanView> {
        ViewTable(
            "plan", "All that is generated for an API.",
            [
                .foreign("title", "The API's title.") { $0.plan.title },
                .literal("title_literal", "The title as a string literal.") { $0.plan.title },
                .literal("version", "The version of the API, as a string literal: `\"1.2\"`.") { $0.plan.version },
                .optionalLiteral("description", "What the description says of the API, as a string literal.") {
                    $0.plan.description
                }, .views("extensions", "The vendor extensions of `info` and of the document.") { $0.plan.extensions },
                .views("services", "Its services.", of: service) { $0.services },
                .views("models", "Its models.") { $0.part ?? $0.plan.models },
                .optionalView("conversions", "The functions that the team has to write for its entities.") {
                    $0.plan.conversions
                },
                .flag("has_entities", "Whether the app has types apart from those of the service (`entities`).") {
                    $0.plan.entities != nil
                },
                .optionalView("environment", "The places where the API is served.") {
                    $0.part == nil ? $0.plan.environment : nil
                },
                .texts("server_urls", "The expressions of the base URLs of requests whose client has none.") {
                    $0.plan.serverURLs
                },
                .views("security_schemes", "How the service authenticates its callers.") {
                    $0.part == nil ? $0.plan.securitySchemes : []
                },
                .flag(
                    "has_own_servers",
                    "Whether APIs name the server of their requests instead of leaving it to the support code."
                ) { $0.plan.hasOwnServers },
                .flag(
                    "shares_module", "Whether other descriptions use the same support code, which then knows no server."
                ) { $0.plan.sharesSupport },
                .flag("has_streams", "Whether a response of the module comes as a stream.") {
                    $0.support.contains(.clientStreams)
                },
                .flag("has_channels", "Whether an operation of the module opens a channel.") {
                    $0.support.contains(.channelConnection)
                }, .flag("has_cache", "Whether responses are kept.") { $0.support.contains(.repositoryCache) },
                .flag("has_live_reads", "Whether reads are repeated for subscribers (`observe`).") {
                    $0.support.contains { SupportSymbol.ofLiveReads.contains($0) }
                },
                .flag("has_stream_headers", "Whether headers are returned beside a stream.") {
                    $0.support.contains(.streamDecodable)
                }, .hasOutbox,
                .flag("converts_keys", "Whether coding keys are written as a decoder converts them from snake case.") {
                    $0.plan.convertsKeys
                },
                .flag("uses_files", "Whether bodies may be files, and replies be saved to files.") {
                    $0.plan.usesFiles
                }, .flag("has_open_values", "Whether some value can be any JSON.") { $0.support.contains(.jsonValue) },
                .flag("has_replies", "Whether tests have the responses of operations as types.") { $0.plan.hasReplies },
                .flag("has_queries", "Whether views show queries (`queries`).") { $0.plan.hasQueries },
            ])
    }
}
