import APIModel
import Diagnostics
import Directives
import OpenAPIFrontend
import Platform
import SourceTree
import TemplatePacks

/// One thing to generate: its descriptions, its conventions and its output folder. Paths are ready to be opened.
public struct Job: Sendable {
    /// A description, and its folder below the output if there are several.
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

    /// The job's name in messages; empty if there is only one job.
    public var name = ""
    public var specs: [Spec] = []
    /// Overlays that are merged into each description, in this order.
    public var overlays: [Spec] = []
    /// The name of a bundled pack, or the path of a folder.
    public var pack = ""
    public var packRange: SourceRange?
    /// A folder with the project's own templates.
    public var templates: String?
    public var templatesRange: SourceRange?
    public var output = ""
    /// The outputs of all targets of the configuration.
    var outputs: [String] = []
    /// Whether any target of the configuration names a folder of templates.
    var isTemplated = false
    /// Whether targets with other descriptions use the same support code.
    var sharesSupport = false
    /// The program that formats the code.
    var formatter: Formatter?
    var formatterRange: SourceRange?
    /// Patterns of the team's own files in the output folder.
    var keep: [String] = []
    public var support = RenderSettings.Support.generate
    /// The kinds of files that are written; nil for all.
    public var only: Set<ArtefactKind>?
    public var header = RenderSettings.standardHeader
    public var imports: [ModuleImport] = []
    /// Modules of the team's types that are imported with `@testable`.
    public var testedModules: Set<ModuleName> = []
    public var urls: [OpenAPIOptions.URLMapping] = []
    public var generics: [GenericPattern] = []
    public var filter = APIFilter()
    public var plugin = PluginSettings()
    /// The levels of problems, by their codes.
    public var problems = ProblemLevels()
    /// The version of the description whose names are kept as forwarders.
    public var forwarders: String?
    /// The place of `deprecatedForwarders` in the configuration.
    var forwardersRange: SourceRange?
    public var directives: [DirectivesApplication.Entry] = []
    /// Rules that give directives to many operations, by the directives' keys.
    public var rules: [String: DirectiveRules] = [:]
    /// The rules by which entities differ from the service's types; nil where they are the same types.
    public var entities: EntityRules?
    /// The project's entries with keys of a pack's manifest, in the order in which they are merged into the pack.
    public var settings: [SourceEntry] = []
    /// Unknown keys of the configuration, which don't prevent the other stages from finding more problems.
    var unknownKeys = DiagnosticBag()
    /// Whether the job has descriptions, a pack and an output folder.
    var isComplete: Bool { !specs.isEmpty && !pack.isEmpty && !output.isEmpty }

    /// The limits of what the run can use of the machine.
    public var limits = Limits.standard
    /// The project, where the user names it.
    public var statedRoot: ProjectRoot?
    /// The project of the configuration; nil without a configuration.
    var configuredRoot: ProjectRoot?

    /// The texts that the job was read from: the configuration and the arguments.
    var files: [SourceFile] = []

    /// Everything in the job that affects the code, as one text: jobs with equal settings have equal summaries.
    var summary = ""

    public init() {}

    /// The files of the kinds that the job requests. They import the modules that contain the other kinds.
    func files(of stages: Pipeline.Stages) -> [RenderedFile] {
        guard let only else { return stages.files }
        return stages.files.compactMap { $0.keeping(only, importing: imports) }
    }

    /// Whether it imports the support code.
    var usesModule: Bool { if case .module = support { true } else { false } }

    /// Whether it writes support code for others: without the code of operations.
    var writesSupportAlone: Bool { only.map { $0.contains(.support) && !$0.contains(.operations) } ?? false }

    /// The project that contains the configuration's own files.
    var projectRoot: ProjectRoot { statedRoot ?? configuredRoot ?? ProjectRoot(of: output) }

    /// The project whose documents a description can refer to.
    func root(of spec: Spec) -> ProjectRoot {
        statedRoot ?? (spec.isArgument ? nil : configuredRoot) ?? ProjectRoot(of: spec.path)
    }

    /// The project that must contain the pack and those that it extends; nil for a pack that the user names and that is
    /// outside of the project, which can extend any.
    var packRoot: ProjectRoot? {
        if let packRange, packRange.file.name != ArgumentsConfiguration.fileName { return statedRoot ?? configuredRoot }
        let root = statedRoot ?? ProjectRoot(of: "netlayer.yml")
        return root.contains(pack) ? root : nil
    }

    /// Whether both jobs read a description alike, before their directives and filters are applied.
    package func reads(like other: Job) -> Bool {
        let (addresses, others) = (urls.map { [$0.url, $0.path] }, other.urls.map { [$0.url, $0.path] })
        return overlays.map(\.path) == other.overlays.map(\.path) && addresses == others
            && statedRoot == other.statedRoot && configuredRoot == other.configuredRoot
    }

    /// Whether a description can be read: one in the project, or any that the user names.
    func mayRead(_ spec: Spec) -> Bool {
        spec.isArgument || spec.path == "-" || root(of: spec).contains(document: spec.path)
    }
}

extension Job.Spec {
    /// Whether it was named on the command line.
    fileprivate var isArgument: Bool { range.map { $0.file.name == ArgumentsConfiguration.fileName } ?? true }
}

/// Turns command-line arguments into a configuration, so that one reader and one set of messages serve both.
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

    /// The tree of all arguments; nil without any.
    public var tree: SourceTree? {
        var entries = entries
        if let first = options.first {
            let values = options.map { (key: $0.key, value: TreeValue.scalar($0.value)) }
            entries.append((Scalar("options", at: first.key.place), .mapping(values)))
        }
        let file = SourceFile(name: ArgumentsConfiguration.fileName, bytes: shown)
        return SourceTree.made(of: .mapping(entries), in: file)
    }

    /// Adds a word and returns its range.
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

/// A configuration's settings for builds in which Netlayer is a plugin.
public struct PluginSettings: Sendable {
    /// The targets that get the mocks.
    public enum Mocks: String, Sendable, CaseIterable { case all, tests }

    /// The severity of drift in a build that verifies committed code.
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
        case .drift: return "How the verifying plugin reports drift of committed code: `warning` or `error`."
        }
    }

    /// The default value.
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
