import NetlayerKit
import Platform

extension CommandTable {
    static let templatesNew = CommandDefinition(
        name: "templates new", group: .customise,
        summary: "Writes a first pack of your own, which compiles as it stands.",
        discussion: [
            "The pack declares one protocol a service and takes models and support code from `base`. Change its template, or add others.",
            "Exit codes: 0 written, 2 wrong arguments, or the folder is there already, 4 the disk.",
        ], arguments: [ArgumentDefinition("NAME", .text("NAME"), "What the pack is called.")],
        options: [OptionDefinition("to", .folder("FOLDER"), "The folder for packs; `Packs` by default.")],
        examples: [.init("netlayer templates new clients", "Writes `Packs/clients`.")], run: TemplatesNew.run)
}

/// Writes a minimal pack with a template of its own.
enum TemplatesNew {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        let name = invocation.arguments[0]
        let isFit = name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_".utf8.contains($0) }
        guard isFit, let first = name.utf8.first, first != UInt8(ascii: "-") else {
            let help = name.contains("/") ? "`--to` names the folder for it" : nil
            throw UsageError(
                "`\(name)` isn't a name for a pack: letters, digits and dashes", help: help, command: "templates new")
        }
        let folder = FilePath.join(invocation.value("to") ?? "Packs", name)
        guard Disk.entry(folder) == nil else {
            throw UsageError("`\(folder)` already exists", command: "templates new")
        }
        try ProjectRoot.refuseLeaving(folder)
        let writer = AtomicWriter(folder: folder)
        let lock = try writer.lock()
        defer { lock.release() }
        for (file, text) in files(of: name) {
            try writer.write(Array(text.utf8), to: file)
            try console.write(line: FilePath.join(folder, file))
        }
        let pack = folder.contains("/") ? folder : "./" + folder
        console.say(line: "next: netlayer generate --spec openapi.yaml --pack \(pack) --output Generated")
        return .fine
    }

    private static func files(of name: String) -> [(file: String, text: String)] {
        let manifest = """
            pack: \(name)
            summary: A protocol for each service.
            extends: base

            names:
              service:
                client: "{Service}Client"    # {{ service.client }} in templates

            files:
              api: false                     # written by `base`, and not wanted here
              repository: false
              cached: false
              offline: false
              channels: false
              security: false
              clients:
                for: service
                template: client.stencil
                path: "Clients/{{ service.client }}.swift"

            """
        let template = """
            {# for: service, swift #}
            {% declare protocol service.client %}
            {% include "documentation.stencil" with service.documentation as lines %}
            {{ swift.declaration }}protocol {{ service.client }}: Sendable {
                {% for operation in service.operations separator "\\n" %}
                {% include "documentation.stencil" with operation.documentation as lines %}
                {{ operation.deprecation }}
                {% declare method operation.function in service.client %}
                {% include "function.stencil" %}
                {% endfor %}
            }

            """
        return [("pack.yaml", manifest), ("client.stencil", template)]
    }
}
