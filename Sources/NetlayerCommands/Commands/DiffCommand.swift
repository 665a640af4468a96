import Diagnostics
import Evolution
import NetlayerKit
import Platform

extension CommandTable {
    static let diff = CommandDefinition(
        name: "diff", group: .understand,
        summary: "Compares two versions of an API, and shows what the changes mean for Swift callers.",
        discussion: [
            "Plans the code of both versions with the project's configuration, and compares what callers see (types, methods, arguments, properties, cases) and what is sent and received.",
            "OLD and NEW are each a file, a folder with descriptions, a file of a git revision (`v1.2:openapi.yaml`, from the root of the repository), or a git revision alone, for the configuration's descriptions at that revision. Without NEW, OLD is compared with the working copy.",
            "A caller calls methods, makes values that are sent, reads values that are received, and switches over enums without `default`. Breaking changes break such code; behaviour changes let it compile and do something else.",
            "Exit codes: 0 compared, 1 problems in a description, 2 in arguments or configuration, 3 changes that `--fail-on` names, 4 the disk.",
        ],
        arguments: [
            ArgumentDefinition("OLD", .file("OLD"), "A file, a folder, `REVISION:PATH`, or a git revision."),
            ArgumentDefinition("NEW", .file("NEW"), isOptional: true, "The same; the working copy by default."),
        ],
        options: [
            JobOptions.config, JobOptions.target, JobOptions.pack, JobOptions.option, CommandTable.root,
            CommandTable.limit,
            OptionDefinition(
                "fail-on", .words(DiffCommand.Threshold.allCases.map(\.rawValue)),
                "Exits with 3 on `breaking` changes, on these and changes of `behaviour`, or on `any` change."),
            OptionDefinition(
                "format", .words(DiffReport.Format.allCases.map(\.rawValue)),
                "How changes are written; `terminal` by default."),
        ],
        examples: [
            .init("netlayer diff main", "Shows what this branch changes for callers."),
            .init("netlayer diff v1.2:api.yaml api.yaml --fail-on breaking", "Keeps breaking changes out."),
            .init(
                "netlayer diff old.yaml new.yaml --pack ./ours",
                "Compares the code that your own pack makes of two files."),
        ], run: DiffCommand.run)
}

/// Compares two versions of descriptions by the code that is generated for them.
enum DiffCommand {
    /// The mildest verdict with which the command fails.
    enum Threshold: String, CaseIterable, Sendable {
        case breaking, behaviour, any

        func isReached(by worst: Verdict) -> Bool {
            switch self {
            case .breaking: return worst == .breaking
            case .behaviour: return worst <= .behaviour
            case .any: return true
            }
        }
    }

    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        let old = ComparisonSide(invocation.arguments[0])
        let new = invocation.arguments.count > 1 ? ComparisonSide(invocation.arguments[1]) : .workingCopy
        var bag = DiagnosticBag()
        let jobs = try DiffOptions.jobs(invocation, old, new, into: &bag)
        try PackLoader.check(jobs, into: &bag)
        if bag.hasErrors {
            console.say(diagnostics: bag)
            return .usage
        }
        var report = DiffReport()
        for job in jobs {
            let pairs = try SourcePairs(old, new, of: job).pairs
            if pairs.isEmpty { throw UsageError("there is nothing to compare", command: "diff") }
            for (left, right) in pairs {
                let before = try GenerationReader.read(left, of: job, into: &bag)
                let after = try GenerationReader.read(right, of: job, into: &bag)
                guard let before, let after else { continue }
                if after.declarations.isEmpty, !after.plan.services.isEmpty {
                    let reason = "the templates of `\(job.pack)` don't say what they declare (`{% declare %}`)"
                    console.say("note: \(reason), so all names of the plan are compared\n")
                }
                report.sections.append(
                    DiffReport.Section(
                        comparison: PlanComparison.compare(before, after), old: left?.name, new: right?.name,
                        target: job.name, pack: job.pack))
            }
        }
        guard !bag.hasErrors else {
            console.say(diagnostics: bag)
            return .input
        }
        let format = invocation.value("format").flatMap(DiffReport.Format.init(rawValue:)) ?? .terminal
        try console.write(report.render(format, isColored: console.isResultColored))
        let threshold = invocation.value("fail-on").flatMap(Threshold.init(rawValue:))
        guard let threshold, let worst = report.worst, threshold.isReached(by: worst) else { return .fine }
        return .drift
    }
}

/// The jobs whose conventions the comparison uses.
enum DiffOptions {
    static func jobs(
        _ invocation: Invocation, _ old: ComparisonSide, _ new: ComparisonSide, into bag: inout DiagnosticBag
    ) throws -> [Job] {
        let path = invocation.value("config") ?? JobOptions.fileNames.first { Disk.target($0) == .file }
        let asksConfiguration = old.isConfigured || new.isConfigured
        if path == nil, asksConfiguration {
            throw UsageError(
                "this folder has no `netlayer.yml` that names the descriptions",
                help: "write `netlayer diff REVISION:PATH PATH --pack NAME`", command: "diff")
        }
        if path == nil, !invocation.has("pack") {
            throw UsageError(
                "no pack of templates is chosen", help: "write a `netlayer.yml`, or give `--pack NAME`", command: "diff"
            )
        }
        var arguments = ArgumentsConfiguration()
        arguments.set("pack", invocation.value("pack"))
        if path == nil {
            // Placeholders, since both sides are on the command line and nothing is written.
            arguments.set("spec", "-")
            arguments.set("output", ".")
        }
        try JobOptions.setOptions(invocation, of: &arguments, command: "diff")
        var jobs = try ConfigurationReader.jobs(at: path, arguments, root: JobOptions.root(invocation), into: &bag)
        let limits = try JobOptions.limits(invocation)
        for index in jobs.indices { jobs[index].limits = limits }
        if bag.hasErrors { return [] }
        let names = invocation.values("target")
        return try JobOptions.choose(names, among: jobs).filter { names.isEmpty || names.contains($0.name) }
    }
}

/// The result of `netlayer diff` in each format.
struct DiffReport {
    enum Format: String, CaseIterable, Sendable { case terminal, json, markdown }

    /// The comparison of one description by the conventions of one target.
    struct Section {
        let comparison: Comparison
        let old: String?
        let new: String?
        let target: String
        let pack: String

        /// `v1:api.yaml → api.yaml (app)`
        var title: String { "\(old ?? "nothing") → \(new ?? "nothing")" + (target.isEmpty ? "" : " (\(target))") }
    }

    var sections: [Section] = []

    var worst: Verdict? { sections.compactMap(\.comparison.worst).min() }
    private var step: VersionStep { worst?.step ?? .none }

    func render(_ format: Format, isColored: Bool) -> String {
        switch format {
        case .terminal: return terminal(isColored: isColored)
        case .json: return json
        case .markdown: return markdown
        }
    }

    /// `2 breaking, 1 behaviour`
    private static func counts(_ changes: [Change]) -> String {
        let parts = Verdict.allCases.compactMap { verdict -> String? in
            let count = changes.count { $0.verdict == verdict }
            return count == 0 ? nil : "\(count) \(verdict.word(for: count))"
        }
        return parts.isEmpty ? "no changes" : parts.joined(separator: ", ")
    }

    private func terminal(isColored: Bool) -> String {
        var text = ""
        for section in sections {
            if sections.count > 1 {
                text += TerminalColor.bold.paint(ShownText.line(section.title), isColored: isColored) + "\n"
            }
            for change in section.comparison.changes { text += lines(of: change, in: section, isColored) }
            text += DiffReport.counts(section.comparison.changes) + "\n"
            if sections.count > 1 { text += "\n" }
        }
        return text + "version: \(step.rawValue)\n"
    }

    private func lines(of change: Change, in section: Section, _ isColored: Bool) -> String {
        let place = change.new.map { $0.place(in: section.new) } ?? change.old.map { $0.place(in: section.old) }
        let verdict = DiffReport.color(of: change.verdict).paint(change.verdict.rawValue + ":", isColored: isColored)
        let head = place.map { TerminalColor.bold.paint(ShownText.line($0) + ":", isColored: isColored) + " " } ?? ""
        let message = ShownText.line("`\(change.symbol)` \(change.message)")
        var text = "\(head)\(verdict) \(message) [\(change.kind.name)]\n"
        if change.new != nil, let old = change.old {
            text += "    was at \(ShownText.line(old.place(in: section.old)))\n"
        }
        if let note = change.note { text += "    note: \(ShownText.line(note))\n" }
        return text
    }

    private static func color(of verdict: Verdict) -> TerminalColor {
        switch verdict {
        case .breaking: return .red
        case .behaviour: return .magenta
        case .addition: return .green
        case .deprecation: return .yellow
        case .documentation: return .blue
        }
    }

    private var json: String {
        var writer = JSONWriter()
        writer.object {
            $0.field("format", 1)
            $0.field("version", step.rawValue)
            $0.list("comparisons", sections) { writer, section in
                writer.object {
                    if let old = section.old { $0.field("old", old) }
                    if let new = section.new { $0.field("new", new) }
                    if !section.target.isEmpty { $0.field("target", section.target) }
                    $0.field("pack", section.pack)
                    $0.field("version", section.comparison.step.rawValue)
                    $0.list("changes", section.comparison.changes) { DiffReport.write($1, to: &$0) }
                }
            }
        }
        return writer.text + "\n"
    }

    private static func write(_ change: Change, to writer: inout JSONWriter) {
        writer.object {
            $0.field("kind", change.kind.name)
            $0.field("verdict", change.verdict.rawValue)
            $0.field("symbol", change.symbol)
            $0.field("message", change.message)
            if let note = change.note { $0.field("note", note) }
            if !change.renames.isEmpty {
                $0.list("renames", change.renames) { writer, rename in
                    writer.object {
                        $0.field("kind", rename.kind.rawValue)
                        $0.field("old", rename.old)
                        $0.field("new", rename.new)
                    }
                }
            }
            for (key, range) in [("old", change.old), ("new", change.new)] {
                guard let range else { continue }
                $0.object(key) {
                    $0.field("file", range.file.name)
                    $0.field("line", range.start.line)
                    $0.field("column", range.start.column)
                }
            }
        }
    }

    private var markdown: String {
        guard worst != nil else { return "### Netlayer: no changes for callers\n" }
        var text = "### Netlayer: \(DiffReport.counts(sections.flatMap(\.comparison.changes)))\n\n"
        text += "Suggested version: **\(step.rawValue)**\n"
        for section in sections where !section.comparison.changes.isEmpty {
            if sections.count > 1 { text += "\n#### \(MarkdownRenderer.cell(section.title))\n" }
            for verdict in Verdict.allCases {
                let changes = section.comparison.changes(verdict)
                if changes.isEmpty { continue }
                let title = verdict.word(for: 2)
                text += "\n**\(title.prefix(1).uppercased() + title.dropFirst())**\n\n"
                text += "| symbol | change | place |\n|---|---|---|\n"
                for change in changes { text += DiffReport.row(change, in: section) }
            }
        }
        return text
    }

    private static func row(_ change: Change, in section: Section) -> String {
        let place = change.new.map { $0.place(in: section.new) } ?? change.old.map { $0.place(in: section.old) } ?? ""
        let message = change.message + (change.note.map { " (\($0))" } ?? "")
        let cells = [MarkdownRenderer.code(change.symbol)] + [message, place].map { MarkdownRenderer.cell($0) }
        return "| \(cells.joined(separator: " | ")) |\n"
    }
}

extension Verdict {
    /// `breaking`, `additions`
    fileprivate func word(for count: Int) -> String {
        switch self {
        case .addition, .deprecation: return rawValue + (count == 1 ? "" : "s")
        case .breaking, .behaviour, .documentation: return rawValue
        }
    }
}

extension SourceRange {
    /// `v1:openapi.yaml:12:3`: the description's name replaces that of the file if it has the same path.
    fileprivate func place(in description: String?) -> String {
        var name = file.name
        if let description, description != name, description.hasSuffix(":" + name) { name = description }
        return "\(name):\(start.line):\(start.column)"
    }
}
