import Diagnostics
import SourceTree
import TemplatePacks

/// Reads `filter: { include: { tags: [users] }, exclude: { deprecated: true } }`.
enum FilterReader {
    static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> APIFilter {
        var filter = APIFilter()
        guard node.isMapping else {
            bag.report(PackMessages.wrongValue(of: "filter", wanted: "a mapping", at: node.range))
            return filter
        }
        for entry in node.entries {
            switch entry.key.text {
            case "include": filter.include = side(entry, into: &bag)
            case "exclude": filter.exclude = side(entry, into: &bag)
            case let other:
                let known = ["include", "exclude"]
                bag.report(PackMessages.unknownKey(other, in: "`filter`", known: known, at: entry.key.range))
            }
        }
        return filter
    }

    private static func side(_ entry: SourceEntry, into bag: inout DiagnosticBag) -> APIFilter.Side {
        let name = "filter.\(entry.key.text)"
        var side = APIFilter.Side()
        guard entry.value.isMapping else {
            bag.report(PackMessages.wrongValue(of: name, wanted: "a mapping", at: entry.value.range))
            return side
        }
        for inner in entry.value.entries {
            guard let key = FilterKey(rawValue: inner.key.text) else {
                let known = FilterKey.allCases.map(\.rawValue)
                bag.report(
                    PackMessages.unknownKey(inner.key.text, in: "`\(name)`", known: known, at: inner.key.range)
                )
                continue
            }
            let path = "\(name).\(key.rawValue)"
            switch key {
            case .tags: side.tags = patterns(inner.value, path, into: &bag)
            case .paths: side.paths = patterns(inner.value, path, into: &bag)
            case .operations: side.operations = patterns(inner.value, path, into: &bag)
            case .schemas: side.schemas = patterns(inner.value, path, into: &bag)
            case .deprecated:
                guard let flag = inner.value.bool else {
                    bag.report(PackMessages.wrongValue(of: path, wanted: "`true` or `false`", at: inner.value.range))
                    continue
                }
                side.isDeprecated = flag
            }
        }
        return side
    }

    /// One pattern, or a list of them.
    private static func patterns(
        _ node: SourceNode,
        _ path: String,
        into bag: inout DiagnosticBag
    ) -> [APIFilter.Pattern] {
        if node.isScalar, !node.isNull { return [.init(node.text, range: node.range)] }
        if node.isSequence, node.elements.allSatisfy(\.isScalar) {
            return node.elements.map { .init($0.text, range: $0.range) }
        }
        bag.report(PackMessages.wrongValue(of: path, wanted: "a list of patterns", at: node.range))
        return []
    }
}
