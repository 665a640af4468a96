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
            "OpenAPI 3.0, 3.1 and 3.2, Swagger 2.0 and the native spec, in YAML or JSON; what they refer to is read too. So is what stands in the way of Swift code, by the conventions of no team: names that are given twice, members of a union that nothing tells apart, what no request can carry.",
            "Exit codes: 0 nothing or warnings only, 1 errors, 2 wrong arguments or a file that isn't there, 4 a file that can't be read.",
        ],
        arguments: [
            ArgumentDefinition("SPEC", .file("SPEC"), isRepeatable: true, "The description; `-` is the standard input.")
        ], options: [JobOptions.overlay, strict, root, limit, format],
        examples: [
            .init("netlayer lint openapi.yaml", "Shows what is wrong, with the lines it stands in."),
            .init("netlayer lint --strict --format github api/*.yaml", "Fails a pull request on warnings, too."),
        ], run: LintCommand.run)

    static let strict = OptionDefinition(
        "strict", .none, "Takes warnings for errors, except for those of what is left out.")
    static let root = OptionDefinition(
        "root", .folder("FOLDER"),
        "The project: descriptions and configurations can't name anything outside of it. By default the repository or package."
    )
    static let limit = OptionDefinition(
        "limit", .text("NAME=NUMBER"), isRepeatable: true,
        "Changes what the run may ask of the machine: " + Limit.all.map { "`\($0.name)`" }.joined(separator: ", ") + "."
    )
    static let format = OptionDefinition(
        "format", .words(ReportFormat.allCases.map(\.rawValue)), "How problems are written; `terminal` by default.")
}

/// Reads descriptions, plans their code as no pack in particular would, and reports all problems.
enum LintCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        var bag = DiagnosticBag()
        var proposals: [PageSurvey.Finding] = []
        let (root, limits) = (JobOptions.root(invocation), try JobOptions.limits(invocation))
        let overlays = invocation.values("overlay")
        for path in invocation.arguments {
            var own = DiagnosticBag()
            if let tree = try SpecReader.read(path, with: overlays, in: root, limits: limits, into: &own) {
                let api = SpecReader.lower(tree, by: Self.conventions, in: root, limits: limits, into: &own)
                proposals += api.map { PageSurvey.findings(in: $0) } ?? []
                if let api, !own.hasErrors { plan(api, into: &own) }
            }
            bag.append(contentsOf: own)
        }
        if invocation.has("strict") { bag.promoteWarnings() }
        let format = ReportFormat(invocation)
        try console.write(format.render(bag.diagnostics, isColored: console.isResultColored))
        if format == .terminal {
            let count = invocation.arguments.count
            for way in proposals.prefix(5) {
                let lists =
                    "\(way.count) \(way.count == 1 ? "operation gives its list" : "operations give lists") page by page"
                console.say("\(lists); for methods that give all items, configure `pages: [\(way.text)]`")
            }
            console.say(bag.diagnostics.summary + (count == 1 ? "" : " in \(count) descriptions"))
        }
        return bag.hasErrors ? .input : .fine
    }

    /// Those of no team, with the names that every pack makes.
    private static let conventions: Conventions = {
        var conventions = PackManifest(name: "").conventions
        conventions.names.operation = [
            .init(key: "case", pattern: "{operation}"), .init(key: "function", pattern: "{action}"),
        ]
        return conventions
    }()

    /// Finds what stands in the way of code. Which other names there are to fix, a pack alone knows.
    private static func plan(_ api: API, into bag: inout DiagnosticBag) {
        var found = DiagnosticBag()
        _ = Planner.plan(NormalisedAPI(api, by: conventions), into: &found)
        for problem in found.diagnostics where problem.code != SwiftModelCodes.unknownName { bag.report(problem) }
    }
}
