import Diagnostics
import NetlayerKit
import SwiftModel
import TemplatePacks

extension CommandTable {
    static let settings = CommandDefinition(
        name: "settings", group: .customise,
        summary: "Lists the conventions that a configuration can set: values, default, and what each changes.",
        discussion: [
            "They are keys of `netlayer.yml`, and of a pack's manifest. The options of a pack, under `options`, are those that `netlayer templates list PACK` lists.",
            "Exit codes: 0 fine, 2 wrong arguments or a faulty pack.",
        ],
        arguments: [
            ArgumentDefinition(
                "NAME", .text("NAME"), isOptional: true, "A setting or a section: `models.nulls`, `models`.")
        ],
        options: [
            OptionDefinition("pack", .pack("NAME"), "Shows the values of this pack as the defaults."),
            OptionDefinition("format", .words(["text", "json"]), "How they are written; `text` by default."),
        ],
        examples: [
            .init("netlayer settings models", "Lists those of models."),
            .init("netlayer settings --pack NAME --format json", "For programs, with the values of a pack."),
        ], run: SettingsCommand.run)
}

/// Shows the table of settings.
enum SettingsCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        var conventions = Conventions()
        if let name = invocation.value("pack") {
            guard let pack = try TemplatesCommands.load(name, console) else { return .usage }
            conventions = pack.manifest.conventions
        }
        var settings = Settings.all
        if let name = invocation.arguments.first {
            settings = settings.filter {
                $0.path == name || $0.path.hasPrefix(name + ".") || $0.path.hasSuffix("." + name)
            }
            if settings.isEmpty {
                let near = suggestion(for: name, among: Settings.all.map(\.path) + SettingsReader.topLevelKeys)
                throw UsageError("there is no setting `\(name)`", help: near?.text, command: "settings")
            }
        }
        if invocation.value("format") == "json" {
            try console.write(json(settings, in: conventions))
        } else {
            try console.write(settings.map { text(of: $0, in: conventions) }.joined())
        }
        return .fine
    }

    /// `models.nulls: requests (requests, merged, distinct)`, followed by the summary.
    private static func text(of setting: Setting, in conventions: Conventions) -> String {
        let words = setting.kind.words
        let values = words.isEmpty ? setting.kind.name : words.joined(separator: ", ")
        return "\(setting.path): \(setting.value(in: conventions).yaml) (\(values))\n"
            + HelpText.wrapped(setting.summary, indent: 6)
    }

    private static func json(_ settings: [Setting], in conventions: Conventions) -> String {
        var writer = JSONWriter()
        writer.list(settings) { writer, setting in
            writer.object {
                $0.field("name", setting.path)
                $0.field("kind", setting.kind.name)
                if case .word(let words) = setting.kind { $0.texts("values", words) }
                $0.key("default")
                setting.value(in: conventions).write(to: &$0)
                $0.field("summary", setting.summary)
            }
        }
        return writer.text + "\n"
    }
}
