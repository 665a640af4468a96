import APIModel
import Diagnostics
import Directives
import Platform
import SourceTree
import TemplatePacks

/// Reads jobs from a configuration file, from command-line arguments, or from both; arguments win. An unknown key is
/// reported at its place, and the run continues to find other errors.
public struct ConfigurationReader {
    var bag = DiagnosticBag()
    private let statedRoot: ProjectRoot?
    /// The folder that the configuration can name files in.
    private let root: ProjectRoot?

    private init(file: SourceTree?, root: ProjectRoot?) {
        statedRoot = root
        self.root = file.map { root ?? ProjectRoot(of: $0.file.name) }
    }

    /// The jobs of a configuration file, if there is one, with the arguments merged into it; empty if there are errors.
    /// - Parameter root: the project, where the user names it.
    /// - Parameter defersUnknownKeys: whether unknown keys are reported later, when the packs are loaded.
    public static func jobs(
        at path: String?, _ arguments: ArgumentsConfiguration, root: ProjectRoot? = nil,
        defersUnknownKeys: Bool = false, into bag: inout DiagnosticBag
    ) throws(MachineError) -> [Job] {
        var file: SourceTree?
        if let path {
            guard let tree = try SpecReader.read(path, in: root, into: &bag) else { return [] }
            file = tree
        }
        let jobs = jobs(file: file, arguments: arguments.tree, root: root, into: &bag)
        guard !defersUnknownKeys, let unknown = jobs.first?.unknownKeys, unknown.hasErrors else { return jobs }
        bag.append(contentsOf: unknown)
        return []
    }

    /// The jobs in the order of the file; empty if there are errors.
    /// - Parameter root: the project, where the user names it.
    public static func jobs(
        file: SourceTree?, arguments: SourceTree?, root: ProjectRoot? = nil, into bag: inout DiagnosticBag
    ) -> [Job] {
        var reader = ConfigurationReader(file: file, root: root)
        var jobs = reader.jobs(file: file, arguments: arguments)
        let isFaulty = reader.bag.hasErrors(besides: PackCodes.unknownSetting.code)
        let isComplete = jobs.allSatisfy(\.isComplete)
        let unknown = isFaulty || !isComplete ? DiagnosticBag() : reader.bag.remove(PackCodes.unknownSetting.code)
        bag.append(contentsOf: reader.bag)
        if reader.bag.hasErrors { return [] }
        for index in jobs.indices { jobs[index].unknownKeys = unknown }
        return jobs
    }

    private mutating func jobs(file: SourceTree?, arguments: SourceTree?) -> [Job] {
        var common = Job()
        common.files = [file, arguments].compactMap { $0?.file }
        common.statedRoot = statedRoot
        common.configuredRoot = root
        var targets: SourceNode?
        if let file {
            guard file.root.isMapping || file.root.isNull else {
                bag.refuse(file.root, of: file.file.name, wanted: "a mapping")
                return []
            }
            targets = file.root["targets"]
            read(file.root.entries.filter { $0.key.text != "targets" }, to: &common)
        }
        var jobs: [Job] = []
        if let targets {
            if !targets.isSequence || targets.elements.isEmpty {
                bag.refuse(targets, of: "targets", wanted: "a list of targets")
            }
            for (index, target) in targets.elements.enumerated() {
                var job = common
                job.name = "target \(index + 1)"
                if let nested = target.entry("targets") {
                    bag.report(KitCodes.nestedTargets("a target has no targets of its own").at(nested.key.range))
                }
                read(target.entries.filter { $0.key.text != "targets" }, to: &job)
                finish(&job, arguments: arguments, at: target.range)
                jobs.append(job)
            }
        } else {
            finish(&common, arguments: arguments, at: file?.root.range)
            jobs = [common]
        }
        let outputs = jobs.map(\.output)
        let isTemplated = jobs.contains { $0.templates != nil }
        for index in jobs.indices { (jobs[index].outputs, jobs[index].isTemplated) = (outputs, isTemplated) }
        let users = jobs.indices.filter { jobs[$0].usesModule || jobs[$0].writesSupportAlone }
        if jobs.contains(where: \.writesSupportAlone), Set(users.map { jobs[$0].specs.map(\.path) }).count > 1 {
            for index in users {
                jobs[index].sharesSupport = true
                jobs[index].summary += "support code of several descriptions\n"
            }
        }
        return jobs
    }

    private mutating func finish(_ job: inout Job, arguments: SourceTree?, at range: SourceRange?) {
        if let arguments { read(Array(arguments.root.entries), to: &job) }
        let missing = [("spec", job.specs.isEmpty), ("pack", job.pack.isEmpty), ("output", job.output.isEmpty)]
        // Wrong values were reported already.
        guard !bag.hasErrors else { return }
        for (key, isMissing) in missing where isMissing {
            bag.report(
                KitCodes.missingKey, "`\(key)` is missing",
                at: range.map {
                    SourceRange(file: $0.file, startOffset: Int($0.startOffset), endOffset: Int($0.startOffset))
                }, help: "add `\(key): …`, or give `--\(key)`")
        }
    }

    private mutating func read(_ entries: [SourceEntry], to job: inout Job) {
        for entry in entries {
            let name = entry.key.text
            let key = ConfigurationKey.named(name)
            if key?.isPlacing != true { job.summary += "\(name): \(entry.value.plainJSON)\n" }
            guard let key else {
                if ConfigurationKey.known.contains(name) {
                    job.settings.append(entry)
                } else {
                    bag.refuse(entry, in: "the configuration", known: ConfigurationKey.known)
                }
                continue
            }
            key.read(&self, entry.value, &job)
        }
    }

    /// Reports a path out of the project. Arguments can name any path, except by a link that leads out of the project.
    private mutating func checkProject(_ path: String, _ node: SourceNode) {
        let isArgument = node.tree.file.name == ArgumentsConfiguration.fileName
        let leaves = isArgument ? statedRoot == nil && ProjectRoot.leaves(path) : root?.contains(path) == false
        if leaves { bag.report(.outsideProject(path, at: node.range)) }
    }

    mutating func readPack(_ node: SourceNode, to job: inout Job) {
        guard let text = text(node, of: "pack") else { return }
        // A path keeps a slash, which distinguishes it from a name.
        let place = path(text, in: node)
        job.pack = text.contains("/") ? place.contains("/") ? place : "./" + place : text
        job.packRange = node.range
        if text.contains("/") { checkProject(job.pack, node) }
    }

    /// The path under a key, which has to be in the project.
    mutating func projectPath(_ node: SourceNode, of key: String) -> String? {
        guard let path = text(node, of: key).map({ path($0, in: node) }) else { return nil }
        checkProject(path, node)
        return path
    }

    mutating func readSupport(_ node: SourceNode, to job: inout Job) {
        switch text(node, of: "support") {
        case "generate": job.support = .generate
        case "none": job.support = .none
        case .some(let module):
            guard let name = ModuleImport(module), !name.isOptional, !name.isTestable else {
                return bag.refuse(node, of: "support", wanted: ModuleName.expected)
            }
            job.support = .module(name.name)
        case nil: return
        }
    }

    mutating func readOnly(_ node: SourceNode, to job: inout Job) {
        job.only = Set(texts(node, of: "only").compactMap { ArtefactKind($0, of: "only", into: &bag) })
    }

    mutating func readImports(_ node: SourceNode, to job: inout Job) {
        job.imports = texts(node, of: "imports").compactMap { ModuleImport($0, of: "imports", into: &bag) }
    }

    /// Reads the path of a description, relative to the configuration; text that isn't a path to a file is a revision.
    mutating func readForwarders(_ node: SourceNode, to job: inout Job) {
        guard let text = text(node, of: "deprecatedForwarders") else { return }
        let place = path(text, in: node)
        // The check comes first, so that no message reveals whether a file outside of the project exists.
        checkProject(place, node)
        job.forwarders = Disk.target(place) != nil ? place : text
        job.forwardersRange = node.range.file.name == ArgumentsConfiguration.fileName ? nil : node.range
    }

    mutating func text(_ node: SourceNode, of key: String) -> String? {
        if node.isScalar, !node.text.isEmpty, !node.isNull { return node.text }
        return bag.refuse(node, of: key, wanted: "a text that is not empty")
    }

    mutating func texts(_ node: SourceNode, of key: String) -> [SourceNode] {
        if node.isSequence, node.elements.allSatisfy({ $0.isScalar && !$0.isNull }) { return Array(node.elements) }
        bag.refuse(node, of: key, wanted: "a list of texts")
        return []
    }

    /// Joins a path to the folder of the file that names it.
    func path(_ text: String, in node: SourceNode) -> String {
        FilePath.join(FilePath.folder(of: node.tree.file.name), text)
    }

    mutating func specs(_ node: SourceNode) -> [Job.Spec] {
        if node.isScalar {
            guard let text = text(node, of: "spec") else { return [] }
            let path = text == "-" ? text : description(text, in: node)
            return path.map { [Job.Spec(path: $0, folder: nil, range: node.range)] } ?? []
        }
        if node.count == 0 { bag.refuse(node, of: "spec", wanted: "at least one path") }
        if node.isSequence {
            return texts(node, of: "spec").compactMap { node in
                let folder = FilePath.stem(of: node.text)
                return description(node.text, in: node).map { Job.Spec(path: $0, folder: folder, range: node.range) }
            }
        }
        return node.entries.compactMap { entry in
            guard let text = text(entry.value, of: "spec") else { return nil }
            guard OutputPath.isAllowed(entry.key.text) else {
                let wanted = "a folder below the output, and none that is hidden"
                return bag.refuse(entry.key, of: "spec.\(entry.key.text)", wanted: wanted)
            }
            let (folder, range) = (entry.key.text, entry.value.range)
            return description(text, in: entry.value).map { Job.Spec(path: $0, folder: folder, range: range) }
        }
    }

    /// The path of a description; nil for an address, since nothing is fetched.
    private mutating func description(_ text: String, in node: SourceNode) -> String? {
        guard FilePath.isAddress(text) else { return path(text, in: node) }
        return bag.refuse(node, of: "spec", wanted: "a file; netlayer fetches nothing")
    }

    mutating func header(_ node: SourceNode) -> [String] {
        if node.isSequence { return texts(node, of: "header").map { lines(of: $0) }.flatMap { $0.isEmpty ? [""] : $0 } }
        if node.isNull { return [] }
        guard node.isScalar else {
            bag.refuse(node, of: "header", wanted: "a text, or a list of lines")
            return []
        }
        return lines(of: node)
    }

    /// Splits a text at everything that Swift takes for a line break, so that each line gets its slashes.
    private mutating func lines(of node: SourceNode) -> [String] {
        var lines = node.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        if lines.contains(where: { $0.unicodeScalars.contains(where: ShownText.isUnfit) }) {
            bag.refuse(node, of: "header", wanted: "a text without control characters and marks of direction")
        }
        return lines
    }

    mutating func readOperations(_ node: SourceNode, to job: inout Job) {
        guard node.isMapping || node.isNull else {
            return bag.refuse(node, of: "operations", wanted: "a mapping of operations to directives")
        }
        for entry in node.entries {
            let directives = DirectivesReader.read(entry.value, into: &bag)
            job.directives.removeAll { $0.key == entry.key.text }
            job.directives.append(.init(key: entry.key.text, range: entry.key.range, directives: directives))
        }
    }

    /// Each `--overlay` is applied after those before it.
    mutating func readOverlays(_ node: SourceNode, to job: inout Job) {
        let nodes = node.isScalar ? [node] : texts(node, of: "overlays")
        let overlays = nodes.map { Job.Spec(path: path($0.text, in: $0), range: $0.range) }
        job.overlays = node.isScalar ? job.overlays + overlays : overlays
    }

    mutating func readURLs(_ node: SourceNode, to job: inout Job) {
        guard node.isMapping else { return bag.refuse(node, of: "urls", wanted: "a mapping of addresses to paths") }
        for entry in node.entries {
            guard let text = text(entry.value, of: "urls") else { continue }
            job.urls.append(.init(url: entry.key.text, path: path(text, in: entry.value)))
        }
    }
}

/// Reads `problems: { union-member: ignore, lost-key: error }`.
enum ProblemLevelsReader {
    static func read(_ node: SourceNode, to levels: inout ProblemLevels, into bag: inout DiagnosticBag) {
        for entry in bag.entries(of: node, under: "problems", wanted: "codes with their levels") {
            let name = entry.key.text
            guard let code = DiagnosticCodes.code(named: name) else {
                let known = DiagnosticCodes.all.filter { $0.severity == .warning }.map(\.name)
                bag.refuse(entry, in: "`problems`", known: known)
                continue
            }
            // A problem that is an error must stay one, since the run has no code to continue with.
            let known = code.severity == .error ? [.error] : ProblemLevels.Level.allCases
            let (text, words) = (entry.value.text, known.map(\.rawValue))
            let word = bag.word(text, of: "problems.\(name)", among: words, at: entry.value.range)
            if let level = word.flatMap(ProblemLevels.Level.init(rawValue:)) { levels.set(code, level) }
        }
    }
}
