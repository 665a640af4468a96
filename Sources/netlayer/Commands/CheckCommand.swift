import Diagnostics
import NetlayerKit

extension CommandTable {
    static let check = CommandDefinition(
        name: "check",
        group: .generate,
        summary: "Says whether the committed code is what would be generated now.",
        discussion: [
            "Generates in memory and compares. Nothing is written, so that it works on a read-only checkout.",
            "Exit codes: 0 all as it should be, 1 problems in a description or template, 2 in arguments or configuration, 3 files differ, 4 the disk.",
        ],
        options: JobOptions.all + [format],
        examples: [.init("netlayer check --format github", "Shows drift beside the files of a pull request.")],
        run: CheckCommand.run
    )
}

/// Compares what is there with what would be generated.
enum CheckCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        let format = ReportFormat(invocation)
        var bag = DiagnosticBag()
        let jobs = try JobOptions.jobs(invocation, into: &bag)
        if bag.hasErrors { return try report(bag, format, console, .usage) }
        var generator = Generator(isStrict: invocation.has("strict"))
        let folders = try generator.run(jobs)
        bag.append(contentsOf: generator.bag)
        guard let folders else {
            return try report(bag, format, console, generator.isConfigurationFaulty ? .usage : .input)
        }
        var count = 0
        for folder in folders {
            let changes = try OutputFolder(folder.path).changes(to: folder.files)
            for change in changes where change.state != .unchanged {
                bag.report(try Drift.diagnostic(of: change, in: folder.path))
                count += 1
            }
        }
        let code = try report(bag, format, console, count == 0 ? .fine : .drift)
        if format == .terminal {
            let files = "\(count) file\(count == 1 ? "" : "s")"
            console.say(count == 0 ? "up to date" : "\(files) out of date; `netlayer generate` mends it")
        }
        return code
    }

    private static func report(
        _ bag: DiagnosticBag,
        _ format: ReportFormat,
        _ console: any Console,
        _ code: ExitCode
    ) throws -> ExitCode {
        try console.write(format.render(bag.diagnostics, isColored: console.isResultColored))
        return code
    }
}
