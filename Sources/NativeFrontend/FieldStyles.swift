import APIModel
import Diagnostics

/// What `style` and `explode` say of the properties of structs. It counts where a struct is the input of a GET or a form.
struct FieldStyles {
    private struct Entry {
        var style: Parameter.Style?
        var isExploded: Bool?
        var range: SourceRange
        var isUsed = false
    }

    private var entries: [String: Entry] = [:]
    private var order: [String] = []

    /// Notes the style of a property that says one.
    mutating func note(_ property: PropertyExpression, at range: SourceRange?) {
        guard property.style != nil || property.isExploded != nil, let range else { return }
        let pointer = property.origin.pointer
        if entries.updateValue(
            Entry(style: property.style, isExploded: property.isExploded, range: range),
            forKey: pointer
        ) == nil {
            order.append(pointer)
        }
    }

    /// How a property is sent as a field of a form; nil where nothing is said.
    mutating func encoding(of property: Property) -> PartEncoding? {
        guard let entry = use(property) else { return nil }
        var encoding = PartEncoding(property: property.wireName)
        encoding.style = entry.style
        encoding.isExploded = entry.isExploded
        return encoding
    }

    /// Sends a property as a query item in its style.
    mutating func apply(to parameter: inout Parameter, of property: Property) {
        guard let entry = use(property) else { return }
        if let style = entry.style {
            parameter.encoding.style = style
            parameter.encoding.isExploded = style.isExplodedByDefault
        }
        if let isExploded = entry.isExploded { parameter.encoding.isExploded = isExploded }
    }

    private mutating func use(_ property: Property) -> Entry? {
        guard !entries.isEmpty else { return nil }
        let pointer = property.origin.pointer
        entries[pointer]?.isUsed = true
        return entries[pointer]
    }

    /// Where the style of a property stands that no place of it can have.
    mutating func refuse(_ property: Property) -> SourceRange? { use(property)?.range }

    /// Where styles stand of properties that are sent as nothing but JSON.
    var unused: [SourceRange] { order.compactMap { entries[$0] }.filter { !$0.isUsed }.map(\.range) }
}
