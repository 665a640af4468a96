import APIModel
import Diagnostics
import Directives
import OpenAPIFrontend
import Platform
import SourceTree
import TemplatePacks

/// One thing to generate: which descriptions, in which conventions, into which folder. Paths are ready to be opened.
public struct Job: Sendable {
    /// A description, and the folder below the output that it gets where there are several.
    public struct Spec: Sendable {
        public var path: String
        public var folder: String?
        public var range: SourceRange?

        public init(path: String, folder: String? = nil, range: SourceRange? = nil) {
            self.path = path
            self.folder = folder
            self.range = range
        }
    }

    /// What messages call it; empty where there is one job only.
    public var name = ""
    public var specs: [Spec] = []
    /// What is merged into each description, in this order.
    public var overlays: [Spec] = []
    /// The name of a bundled pack, or the path of a folder.
    public var pack = ""
    public var packRange: SourceRange?
    /// A folder with templates of the project's own.
    public var templates: String?
    public var templatesRange: SourceRange?
    public var output = ""
    /// The outputs of all targets of the configuration.
    var outputs: [String] = []
    /// Whether a target of the configuration names a folder of templates.
    var isTemplated = false
    /// What formats the code.
    var formatter: Formatter?
    var formatterRange: SourceRange?
    /// Patterns of the team's own files in the output folder.
    var keep: [String] = []
    public var support = RenderSettings.Support.generate
    /// Which kinds of files are written; nil for all.
    public var only: Set<ArtefactKind>?
    public var header = RenderSettings.standardHeader
    public var imports: [ModuleImport] = []
    /// Modules of the team's types that are compiled for testing: what is internal of them can be used.
    public var testedModules: Set<ModuleName> = []
    public var urls: [OpenAPIOptions.URLMapping] = []
    public var generics: [GenericPattern] = []
    public var filter = APIFilter()
    public var plugin = PluginSettings()
    /// What problems of each kind are taken for.
    public var problems = ProblemLevels()
    /// The version of the description whose names go on working.
    public var forwarders: String?
    /// Where the configuration names it.
    var forwardersRange: SourceRange?
    public var directives: [DirectivesApplication.Entry] = []
    /// What gives directives to many operations, by the directives' keys.
    public var rules: [String: DirectiveRules] = [:]
    /// How entities differ from what the service sends; nil where they are one.
    public var entities: EntityRules?
    /// What the project says in the words of a pack's manifest, in the order in which it is merged into the pack.
    public var settings: [SourceEntry] = []
    /// What is wrong with the configuration and doesn't keep the other stages from finding more.
    var unknownKeys = DiagnosticBag()
    /// Whether it says what no job is without.
    var isComplete: Bool { !specs.isEmpty && !pack.isEmpty && !output.isEmpty }

    /// What the run may ask of the machine.
    public var limits = Limits.standard
    /// What the user says is the project.
    public var statedRoot: ProjectRoot?
    /// The project of the configuration; nil where arguments say all.
    var configuredRoot: ProjectRoot?

    /// What the job was read from: the configuration, and the arguments as a text.
    var files: [SourceFile] = []

    /// All that the job says of the code that it makes, in one text: two jobs that say the same have the same summary.
    var summary = ""

    public init() {}

    /// The files that the job asks for; of those that another target has, the rest imports them.
    func files(of stages: Pipeline.Stages) -> [RenderedFile] {
        guard let only else { return stages.files }
        return stages.files.compactMap { $0.keeping(only, importing: imports) }
    }

    /// What the configuration's own files may be in.
    var projectRoot: ProjectRoot { statedRoot ?? configuredRoot ?? ProjectRoot(of: output) }

    /// What documents are read from to which a description refers.
    func root(of spec: Spec) -> ProjectRoot {
        statedRoot ?? (spec.isArgument ? nil : configuredRoot) ?? ProjectRoot(of: spec.path)
    }

    /// Where all packs have to be that the pack extends; nil where it's the user's own: named by the user, and not a part of
    /// this project.
    var packRoot: ProjectRoot? {
        if let packRange, packRange.file.name != ArgumentsConfiguration.fileName { return statedRoot ?? configuredRoot }
        let root = statedRoot ?? ProjectRoot(of: "netlayer.yml")
        return root.contains(pack) ? root : nil
    }

    /// Whether a description is the same for both jobs, before what they want of it.
    package func reads(like other: Job) -> Bool {
        let (addresses, others) = (urls.map { [$0.url, $0.path] }, other.urls.map { [$0.url, $0.path] })
        return overlays.map(\.path) == other.overlays.map(\.path) && addresses == others
            && statedRoot == other.statedRoot && configuredRoot == other.configuredRoot
    }

    /// Whether a description may be read: one that the user names may be anywhere.
    func mayRead(_ spec: Spec) -> Bool {
        spec.isArgument || spec.path == "-" || root(of: spec).contains(document: spec.path)
    }
}

extension Job.Spec {
    /// Whether it was named on the command line.
    fileprivate var isArgument: Bool { range.map { $0.file.name == ArgumentsConfiguration.fileName } ?? true }
}

/// Turns what the command line says into a configuration, so that one reader and one set of messages serve both.
public struct ArgumentsConfiguration {
    /// The name of the text in messages.
    public static let fileName = "<arguments>"

    private typealias Scalar = TreeValue.Scalar

    /// The arguments as messages show them: `--spec api.yaml --pack ours`.
    private var shown: [UInt8] = []
    private var entries: [(key: Scalar, value: TreeValue)] = []
    private var options: [(key: Scalar, value: Scalar)] = []

    public init() {}

    /// `--pack ours` → `pack: ours`
    /// - Parameter option: the name of the command-line option where it isn't the key.
    public mutating func set(_ key: String, option: String? = nil, _ value: String?) {
        guard let value else { return }
        let keyPlace = show("--" + (option ?? key))
        let valuePlace = show(ArgumentsConfiguration.quoted(value))
        entries.append((Scalar(key, at: keyPlace), .scalar(Scalar(value, at: valuePlace))))
    }

    /// `--option result=throws` → `options: { result: throws }`; false where there is no `=`.
    public mutating func setOption(_ text: String) -> Bool {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        show("--option")
        let key = Scalar(parts[0], at: show(ArgumentsConfiguration.quoted(parts[0])))
        let place = show("=" + ArgumentsConfiguration.quoted(parts[1]), isApart: false)
        let isBool = parts[1] == "true" || parts[1] == "false"
        options.removeAll { $0.key.text == key.text }
        options.append((key, Scalar(parts[1], at: place.lowerBound + 1..<place.upperBound, isPlain: isBool)))
        return true
    }

    /// The tree of all that was set; nil for nothing.
    public var tree: SourceTree? {
        var entries = entries
        if let first = options.first {
            let values = options.map { (key: $0.key, value: TreeValue.scalar($0.value)) }
            entries.append((Scalar("options", at: first.key.place), .mapping(values)))
        }
        let file = SourceFile(name: ArgumentsConfiguration.fileName, bytes: shown)
        return SourceTree.made(of: .mapping(entries), in: file)
    }

    /// Adds a word and says where it stands.
    @discardableResult private mutating func show(_ word: String, isApart: Bool = true) -> Range<Int> {
        if isApart, !shown.isEmpty { shown.append(UInt8(ascii: " ")) }
        let start = shown.count
        shown += word.utf8
        return start..<shown.count
    }

    /// `my api.yaml` → `"my api.yaml"`, so that no two lists of arguments are shown alike.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F && $0 != "\"" && $0 != "=" }
        if isPlain, !text.isEmpty { return text }
        var writer = JSONWriter(isPretty: false)
        writer.string(text)
        return writer.text
    }
}

/// What a configuration says of builds in which Netlayer is a plugin.
public struct PluginSettings: Sendable {
    /// Which targets get the mocks.
    public enum Mocks: String, Sendable, CaseIterable { case all, tests }

    /// What drift of committed code is to a build that verifies it.
    public enum Drift: String, Sendable, CaseIterable { case warning, error }

    public static let defaultShards = 8
    /// More files than these only cost time.
    static let maximumShards = 256

    public internal(set) var shards = PluginSettings.defaultShards
    package var shardsRange: SourceRange?
    public internal(set) var mocks = Mocks.all
    public internal(set) var drift = Drift.warning

    package init() {}
}

/// The keys under `plugin`.
public enum PluginKey: String, CaseIterable, Sendable {
    case shards, mocks, drift

    public var summary: String {
        switch self {
        case .shards:
            return "How many files each kind of code (support, models, operations, services, mocks) is spread over."
        case .mocks: return "Which targets get the mocks: `all` that use the plugin, or `tests` alone."
        case .drift: return "What drift of committed code is to the plugin that verifies it: `warning` or `error`."
        }
    }

    /// The value that holds by default.
    public var preset: String {
        switch self {
        case .shards: return String(PluginSettings.defaultShards)
        case .mocks: return PluginSettings.Mocks.all.rawValue
        case .drift: return PluginSettings.Drift.warning.rawValue
        }
    }
}

/// Reads `plugin: { shards: 16, mocks: tests, drift: error }`.
enum PluginSettingsReader {
    static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> PluginSettings {
        var settings = PluginSettings()
        for entry in bag.entries(of: node, under: "plugin") {
            guard let key: PluginKey = bag.key(of: entry, in: "`plugin`") else { continue }
            switch key {
            case .shards:
                guard let count = Int(entry.value.text), (1...PluginSettings.maximumShards).contains(count) else {
                    let wanted = "a number from 1 to \(PluginSettings.maximumShards)"
                    bag.refuse(entry.value, of: "plugin.shards", wanted: wanted)
                    continue
                }
                settings.shards = count
                settings.shardsRange = entry.value.range
            case .mocks: settings.mocks = bag.word(entry.value, of: "plugin.mocks") ?? settings.mocks
            case .drift: settings.drift = bag.word(entry.value, of: "plugin.drift") ?? settings.drift
            }
        }
        return settings
    }
}
