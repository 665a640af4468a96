import Diagnostics
import Evolution
import NetlayerKit
import Platform

extension CommandTable {
    static let diff = CommandDefinition(
        name: "diff",
        group: .understand,
        summary: "Says what changed between two versions of an API, and what it means for Swift callers.",
        discussion: [
            "Plans the code of both versions by the project's configuration and compares what callers see: types, methods, arguments, properties, cases, and what travels.",
            "OLD and NEW are each a file, a folder with descriptions, a file of a git revision (`v1.2:openapi.yaml`, from the root of the repository), or a git revision alone, which stands for the configuration's descriptions as they were then. Without NEW these are taken as they are now.",
            "A caller calls methods, makes values that are sent, reads values that are received, and switches over enums without `default`. Breaking changes break such code; behaviour changes let it compile and do something else.",
            "Exit codes: 0 compared, 1 problems in a description, 2 in arguments or configuration, 3 changes that `--fail-on` names, 4 the disk.",
        ],
        arguments: [
            ArgumentDefinition("OLD", .file("OLD"), "A file, a folder, `REVISION:PATH`, or a git revision."),
            ArgumentDefinition("NEW", .file("NEW"), isOptional: true, "The same; the working copy by default."),
        ],
        options: [
            JobOptions.config, JobOptions.target, JobOptions.pack, JobOptions.option,
            CommandTable.root, CommandTable.limit,
            OptionDefinition(
                "fail-on",
                .words(DiffCommand.Threshold.allCases.map(\.rawValue)),
                "Ends with 3 on breaking changes, on these and changes of behaviour, or on any change."
            ),
            OptionDefinition(
                "format",
                .words(DiffReport.Format.allCases.map(\.rawValue)),
                "How changes are written; `terminal` by default."
            ),
        ],
        examples: [
            .init("netlayer diff main", "What this branch changes for callers."),
            .init("netlayer diff v1.2:api.yaml api.yaml --fail-on breaking", "Keeps breaking changes out."),
            .init("netlayer diff old.yaml new.yaml --pack ./ours", "Compares two files in a pack of one's own."),
        ],
        run: DiffCommand.run
    )
}

/// Compares two versions of descriptions by what they make of the code.
enum DiffCommand {
    /// From which verdict on the command fails.
    enum Threshold: String, CaseIterable, Sendable {
        case breaking
        case behaviour
        case any

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
                let comparison = PlanComparison.compare(before, after)
                report.add(comparison, old: left?.name, new: right?.name, target: job.name, pack: job.pack)
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

/// The jobs by whose conventions two versions are compared.
enum DiffOptions {
    static func jobs(
        _ invocation: Invocation,
        _ old: ComparisonSide,
        _ new: ComparisonSide,
        into bag: inout DiagnosticBag
    ) throws -> [Job] {
        let path = invocation.value("config") ?? JobOptions.fileNames.first { Disk.target($0) == .file }
        let asksConfiguration = old.isConfigured || new.isConfigured
        if path == nil, asksConfiguration {
            throw UsageError(
                "there is no `netlayer.yml` in this folder that would name the descriptions",
                help: "write `netlayer diff REVISION:PATH PATH --pack NAME`",
                command: "diff"
            )
        }
        if path == nil, !invocation.has("pack") {
            throw UsageError(
                "no pack says how the code is to look",
                help: "write a `netlayer.yml`, or give `--pack NAME`",
                command: "diff"
            )
        }
        var arguments = ArgumentsConfiguration()
        arguments.set("pack", invocation.value("pack"))
        if path == nil {
            // Both are named on the command line, and nothing is written.
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
