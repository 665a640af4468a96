import APIModel
import Diagnostics
import Directives
import SourceTree

extension ContentReader {
    /// The named examples of a parameter or a media type. Those that stand elsewhere (`externalValue`) are left out.
    func examples(_ located: Located) -> [Example] {
        if located.node.isSequence {
            return located.node.elements.map { sample in Example(value: LiteralReader.read(sample)) }
        }
        return nodes.entries(located, "examples").compactMap { entry in
            guard let target = nodes.resolve(entry.value)?.target else { return nil }
            return example(target, name: entry.key.text)
        }
    }

    private func example(_ located: Located, name: String) -> Example? {
        let isExample = located.node.entries.contains {
            $0.key.isExtensionKey || ExampleKey.table.key(of: $0.key) != nil
        }
        guard located.node.isMapping, isExample || located.node.count == 0 else {
            nodes.report(BodyMessages.bareExample(at: located.range))
            return Example(name: name, value: LiteralReader.read(located.node))
        }
        var value: SourceNode?
        var summary: String?
        for (key, field, _) in nodes.items(
            of: located,
            as: ExampleKey.self,
            in: "example `\(name)`",
            keepsNull: true
        ) {
            switch key {
            case .summary: summary = nodes.string(field.node, key.rawValue)
            case .value: value = value ?? field.node
            case .dataValue: value = field.node
            case .description, .externalValue, .serializedValue: break
            }
        }
        return value.map { value in Example(name: name, summary: summary, value: LiteralReader.read(value)) }
    }

    /// Reads an example of the components for its problems alone.
    func checkExample(_ located: Located) {
        guard let target = nodes.resolve(located)?.target, target.node.isMapping else { return }
        nodes.checkKeys(of: target, as: ExampleKey.self, in: "an example")
    }
}
