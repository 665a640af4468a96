import APIModel
import Diagnostics
import NetlayerKit
import Platform
import SwiftModel
import TemplatePacks

extension CommandTable {
    static let inspect = CommandDefinition(
        name: "inspect", group: .understand,
        summary: "Shows what a description says: as a table, or stage by stage as JSON.",
        discussion: [
            "Without options, prints a table of services with their operations and results, of models, and of problems. On a terminal, lines are cut to its width.",
            "`tree` is the document as it was read. `api` is the API independent of any language, in a documented format on which other generators can build. `swift` is the data that templates get, by the conventions of a pack, under the names that they use (`netlayer templates docs`). `cost` estimates what the code of a pack costs to compile, by kind, service and model, the most expensive first: in seconds of one processor, whose ratios hold on other machines.",
            "Shows what can be read even if there are errors; they go to standard error.",
        ], arguments: [ArgumentDefinition("SPEC", .file("SPEC"), "The description; `-` is the standard input.")],
        options: [
            OptionDefinition("stage", .words(InspectCommand.Stage.allCases.map(\.rawValue)), "What to show as JSON."),
            OptionDefinition("format", .words(["table", "json"]), "`json` is short for `--stage api`."),
            OptionDefinition(
                "pack", .pack("NAME"),
                "The pack whose conventions `swift` shows (by default neutral ones) and whose code `cost` measures."),
            OptionDefinition(
                "name", .text("PATTERN"),
                "Shows only operations (by id, path, or method and path), schemas and services whose names match: `get*`."
            ), JobOptions.overlay, root, limit,
        ],
        examples: [
            .init("netlayer inspect openapi.yaml --name 'GET /users*'", "Shows some operations."),
            .init("netlayer inspect openapi.yaml --format json | jq '.operations | length'", "Counts operations."),
        ], run: InspectCommand.run)
}

/// Shows the result of one stage.
enum InspectCommand {
    enum Stage: String, CaseIterable, Sendable { case tree, api, swift, cost }

    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        let named = invocation.value("stage").flatMap(Stage.init(rawValue:))
        if named != nil, invocation.value("format") == "table" {
            throw UsageError("stages are shown as JSON alone", help: "leave out `--format`", command: "inspect")
        }
        let stage = named ?? .api
        let isTable = named == nil && invocation.value("format") != "json"
        let name = invocation.value("name")
        if stage == .tree, name != nil { throw UsageError("`--name` has no meaning for the tree", command: "inspect") }
        if stage == .cost, invocation.value("pack") == nil {
            throw UsageError(
                "`--stage cost` weighs the code of a pack", help: "name it: `--pack NAME`", command: "inspect")
        }
        var bag = DiagnosticBag()
        var text: String?
        let (root, limits) = (JobOptions.root(invocation), try JobOptions.limits(invocation))
        let (path, overlays) = (invocation.arguments[0], invocation.values("overlay"))
        let pack = try invocation.value("pack").flatMap { try Self.pack($0, into: &bag) }
        if bag.hasErrors {
            console.say(diagnostics: bag)
            return .usage
        }
        if let tree = try SpecReader.read(path, with: overlays, in: root, limits: limits, into: &bag) {
            // Without a pack, `swift` uses default conventions.
            let manifest = pack?.manifest ?? PackManifest(name: "")
            let isPlanned = stage == .swift || stage == .cost
            func lowered() -> API? {
                let conventions = isPlanned ? manifest.conventions : nil
                return SpecReader.lower(tree, by: conventions, in: root, limits: limits, into: &bag)
            }
            switch stage {
            case .tree: text = tree.jsonDump()
            case .api:
                text = lowered().map {
                    guard isTable else { return APIDump.json($0, matching: name) }
                    let width = Terminal.width(of: .output)
                    return APITable.text(of: $0, matching: name, problems: bag.diagnostics, width: width)
                }
            case .swift, .cost:
                guard let api = lowered() else { break }
                let plan = Planner.plan(NormalisedAPI(api, by: manifest.conventions), into: &bag)
                if stage == .swift {
                    text = PackViews(manifest).dump(plan, matching: name)
                } else if let pack {
                    let renderer = PackRenderer(pack: pack, settings: RenderSettings())
                    defer { renderer.settle() }
                    text = CompileCostDump.json(plan, by: renderer, matching: name, into: &bag)
                }
            }
        }
        // The table contains all problems.
        if !isTable || text == nil || bag.hasErrors { console.say(diagnostics: bag) }
        if let text { try console.write(text) }
        return bag.hasErrors ? .input : .fine
    }

    private static func pack(_ name: String, into bag: inout DiagnosticBag) throws -> Pack? {
        var job = Job()
        job.pack = name
        return try PackLoader.load(job, into: &bag)
    }
}

extension Console {
    /// Writes problems to the standard error, in the terminal's form.
    package func say(diagnostics bag: DiagnosticBag) {
        guard !bag.isEmpty else { return }
        say(rendered: ReportFormat.terminal.render(bag.diagnostics, isColored: isTalkColored))
    }
}
