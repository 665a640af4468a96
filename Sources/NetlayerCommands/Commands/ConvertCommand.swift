import Diagnostics
import NetlayerKit

extension CommandTable {
    static let convert = CommandDefinition(
        name: "convert", group: .understand,
        summary: "Converts an OpenAPI description to a native spec, or a native spec to OpenAPI.",
        discussion: [
            "Warns, with its line, of anything that the new form can't express. Nothing else is lost: the result is read back and compared.",
            "Comments aren't kept, nor is the order of keys where it has no meaning.",
        ], arguments: [ArgumentDefinition("SPEC", .file("SPEC"), "The description; `-` is the standard input.")],
        options: [
            OptionDefinition(
                "to", .words(SpecConverter.Form.allCases.map(\.rawValue)),
                "The form to write; the other form by default."),
            OptionDefinition("output", .file("FILE"), short: "o", "Where to write; the standard output by default."),
            OptionDefinition("force", .none, "Overwrites an existing file."), JobOptions.overlay, strict, root, limit,
        ],
        examples: [
            .init("netlayer convert openapi.yaml -o api.yaml", "Writes an API in the compact form."),
            .init("netlayer convert api.yaml --to openapi > openapi.yaml", "Shares a native spec with others."),
        ], run: ConvertCommand.run)
}

/// Converts a description to the other form.
enum ConvertCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        var bag = DiagnosticBag()
        var text: String?
        let (root, limits) = (JobOptions.root(invocation), try JobOptions.limits(invocation))
        let (path, overlays) = (invocation.arguments[0], invocation.values("overlay"))
        if let tree = try SpecReader.read(path, with: overlays, in: root, limits: limits, into: &bag) {
            let usual: SpecConverter.Form = SpecReader.isNative(tree) ? .openAPI : .native
            let form = invocation.value("to").flatMap(SpecConverter.Form.init(rawValue:)) ?? usual
            text = SpecConverter.convert(tree, to: form, in: root, limits: limits, into: &bag)
        }
        if invocation.has("strict") { bag.promoteWarnings() }
        console.say(diagnostics: bag)
        if let text, !bag.hasErrors {
            if let path = invocation.value("output") {
                guard try SingleFile.write(text, to: path, isForced: invocation.has("force")) else {
                    throw UsageError(
                        "`\(path)` already exists", help: "give `--force` to write over it", command: "convert")
                }
            } else {
                try console.write(text)
            }
        }
        console.say(bag.diagnostics.summary)
        return bag.hasErrors ? .input : .fine
    }
}
