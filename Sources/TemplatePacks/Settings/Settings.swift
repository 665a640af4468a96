import APIModel
import SwiftModel

/// Every convention that can be set, in the order of the reference page.
public enum Settings {
    public static let all = general + names + channels + renames + models + requests + responses
    /// The placeholders of name patterns.
    static let ofService = ["service", "description"]
    static let ofOperation = ["operation", "action"] + ofService

    static let general: [Setting] = [
        .word("access", "The access level of what is generated.", \.access),
        .flag(
            "nonisolated",
            "Whether declarations say `nonisolated`, so that they compile where the default is the main actor.",
            \.statesIsolation),
    ]

    static let names: [Setting] = [
        .texts(
            "names.acronyms", "Words that are written in capitals: `[URL]` makes `photo_url` `photoURL`.",
            \.names.acronyms),
        Setting(
            "names.verbs", "First words of operations and what methods say instead: `{ get: fetch }`.", .map,
            \.names.verbs, read: { .map($0.map { ($0.word, $0.replacement) }) }
        ) { verbs, value in
            verbs = []
            for case (let word, .text(let replacement)) in value.entries {
                verbs.append(.init(word: word, replacement: replacement))
            }
        },
        .patterns(
            "names.service",
            "Names made for each service, by the pack's own keys: `{ repository: \"{Service}Repository\" }`.",
            ["service", "description"], \.names.service),
        .patterns(
            "names.operation",
            "Names made for each operation, by the pack's own keys: `{ useCase: \"{Operation}UseCase\" }`.",
            ofOperation, \.names.operation),
        .pattern(
            "names.schema",
            "The pattern of model names: `{Schema}DTO`; `{Description}` is the folder of the spec, where several are in one "
                + "module.", ["schema", "description"], \.names.schema),
        .pattern(
            "names.transfer", "The pattern of what the service sends, where entities are apart from it (`entities`).",
            ["schema", "description"], \.names.transfer),
        .pattern(
            "names.requestBody", "The pattern for bodies that have no name in the spec.", ofOperation,
            \.names.requestBody),
        .pattern("names.input", "The pattern for structs that carry several inputs.", ofOperation, \.names.input),
        .pattern("names.form", "The pattern for multipart forms.", ofOperation, \.names.form),
        .pattern(
            "names.response", "The pattern for responses that have no name in the spec.", ofOperation, \.names.response),
        .pattern(
            "names.failure", "The pattern for enums of an operation's errors (`responses.errors: cases`).", ofOperation,
            \.names.failure),
        .pattern(
            "names.reply", "The pattern for types of an operation's replies (`responses.replies`).", ofOperation,
            \.names.reply),
        .pattern("names.cached", "The pattern for repositories with a cache (`cache`).", ofService, \.names.cached),
        .pattern(
            "names.offline", "The pattern for repositories with an outbox (`outbox`).", ofService, \.names.offline),
        .pattern(
            "names.parameter", "The pattern for types of parameters that have no name in the spec.",
            ofOperation + ["parameter"], \.names.parameter),
        .flag(
            "names.short",
            "Whether types of an operation (`login` of Auth) leave out the service's name: `LoginUseCase`, not "
                + "`AuthLoginUseCase`. Two services can't have an operation of the same name then.", \.names.areShort),
        .texts("names.reserved", "Type names that the team's own code takes.", of: .name, \.names.reserved),
        .texts(
            "names.reservedArguments", "Argument names that would hide what the templates refer to.", of: .name,
            \.names.reservedArguments),
    ]

    static let renames: [Setting] = [
        .names(
            "rename.operations", "Names of operations, by operationId or `METHOD /path`.", \.names.renames.operations),
        .names(
            "rename.schemas", "Names of schemas, by the spec's names, and of inline types, by their Swift names.",
            \.names.renames.schemas),
        .names(
            "rename.properties",
            "Names of properties, by `Schema.property`; an inline type has its Swift name: `Order.Customer.mail`.",
            \.names.renames.properties),
        .names(
            "rename.cases",
            "Names of enum cases, by `Schema.value`; an inline enum has its Swift name: `Order.Status.in-progress`.",
            \.names.renames.cases),
        .names("rename.parameters", "Names of parameters, by the spec's names.", \.names.renames.parameters),
        .names("rename.services", "Names of services, by tag.", \.names.renames.services),
    ]

    static let models: [Setting] = [
        .word(
            "models.coding", "`codable` throughout, or what the direction of use asks for: `byDirection`.",
            \.models.coding),
        .word(
            "models.unknownCases",
            "Which enums get a case for unknown values: those of `responses` that list several values, `always`, `never`; "
                + "what the spec leaves open has one anyway. A single value (`const`) is open with `always` only.",
            \.models.unknownCases),
        .flag(
            "models.nonexhaustive",
            "Whether enums are `@nonexhaustive`, so that a further case breaks no `switch` of another package: each has an "
                + "`@unknown default`. Only with `access: public`, and from Swift 6.2.3 on.", \.models.isNonexhaustive),
        .word(
            "models.nulls",
            "Where an absent key and null are told apart, if the spec does: in types that are only sent as JSON (`requests`), "
                + "in all (`distinct`), or in none (`merged`).", \.models.nulls),
        .word(
            "models.defaults",
            "What defaults of parameters mean, and of properties in types that are only sent: what the service assumes of a missing key "
                + "(`assumed`), or what an initialiser sets and the request says (`sent`).", \.models.defaults),
        .word(
            "models.numbers",
            "What a number without a format is: `double`, or `decimal`, which keeps 38 digits as they were sent.",
            \.models.numbers),
        .word(
            "models.keyStrategy",
            "How the encoder and decoder treat keys: they keep them (`verbatim`), or convert to and from `snakeCase`.",
            \.models.keyStrategy),
        .word(
            "models.nesting", "Whether inline types are `nested` in the type that uses them, or `flat`.",
            \.models.nesting),
        .word(
            "models.equalTypes",
            "Whether inline types that are equal stay `separate`, or are `shared`: one type at the top level.",
            \.models.equalTypes),
        .word("models.mutability", "Whether properties are `let` or `var`.", \.models.mutability),
        .texts(
            "models.variables",
            "Properties that are `var` whatever the rest is, by `Schema.property`: `[Post.is_liked, \"Draft.*\"]`.",
            \.models.variables),
        .word(
            "models.boxing",
            "Which properties are kept outside of their structs (`@Indirect`): those of `large` structs, which compiles "
                + "faster, or only those that are `needed`, because a struct would hold itself. With `mutability: var`, always "
                + "the latter.", \.models.boxing),
        .flag("models.hashable", "Whether models are `Hashable`.", \.models.isHashable),
        .flag("models.identifiable", "Whether models with an `id` are `Identifiable`.", \.models.isIdentifiable),
        .word(
            "models.previews",
            "Sample values of models: `none`, `one` each (`.preview`), or `all`: also one for each example of the spec.",
            \.models.previews),
        .leniency(
            "models.lenient",
            "How to handle received values that aren't valid, by `Schema.property` or the schema of the values: `fail`, "
                + "`null`, `default`, or `drop`, which leaves elements out of lists: `{ \"*.avatar_url\": null }`.",
            \.models.lenient),
        .types(
            "models.formats",
            "Swift types by `type` or `type:format`: `{ \"string:money\": Payments.Money }`. `{ \"string:uri\": URIText }` keeps "
                + "addresses as they were sent, which a `URL` escapes or refuses. `{ \"string:uuid\": String }` keeps the case of "
                + "UUIDs: a `UUID` is lower case in paths, queries and forms, and upper case in JSON, as Foundation writes it.",
            \.models.formats),
        .types(
            "models.types",
            "Types of the team's own that stand for schemas, by name or pattern: `{ Store: Model.Store, \"*\": Model.* }`.",
            \.models.schemas),
    ]

    static let requests: [Setting] = [
        .word(
            "requests.grouping", "What groups operations into services: `tag`, `path`, `single`.", \.operations.grouping
        ),
        .word(
            "requests.bodyLabel", "Whether a body is passed with its label or without: `labelled`, `unlabelled`.",
            \.operations.bodyLabel),
        .name("requests.bodyName", "What a body is called as an argument.", \.operations.bodyName),
        .word(
            "requests.arms", "Whether a switch has one arm a case (`separate`) or one for equal cases (`merged`).",
            \.operations.arms),
        .number(
            "requests.maximumArguments",
            "With more query and header parameters than this, an operation takes one input struct.",
            \.operations.maximumArguments),
        .flag(
            "requests.overrideMethod",
            "Whether a GET or HEAD with a body is sent as POST that names its method in `X-HTTP-Method-Override`; without "
                + "it, the body is left out.", \.operations.overridesMethod),
        .word(
            "requests.arrays",
            "How lists in queries are written if the description doesn't specify it: `repeated` (`id=1&id=2`), separated by "
                + "`comma`, `space` or `pipe`, or `repeated` with `brackets` (`id[]=1&id[]=2`).", \.operations.arrays),
        Setting(
            "requests.servers",
            "Base URLs of services that have their own, by tag: `{ Maps: https://maps.example.com }`.", .map, of: .url,
            \.operations.servers, read: { .map($0) }
        ) { for case (let key, .text(let url)) in $1.entries { $0[key] = url } },
        Setting(
            "requests.security",
            "How calls authenticate if no operation of the spec says it: names of schemes with "
                + "`bearer`, `basic`, `header NAME`, `query NAME` or `cookie NAME`: `{ token: bearer }`.", .map,
            of: .credential, \.operations.security, read: { .map($0.map { ($0.name, $0.kind.text) }) }
        ) { schemes, value in
            for case (let name, .credential(let kind)) in value.entries {
                schemes.removeAll { $0.name == name }
                schemes.append(SecurityScheme(name: name, kind: kind))
            }
        },
        .flag(
            "requests.files",
            "Whether binary bodies and the files of forms may be read from files while they are sent (`FileUpload`), and "
                + "replies be saved to files, with progress (`CallOptions`).", \.operations.usesFiles),
        .optionalText(
            "requests.envelope", "The key under which responses carry their value; the network layer unwraps it.",
            \.operations.envelope),
    ]

    /// The names for operations that open a channel.
    static let channels: [Setting] = [
        .pattern("names.channel", "The pattern for protocols of channels.", ofOperation, \.names.channel),
        .pattern(
            "names.channelImplementation", "The pattern for types that open channels.", ofOperation,
            \.names.channelImplementation),
        .pattern("names.channelMock", "The pattern for mocks of channels.", ofOperation, \.names.channelMock),
        .pattern(
            "names.sentMessage", "The pattern for enums of the messages that are sent into a channel.", ofOperation,
            \.names.sentMessage),
        .pattern(
            "names.receivedMessage", "The pattern for enums of the messages that are received from a channel.",
            ofOperation, \.names.receivedMessage),
    ]

    static let responses: [Setting] = [
        .texts(
            "responses.headers",
            "Headers that calls return as properties beside `body`, the value: `[X-Total-Count, \"X-RateLimit-*\"]`, or "
                + "`[\"*\"]` for all that the description has.", \.operations.responseHeaders),
        .optionalText(
            "responses.streamEnd", "The data that marks the last item of a stream: `\"[DONE]\"`.",
            \.operations.streamEnd),
        .word(
            "responses.errors",
            "How callers receive the errors that an operation documents: as typed `bodies` of an error, or also as `cases` of "
                + "an enum for each such operation.", \.operations.errors),
        .flag(
            "responses.replies",
            "Whether tests get a type of replies for each operation, for `MemoryTransport` and `netlayer serve`; models that "
                + "are received can be encoded then.", \.operations.hasReplies),
    ]
}
