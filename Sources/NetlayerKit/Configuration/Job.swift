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
    /// What is laid over each description, in this order.
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
    /// How the pages of lists follow each other.
    public var pages: [Paging] = []
    /// Which responses are kept.
    public var caches: [CacheRule] = []
    /// Which writes wait in an outbox.
    public var outbox: OutboxRule?
    /// Which reads are made again for who wants to know of changes.
    public var observing: [ObservingRule] = []
    /// How entities differ from what the service sends; nil where they are one.
    public var entities: EntityRules?
    /// What the project says in the words of a pack's manifest, in the order in which it is laid over the pack.
    public var settings: [SourceEntry] = []

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

    /// What documents are read from to which a description refers.
    func root(of spec: Spec) -> ProjectRoot {
        statedRoot ?? (spec.isArgument ? nil : configuredRoot) ?? ProjectRoot(of: spec.path)
    }

    /// Where all packs have to be that the pack extends; nil where the user names it.
    var packRoot: ProjectRoot? {
        packRange.map { $0.file.name != ArgumentsConfiguration.fileName } == true ? statedRoot ?? configuredRoot : nil
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
