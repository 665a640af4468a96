import Directives
import SourceTree
import TemplatePacks

/// One key of `netlayer.yml` that isn't a pack's, with the facts for the reader, the JSON Schema and the reference.
public struct ConfigurationKey: Sendable {
    public let name: String
    /// One sentence for editors and the reference page.
    public let summary: String
    /// A line to copy.
    public let example: String
    /// Whether it states where files are, without an effect on the code.
    let isPlacing: Bool
    /// The kinds of its value in the JSON Schema, in the words of `ConfigurationSchema`.
    let kinds: [String]
    let read: @Sendable (inout ConfigurationReader, SourceNode, inout Job) -> Void

    init(
        _ name: String, _ summary: String, example: String, isPlacing: Bool = false, value kinds: [String],
        read: @escaping @Sendable (inout ConfigurationReader, SourceNode, inout Job) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.example = example
        self.isPlacing = isPlacing
        self.kinds = kinds
        self.read = read
    }

    /// The key for rules that give a directive to many operations.
    private init?(rulesOf directive: Directive) {
        guard let rules = directive.rules else { return nil }
        let kinds = ["array", "object", "boolean"]
        self.init(directive.key, rules.summary, example: "\(directive.key): \(rules.example)", value: kinds) {
            $2.rules[directive.key] = rules.read($1, &$0.bag)
        }
    }

    static func named(_ name: String) -> ConfigurationKey? { table[name] }

    private static let table = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    /// The keys of a pack's manifest that a project may use as well, besides the settings.
    static let manifestKeys = ["options", "services", "layout", "files", "supportFiles", "supportPath"]

    /// All keys that are allowed at the root.
    static let known = all.map(\.name) + manifestKeys + SettingsReader.topLevelKeys

    /// All keys, in the order of the reference page.
    public static let all = descriptions + Directive.all.compactMap(ConfigurationKey.init(rulesOf:)) + code

    private static let descriptions = [
        ConfigurationKey(
            "spec", "The description: a path, a list of paths, or a mapping of folders below `output` to paths.",
            example: "spec: openapi.yaml", isPlacing: true, value: ["string", "list", "map"]
        ) { $2.specs = $0.specs($1) },
        ConfigurationKey(
            "overlays",
            "OpenAPI Overlays that are merged into the description, in this order: corrections to a description that somebody else maintains.",
            example: "overlays: [fixes.yaml]", isPlacing: true, value: ["list"]
        ) { $0.readOverlays($1, to: &$2) },
        ConfigurationKey(
            "pack",
            "The pack of templates: the name of a bundled one, or the path of a folder or of a `.stencil` file.",
            example: "pack: Packs/ours", value: ["string"]
        ) { $0.readPack($1, to: &$2) },
        ConfigurationKey(
            "templates", "A folder with templates that replace those of the pack.", example: "templates: Templates",
            isPlacing: true, value: ["string"]
        ) {
            $2.templates = $0.projectPath($1, of: "templates")
            $2.templatesRange = $1.range
        },
        ConfigurationKey(
            "output", "The folder into which files are written.", example: "output: Sources/API/Generated",
            isPlacing: true, value: ["string"]
        ) { $2.output = $0.projectPath($1, of: "output") ?? "" },
        ConfigurationKey(
            "keep",
            "The team's own files in the output folder, by patterns; `check` lists them, and reports other files that would be compiled.",
            example: "keep: [\"Extensions/*\"]", isPlacing: true, value: ["list"]
        ) { $2.keep = $0.texts($1, of: "keep").map(\.text) },
        ConfigurationKey(
            "support", "Where the support code comes from: `generate`, `none`, or the name of a module to import.",
            example: "support: NetworkKit", value: ["string", "list"]
        ) { $0.readSupport($1, to: &$2) },
        ConfigurationKey(
            "only",
            "Which kinds of files are written: `support`, `models`, `operations`, `services`, `mocks` with the support code that "
                + "only they need. Import the module that has the rest.", example: "only: [mocks]", value: ["only"]
        ) { $0.readOnly($1, to: &$2) },
        ConfigurationKey(
            "header", "The comment at the head of each file, without the slashes; empty for none.",
            example: "header: Generated. Do not edit.", value: ["string", "list", "null"]
        ) { $2.header = $0.header($1) },
        ConfigurationKey(
            "imports", "Modules that each generated file imports besides Foundation.", example: "imports: [Payments]",
            value: ["list"]
        ) { $0.readImports($1, to: &$2) },
        ConfigurationKey(
            "filter", "Which part of the description is generated.",
            example: "filter: { include: { tags: [users] }, exclude: { deprecated: true } }", value: ["filter"]
        ) { $2.filter = FilterReader.read($1, into: &$0.bag) },
        ConfigurationKey(
            "urls", "Local files that references to addresses are read from; nothing is ever fetched.",
            example: "urls: { \"https://api.example.com/schemas/\": schemas/ }", value: ["map"]
        ) { $0.readURLs($1, to: &$2) },
        ConfigurationKey(
            "generics", "Generic types and how the description flattens their names: `Page_Item` for `Page<Item>`.",
            example: "generics: { Page: \"Page_{T}\" }", value: ["map"]
        ) { $2.generics = GenericPattern.read($1, into: &$0.bag) },
        ConfigurationKey(
            "operations", "Directives by operationId or `METHOD /path`.",
            example: "operations: { fetchItem: { alias: loadItem } }", value: ["operations"]
        ) { $0.readOperations($1, to: &$2) },
    ]

    private static let code = [
        ConfigurationKey(
            "entities",
            "Gives the app its own types, apart from those that the service sends: `separate`, or for each schema how its entity "
                + "differs; `false` ignores `entities` of the description.",
            example: "entities: { Post: { leaveOut: [links], properties: { author.name: authorName } } }",
            value: ["separate", "false", "object"]
        ) { $2.entities = EntityRulesReader.read($1, canSayNone: true, into: &$0.bag) },
        ConfigurationKey(
            "afterWriting",
            "A program that formats the code before it is written or compared: `swift-format`, which comes with Swift.",
            example: "afterWriting: swift-format", value: ["formatter", "null"]
        ) {
            $2.formatter = $1.isNull ? nil : $0.bag.word($1, of: "afterWriting")
            $2.formatterRange = $1.range
        },
        ConfigurationKey(
            "plugin", "Settings for builds that use Netlayer as a plugin.",
            example: "plugin: { shards: 16, mocks: tests }", isPlacing: true, value: ["plugin"]
        ) { $2.plugin = PluginSettingsReader.read($1, into: &$0.bag) },
        ConfigurationKey(
            "problems",
            "The levels of problems, by their codes: `ignore`, `warning` or `error`; an error stays an error.",
            example: "problems: { union-member: ignore, undeclared-required: error }", value: ["problems"]
        ) { ProblemLevelsReader.read($1, to: &$2.problems, into: &$0.bag) },
        ConfigurationKey(
            "strict", "Whether warnings of faults are errors, as with `--strict`.", example: "strict: true",
            value: ["boolean"]
        ) { if let flag = $0.bag.flag($1, of: "strict") { $2.problems.isStrict = flag } },
        ConfigurationKey(
            "deprecatedForwarders",
            "An earlier version of the description (a file, `REVISION:PATH` or a git revision): its names keep working, "
                + "deprecated, where something has replaced them.", example: "deprecatedForwarders: v1.2",
            value: ["string"]
        ) { $0.readForwarders($1, to: &$2) },
        ConfigurationKey(
            "targets", "Several outputs: the keys of each override the common ones.",
            example: "targets: [{ name: app, spec: app.yaml, output: Sources/App }]", value: ["targets"]
        ) { _ = ($0, $1, $2) },
        ConfigurationKey(
            "name", "What a target is called in messages and by `--target`.", example: "name: app", isPlacing: true,
            value: ["string"]
        ) { $2.name = $0.text($1, of: "name") ?? "" },
        ConfigurationKey(
            "$schema", "The JSON Schema of this file, for editors.", example: "$schema: netlayer.schema.json",
            isPlacing: true, value: ["string"]
        ) { _ = ($0, $1, $2) },
    ]
}
