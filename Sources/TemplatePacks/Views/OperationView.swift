import SwiftModel
import TemplateEngine

/// An operation as templates see it: its plan, and the names that the pack's manifest asks for.
final class OperationView: TemplateView {
    let plan: OperationPlan
    let table: NamedTable<OperationPlan>
    let names: [String]

    init(_ plan: OperationPlan, table: NamedTable<OperationPlan>) {
        self.plan = plan
        self.table = table
        names = plan.names.map(\.text)
    }

    var viewType: ViewType { table.viewType }

    func value(at field: Int) -> TemplateValue { table.value(of: plan, at: field, names: names) }

    static func table(names: [NamedField]) -> NamedTable<OperationPlan> {
        typealias F = Field<OperationPlan>
        return NamedTable(
            "operation",
            "One operation: as a case, as a method, and as the pieces of the request that it sends.",
            [
                F.text("key", "Method and path as in the spec: `GET /users/{id}`.") { SingleLine.text($0.key) },
                F.optionalText("id", "Its operationId as a string literal: `\"getUser\"`.") {
                    $0.identifier.map(SwiftLiteral.quoted)
                },
                F.text("wire_path", "The path as in the spec, as a string literal: `\"/users/{id}\"`.") {
                    SwiftLiteral.quoted($0.wirePath)
                },
                F.texts("documentation", "The lines of its doc comment, with `///`.") { $0.documentation },
                F.optionalText("deprecation", "The `@available` attribute of a deprecated operation.") {
                    $0.deprecation
                },
                F.views("case_arguments", "What the case carries.") { $0.caseArguments },
                F.views("arguments", "What the repository's method takes.") { $0.arguments },
                F.flag("has_one_argument", "Whether the repository's method takes exactly one.") {
                    $0.arguments.count == 1
                },
                F.views("required_arguments", "The arguments that have no default value.") {
                    $0.arguments.filter { $0.defaultValue == nil }
                },
                F.flag("has_defaults", "Whether some arguments have default values.") {
                    $0.arguments.contains { $0.defaultValue != nil }
                },
                F.flag("is_manual", "Whether the body of the repository's method is written by hand.") { $0.isManual },
                F.flag("wants_use_case", "Whether the team asks for a use case of it.") { $0.hasUseCase == true },
                F.flag("refuses_use_case", "Whether the team wants no use case of it.") { $0.hasUseCase == false },
                F.optionalView("input", "The struct that carries several inputs, where it is declared here.") {
                    $0.input
                },
                F.text("path", "The path as a string literal with interpolations, escaped as it is sent.") {
                    $0.path.expression
                },
                F.view("method", "The request method.") { $0.method },
                F.views("headers", "Header values.") { $0.headers },
                F.flag("has_optional_headers", "Whether a header may be absent.") {
                    $0.headers.contains { $0.isOptional }
                },
                F.optionalText("header_preset", "The name of headers that the network layer supplies: `location`.") {
                    $0.headerPreset
                },
                F.views("query", "Query items.") { $0.query },
                F.views("cookies", "Cookies.") { $0.cookies },
                F.optionalView("body", "The body of the request.") { $0.body },
                F.view("param", "What the one-member convention sends.") { $0.param },
                F.optionalText("accept", "The accepted media types as a literal, where they are not plain JSON.") {
                    $0.accept
                },
                F.optionalText("base_url", "The operation's own server as a literal.") { $0.baseURL },
                F.views("security", "Alternatives of credentials.") { $0.security },
                F.views("errors", "Typed error bodies.") { $0.errors },
                F.optionalView("resource", "What it does to entities of a kind, where its shape says that.") {
                    $0.resource
                },
                F.view("response", "What a successful call returns.") { $0.response },
            ],
            names: names
        )
    }
}
