import APIModel
import Diagnostics
import NetlayerKit
import NetlayerProject
import Platform
import SwiftModel
import TemplatePacks

extension CommandTable {
    static let lint = CommandDefinition(
        name: "lint", group: .understand,
        summary: "Reads API descriptions and reports everything that is wrong with them.",
        discussion: [
            "Reads OpenAPI 3.0, 3.1 and 3.2, Swagger 2.0 and the native spec, in YAML or JSON, and the files that they refer to. Also reports what Swift code can't express, whatever the conventions: duplicate names, union members that can't be told apart, values that no request can carry.",
            "A list that comes in pages is a warning until the configuration's `pages` (of a target with this description) or the description itself says how to read it.",
            "Exit codes: 0 nothing or warnings only, 1 errors, 2 wrong arguments or a file that isn't there, 4 a file that can't be read.",
        ],
        arguments: [
            ArgumentDefinition("SPEC", .file("SPEC"), isRepeatable: true, "The description; `-` is the standard input.")
        ], options: [JobOptions.config, JobOptions.overlay, strict, root, limit, format],
        examples: [
            .init("netlayer lint openapi.yaml", "Shows each problem with its line."),
            .init("netlayer lint --strict --format github api/*.yaml", "Fails a pull request on warnings, too."),
        ], run: LintCommand.run)

    static let strict = OptionDefinition(
        "strict", .none, "Treats warnings as errors, except for warnings about what is left out.")
    package static let root = OptionDefinition(
        "root", .folder("FOLDER"),
        "The project: descriptions and configurations can't name anything outside of it. By default the repository or package."
    )
    package static let limit = OptionDefinition(
        "limit", .text("NAME=NUMBER"), isRepeatable: true,
        "Changes a limit of the run: " + Limit.all.map { "`\($0.name)`" }.joined(separator: ", ") + ".")
    static let format = OptionDefinition(
        "format", .words(ReportFormat.allCases.map(\.rawValue)), "How problems are written; `terminal` by default.")
}

/// Reads descriptions, plans their code by default conventions, and reports all problems.
enum LintCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        var bag = DiagnosticBag()
        let (root, limits) = (JobOptions.root(invocation), try JobOptions.limits(invocation))
        let overlays = invocation.values("overlay")
        let jobs = try jobs(invocation, in: root, into: &bag)
        for path in invocation.arguments {
            var own = DiagnosticBag()
            if let tree = try SpecReader.read(path, with: overlays, in: root, limits: limits, into: &own) {
                let api = SpecReader.lower(tree, by: Self.conventions, in: root, limits: limits, into: &own)
                if let api, !own.hasErrors {
                    plan(api, into: &own)
                    let users = jobs.filter {
                        $0.specs.contains { FilePath.normalised($0.path) == FilePath.normalised(path) }
                    }
                    survey(api, for: users, into: &own) { job in
                        var unheard = DiagnosticBag()
                        return SpecReader.lower(
                            tree, for: job, by: conventions, in: root, limits: limits, into: &unheard)
                    }
                }
            }
            bag.append(contentsOf: own)
        }
        let count = invocation.arguments.count
        return try report(bag, invocation, console, where: count == 1 ? "" : " in \(count) descriptions")
    }

    /// Writes what was found in the chosen format.
    static func report(
        _ found: DiagnosticBag, _ invocation: Invocation, _ console: any Console, where place: String = ""
    ) throws -> ExitCode {
        var bag = found
        if invocation.has("strict") { bag.promoteWarnings() }
        let format = ReportFormat(invocation)
        try console.write(format.render(bag.diagnostics, isColored: console.isResultColored))
        if format == .terminal { console.say(bag.diagnostics.summary + place) }
        return bag.hasErrors ? .input : .fine
    }

    /// The jobs of the named configuration, or of the one in this folder, whose errors don't matter here.
    private static func jobs(_ invocation: Invocation, in root: ProjectRoot?, into bag: inout DiagnosticBag) throws
        -> [Job]
    {
        if let path = invocation.value("config") {
            return try ConfigurationReader.jobs(at: path, ArgumentsConfiguration(), root: root, into: &bag)
        }
        var unheard = DiagnosticBag()
        let path = JobOptions.presentConfiguration
        return (try? ConfigurationReader.jobs(at: path, ArgumentsConfiguration(), root: root, into: &unheard)) ?? []
    }

    /// Reports lists that come page by page, unless a target has `pages` for them.
    private static func survey(_ api: API, for jobs: [Job], into bag: inout DiagnosticBag, lower: (Job) -> API?) {
        var found = DiagnosticBag()
        var findings = PageSurvey.findings(in: api)
        for job in jobs where !findings.isEmpty {
            let rest = lower(job).map { PageSurvey.findings(in: $0) }
            if let rest, rest.count < findings.count { findings = rest }
        }
        for finding in findings { found.report(finding.diagnostic) }
        if let job = jobs.first { found.weigh(by: job.problems) }
        bag.append(contentsOf: found)
    }

    /// The default conventions, with the names that every pack has.
    private static let conventions: Conventions = {
        var conventions = PackManifest(name: "").conventions
        conventions.names.operation = [
            .init(key: "case", pattern: "{operation}"), .init(key: "function", pattern: "{action}"),
        ]
        return conventions
    }()

    /// Reports problems of the plan, except for unknown names, since only a pack knows which names there are.
    private static func plan(_ api: API, into bag: inout DiagnosticBag) {
        var found = DiagnosticBag()
        _ = Planner.plan(NormalisedAPI(api, by: conventions), into: &found)
        for problem in found.diagnostics where problem.code != SwiftModelCodes.unknownName.code { bag.report(problem) }
    }
}
