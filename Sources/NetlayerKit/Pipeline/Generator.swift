import Diagnostics
import Platform
import SwiftModel
import TemplatePacks

/// Generates the code of jobs in memory. Writing is left to `OutputFolder`.
public struct Generator {
    private let isStrict: Bool
    private let cache: RunCache?
    private let isRepeated: Bool
    private let isSpread: Bool
    private let inputs: InputRecord
    private let onStage: (String) -> Void

    /// - Parameters:
    ///   - isStrict: whether warnings of faults count as errors.
    ///   - cache: the cache in which earlier runs are looked up, and this one is stored.
    ///   - isRepeated: whether the program will do other runs.
    ///   - isSpread: puts declarations into files of their own, whatever the layout is.
    ///   - inputs: records what is read, even if a run fails.
    ///   - onStage: called at the beginning of each stage, with a text about it.
    public init(
        isStrict: Bool = false, cache: RunCache? = nil, isRepeated: Bool = false, isSpread: Bool = false,
        inputs: InputRecord = InputRecord(), onStage: @escaping (String) -> Void = { _ in }
    ) {
        self.isStrict = isStrict
        self.cache = cache
        self.isRepeated = isRepeated
        self.isSpread = isSpread
        self.inputs = inputs
        self.onStage = onStage
    }

    /// The code of all jobs, from this run or from an earlier run with the same inputs.
    public func run(_ jobs: [Job]) throws(MachineError) -> GeneratedCode {
        var code = GeneratedCode(isStrict: isStrict)
        let targets = try prepare(jobs, &code)
        let known = code.bag.diagnostics.count
        // The cache can't check whether a revision of git still has the same content.
        let isRepeatable = !code.bag.hasErrors && !isSpread && !jobs.contains { $0.forwarders != nil }
        let key = cache != nil && isRepeatable ? RunKey(targets) : nil
        if let run = key.flatMap({ cache?.result(of: $0) }), !isStrict || run.problems.isEmpty {
            code.takeOver(run)
            return code
        }
        try generate(targets, &code)
        try format(targets, &code)
        guard let key, let cache, !cache.isReadOnly else { return code }
        code.hashFiles()
        cache.keep(code, besides: known, under: key, reading: inputs)
        return code
    }

    private func prepare(_ jobs: [Job], _ code: inout GeneratedCode) throws(MachineError) -> [PreparedJob] {
        var targets: [PreparedJob] = []
        for job in jobs {
            code.problems.levels = job.problems
            var found = DiagnosticBag()
            let pack = try PackLoader.load(job, into: &found)
            inputs.add(pack, of: job)
            code.problems.endConfiguration((), found)
            found = DiagnosticBag()
            guard var pack else { continue }
            if isSpread { pack.manifest.spreadFiles() }
            if pack.manifest.conventions.access == .internal { code.isInternal = true }
            if job.forwarders == nil {
                let files = pack.manifest.files.filter { $0.scope == .forwarders }
                let paths = files.compactMap { $0.paths.text(pack.manifest.layout) }
                code.unaskedFiles.formUnion(paths.map { FilePath.join(job.output, $0) })
            }
            // Code that a plugin's build generates isn't formatted, since nobody reads it.
            let other = targets.last { $0.formatting != nil }?.formatting
            let formatting = isSpread ? nil : try Formatting(job, after: other, reading: inputs, into: &found)
            code.problems.endConfiguration((), found)
            targets.append(PreparedJob(job: job, pack: pack, formatting: formatting))
        }
        var found = DiagnosticBag()
        PackLoader.checkCopies(beside: targets, into: &found)
        code.problems.endConfiguration((), found)
        return targets
    }

    private func generate(_ targets: [PreparedJob], _ code: inout GeneratedCode) throws(MachineError) {
        var assembly = FolderAssembly()
        var names = UnmatchedNames()
        var last: (pipeline: Pipeline, stages: Pipeline.Stages)?
        var isComplete = true
        for target in targets {
            code.problems.levels = target.job.problems
            let pipeline = Pipeline(target, inputs: inputs, onStage: onStage)
            defer { pipeline.settle() }
            last = nil
            var origins = FileOrigins(of: target)
            var isEmpty = true
            let made = try pipeline.run(&code.problems)
            isComplete = isComplete && made.count == target.job.specs.count
            for stages in made {
                last = (pipeline, stages)
                names.look(at: target.job, in: stages.api, stages.plan)
                var clashes = DiagnosticBag()
                origins.description = stages.hash
                let isModule = target.job.support == .generate && !isSpread
                let (output, files) = (target.job.output, target.job.files(of: stages))
                isEmpty = isEmpty && files.isEmpty
                assembly.add(files, of: stages.spec, from: &origins, to: output, isModule: isModule, into: &clashes)
                code.problems.endConfiguration((), clashes)
            }
            if isEmpty, !code.bag.hasErrors {
                var found = DiagnosticBag()
                found.report(.nothingWritten(for: target.job, by: target.pack))
                code.problems.endConfiguration((), found)
            }
        }
        if !isRepeated, let last { ProcessLifetime.keep(last) }
        // If a description couldn't be read, it is unknown which names exist.
        guard isComplete else { return }
        var unmatched = DiagnosticBag()
        names.report(into: &unmatched)
        code.folders = code.problems.end(code.bag.hasErrors ? nil : assembly.folders, unmatched)
    }

    private func format(_ targets: [PreparedJob], _ code: inout GeneratedCode) throws(MachineError) {
        for (index, folder) in (code.folders ?? []).enumerated() {
            let asking = targets.first { $0.job.output == folder.path && $0.formatting != nil }
            guard let formatting = asking?.formatting else { continue }
            onStage("formatting")
            var found = DiagnosticBag()
            let formatted = try formatting.run(on: folder, into: &found)
            guard let formatted = code.problems.endConfiguration(formatted, found) else { return code.folders = nil }
            code.folders?[index] = formatted
        }
    }
}

/// A job with its pack, and settings and templates of the project merged into it.
struct PreparedJob: Sendable {
    let job: Job
    let pack: Pack
    let digest: PackDigest
    let formatting: Formatting?

    init(job: Job, pack: Pack, formatting: Formatting? = nil) {
        self.job = job
        self.formatting = formatting
        self.pack = pack
        digest = PackDigest(pack)
    }
}

/// The result of a run.
public struct GeneratedCode {
    /// The files by their output folders, in the order of the jobs; nil if there are errors.
    public internal(set) var folders: [GeneratedFolder]?
    /// Whether the files are from an earlier run with the same inputs.
    public private(set) var isRecalled = false
    /// Whether tests need a testable import to see the code.
    public internal(set) var isInternal = false
    /// The files for old names that the jobs don't request, with their output folders.
    public internal(set) var unaskedFiles: Set<String> = []
    var problems: StageProblems

    init(isStrict: Bool) { problems = StageProblems(isStrict: isStrict) }

    public var bag: DiagnosticBag { problems.bag }
    /// Whether an error was in the configuration, and not in a description.
    public var isConfigurationFaulty: Bool { problems.isConfigurationFaulty }

    mutating func hashFiles() { for index in (folders ?? []).indices { folders?[index].hashFiles() } }

    mutating func takeOver(_ run: RunKey.Result) {
        folders = run.folders
        isRecalled = true
        problems.takeOver(run.problems)
    }
}

/// The files and folders that runs read, for watching them and for the cache.
public final class InputRecord {
    /// Descriptions and the documents that they refer to, in the order of reading.
    public private(set) var files: [ReadFile] = []
    /// The folders of packs and templates.
    public private(set) var folders: [String] = []

    public init() {}

    func add(_ files: [ReadFile]) { self.files += files }

    /// Adds the folders of a job's templates: its own, and those of its pack and the packs that this extends.
    public func add(_ pack: Pack?, of job: Job) {
        let packs = (pack?.chain ?? [job.pack]).filter { $0.contains("/") }
        folders += packs.map(PackFolders.folder) + [job.templates].compactMap(\.self)
    }
}

/// A document that a run read, or looked for.
public struct ReadFile: Sendable {
    public let path: String
    /// The hash of the bytes on the disk; nil if nothing could be read.
    public let hash: String?
    /// The text, as messages show it.
    let file: SourceFile?
    /// Whether the disk has the same text: other encodings were converted, and standard input is read only once.
    let isRepeatable: Bool

    init(_ path: String, bytes: [UInt8], file: SourceFile) {
        self.path = path
        self.file = file
        hash = ContentHash.of(bytes)
        isRepeatable = path != "-" && file.bytes.count == bytes.count
    }

    init(missing path: String) {
        self.path = path
        hash = nil
        file = nil
        isRepeatable = false
    }
}

extension Diagnostic {
    fileprivate static func nothingWritten(for job: Job, by pack: Pack) -> Diagnostic {
        let help: Message =
            pack.manifest.files.isEmpty
            ? "let the pack extend one that has entries, `extends: base`, or add some to `files` of its manifest"
            : job.only != nil
                ? "add a kind to `only`"
                : "`netlayer templates list \(job.pack) --files` shows for what its entries write files"
        return KitCodes.unwrittenPart("the pack `\(job.pack)` writes no file for this description").at(job.packRange)
            .help(help)
    }
}
