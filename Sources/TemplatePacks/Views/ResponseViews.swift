import SwiftModel
import TemplateEngine

extension ResponsePlan: TabledView {
    public static let table = ViewTable<ResponsePlan>(
        "response", "The successful response of an operation.",
        [
            .word(
                "kind",
                "Its kind: nothing, a value, text, data, one of several, a stream, or one of these with headers."
            ) { $0.kind }, .type("type", "The Swift type; `Void` for nothing.") { $0.type },
            .optionalType(
                "nil_type", "The optional type of a method that returns nil if a call fails; none for one that throws."
            ) { $0.nilType },
            .flag("is_optional", "Whether the response may be without a body.") { $0.type.isOptional },
            .optionalLiteral("envelope", "The key that holds the value, as a literal.") { $0.envelope },
            .views("cases", "The several successes.") { $0.cases },
            .optionalText("cases_type", "The name of the enum of several successes.") { $0.casesType?.text },
            .optionalView("body", "The body beside the headers, if headers are returned and the response has a body.") {
                $0.body
            }, .views("headers", "The headers that are returned (`responses.headers`).") { $0.headers },
            .optionalView("stream", "How its items are read, if it is a stream.") { $0.stream },
            .optionalView("mapped", "The received value of a call without headers, if the app has another type.") {
                $0.wrapper == nil ? $0.value.mapped : nil
            },
            .flag("has_default_case", "Whether one of them covers all other statuses.") { response in
                response.cases.contains { $0.status == .default }
            }, .texts("documentation", "What the spec says of it, as lines of a doc comment.") { $0.documentation },
            .optionalView("sample", "A sample response, where sample values are wanted.") { $0.sample },
        ])
}

extension StreamPlan: TabledView {
    public static let table = ViewTable<StreamPlan>(
        "stream", "How the items of a stream are read.",
        [
            .word("format", "How they are told apart.") { $0.format },
            .type("item", "The type of the items: `ServerSentEvent<Update>`.") { $0.item },
            .type("data", "What an item carries: `Update` of that, or the item itself where it isn't an event.") {
                $0.data
            }, .optionalLiteral("end", "The data that marks the last item, as a literal.") { $0.end },
            .flag("reconnects", "Whether a connection that ended is made again.") { $0.reconnects },
        ])
}

extension ResponseCasePlan: TabledView {
    public static let table = ViewTable<ResponseCasePlan>(
        "response_case", "One of several responses.",
        [
            .text("name", "The name of the case.") { $0.name.declaration },
            .text("status", "The pattern of its status: `200`, `200...299`, `default`.") {
                $0.status.pattern ?? "default"
            }, .optionalText("code", "Its status; none for several.") { $0.status.code.map(String.init) },
            .flag("is_last", "Whether it covers all other statuses.") { $0.status == .default },
            .word("kind", "What comes with it.") { $0.kind },
            .type("type", "The type of what comes with it.") { $0.type },
            .optionalView("mapped", "What is received, where the app has another type.") { $0.mapped },
            .optionalLiteral("envelope", "The key that holds the value, as a literal.") { $0.envelope },
            .optionalLiteral("content_type", "Its media type as a literal, of a reply for tests.") { $0.mediaType },
            .texts("documentation", "What the spec says of it.") { $0.documentation },
        ])
}

extension ResponseBodyPlan: TabledView {
    public static let table = ViewTable<ResponseBodyPlan>(
        "response_body", "What a call returns beside the headers of its response.",
        [
            .word("kind", "What it is.") { $0.kind }, .type("type", "Its type.") { $0.type },
            .optionalView("mapped", "What is received, where the app has another type.") { $0.mapped },
            .flag("is_optional", "Whether the response may be without it.") { $0.type.isOptional },
            .optionalLiteral("envelope", "The key that holds the value, as a literal.") { $0.envelope },
        ])
}

extension ResponseHeaderPlan: TabledView {
    public static let table = ViewTable<ResponseHeaderPlan>(
        "response_header", "A header of a response, as a property beside the value.",
        [
            .text("name", "Its name, where it is declared.") { $0.name.declaration },
            .text("parameter", "Its name before the colon where an initialiser declares it.") { $0.name.parameter },
            .text("reference", "Its name as an expression.") { $0.name.reference },
            .text("member", "Its name after a dot.") { $0.name.member },
            .literal("key", "The name on the wire as a literal.") { $0.wireName },
            .type("type", "The type of its value, without the `?` of one that may be absent.") { $0.type },
            .flag("is_optional", "Whether it may be absent.") { $0.isOptional },
            .texts("documentation", "What the spec says of it, as lines of a doc comment.") { $0.documentation },
        ])
}

extension ErrorPlan: TabledView {
    public static let table = ViewTable<ErrorPlan>(
        "error", "A typed error body.",
        [
            .optionalText("status", "`404` or `400...499`; none for all other statuses.") { $0.status.pattern },
            .type("type", "The type of the body.") { $0.type },
        ])
}

extension FailurePlan: TabledView {
    public static let table = ViewTable<FailurePlan>(
        "failure", "The enum of the errors that an operation documents.",
        [
            .text("name", "Its name.") { $0.name.type },
            .views("cases", "Its cases: single statuses before ranges, and the rest at the end.") { $0.cases },
        ])
}

extension FailurePlan.Case: TabledView {
    public static let table = ViewTable<FailurePlan.Case>(
        "failure_case", "A documented error as a case.",
        [
            .text("name", "Its name, where it is declared.") { $0.name.declaration },
            .text("member", "Its name after a dot.") { $0.name.member },
            .optionalText("status", "`404` or `400...499`; none for all other statuses.") { $0.error.status.pattern },
            .type("type", "The type of the body.") { $0.error.type },
        ])
}

extension SecurityAlternativePlan: TabledView {
    public static let table = ViewTable<SecurityAlternativePlan>(
        "security_alternative", "Credentials that are needed together.",
        [.views("requirements", "The schemes; none where no credentials are needed.") { $0.requirements }])
}

extension SecurityAlternativePlan.Requirement: TabledView {
    public static let table = ViewTable<SecurityAlternativePlan.Requirement>(
        "security_requirement", "One scheme that an operation needs.",
        [
            .text("name", "The scheme's Swift name.") { $0.name.member },
            .literals("scopes", "The scopes as literals.") { $0.scopes },
        ])
}

extension SecuritySchemePlan: TabledView {
    public static let table = ViewTable<SecuritySchemePlan>(
        "security_scheme", "One way to authenticate callers.",
        [
            .text("name", "Its Swift name.") { $0.name.declaration },
            .literal("key", "Its name in the spec as a literal.") { $0.wireName },
            .word("kind", "What kind of credentials it wants.") { $0.kind },
            .optionalLiteral("parameter", "The literal of an API key's name, or of another HTTP scheme.") {
                $0.parameter
            }, .optionalWord("location", "Where an API key goes.") { $0.location },
            .texts("documentation", "What the spec says of it.") { $0.documentation },
        ])
}

extension EnvironmentPlan: TabledView {
    public static let table = ViewTable<EnvironmentPlan>(
        "environment", "The places where the API is served.",
        [
            .text("name", "The name of the type.") { $0.name.type }, .views("servers", "The places.") { $0.servers },
            .optionalText("default", "The expression of the first one that callers need not complete: `.production`.") {
                $0.defaultServer
            },
            .optionalText("default_url", "The expression of its base URL: `APIEnvironment.production.baseURL`.") {
                $0.defaultURL
            },
        ])
}

extension ServerPlan: TabledView {
    public static let table = ViewTable<ServerPlan>(
        "server", "One place, as a case of the environment.",
        [
            .text("name", "The name of the case.") { $0.name.declaration },
            .text("url", "The base URL as a string literal.") { $0.urlText },
            .texts("documentation", "What the spec says of it.") { $0.documentation },
            .views("variables", "The parts of the URL that the caller chooses.") { $0.variables },
            .text("pattern", "The pattern that binds the variables: `.production(let region)`.") { $0.pattern },
        ])
}

extension ServerVariablePlan: TabledView {
    public static let table = ViewTable<ServerVariablePlan>(
        "server_variable", "A part of a server's URL that the caller chooses.",
        [
            .text("name", "Its name.") { $0.name.declaration }, .type("type", "Its type.") { $0.type },
            .optionalLiteral("default", "Its default value.") { $0.defaultValue },
            .texts("documentation", "What the spec says of it.") { $0.documentation },
        ])
}
