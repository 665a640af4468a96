import Diagnostics
import NetlayerKit
import Platform
import TemplatePacks

extension CommandTable {
    static let templatesStatus = CommandDefinition(
        name: "templates status",
        group: .customise,
        summary: "Says how the project's own templates stand to those of the pack.",
        discussion: [
            "Of each template in the folder `templates` of the configuration: whether it is changed, the same as the pack's, added, or whether the pack's has moved on since it was copied. The last is also a warning of `netlayer generate` and `netlayer check`.",
            "Exit codes: 0 fine, 1 a faulty pack, 2 wrong arguments or configuration, 3 an origin has moved on.",
        ],
        options: JobOptions.all,
        examples: [
            .init("netlayer templates status", "Follows `netlayer.yml`.")
        ],
        run: TemplatesChecks.status
    )
    static let templatesLint = CommandDefinition(
        name: "templates lint",
        group: .customise,
        summary: "Compiles all templates of packs, and reports what is wrong with them.",
        discussion: [
            "Without a pack, those of the configuration, with the project's own templates and settings laid over them. Templates that nothing uses are warnings.",
            "Exit codes: 0 nothing or warnings only, 1 errors, 2 wrong arguments or configuration.",
        ],
        arguments: [
            ArgumentDefinition(
                "PACK",
                .pack("PACK"),
                isOptional: true,
                isRepeatable: true,
                "The name or folder of a pack."
            )
        ],
        options: [JobOptions.config, strict, format],
        examples: [.init("netlayer templates lint ./Packs/ours", "Checks a pack of one's own.")],
        run: TemplatesChecks.lint
    )
}

/// Looks after templates of one's own.
enum TemplatesChecks {
    @Sendable static func status(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        var bag = DiagnosticBag()
        let jobs = try JobOptions.jobs(invocation, into: &bag)
        var lines: [String] = []
        var hasMoved = false
        var isFaulty = false
        for job in jobs {
            var found = DiagnosticBag()
            let pack = try PackLoader.load(job, into: &found)
            if found.hasErrors { isFaulty = true }
            // What the status says itself is no message besides.
            for diagnostic in found.diagnostics where diagnostic.code != PackCodes.movedTemplate {
                bag.report(diagnostic)
            }
            guard let pack, let folder = job.templates else { continue }
            for status in try TemplateStatus.all(of: pack, in: folder) {
                if status.state == .moved { hasMoved = true }
                let path = ShownText.line(FilePath.join(folder, status.name))
                let line = "\(HelpText.column(status.state.rawValue, 18))  \(path)\n"
                if !lines.contains(line) { lines.append(line) }
            }
        }
        console.say(diagnostics: bag)
        if isFaulty { return .input }
        if bag.hasErrors { return .usage }
        try console.write(lines.joined())
        if lines.isEmpty { console.say("no templates of the project's own") }
        return hasMoved ? .drift : .fine
    }

    @Sendable static func lint(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        var bag = DiagnosticBag()
        var packs: [Pack] = []
        if invocation.arguments.isEmpty {
            let jobs = try JobOptions.jobs(invocation, into: &bag)
            if bag.hasErrors {
                console.say(diagnostics: bag)
                return .usage
            }
            for job in jobs { if let pack = try PackLoader.load(job, into: &bag) { packs.append(pack) } }
        } else {
            for name in invocation.arguments {
                var found = DiagnosticBag()
                let pack = try Pack.load(name, from: PackFolders(), into: &found)
                // What a faulty manifest makes of sound templates is no news.
                if let pack, !found.hasErrors { packs.append(pack) }
                bag.append(contentsOf: found)
            }
        }
        for pack in packs { PackLint.check(pack, into: &bag) }
        if invocation.has("strict") { bag.promoteWarnings() }
        let format = ReportFormat(invocation)
        try console.write(format.render(bag.diagnostics, isColored: console.isResultColored))
        if format == .terminal { console.say(bag.diagnostics.summary) }
        return bag.hasErrors ? .input : .fine
    }
}
