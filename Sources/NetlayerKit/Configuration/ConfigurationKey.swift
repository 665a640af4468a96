import TemplatePacks

/// The keys of `netlayer.yml` that are not a pack's. This table serves the reader, the JSON Schema and the reference.
public enum ConfigurationKey: String, CaseIterable, Sendable {
    case spec
    case overlays
    case pack
    case templates
    case output
    case keep
    case support
    case only
    case header
    case imports
    case filter
    case urls
    case generics
    case operations
    case pages
    case cache
    case outbox
    case observe
    case entities
    case plugin
    case problems
    case strict
    case deprecatedForwarders
    case targets
    case name
    case schema = "$schema"

    /// The keys of a pack's manifest that a project may use as well, besides the settings.
    static let manifestKeys = ["options", "services", "layout", "files", "supportFiles", "supportPath"]

    /// The keys that say where things are, and nothing of the code that is made.
    static let placing = [spec, overlays, templates, output, keep, plugin, name, schema].map(\.rawValue)

    /// All that may stand at the root.
    static let known = allCases.map(\.rawValue) + manifestKeys + SettingsReader.topLevelKeys

    /// One sentence for editors and the reference page.
    public var summary: String {
        switch self {
        case .spec:
            return "The description: a path, a list of paths, or a mapping of folders below `output` to paths."
        case .overlays:
            return "OpenAPI Overlays that are laid over the description, in their order: fixes of what others wrote."
        case .pack:
            return "The pack of templates: the name of a bundled one, or the path of a folder or of a `.stencil` file."
        case .templates: return "A folder with templates that stand in for those of the pack."
        case .output: return "The folder into which files are written."
        case .keep:
            return
                "The team's own files in the output folder, by patterns; `check` names them, and reports any other that is compiled."
        case .support:
            return "Where the support code comes from: `generate`, `none`, or the name of a module to import."
        case .only:
            return
                "Which kinds of files are written: `support`, `models`, `operations`, `services`, `mocks` with the support code that "
                + "they alone need. The others are in another target, which is imported."
        case .header: return "The comment at the head of each file, without the slashes; empty for none."
        case .imports: return "Modules that each generated file imports besides Foundation."
        case .filter: return "Which part of the description is generated."
        case .urls: return "Local files that stand for addresses in references; nothing is ever fetched."
        case .generics:
            return "Generic types and how the description flattens their names: `Page_Item` for `Page<Item>`."
        case .operations: return "Directives by operationId or `METHOD /path`."
        case .pages:
            return
                "How the pages of lists follow each other, for all operations that have what is named: a parameter, and members "
                + "of the response."
        case .cache:
            return
                "Which reads keep their responses, and for how long: rules of services and operations, of which the first that "
                + "fits holds."
        case .outbox:
            return "Which writes wait in an outbox until the service has them: `true`, or by services and operations."
        case .observe:
            return
                "Which reads are made again for who wants to know of changes, and when: rules of services and operations, of "
                + "which the first that fits holds."
        case .entities:
            return
                "Types of the app apart from those that the service sends: `separate`, or by schema how the entity differs; `false` "
                + "where the description says so and the target wants none."
        case .plugin: return "What concerns builds in which Netlayer is a plugin."
        case .problems:
            return
                "What problems are taken for, by their codes: `ignore`, `warning` or `error`; an error stays one."
        case .strict: return "Whether warnings of faults are errors, as with `--strict`."
        case .deprecatedForwarders:
            return
                "An earlier version of the description (a file, `REVISION:PATH` or a git revision): its names go on working, "
                + "deprecated, where something has taken their place."
        case .targets: return "Several outputs: each one says its own keys over the common ones."
        case .name: return "What a target is called in messages and by `--target`."
        case .schema: return "The JSON Schema of this file, for editors."
        }
    }

    /// A line to copy.
    public var example: String {
        switch self {
        case .spec: return "spec: openapi.yaml"
        case .overlays: return "overlays: [fixes.yaml]"
        case .pack: return "pack: Packs/ours"
        case .templates: return "templates: Templates"
        case .output: return "output: Sources/API/Generated"
        case .keep: return "keep: [\"Extensions/*\"]"
        case .support: return "support: NetworkKit"
        case .only: return "only: [mocks]"
        case .header: return "header: Generated. Do not edit."
        case .imports: return "imports: [Payments]"
        case .filter: return "filter: { include: { tags: [users] }, exclude: { deprecated: true } }"
        case .urls: return "urls: { \"https://api.example.com/schemas/\": schemas/ }"
        case .generics: return "generics: { Page: \"Page_{T}\" }"
        case .operations: return "operations: { fetchItem: { alias: loadItem } }"
        case .pages: return "pages: [{ cursor: after, next: meta.next, items: data }]"
        case .cache: return "cache: [{ services: [Store], for: 5m, policy: staleWhileRevalidate }]"
        case .outbox: return "outbox: { services: [Post], operations: [\"like*\"] }"
        case .observe: return "observe: [{ operations: [getComments], events: liveComments, every: 5m }]"
        case .entities: return "entities: { Post: { leaveOut: [links], properties: { author.name: authorName } } }"
        case .plugin: return "plugin: { shards: 16, mocks: tests }"
        case .problems: return "problems: { union-member: ignore, undeclared-required: error }"
        case .strict: return "strict: true"
        case .deprecatedForwarders: return "deprecatedForwarders: v1.2"
        case .targets: return "targets: [{ name: app, spec: app.yaml, output: Sources/App }]"
        case .name: return "name: app"
        case .schema: return "$schema: netlayer.schema.json"
        }
    }
}
