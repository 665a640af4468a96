import APIModel
import Diagnostics
import Directives
import FakeServer
import NetlayerCommands
import NetlayerKit
import NetlayerProject
import Platform
import SourceTree

extension CommandTable {
    static let serve = CommandDefinition(
        name: "serve", group: .understand,
        summary: "Serves an API from its description, for UI tests, previews, demos and other apps.",
        discussion: [
            "Replies with the examples of the description, or with samples, and checks requests against the description. What a request creates in a collection (`POST /users`), later requests can read. Listens on this machine only, unless `--host` names another address.",
            "`Prefer: code=404` or `Prefer: example=NAME` asks for another reply. A file of scenarios defines what goes wrong, and when; `/__netlayer/scenario`, `/__netlayer/state`, `/__netlayer/calls` and `/__netlayer/replies/OPERATION` change and show it while the server runs.",
            "Exit codes: 0 stopped, 1 problems in a description, scenario or seed, 2 in arguments or configuration, 4 the address can't be used.",
        ],
        arguments: [
            ArgumentDefinition(
                "SPEC", .file("SPEC"), isOptional: true, "The description; the configuration's by default.")
        ],
        options: [
            JobOptions.config, JobOptions.target,
            OptionDefinition("host", .text("HOST"), "The address to listen at; `127.0.0.1` by default."),
            OptionDefinition("port", .text("PORT"), "The port; a free one by default."),
            OptionDefinition(
                "scenarios", .file("FILE"), "The file of scenarios; `scenarios.yml` in this folder by default."),
            OptionDefinition("scenario", .text("NAME"), "The scenario to begin with."),
            OptionDefinition(
                "seeds", .folder("FOLDER"),
                "The first contents of the collections, each in a file named after its collection: `users.json`. `seeds` in this folder by default."
            ), OptionDefinition("stateless", .none, "Replies without memory of earlier requests."),
            OptionDefinition("unchecked", .none, "Doesn't check requests against the description."),
            OptionDefinition(
                "format", .words(["terminal", "json"]), "How the address is printed; `terminal` by default."),
            CommandTable.root, CommandTable.limit,
        ],
        examples: [
            .init("netlayer serve openapi.yaml", "Prints an address, and serves until it is interrupted."),
            .init(
                "netlayer serve --port 8080 --scenario offline",
                "Serves the configuration's description, starting with a scenario."),
        ], run: ServeCommand.run)
}

/// Reads a description and serves it until the process is interrupted.
enum ServeCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        var bag = DiagnosticBag()
        guard let api = try api(invocation, into: &bag) else {
            console.say(diagnostics: bag)
            return invocation.arguments.isEmpty && bag.isEmpty ? .usage : .input
        }
        let settings = try settings(invocation, into: &bag)
        do {
            let server = bag.hasErrors ? nil : try FakeServer(api, settings, into: &bag)
            console.say(diagnostics: bag)
            guard let server else { return .input }
            let interrupt = InterruptWait()
            let running = RunningServer(server)
            guard running.start() else { return .machine }
            try announce(server, invocation, console)
            while !interrupt.wait(milliseconds: 60_000) {}
            running.stop()
            return .fine
        } catch let failure as FakeServer.Failure {
            console.say(line: "netlayer: error: \(failure.message)")
            return failure.isOfArguments ? .usage : .machine
        }
    }

    private static func announce(_ server: FakeServer, _ invocation: Invocation, _ console: any Console) throws {
        if invocation.value("format") == "json" {
            var json = JSONWriter(isPretty: false)
            json.object { json in
                json.field("address", server.address)
                json.field("operations", server.summary.operations)
                json.list("collections", server.summary.collections) { $0.string($1) }
            }
            return try console.write(json.text + "\n")
        }
        try console.write(line: server.address)
        let names = server.summary.collections.joined(separator: ", ")
        console.say("serves \(server.summary.operations) operations" + (names.isEmpty ? "" : "; it keeps \(names)"))
    }

    /// The description in the arguments, or else the first one of the configuration.
    private static func api(_ invocation: Invocation, into bag: inout DiagnosticBag) throws -> API? {
        let (root, limits) = (JobOptions.root(invocation), try JobOptions.limits(invocation))
        var job = Job()
        var path = invocation.arguments.first
        if path == nil || invocation.has("config") {
            guard let configuration = invocation.value("config") ?? JobOptions.presentConfiguration else {
                throw UsageError(
                    "there is no `netlayer.yml` in this folder", help: "name a description", command: "serve")
            }
            let jobs = try ConfigurationReader.jobs(at: configuration, ArgumentsConfiguration(), root: root, into: &bag)
            if bag.hasErrors { return nil }
            guard let first = try JobOptions.choose(invocation.values("target"), among: jobs).first else { return nil }
            job = first
            path = path ?? job.specs.first?.path
        }
        guard let path else { return nil }
        let overlays = job.overlays.map(\.path)
        guard let tree = try SpecReader.read(path, with: overlays, in: root, limits: limits, into: &bag) else {
            return nil
        }
        let api = SpecReader.lower(tree, for: job, in: root, limits: limits, into: &bag)
        return bag.hasErrors ? nil : api
    }

    /// The port to listen at: 0, which stands for any free one, by default.
    static func port(_ invocation: Invocation, of command: String) throws(UsageError) -> UInt16 {
        guard let text = invocation.value("port") else { return 0 }
        if let port = UInt16(text) { return port }
        throw UsageError("`--port \(text)` isn't a port", help: "write one from 0 to 65535", command: command)
    }

    private static func settings(_ invocation: Invocation, into bag: inout DiagnosticBag) throws -> FakeServer.Settings
    {
        var settings = FakeServer.Settings()
        settings.host = invocation.value("host") ?? settings.host
        settings.keepsState = !invocation.has("stateless")
        settings.checksRequests = !invocation.has("unchecked")
        settings.scenario = invocation.value("scenario")
        settings.port = try port(invocation, of: "serve")
        let scenarios = invocation.value("scenarios") ?? (Disk.target("scenarios.yml") == .file ? "scenarios.yml" : nil)
        if let scenarios { settings.scenarios = try SpecReader.read(scenarios, into: &bag) }
        if !settings.keepsState, invocation.has("seeds") {
            throw UsageError("`--stateless` keeps no seeds", help: "leave one of the two out", command: "serve")
        }
        let seeds = invocation.value("seeds") ?? (Disk.target("seeds") == .folder ? "seeds" : nil)
        if let seeds { settings.seeds = try Seeds.read(seeds, into: &bag) }
        return settings
    }
}
