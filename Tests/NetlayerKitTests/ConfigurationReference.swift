import Directives
import TemplatePacks

@testable import NetlayerKit

/// The reference page of `netlayer.yml`, made of the tables that the reader uses.
enum ConfigurationReference {
    static var page: String {
        var text = """
            # Configuration

            `netlayer.yml` (or `netlayer.json`) tells `netlayer generate` and `netlayer check` what to do.
            Paths are relative to that file. Every key may be given again in a target, which then wins; options of the
            command line win over both. `# yaml-language-server: $schema=…/Specs/netlayer.schema.json` on the first line
            makes editors complete and check it. This page is generated.

            ```yaml
            spec: openapi.yaml
            pack: Packs/ours
            output: Sources/API/Generated
            ```

            ## Keys

            | key | meaning | example |
            |---|---|---|

            """
        for key in ConfigurationKey.all { text += row([code(key.name), key.summary, code(key.example)]) }
        text +=
            "\n## Filter\n\nUnder `filter.include` and `filter.exclude`; what is excluded is excluded whatever else "
        text += "includes it. Schemas that a kept operation uses are kept.\n\n| key | meaning |\n|---|---|\n"
        for key in FilterKey.allCases { text += row([code(key.rawValue), key.summary]) }
        text += "\n## Plugin\n\nUnder `plugin`; see <doc:Plugins>.\n\n| key | meaning | default |\n|---|---|---|\n"
        for key in PluginKey.allCases { text += row([code(key.rawValue), key.summary, code(key.preset)]) }
        text +=
            "\n## Directives\n\nUnder `operations.OPERATION`, as `x-netlayer` in the description, and in the native "
        text += "spec.\n\n| key | meaning |\n|---|---|\n"
        for directive in Directive.all { text += row([code(directive.key), directive.summary]) }
        text +=
            "\nOn a schema, `x-netlayer: { type: Model.Store }` names the team's own type that stands for it; the native "
        text += "spec writes such a type where it is used.\n"
        text += "\n## Conventions\n\nA pack's manifest sets these; a project overrides them one by one. `options`, "
        text +=
            "`layout`, `files` and `supportPath` are a manifest's keys, too. `services: { Map: { access: internal, "
            + "implementation: struct, feature: Maps } }` says options, the access and the folder of the code of one service, `files: { api: "
            + "{ access: internal } }` who sees that of one file of the pack, `supportFiles: [MultipartPart]` which support code is "
            + "written although nothing generated uses it.\n\n| setting | values | default | meaning |\n|---|---|---|---|\n"
        for setting in Settings.all {
            let values = setting.kind.words.map(code).joined(separator: ", ")
            let cells = [values.isEmpty ? setting.kind.name : values, code(setting.value().yaml)]
            text += row([code(setting.path)] + cells + [setting.summary])
        }
        return text
    }

    private static func code(_ text: String) -> String { "`\(text)`" }

    /// Escapes `a|b`, so that it doesn't end the cell.
    private static func row(_ cells: [String]) -> String {
        let escaped = cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
        return "| " + escaped.joined(separator: " | ") + " |\n"
    }
}
