import Diagnostics
import NetlayerKit
import Platform
import TemplatePacks

extension CommandTable {
    static let templatesList = CommandDefinition(
        name: "templates list", group: .customise,
        summary: "Lists the bundled packs, or the options, settings and names of one.",
        discussion: ["Of settings, those that the pack sets; `netlayer settings` lists all."],
        arguments: [ArgumentDefinition("PACK", .pack("PACK"), isOptional: true, "The name or folder of a pack.")],
        options: [OptionDefinition("files", .none, "Lists the files that it writes and its templates, too.")],
        run: TemplatesCommands.list)
    static let templatesCat = CommandDefinition(
        name: "templates cat", group: .customise, summary: "Shows a template of a pack, or its manifest.",
        arguments: [
            packArgument,
            ArgumentDefinition(
                "TEMPLATE", .text("TEMPLATE"), "Its path in the pack: `api.stencil`; `pack.yaml` for the manifest."),
        ], run: TemplatesCommands.cat)
    static let templatesEject = CommandDefinition(
        name: "templates eject", group: .customise, summary: "Copies a template of a pack into a folder of your own.",
        discussion: [
            "With `templates: FOLDER` in the configuration the copy stands in for the pack's. A file that is there already is never overwritten."
        ], arguments: [packArgument, templateArgument],
        options: [
            OptionDefinition("to", .folder("FOLDER"), "The folder; `Templates` by default."),
            OptionDefinition(
                "again", .none,
                "Copies nothing, and records that the existing copy is up to date with the pack's template."),
        ], run: TemplatesCommands.eject)
    static let templatesDocs = CommandDefinition(
        name: "templates docs", group: .customise,
        summary: "Describes what the templates of a pack can refer to, as Markdown.",
        discussion: ["Without a pack, what the templates of all packs can refer to."],
        arguments: [ArgumentDefinition("PACK", .pack("PACK"), isOptional: true, "The name or folder of a pack.")],
        run: TemplatesCommands.docs)

    private static let packArgument = ArgumentDefinition("PACK", .pack("PACK"), "The name or folder of a pack.")
    private static let templateArgument = ArgumentDefinition(
        "TEMPLATE", .text("TEMPLATE"), "Its path in the pack: `api.stencil`.")
}

/// Shows and copies the contents of packs.
enum TemplatesCommands {
    @Sendable static func list(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        if let name = invocation.arguments.first {
            guard let pack = try load(name, console) else { return .usage }
            try console.write(ShownText.lines(contents(of: pack, withFiles: invocation.has("files"))))
            return .fine
        }
        let names = PackFolders().packNames
        let width = names.map(\.count).max() ?? 0
        for name in names {
            guard let pack = try load(name, console), !pack.manifest.isAbstract else { continue }
            try console.write(line: HelpText.column(name, width) + "  " + pack.manifest.summary)
        }
        return .fine
    }

    @Sendable static func cat(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        guard let template = try template(invocation, withManifest: true, console) else { return .usage }
        try console.write(String(decoding: template.bytes, as: UTF8.self))
        return .fine
    }

    @Sendable static func eject(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        guard let template = try template(invocation, console) else { return .usage }
        let folder = invocation.value("to") ?? TemplateEjection.usualFolder
        let name = invocation.arguments[1]
        if invocation.has("again") {
            guard let path = try TemplateEjection.adopt(template, named: name, in: folder) else {
                throw UsageError("there is no `\(FilePath.join(folder, name))`", command: "templates eject")
            }
            console.say(line: "recorded: \(path) is up to date with the pack's template")
            return .fine
        }
        guard let path = try TemplateEjection.eject(template, named: name, to: folder) else {
            throw UsageError("`\(FilePath.join(folder, name))` already exists", command: "templates eject")
        }
        try console.write(line: path)
        console.say(line: "to use the copy, set `templates: \(folder)` in the configuration")
        return .fine
    }

    @Sendable static func docs(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        guard let pack = try load(invocation.arguments.first ?? "base", console) else { return .usage }
        try console.write(PackViews(pack.manifest).referencePage)
        return .fine
    }

    static func load(_ name: String, _ console: any Console) throws -> Pack? {
        var bag = DiagnosticBag()
        let pack = try Pack.load(name, from: PackFolders(), into: &bag)
        console.say(diagnostics: bag)
        return bag.hasErrors ? nil : pack
    }

    private static func template(_ invocation: Invocation, withManifest: Bool = false, _ console: any Console) throws
        -> SourceFile?
    {
        guard let pack = try load(invocation.arguments[0], console) else { return nil }
        let name = invocation.arguments[1]
        if withManifest, name == "pack.yaml" { return pack.manifests.first }
        if let template = pack.templates[name] { return template }
        let near = suggestion(for: name, among: pack.templates.keys.sorted())
        throw UsageError(
            "the pack has no template `\(name)`",
            help: near?.text ?? "see `netlayer templates list \(invocation.arguments[0])`")
    }

    private static func contents(of pack: Pack, withFiles: Bool) -> String {
        var text = "\(pack.manifest.name): \(pack.manifest.summary)\n"
        if pack.chain.count > 1 { text += "extends \(pack.chain.dropFirst().joined(separator: ", "))\n" }
        text += "\nOptions\n"
        for option in pack.manifest.options {
            text += "  \(option.name): \(option.defaultText)\n      \(option.summary)\n"
        }
        let conventions = pack.manifest.conventions
        let names = conventions.names
        text += "\nSettings\n"
        // The patterns under a pack's own keys are listed as names, below.
        for setting in Settings.all where setting.path != "names.service" && setting.path != "names.operation" {
            let value = setting.value(in: conventions)
            if value != setting.value() { text += "  \(setting.path): \(value.yaml)\n" }
        }
        text += "\nNames\n"
        for (view, patterns) in [("service", names.service), ("operation", names.operation)] {
            text += patterns.map { "  \(view).\($0.key): \($0.pattern.text)\n" }.joined()
        }
        guard withFiles else {
            let counts = "Files (\(pack.manifest.files.count)) and templates (\(pack.templates.count))"
            return text + "\n\(counts): `netlayer templates list \(pack.manifest.name) --files`\n"
        }
        text += "\nFiles\n"
        for file in pack.manifest.files {
            text += "  \(file.name): \(file.template), for \(file.scope.words)\n"
            text += file.paths.text(pack.manifest.layout).map { "      \($0)\n" } ?? ""
        }
        text += "\nTemplates\n"
        return text + pack.templates.keys.sorted().map { "  \($0)\n" }.joined()
    }
}

extension PackFile.Scope {
    fileprivate var words: String {
        switch self {
        case .api: return "the API"
        case .service, .operation, .channel, .model, .mapper: return "each \(rawValue)"
        case .forwarders: return "old names"
        }
    }
}

extension PackOption {
    /// The value in text form, and the words to choose from: `throws (throws, result)`.
    fileprivate var defaultText: String {
        let preset: String
        switch value {
        case .flag(let flag): preset = String(flag)
        case .text(let text): preset = text
        }
        guard case .word(let words) = kind else { return preset }
        return "\(preset) (\(words.joined(separator: ", ")))"
    }
}

extension CommandTable {
    static let templatesStatus = CommandDefinition(
        name: "templates status", group: .customise,
        summary: "Compares the project's own templates with those of the pack.",
        discussion: [
            "Shows for each template in the configuration's `templates` folder whether it is changed, the same as the pack's, added, or copied from a version that the pack has changed since. The last is also a warning of `netlayer generate` and `netlayer check`.",
            "Exit codes: 0 fine, 1 a faulty pack, 2 wrong arguments or configuration, 3 an origin has moved on.",
        ], options: JobOptions.all, examples: [.init("netlayer templates status", "Follows `netlayer.yml`.")],
        run: TemplatesChecks.status)
    static let templatesLint = CommandDefinition(
        name: "templates lint", group: .customise,
        summary: "Compiles all templates of packs, and reports what is wrong with them.",
        discussion: [
            "Without a pack, those of the configuration, overridden by the project's own templates and settings. Templates that nothing uses are warnings.",
            "Exit codes: 0 nothing or warnings only, 1 errors, 2 wrong arguments or configuration.",
        ],
        arguments: [
            ArgumentDefinition(
                "PACK", .pack("PACK"), isOptional: true, isRepeatable: true, "The name or folder of a pack.")
        ], options: [JobOptions.config, strict, format],
        examples: [.init("netlayer templates lint ./Packs/ours", "Checks a pack of one's own.")],
        run: TemplatesChecks.lint)
}

/// Checks a team's own templates.
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
            // The table of statuses already shows templates whose originals have changed.
            for diagnostic in found.diagnostics where diagnostic.code != PackCodes.movedTemplate.code {
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
            guard invocation.has("config") || JobOptions.presentConfiguration != nil else {
                throw UsageError(
                    "there is no `netlayer.yml` in this folder", help: "name a pack", command: "templates lint")
            }
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
                // Errors in templates could follow from a faulty manifest, so these aren't checked then.
                if let pack, !found.hasErrors { packs.append(pack) }
                bag.append(contentsOf: found)
            }
        }
        for pack in packs { PackLint.check(pack, into: &bag) }
        return try LintCommand.report(bag, invocation, console)
    }
}
