import SwiftModel
import TemplateEngine

/// A service as templates see it: its plan, its operations as views, and the names that the manifest defines.
final class ServiceView: TemplateView {
    let plan: ServicePlan
    /// The operations that have a method, and those that open a channel.
    let operations: [OperationView]
    let channels: [OperationView]
    private let requests: [OperationView]
    private let joined: [OperationView]
    let table: ViewTable<ServiceView>

    init(_ plan: ServicePlan, operations: [OperationView], table: ViewTable<ServiceView>) {
        self.plan = plan
        self.operations = operations.filter { $0.plan.channel == nil }
        channels = operations.filter { $0.plan.channel != nil }
        requests = operations.filter(\.plan.hasCase)
        joined = operations.filter(\.plan.joinsUseCase)
        self.table = table
    }

    var viewType: ViewType { table.viewType }

    func value(at field: Int) -> TemplateValue { table.value(of: self, at: field) }

    static func table(operation: ViewType, names: [NamingConventions.KeyedPattern]) -> ViewTable<ServiceView> {
        ViewTable(
            "service", "A group of operations.",
            [
                .foreign("tag", "What the spec calls the group.") { $0.plan.wireName },
                .text("word", "The group as a word: `UserAccounts`.") { $0.plan.word },
                .texts("documentation", "The lines of its doc comment, with `///`.") { $0.plan.documentation },
                .views("operations", "Its operations in the order of the spec.", of: operation) { $0.operations },
                .views("requests", "Its operations and channels whose requests have cases.", of: operation) {
                    $0.requests
                }, .views("channels", "Its operations that open channels.", of: operation) { $0.channels },
                .views("joined_operations", "Those that are methods of another operation's use case.", of: operation) {
                    $0.joined
                }.byName,
                .views("tables", "The kinds of entities that its operations create, read, update, delete and list.") {
                    $0.plan.tables
                },
                .optionalText("cached", "The repository that keeps what operations return, where there is one.") {
                    $0.plan.cached?.type
                }, .offline,
            ] + PackViews.names(names) { $0.plan.names })
    }
}

/// An operation as templates see it: its plan, and the names that the pack's manifest defines.
final class OperationView: TemplateView {
    let plan: OperationPlan
    var subject: String? { plan.key }
    /// The sample calls and replies of the operation, where tests are generated.
    private let samples: CallSamples?
    let table: ViewTable<OperationView>

    init(_ plan: OperationPlan, _ samples: CallSamples?, table: ViewTable<OperationView>) {
        self.plan = plan
        self.samples = samples
        self.table = table
    }

    var viewType: ViewType { table.viewType }

    func value(at field: Int) -> TemplateValue { table.value(of: self, at: field) }

    static func table(names: [NamingConventions.KeyedPattern]) -> ViewTable<OperationView> {
        ViewTable(
            "operation", "One operation: as a case, as a method, and as the pieces of the request that it sends.",
            [
                .text("key", "Method and path as in the spec: `GET /users/{id}`.") { SingleLine.text($0.plan.key) },
                .optionalLiteral("id", "Its operationId as a string literal: `\"getUser\"`.") { $0.plan.identifier },
                .optionalLiteral("summary", "Its summary as a string literal: `\"List pets\"`.") { $0.plan.summary },
                .optionalLiteral("description", "What the description says of it at more length, as a string literal.")
                { $0.plan.description }, .views("extensions", "The vendor extensions of it.") { $0.plan.extensions },
                .literal("wire_path", "The path as in the spec, as a string literal: `\"/users/{id}\"`.") {
                    $0.plan.wirePath
                }, .view("info", "What middlewares are told of it.") { $0.plan.info },
                .texts("documentation", "The lines of its doc comment, with `///`.") { $0.plan.documentation },
                .deprecation("The `@available` attribute of a deprecated operation.") { $0.plan.isDeprecated },
                .views("case_arguments", "What the case carries.") { $0.plan.caseArguments },
                .views("arguments", "What the repository's method takes.") { $0.plan.arguments },
                .flag("has_one_argument", "Whether the repository's method takes exactly one.") {
                    $0.plan.arguments.count == 1
                },
                .views("required_arguments", "The arguments that have no default value.") {
                    $0.plan.arguments.filter { $0.defaultValue == nil }
                }.byName,
                .flag("can_fail_to_send", "Whether converting an argument for the request may throw.") {
                    $0.plan.caseArguments.contains { $0.mapped?.canThrow == true }
                },
                .flag("maps_arguments", "Whether an argument is converted from the app's type before it is sent.") {
                    $0.plan.caseArguments.contains { $0.mapped != nil }
                },
                .flag("has_defaults", "Whether some arguments have default values.") {
                    $0.plan.arguments.contains { $0.defaultValue != nil }
                },
                .flag("is_manual", "Whether the body of the repository's method is written by hand.") {
                    $0.plan.isManual
                },
                .flag("wants_use_case", "Whether the team asks for a use case of it.") { $0.plan.hasUseCase == true },
                .flag("refuses_use_case", "Whether the team wants no use case of it.") { $0.plan.hasUseCase == false },
                .text("use_case_method", "The method of its use case, which may be that of another operation.") {
                    $0.plan.useCaseMethod
                },
                .text("use_case_spy", "What the mock of the use case records calls of that method in.") {
                    $0.plan.useCaseSpy
                },
                .optionalView("input", "The struct that carries several inputs, where it is declared here.") {
                    $0.plan.input
                },
                .text("path", "The path as a string literal with interpolations, escaped as it is sent.") {
                    $0.plan.path.text
                }.using { $0.plan.path.arguments.map(\.reference) },
                .views("path_segments", "What stands between the slashes of the path.") { $0.plan.path.segments }.using
                { $0.plan.path.arguments.map(\.reference) },
                .texts("path_parts", "The path as literals; all but the last are as long as fits on a line.") {
                    $0.plan.path.parts
                }.using { $0.plan.path.arguments.map(\.reference) },
                .view("method", "The request method.") { $0.plan.method }.using {
                    $0.plan.method.flag.map { [$0.reference] } ?? []
                },
                .views("headers", "Header values.") { $0.plan.headers }.using {
                    $0.plan.headers.arguments.map(\.reference)
                },
                .flag("has_optional_headers", "Whether a header may be absent.") {
                    $0.plan.headers.contains { $0.isOptional }
                },
                .optionalText("header_preset", "The name of headers that the network layer supplies: `location`.") {
                    $0.plan.headerPreset?.member
                }, .views("query", "Query items.") { $0.plan.query }.using { $0.plan.query.arguments.map(\.reference) },
                .views("cookies", "Cookies.") { $0.plan.cookies }.using { $0.plan.cookies.arguments.map(\.reference) },
                .optionalView("body", "The body of the request.") { $0.plan.body }.using {
                    $0.plan.body?.content.arguments.map(\.reference) ?? []
                },
                .optionalView("param", "What the one-member convention sends; none where that is nothing.") {
                    $0.plan.param.alone
                }.using { $0.plan.param.content.arguments.map(\.reference) },
                .optionalWord(
                    "param_place", ["query", "body"], "Where `param` goes, where that is not the method's habit."
                ) { operation in operation.plan.param.usesQuery.map { $0 ? "query" : "body" } },
                .views("extra_query", "Query items that `param` can't carry.") { $0.plan.param.extraQuery }.using {
                    $0.plan.param.extraQuery.arguments.map(\.reference)
                },
                .optionalView("extra_body", "A body that `param` can't carry.") { $0.plan.param.extraBody }.using {
                    $0.plan.param.extraBody?.content.arguments.map(\.reference) ?? []
                },
                .optionalText("accept", "The accepted media types as a literal, where they are not plain JSON.") {
                    $0.plan.accept.isEmpty ? nil : SwiftLiteral.quoted($0.plan.accept.joined(separator: ", "))
                }, .optionalLiteral("base_url", "The operation's own server as a literal.") { $0.plan.baseURL },
                .views("security", "Alternatives of credentials.") { $0.plan.security },
                .views("errors", "Typed error bodies.") { $0.plan.errors },
                .optionalView("failure", "The enum of its errors, where there is one.") { $0.plan.failure },
                .optionalText("reply_type", "The type of its replies for tests, where those are wanted.") {
                    $0.plan.replies?.type.type
                },
                .optionalText("reply_point", "Its name for these, where it is declared.") {
                    $0.plan.replies?.point.declaration
                }, .optionalLiteral("reply_name", "The same as a literal.") { $0.plan.replies?.point.raw },
                .literals("reply_methods", "The methods of requests that these reply to, as literals.") {
                    $0.plan.replies?.methods ?? []
                }, .views("replies", "Its responses as replies for tests.") { $0.plan.replies?.cases ?? [] },
                .literals("reply_examples", "The names of its examples of the first success, as literals.") {
                    $0.plan.replies?.examples ?? []
                },
                .optionalView(
                    "reply_sample",
                    "Its first success as such a reply, where that is a value alone that can be made up."
                ) { $0.samples?.reply(to: $0.plan) },
                .optionalView(
                    "call_sample",
                    "A call of its method on `repository`, where tests have replies and values can be made up."
                ) { view in
                    view.plan.names.first { $0.key == "function" }.flatMap {
                        view.samples?.call(of: view.plan, named: $0.text)
                    }
                },
                .optionalView("pages", "The method that gives the items of all its pages, where those are described.") {
                    $0.plan.pages
                }, .optionalView("cache", "How its responses are kept, where they are.") { $0.plan.cache },
                .optionalView("live", "The method that repeats it for subscribers, if there is one.") { $0.plan.live },
                .views("drops", "The kept responses that are wrong after a call.") { $0.plan.drops },
                .views("stales", "The queries that give something else after a call (`queries`).") { $0.plan.stales },
                .flag("is_read", "Whether a call leaves what other calls return as it is.") { $0.plan.isRead }, .waits,
                .keepsArguments,
                .optionalView("resource", "What it does to entities of a kind, where its shape says that.") {
                    $0.plan.resource
                }, .optionalView("channel", "The channel that it opens, where it opens one.") { $0.plan.channel },
                .view("response", "What a successful call returns.") { $0.plan.response },
            ] + PackViews.names(names) { $0.plan.names }, areCases: names.contains { $0.key == "case" })
    }
}

extension OperationView: SwitchCase {
    func arguments(ofField position: Int) -> [String] { table.arguments(of: self, ofField: position) }

    func types(of arguments: [String]) -> [String] {
        plan.caseArguments.filter { arguments.contains($0.name) }.map(\.type.text)
    }

    var unboundPattern: String { plan.caseMember }

    /// `.updateUser(let id, _)`
    func pattern(binding arguments: [String]) -> String {
        arguments.isEmpty ? plan.caseMember : "\(plan.caseMember)(\(bindings(of: arguments).joined(separator: ", ")))"
    }

    func bindings(of arguments: [String]) -> [String] {
        arguments.isEmpty ? [] : plan.caseArguments.map { arguments.contains($0.name) ? "let " + $0.name : "_" }
    }
}
