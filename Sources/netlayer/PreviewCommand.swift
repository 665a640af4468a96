import APIPage
import Diagnostics
import Evolution
import NetlayerCommands
import NetlayerKit
import Platform
import TemplatePacks

extension CommandTable {
    static let preview = CommandDefinition(
        name: "preview", group: .understand,
        summary: "Writes a web page that shows an API and the Swift code that is generated for it.",
        discussion: [
            "Writes one HTML file that needs no network. It shows operations and models with the Swift code that a pack makes of each, problems, and the amount of code. Without SPEC, it shows the configuration's descriptions. The packs are those of `--pack` or of the configuration, or else all bundled ones.",
            "`--diff OLD` also shows the changes since an earlier version, as `netlayer diff` does, breaking ones first. `--format markdown` writes a page for each service into a folder: operations, a call of each, and responses by status, as the first target or pack has them.",
            "Exit codes: 0 written or stopped, 1 problems in a description, 2 in arguments or configuration, 4 the disk.",
        ],
        arguments: [
            ArgumentDefinition(
                "SPEC", .file("SPEC"), isOptional: true, "The description; the configuration's by default.")
        ],
        options: [
            OptionDefinition(
                "output", .file("FILE"), short: "o",
                "The page; `preview.html` by default. With `--format markdown` a folder; `preview` by default."),
            OptionDefinition("format", .words(["html", "markdown"]), "What is written; `html` by default."),
            OptionDefinition(
                "pack", .pack("NAME"), isRepeatable: true,
                "A pack to show the API in, instead of the configuration's packs."),
            OptionDefinition(
                "diff", .file("OLD"), "An earlier version: a file, a folder, `REVISION:PATH`, or a git revision."),
            OptionDefinition(
                "serve", .none,
                "Serves the page and the API on this machine: requests can be tried in the page, which follows changes of the description."
            ), OptionDefinition("port", .text("PORT"), "The port of the server; a free one by default."),
            JobOptions.config, JobOptions.target, JobOptions.option, CommandTable.root, CommandTable.limit,
        ],
        examples: [
            .init("netlayer preview openapi.yaml", "Shows a description in all bundled packs."),
            .init("netlayer preview --diff main -o review.html", "Shows what a branch changes."),
            .init("netlayer preview --format markdown -o docs/api", "Writes a page for each service."),
        ], run: PreviewCommand.run)
}

/// Writes a page about descriptions in the conventions of packs.
enum PreviewCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        if invocation.has("serve") { return try PreviewServer(invocation, console).run() }
        var bag = DiagnosticBag()
        let jobs = try jobs(invocation, into: &bag)
        try PackLoader.check(jobs, into: &bag)
        if bag.hasErrors {
            console.say(diagnostics: bag)
            return .usage
        }
        let (sections, changes) = try read(jobs, invocation, into: &bag)
        console.say(diagnostics: bag)
        if sections.isEmpty { return .input }
        ProcessLifetime.keep(sections)
        if invocation.value("format") == "markdown" { return try writeMarkdown(sections, invocation, console, bag) }
        let page = PageDocument.html(sections, changes: changes, problems: bag.diagnostics)
        let path = invocation.value("output") ?? "preview.html"
        _ = try SingleFile.write(String(decoding: page, as: UTF8.self), to: path, isForced: true)
        try console.write(line: path)
        return bag.hasErrors ? .input : .fine
    }

    /// The contents of the page.
    static func read(
        _ jobs: [Job], _ invocation: Invocation, noting inputs: InputRecord = InputRecord(),
        into bag: inout DiagnosticBag
    ) throws -> ([PageSection], [PageChanges]) {
        let side = invocation.arguments.first.map { ComparisonSide($0) } ?? .workingCopy
        var sections: [PageSection] = []
        var seen: Set<String> = []
        for job in jobs {
            for source in try side.sources(of: job) where seen.insert(source.name).inserted {
                let views = try jobs.filter { other in try side.sources(of: other).contains { $0.name == source.name } }
                let named = views.map { (name: $0.name.isEmpty ? FilePath.name(of: $0.pack) : $0.name, job: $0) }
                if let section = try PageSection.read(source, by: named, noting: inputs, into: &bag) {
                    sections.append(section)
                }
            }
        }
        let changes =
            try invocation.value("diff").map { try self.changes(since: $0, to: side, jobs[0], into: &bag) } ?? []
        return (sections, changes)
    }

    private static func writeMarkdown(
        _ sections: [PageSection], _ invocation: Invocation, _ console: any Console, _ bag: DiagnosticBag
    ) throws -> ExitCode {
        if invocation.has("diff") {
            throw UsageError(
                "Markdown pages show no changes", help: "leave out `--format` or `--diff`", command: "preview")
        }
        // Services of two descriptions can have the same name.
        let folders = PageMarkdown.fileNames(sections.map { FilePath.name(of: $0.source) })
        for (section, name) in zip(sections, folders) {
            var folder = invocation.value("output") ?? "preview"
            if sections.count > 1 { folder = FilePath.join(folder, name) }
            for file in PageMarkdown.files(section) {
                let path = FilePath.join(folder, file.name)
                _ = try SingleFile.write(file.text, to: path, isForced: true)
                try console.write(line: path)
            }
        }
        return bag.hasErrors ? .input : .fine
    }

    /// The targets of the configuration, or one for each pack.
    static func jobs(_ invocation: Invocation, into bag: inout DiagnosticBag) throws -> [Job] {
        let path = invocation.value("config") ?? JobOptions.presentConfiguration
        var packs: [String?] = invocation.values("pack")
        if path == nil, packs.isEmpty {
            let bundled = PackFolders()
            packs = try bundled.packNames.filter { try !Pack.isAbstract($0, in: bundled) }
        }
        if path == nil, invocation.arguments.isEmpty {
            throw UsageError(
                "there is no `netlayer.yml` in this folder", help: "name a description", command: "preview")
        }
        let limits = try JobOptions.limits(invocation)
        var all: [Job] = []
        for pack in packs.isEmpty ? [nil] : packs {
            var arguments = ArgumentsConfiguration()
            arguments.set("pack", pack)
            if path == nil {
                arguments.set("spec", invocation.arguments[0])
                arguments.set("output", ".")
            }
            try JobOptions.setOptions(invocation, of: &arguments, command: "preview")
            var jobs = try ConfigurationReader.jobs(at: path, arguments, root: JobOptions.root(invocation), into: &bag)
            if bag.hasErrors { return [] }
            jobs = try JobOptions.choose(invocation.values("target"), among: jobs)
            for index in jobs.indices {
                jobs[index].limits = limits
                if let pack { jobs[index].name = FilePath.name(of: pack) }
            }
            // With packs on the command line, targets differ only in their folders.
            all += pack == nil ? jobs : Array(jobs.prefix(1))
        }
        return all
    }

    private static func changes(since old: String, to new: ComparisonSide, _ job: Job, into bag: inout DiagnosticBag)
        throws -> [PageChanges]
    {
        var changes: [PageChanges] = []
        for (left, right) in try SourcePairs(ComparisonSide(old), new, of: job).pairs {
            let before = try GenerationReader.read(left, of: job, into: &bag)
            let after = try GenerationReader.read(right, of: job, into: &bag)
            guard let before, let after else { continue }
            changes.append(PageChanges(from: before, to: after, old: left?.name, new: right?.name))
        }
        return changes
    }
}
