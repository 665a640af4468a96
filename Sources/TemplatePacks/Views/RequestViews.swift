import SwiftModel
import TemplateEngine

extension ArgumentPlan: TabledView {
    public static let table = ViewTable<ArgumentPlan>(
        "argument", "One argument of a case and of the method that makes it.",
        [
            .text("name", "Its name inside the method.") { $0.name },
            .text("element", "Its name before the colon of a tuple's value.") { $0.identifier.label },
            .optionalText("label", "Its label; none if it is passed without one.") { $0.label },
            .type("type", "Its type.") { $0.type },
            .flag("is_optional", "Whether the type is optional.") { $0.type.isOptional },
            .optionalText("default", "The default value.") { $0.defaultValue?.text },
            .text("case_parameter", "As a case declares it: `id: Int`, or `CreateUserRequest`.", naming: \.type) {
                $0.caseParameter
            },
            .text("parameter", "As a method declares it: `id: Int`, `_ request: CreateUserRequest`.", naming: \.type) {
                $0.parameter
            },
            .text("argument", "As it is handed on: `id: id`, or `request`; a pinned one hands on its constant.") {
                $0.argument
            },
            .text("omitted", "As it is handed on when the caller leaves it out: `page: nil`.") { argument in
                argument.passing(argument.defaultValue?.text ?? argument.name)
            }, .texts("documentation", "The lines of its documentation.") { $0.documentation },
            .text(
                "place",
                "Where its value goes: `path`, `query`, `querystring` (all of it), `header`, `cookie`, `body`, `input` (a struct whose properties say it of themselves), `method`, which it chooses, or `call`, for a body written by hand."
            ) { $0.place.rawValue },
            .optionalLiteral("key", "The wire name as a literal; none for a body, a struct of inputs and a flag.") {
                $0.wireName
            }, .flag("is_deprecated", "Whether the spec advises against it.") { $0.isDeprecated },
        ] + ViewTable.saying(\.statement))
}

extension RequestValue: TabledView {
    public static let table = ViewTable<RequestValue>(
        "value", "One named value of a request: a query item, a header, a cookie.",
        [
            .literal("key", "The wire name as a string literal.") { $0.wireName },
            .text("value", "The value as it is: `input.page`.") { $0.source.text },
            .text("text", "The value as text: `String(page)`, `sort?.rawValue`.") { $0.text },
            .type("type", "Its type.") { $0.type }, .flag("is_optional", "Whether it may be absent.") { $0.isOptional },
            .text("style", "The serialisation style: `form`, `deepObject`.") { $0.encoding.style.rawValue },
            .flag("is_exploded", "Whether lists and objects are spread over several items.") { $0.encoding.isExploded },
            .flag("has_default_style", "Whether style and explode are the usual ones of the place.") {
                $0.hasUsualStyle
            }, .flag("allows_reserved", "Whether reserved characters stay as they are.") { $0.encoding.allowsReserved },
            .flag("is_json", "Whether the value is sent as a JSON document.") { $0.encoding.isJSON },
            .flag("is_whole_query", "Whether the value is the whole query string.") { $0.isWholeQuery },
            .views("fields", "How members of a whole query are sent, where the description says so.") { $0.fields },
        ])
}

extension OperationInfoPlan: TabledView {
    public static let table = ViewTable<OperationInfoPlan>(
        "operation_info", "What a running program is told of an operation.",
        [
            .literal("id", "The operationId, or method and path where there is none, as a literal.") { $0.id },
            .literal("path", "The path as in the spec, as a literal.") { $0.wirePath },
            .literals("tags", "The tags as literals.") { $0.tags },
        ])
}

extension MethodPlan: TabledView {
    public static let table = ViewTable<MethodPlan>(
        "method", "The method of a request, constant or chosen by a flag.",
        [
            .text(
                "word",
                "What follows the point: `get`, or `init(rawValue: \"LINK\")`; where a flag chooses, the one for false."
            ) { $0.usual.text },
            .text("name", "As it is sent: `GET`; where a flag chooses, the one for false.") { $0.usual.wireName },
            .optionalText("flag", "The argument that chooses.") { $0.flag?.reference },
            .optionalText("word_when_true", "What follows the point where the flag is true.") { $0.whenTrue?.text },
            .optionalText("name_when_true", "The method as it is sent where the flag is true.") {
                $0.whenTrue?.wireName
            },
        ])
}

extension BodyPlan: TabledView {
    public static let table = ViewTable<BodyPlan>(
        "body", "The body of a request.",
        [
            .word("kind", "What kind of body it is.") { $0.kind },
            .text("value", "Its expression; for a struct that is made see `members`.") { $0.content.text },
            .type("type", "Its type.") { $0.type },
            .optionalText("made", "The type of a struct that is made of arguments.") { $0.content.made?.type.text },
            .views("members", "What the struct is made of.") { $0.content.made?.members ?? [] },
            .optionalView("structure", "The struct, where it is declared for this request.") { $0.content.structure },
            .flag("is_optional", "Whether the request may go without it.") { $0.isOptional },
            .flag("is_form", "Whether a multipart body is a form of its own, and not a list of parts.") { $0.isForm },
            .optionalText("part", "How an element of a list is sent that is a part: `json`, `field`.") { $0.partWord },
            .views("fields", "The fields of a form whose styles the spec gives.") { $0.fields },
            .optionalLiteral(
                "content_type",
                "The media type of the body, or of each part of a list, as a literal, where it is not the usual one."
            ) { $0.contentType },
            .optionalLiteral("subtype", "The literal of a multipart subtype other than `form-data`.") { $0.subtype },
            .literals("parameters", "The parameters of a multipart type as literals: `version=2`.") { $0.parameters },
        ])
}

extension FormFieldPlan: TabledView {
    public static let table = ViewTable<FormFieldPlan>(
        "form_field", "The style of one field of a form.",
        [
            .literal("key", "The wire name as a literal.") { $0.wireName },
            .text("style", "The serialisation style: `form`, `deepObject`.") { $0.encoding.style.rawValue },
            .flag("is_json", "Whether a list is sent as one JSON document.") { $0.encoding.isJSON },
            .flag("is_exploded", "Whether lists and objects are spread over several fields.") {
                $0.encoding.isExploded
            }, .flag("allows_reserved", "Whether reserved characters stay as they are.") { $0.encoding.allowsReserved },
        ])
}

extension ParamPlan: TabledView {
    public static let table = ViewTable<ParamPlan>(
        "param", "What the one-member convention sends: the query of some methods, the body of others.",
        [
            .word("kind", ["none", "value", "dictionary", "structure"], "How it is made.") { $0.content.word },
            .text("value", "Its expression; for a struct that is made see `members`.") { $0.content.text },
            .optionalText("made", "The type of a struct that is made.") { $0.content.made?.type.text },
            .flag("is_optional", "Whether it may be absent.") { $0.content.isOptional },
            .optionalView("structure", "The struct, where it is declared for this request.") { $0.content.structure },
            .views("members", "What the struct is made of.") { $0.content.made?.members ?? [] },
        ])
}

extension RequestContent {
    fileprivate var word: String {
        switch self {
        case .none: "none"
        case .argument: "value"
        case .dictionary: "dictionary"
        case .structure, .model: "structure"
        }
    }
}

extension RequestMember: TabledView {
    public static let table = ViewTable<RequestMember>(
        "request_member", "One member of a struct that a request makes.",
        [
            .text("label", "The member's name before the colon.") { $0.label },
            .text("value", "What it is set to.") { $0.source.text },
        ])
}

extension InputPlan: TabledView {
    public static let table = ViewTable<InputPlan>(
        "input", "A struct that carries the inputs of an operation.",
        [
            .text("name", "Its name.") { $0.name.type },
            .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
            .views("properties", "Its properties.") { $0.properties },
            .flag("coding_keys", "Whether it needs `CodingKeys`.") { $0.hasCodingKeys },
            .flag("is_encodable", "Whether it is sent as it is.") { $0.isEncodable },
            .flag("is_kept", "Whether it waits in a file until it is sent.") { $0.isKept },
            .flag("is_hashable", "Whether all that it holds is `Hashable`.") { $0.isHashable },
        ])
}

extension InputPropertyPlan: TabledView {
    public static let table = ViewTable<InputPropertyPlan>(
        "input_property", "One property of an input struct.",
        [
            .text("name", "Its name, where it is declared.") { $0.name.declaration },
            .text("parameter", "Its name before the colon where an initialiser declares it.") { $0.name.parameter },
            .text("reference", "Its name as an expression.") { $0.name.reference },
            .text("member", "Its name after a dot.") { $0.name.member }, .type("type", "Its type.") { $0.type },
            .literal("key", "The wire name as a literal.") { $0.wireName },
            .text("place", "Where its value goes, as with `argument`.") { $0.place.rawValue },
            .flag("has_key", "Whether its name differs from the wire name.") { $0.hasKey },
            .flag("is_optional", "Whether it may be absent.") { $0.type.isOptional },
            .optionalText("default", "The default value.") { $0.defaultValue?.text },
            .texts("documentation", "The lines of its documentation.") { $0.documentation },
        ] + ViewTable.saying(\.statement))
}

extension PathSegment: TabledView {
    public static let table = ViewTable<PathSegment>(
        "path_segment", "What stands between two slashes of a path.",
        [
            .code(
                "text",
                "It as a text with nothing escaped, for clients that escape it: `\"top items\"`, `id`, `String(number)`."
            ) { ($0.text, $0.textSupport.map(\.rawValue)) },
            .text(
                "escaped",
                "The same text as it is sent, for clients that put it into a URL: `\"top%20items\"`, `id.pathEscaped`."
            ) { $0.escaped }, .flag("is_variable", "Whether the caller gives it, or a part of it.") { $0.isVariable },
        ])
}
