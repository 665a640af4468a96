import APIModel
import Diagnostics
import NetlayerKit
import Platform
import SourceTree
import SwiftModel
import TemplatePacks

/// Runs one stage once in this process.
struct StageRun {
    let settings: BenchmarkSettings
    private var bag = DiagnosticBag()

    init(_ settings: BenchmarkSettings) { self.settings = settings }

    /// What it took; nil where the description can't be generated, which the bag would say.
    mutating func measure(_ stage: Stage) throws(MachineError) -> String? {
        // As the command does. libyaml is measured as it is.
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
        let plan = Planner.plan(api, conventions: pack.manifest.conventions, into: &bag)
        if last == .plan { return watch.line }
        let files = PackRenderer(pack: pack, settings: RenderSettings()).render(plan, into: &bag)
        return files.isEmpty ? nil : watch.line
    }

    private var cacheFolder: String { settings.folder + "-cache" }

    /// As the command does it, with all layers and support code; a cache that is only asked belongs to a check.
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
