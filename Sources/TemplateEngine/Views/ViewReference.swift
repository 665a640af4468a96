import Diagnostics

/// The declaration of a kind of view: its name, its meaning and its fields, in the order of their numbers.
/// There is one object a type, and its identity is the type's identity.
public final class ViewType: Sendable {
    public let name: String
    public let summary: String
    public let fields: [ViewField]
    /// For views that are a `SwitchCase`: the fields whose values use arguments of the case. Nil for all others.
    let argumentFields: [Int]?
    /// Whether an element of a list is found by its first field: `operation.extensions.x-cache`.
    let isKeyed: Bool
    private let numbers: [String: Int]

    public init(
        _ name: String, _ summary: String, fields: [ViewField], argumentFields: [Int]? = nil, isKeyed: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.fields = fields
        self.argumentFields = argumentFields
        self.isKeyed = isKeyed
        numbers = Dictionary(fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The number of the field that templates call `name`.
    public func index(of name: String) -> Int? { numbers[name] }
}

/// All view types that templates can reach from some roots, and the reference page that describes them.
public struct ViewReference: Sendable {
    /// In the order of discovery: the roots, then the types of their fields, breadth first.
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
    public func referencePage() -> String { types.map(section).joined(separator: "\n") }

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
        case .prefix: return "text that ends with a space"
        case .text(let words?): return "text\(absent): " + words.map { "`\($0)`" }.joined(separator: ", ")
        case .texts: return "list of text"
        case .view(let type): return link(type()) + absent
        case .views(let type): return "list of " + link(type())
        }
    }

    private func link(_ type: ViewType) -> String { "[`\(type.name)`](#\(type.name))" }
}

extension JSONWriter {
    /// Writes the fields of a view under their names in templates, in the order of its table. A field that
    /// `{% if field %}` finds false is left out.
    public mutating func fields(of view: any TemplateView) {
        for (index, field) in view.viewType.fields.enumerated() {
            let value = view.value(at: index)
            guard value.isTrue else { continue }
            key(field.name)
            write(value, asReference: field.isReference)
        }
    }

    private mutating func write(_ value: TemplateValue, asReference: Bool) {
        switch value {
        case .none: null()
        case .flag(let flag): bool(flag)
        case .number(let number): integer(number)
        case .text(let text), .code(let text, _, _): string(text)
        case .texts(let texts): array(texts.count) { $0.string(texts[$1]) }
        case .view(let view): write(view, asReference: asReference)
        case .views(let views): array(views.viewCount) { $0.write(views.view(at: $1), asReference: asReference) }
        }
    }

    /// Writes a view as an object, or a reference to it: its first field, which names it.
    private mutating func write(_ view: any TemplateView, asReference: Bool) {
        if asReference {
            write(view.value(at: 0), asReference: true)
        } else {
            beginObject()
            fields(of: view)
            endObject()
        }
    }

    private mutating func array(_ count: Int, _ write: (inout JSONWriter, Int) -> Void) {
        beginArray()
        for index in 0..<count { write(&self, index) }
        endArray()
    }
}
