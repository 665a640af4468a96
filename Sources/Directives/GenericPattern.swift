import APIModel
import Diagnostics
import SourceTree

/// How a description flattens the uses of one generic schema into names: `Page: Page_{T}` is `Page<T>`, of which
/// `Page_Item` is the use with `Item`.
public struct GenericPattern: Sendable {
    /// The name of the generic schema: `Page`.
    public let name: String
    let prefix: String
    let suffix: String
    let origin: Origin

    /// Nil where the text has not exactly one `{T}`.
    init?(name: String, text: String, origin: Origin) {
        let parts = GenericPattern.split(text)
        guard parts.count == 2, !name.isEmpty, parts[0].utf8.count + parts[1].utf8.count > 0 else { return nil }
        self.name = name
        self.origin = origin
        prefix = parts[0]
        suffix = parts[1]
    }

    /// `Page_{T}_` → `Page_`, `_`
    private static func split(_ text: String) -> [String] {
        var parts = [""]
        var rest = text[...]
        while let next = rest.first {
            if rest.hasPrefix("{T}") {
                parts.append("")
                rest = rest.dropFirst(3)
            } else {
                parts[parts.count - 1].append(next)
                rest = rest.dropFirst()
            }
        }
        return parts
    }

    private static let expected = "names with patterns like `Page_{T}`"

    var text: String { prefix + "{T}" + suffix }

    /// `Page_Item` by `Page_{T}` → `Item`
    func argument(in schema: String) -> String? {
        guard schema.utf8.count > prefix.utf8.count + suffix.utf8.count, schema.hasPrefix(prefix),
            schema.hasSuffix(suffix)
        else { return nil }
        return String(schema.dropFirst(prefix.count).dropLast(suffix.count))
    }

    /// The entries of `generics: { Page: Page_{T} }`.
    public static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> [GenericPattern] {
        guard node.isMapping else {
            bag.report(DirectiveMessages.wrongType("generics", expected: expected, at: node.range))
            return []
        }
        return node.entries.compactMap { entry in
            let origin = Origin(range: entry.value.range)
            if entry.value.isScalar,
                let pattern = GenericPattern(name: entry.key.text, text: entry.value.text, origin: origin)
            {
                return pattern
            }
            bag.report(DirectiveMessages.wrongType("generics", expected: expected, at: entry.value.range))
            return nil
        }
    }

    /// The patterns that the document itself gives: `x-netlayer: { generics: … }` at its root.
    static func patterns(of api: API, into bag: inout DiagnosticBag) -> [GenericPattern] {
        guard case .object(let members)? = api.extensions.first(where: { $0.name == "x-netlayer" })?.value,
            let generics = members.first(where: { $0.name == "generics" })?.value
        else { return [] }
        var patterns: [GenericPattern] = []
        if case .object(let entries) = generics {
            for case (let name, .string(let text)) in entries.map({ ($0.name, $0.value) }) {
                if let pattern = GenericPattern(name: name, text: text, origin: .none) { patterns.append(pattern) }
            }
            if patterns.count == entries.count { return patterns }
        }
        bag.report(DirectiveMessages.wrongType("generics", expected: expected, at: nil))
        return patterns
    }
}
