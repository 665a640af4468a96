import APIModel
import Diagnostics
import NetlayerKit
import Platform
import SourceTree
import SwiftModel
import TemplatePacks

/// The measured stages, each including those before it, and whole runs.
enum Stage: String, CaseIterable {
    /// libyaml's events alone, with which all others are compared.
    case events
    case tree
    case api
    case plan
    case render
    /// A run into an empty folder.
    case generate
    /// A run in which all files are up to date.
    case unchanged
    /// A check in which all files are up to date.
    case check
    /// Like `unchanged`, but without a cache.
    case uncached

    var summary: String {
        switch self {
        case .events: return "libyaml's events"
        case .tree: return "read the tree"
        case .api: return "… and lower it to the API"
        case .plan: return "… and plan"
        case .render: return "… and render"
        case .generate: return "generate, nothing there"
        case .unchanged: return "generate, nothing to write"
        case .check: return "check, nothing to say"
        case .uncached: return "generate, no cache"
        }
    }
}

/// Runs one stage once in this process.
struct StageRun {
    let settings: BenchmarkSettings
    private var bag = DiagnosticBag()

    init(_ settings: BenchmarkSettings) { self.settings = settings }

    /// Returns the times of a stage; nil if the description can't be generated.
    mutating func measure(_ stage: Stage) throws(MachineError) -> String? {
        // The command prepares the heap, so each stage does, too, except libyaml, which is measured alone.
        if stage != .events { Heap.prepare() }
        switch stage {
        case .events:
            let bytes = try Disk.read(settings.spec)
            let watch = Stopwatch()
            return countYAMLEvents(bytes) > 0 ? watch.line : nil
        case .generate, .unchanged: return try generate(cache: RunCache(folder: cacheFolder))
        case .check: return try generate(cache: RunCache(folder: cacheFolder, isReadOnly: true))
        case .uncached: return try generate(cache: nil)
        case .tree, .api, .plan, .render: return try run(upTo: stage)
        }
    }

    private mutating func run(upTo last: Stage) throws(MachineError) -> String? {
        let watch = Stopwatch()
        guard let tree = try SpecReader.read(settings.spec, into: &bag) else { return nil }
        if last == .tree { return watch.line }
        guard let lowered = SpecReader.lower(tree, into: &bag) else { return nil }
        if last == .api { return watch.line }
        guard let pack = try Pack.load(settings.pack, from: PackFolders(), into: &bag) else { return nil }
        var api = lowered
        api.openEnvelopes(under: pack.manifest.conventions.operations.envelope)
        let plan = Planner.plan(NormalisedAPI(api, by: pack.manifest.conventions), into: &bag)
        if last == .plan { return watch.line }
        let files = PackRenderer(pack: pack, settings: RenderSettings()).render(plan, into: &bag)
        return files.isEmpty ? nil : watch.line
    }

    private var cacheFolder: String { settings.folder + "-cache" }

    /// Generates as the command does, with all layers and support code. A check has a cache that it only reads.
    private mutating func generate(cache: RunCache?) throws(MachineError) -> String? {
        let watch = Stopwatch()
        var arguments = ArgumentsConfiguration()
        arguments.set("spec", settings.spec)
        arguments.set("pack", settings.pack)
        arguments.set("output", settings.folder)
        let jobs = try ConfigurationReader.jobs(at: nil, arguments, into: &bag)
        guard let folders = try Generator(cache: cache).run(jobs).folders else { return nil }
        for folder in folders {
            let output = OutputFolder(folder.path)
            _ = cache?.isReadOnly == true ? try output.changes(to: folder.files) : try output.update(to: folder.files)
        }
        return watch.line
    }
}

/// One measurement: times in microseconds, the peak of memory in kilobytes.
struct Sample {
    let wall: Int
    let cpu: Int
    let peak: Int

    /// Reads `1234 1200`, the wall and processor times that the measured process printed.
    init?(_ line: String, peak: Int) {
        let numbers = line.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        wall = numbers[0]
        cpu = numbers[1]
        self.peak = peak
    }
}

/// Takes a sample in a new process, which starts with empty caches, and reads its peak of memory when it ends.
enum SampleProcess {
    static func sample(_ stage: Stage, _ settings: BenchmarkSettings) throws(MachineError) -> Sample? {
        let outcome = try ChildProcess.run([
            CurrentProgram.path ?? CommandLine.arguments[0], settings.spec, "--pack", settings.pack, "--folder",
            settings.folder, "--sample", stage.rawValue,
        ])
        try Terminal.write(Array(outcome.errors.utf8), to: .error)
        guard outcome.status == 0 else { return nil }
        return Sample(String(decoding: outcome.output, as: UTF8.self), peak: outcome.peakMemory)
    }
}

/// Measures a part of this process in wall time and in processor time, including that of the system.
struct Stopwatch {
    private let wall = Stopwatch.now(CLOCK_MONOTONIC)
    private let cpu = Stopwatch.now(CLOCK_PROCESS_CPUTIME_ID)

    /// The line that `Sample` reads: `1234 1200`.
    var line: String {
        let cpu = Stopwatch.now(CLOCK_PROCESS_CPUTIME_ID) - cpu
        return "\(Stopwatch.now(CLOCK_MONOTONIC) - wall) \(cpu)\n"
    }

    private static func now(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
    }
}
