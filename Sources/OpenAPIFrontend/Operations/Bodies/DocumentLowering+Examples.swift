import APIModel
import Diagnostics
import Directives
import SourceTree

extension DocumentLowering {
    /// The named examples of a parameter or a media type. Those that stand elsewhere (`externalValue`) are left out.
    func examples(_ located: Located) -> [Example] {
        if located.node.isSequence {
            return located.node.elements.map { sample in Example(value: LiteralReader.read(sample)) }
        }
        return entries(located, "examples").compactMap { entry in
            guard let target = resolve(entry.value)?.target else { return nil }
            return example(target, name: entry.key.text)
        }
    }

    private func example(_ located: Located, name: String?) -> Example? {
        let isExample = located.node.entries.contains {
            $0.key.isExtensionKey || ExampleKey.known.index(of: $0.key) != nil
        }
        guard located.node.isMapping, isExample || located.node.count == 0 else {
            report(BodyMessages.bareExample(at: located.range), in: located.document)
            return Example(name: name, value: LiteralReader.read(located.node))
        }
        var value: SourceNode?
        var summary: String?
        read(located, as: ExampleKey.self, in: "example `\(name ?? "")`", keepsNull: true) { key, field in
            switch key {
            case .summary: summary = string(field, "summary")
            case .value: value = value ?? field.node
            case .dataValue: value = field.node
            case .description, .externalValue, .serializedValue: break
            }
        }
        return value.map { value in Example(name: name, summary: summary, value: LiteralReader.read(value)) }
    }

    /// Reads an example of the components for its problems alone.
    func checkExample(_ located: Located) {
        guard let target = resolve(located)?.target, target.node.isMapping else { return }
        for entry in target.node.entries where ExampleKey.known.index(of: entry.key) == nil {
            lowering.reportUnknownKey(entry.key, in: "an example", known: ExampleKey.known, document: target.document)
        }
    }

    /// Links are known but not used, which is said once.
    func checkLink(_ located: Located) {
        guard let target = resolve(located)?.target, target.node.isMapping else { return }
        if !hasReportedLinks {
            hasReportedLinks = true
            report(ObjectMessages.unsupported("links are not followed", at: located.range), in: located.document)
        }
        lowering.checkKeys(of: target, known: UnreadKeys.link, in: "a link")
    }
}
