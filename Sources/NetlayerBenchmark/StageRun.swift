import APIModel
import Diagnostics
import NetlayerKit
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
        switch stage {
        case .events:
            let bytes = try Disk.read(settings.spec)
            let watch = Stopwatch()
            return countYAMLEvents(bytes) > 0 ? watch.line : nil
        case .generate, .unchanged: return try generate()
        case .tree, .api, .plan, .render: return try run(upTo: stage)
        }
    }

    private mutating func run(upTo last: Stage) throws(MachineError) -> String? {
        let watch = Stopwatch()
        guard let tree = try SpecReader.read(settings.spec, into: &bag) else { return nil }
        if last == .tree { return watch.line }
        guard let api = SpecReader.lower(tree, into: &bag) else { return nil }
        if last == .api { return watch.line }
        guard let pack = Pack.load(settings.pack, from: PackFolders(), into: &bag) else { return nil }
        let plan = Planner.plan(api, conventions: pack.manifest.conventions, into: &bag)
        if last == .plan { return watch.line }
        let files = PackRenderer(pack: pack, settings: RenderSettings()).render(plan, into: &bag)
        return files.isEmpty ? nil : watch.line
    }

    /// As the command does it, with all layers and support code.
    private mutating func generate() throws(MachineError) -> String? {
        let watch = Stopwatch()
        var arguments = ArgumentsConfiguration()
        arguments.set("spec", settings.spec)
        arguments.set("pack", settings.pack)
        arguments.set("output", settings.folder)
        let jobs = ConfigurationReader.jobs(file: nil, arguments: arguments.tree(into: &bag), into: &bag)
        var generator = Generator()
        guard let folders = try generator.run(jobs) else { return nil }
        for folder in folders { _ = try OutputFolder(folder.path).update(to: folder.files) }
        return watch.line
    }
}
