import APIModel
import Diagnostics
import NetlayerKit
import SwiftModel
import TemplatePacks

/// The page as Markdown: a file for each service, to commit or to use with DocC.
public enum PageMarkdown {
    public struct File: Sendable {
        /// `Users.md`
        public let name: String
        public let text: String
    }

    /// The files for a description, by the first of its views.
    public static func files(_ section: PageSection) -> [File] {
        guard let view = section.views.first else { return [] }
        let operations = Dictionary(section.api.operations.map { ($0.key, $0) }) { first, _ in first }
        let schemas = SchemaText(api: section.api)
        let services = view.plan.services.filter { !$0.operations.isEmpty }
        return zip(services, fileNames(services.map(\.word))).map { service, name in
            var text = "# \(MarkdownRenderer.text(service.wireName.isEmpty ? section.api.title : service.wireName))\n"
            for plan in service.operations {
                text += page(of: plan, operations[plan.key], view.calls[plan.key], schemas)
            }
            return File(name: FileNameLength.shortened(name + ".md"), text: text)
        }
    }

    /// Names that differ even if a disk ignores case: `Abc`, `ABC` → `Abc`, `ABC2`
    public static func fileNames(_ words: [String]) -> [String] {
        var taken: Set<String> = []
        return words.map { word in
            var (name, count) = (word, 1)
            while !taken.insert(NameScope.foldedForDisks(name)).inserted {
                count += 1
                name = "\(word)\(count)"
            }
            return name
        }
    }

    private static func page(
        of plan: OperationPlan, _ operation: Operation?, _ call: CallSample?, _ schemas: SchemaText
    ) -> String {
        var text = "\n## \(MarkdownRenderer.text(operation?.summary ?? plan.identifier ?? plan.key))\n\n"
        text += MarkdownRenderer.span(plan.key) + (plan.isDeprecated ? ", deprecated" : "") + "\n"
        if let documentation = operation?.documentation, documentation != operation?.summary {
            text += "\n" + DescribedMarkdown.text(documentation)
        }
        if let call {
            let given = call.receiver.map { "// \($0)\n" } ?? ""
            text += "\n" + MarkdownRenderer.block("swift", given + call.code + "\n")
        }
        guard let operation else { return text }
        if !operation.parameters.isEmpty {
            text += "\n| parameter | in | type | |\n|---|---|---|---|\n"
            for parameter in operation.parameters {
                let words = [parameter.isRequired ? "required" : nil, parameter.documentation].compactMap(\.self)
                text += row([
                    MarkdownRenderer.code(parameter.wireName), parameter.location.rawValue,
                    MarkdownRenderer.code(schemas.text(of: parameter.use)),
                    MarkdownRenderer.cell(words.joined(separator: "; ")),
                ])
            }
        }
        text += "\n| status | meaning | content |\n|---|---|---|\n"
        for response in operation.responses {
            let contents = response.contents.map { content in
                (content.itemUse ?? content.use).map { MarkdownRenderer.code(schemas.text(of: $0)) }
                    ?? MarkdownRenderer.code(content.mediaType.text)
            }
            text += row([
                response.status.text, MarkdownRenderer.cell(response.documentation ?? ""),
                contents.joined(separator: ", "),
            ])
        }
        return text
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
