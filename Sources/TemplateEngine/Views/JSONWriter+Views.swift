import Diagnostics

extension JSONWriter {
    /// The fields of a view under the names by which templates call them, in the order of its table. What
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

    /// A view as an object, or a reference to it: its first field, which names it.
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
