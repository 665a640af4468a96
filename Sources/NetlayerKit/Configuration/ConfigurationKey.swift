import Directives
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

/// The reference page of `netlayer.yml`, made of the tables that the reader uses.
public enum ConfigurationReference {
    public static var page: String {
        var text = """
            # Configuration

            `netlayer.yml` (or `netlayer.json`) tells `netlayer generate` and `netlayer check` what to do.
            Paths are relative to that file. Every key may be given again in a target, which then wins; options of the
            command line win over both. `# yaml-language-server: $schema=…/Specs/netlayer.schema.json` on the first line
            makes editors complete and check it. This page is generated.

            ```yaml
            spec: openapi.yaml
            pack: Packs/ours
            output: Sources/API/Generated
            ```

            ## Keys

            | key | meaning | example |
            |---|---|---|

            """
        for key in ConfigurationKey.allCases { text += row([code(key.rawValue), key.summary, code(key.example)]) }
        text +=
            "\n## Filter\n\nUnder `filter.include` and `filter.exclude`; what is excluded is excluded whatever else "
        text += "includes it. Schemas that a kept operation uses are kept.\n\n| key | meaning |\n|---|---|\n"
        for key in FilterKey.allCases { text += row([code(key.rawValue), key.summary]) }
        text +=
            "\n## Plugin\n\nUnder `plugin`; see <doc:Plugins>.\n\n| key | meaning | default |\n|---|---|---|\n"
        for key in PluginKey.allCases { text += row([code(key.rawValue), key.summary, code(key.preset)]) }
        text +=
            "\n## Directives\n\nUnder `operations.OPERATION`, as `x-netlayer` in the description, and in the native "
        text += "spec.\n\n| key | meaning |\n|---|---|\n"
        for directive in Directive.all { text += row([code(directive.key), directive.summary]) }
        text +=
            "\nOn a schema, `x-netlayer: { type: Model.Store }` names the team's own type that stands for it; the native "
        text += "spec writes such a type where it is used.\n"
        text += "\n## Conventions\n\nA pack's manifest sets these; a project overrides them one by one. `options`, "
        text +=
            "`layout`, `files` and `supportPath` are a manifest's keys, too. `services: { Map: { access: internal, "
            + "implementation: struct } }` says options and the access of the code of one service, `supportFiles: "
            + "[MultipartPart]` which support code is written although nothing generated uses it.\n\n| setting | values | meaning |\n|---|---|---|\n"
        for setting in Settings.all { text += row([code(setting.path), values(of: setting.kind), setting.summary]) }
        return text
    }

    private static func values(of kind: Setting.Kind) -> String {
        switch kind {
        case .flag: return "`true`, `false`"
        case .word(let words): return words.map(code).joined(separator: ", ")
        case .text: return "text"
        case .number: return "number"
        case .texts: return "list of texts"
        case .map: return "mapping"
        }
    }

    private static func code(_ text: String) -> String { "`\(text)`" }

    /// `a|b` in a cell must not end it.
    private static func row(_ cells: [String]) -> String {
        let escaped = cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
        return "| " + escaped.joined(separator: " | ") + " |\n"
    }
}
