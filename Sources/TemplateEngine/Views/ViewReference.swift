/// All view types that templates can reach from some roots, and the reference page that describes them.
public struct ViewReference: Sendable {
    /// In the order of discovery: the roots, then what they hold, breadth first.
    public let types: [ViewType]

    public init(_ roots: [ViewType]) {
        var types: [ViewType] = []
        var known: Set<ObjectIdentifier> = []
        var queue = roots
        var next = 0
        while next < queue.count {
            let type = queue[next]
            next += 1
            guard known.insert(ObjectIdentifier(type)).inserted else { continue }
            types.append(type)
            queue += type.fields.compactMap(\.kind.child)
        }
        self.types = types
    }

    /// The page for template authors, in Markdown: a section a view type, a row a field.
    public func referencePage() -> String {
        types.map(section).joined(separator: "\n")
    }

    private func section(_ type: ViewType) -> String {
        var text = "## `\(type.name)`\n\n\(type.summary)\n\n| field | holds | meaning |\n|---|---|---|\n"
        for (index, field) in type.fields.enumerated() {
            let uses = type.argumentFields?.contains(index) ?? false ? " Uses arguments of the case." : ""
            let summary = field.summary.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
            text += "| `\(field.name)` | \(contents(of: field)) | \(summary)\(uses) |\n"
        }
        return text
    }

    /// `optionalWord("kind", ["struct", "enum"], …)` → ``text, or none: `struct`, `enum` ``.
    private func contents(of field: ViewField) -> String {
        let absent = field.isOptional ? ", or none" : ""
        switch field.kind {
        case .flag: return "flag"
        case .number: return "number"
        case .text(nil): return "text" + absent
        case .foreign: return "text of the description, to compare"
        case .prefix: return "text with its own blank"
        case .text(let words?): return "text\(absent): " + words.map { "`\($0)`" }.joined(separator: ", ")
        case .texts: return "list of text"
        case .view(let type): return link(type()) + absent
        case .views(let type): return "list of " + link(type())
        }
    }

    private func link(_ type: ViewType) -> String { "[`\(type.name)`](#\(type.name))" }
}
