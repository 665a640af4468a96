import APIModel
import Diagnostics
import SourceTree

/// Reads the directives of one operation. It knows nothing of the operation itself: whether an argument exists is
/// checked where directives are applied.
public enum DirectivesReader {
    public static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> OperationDirectives {
        read(node, besides: [], into: &bag)
    }

    /// Leaves the keys that the caller reads itself, and suggests them where a key is unknown.
    package static func read(
        _ node: SourceNode,
        besides others: [String],
        into bag: inout DiagnosticBag
    ) -> OperationDirectives {
        var directives = OperationDirectives()
        directives.origin = Origin(range: node.range)
        if node.isNull { return directives }
        guard node.isMapping else {
            bag.report(DirectiveMessages.wrongDirectives(at: node.range))
            return directives
        }
        for entry in node.entries {
            let key = entry.key.text
            if others.contains(key) { continue }
            guard let directive = Directive.named(key) else {
                let candidates = others + Directive.keys
                bag.report(DirectiveMessages.unknownKey(key, among: candidates, at: entry.key.range))
                continue
            }
            directives.give(key, at: Origin(range: entry.key.range))
            var reader = DirectiveValueReader(key: key)
            directive.read(entry.value, &reader, &directives)
            bag.append(contentsOf: reader.bag)
        }
        return directives
    }
}
